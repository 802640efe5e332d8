// Icons of files under way; they come with what uses them.
import { Icon } from '../ui/icons.tsx';

export const PauseIcon = () => (
  <Icon>
    <path d="M8.5 5V19M15.5 5V19" />
  </Icon>
);

export const GoOnIcon = () => (
  <Icon>
    <path d="M7 4.5 18.5 12 7 19.5Z" />
  </Icon>
);

export const CameraIcon = () => (
  <Icon>
    <path strokeWidth="2.4" d="M3 7.5H7.5L9.5 4.5H14.5L16.5 7.5H21V19.5H3Z" />
    <circle cx="12" cy="13" r="3.2" strokeWidth="2.4" />
  </Icon>
);

export const PasteIcon = () => (
  <Icon>
    <path strokeWidth="2.4" d="M8 5H5V21H19V5H16" />
    <path fill="currentColor" strokeWidth="1" d="M8.5 3H15.5V7H8.5Z" />
  </Icon>
);
