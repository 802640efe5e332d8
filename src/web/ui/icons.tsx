// Icons, drawn square and heavy. Each is decoration: its button carries the name.
import type { ReactNode } from 'react';

export const CloseIcon = () => (
  <Icon>
    <path d="M5 5 19 19M19 5 5 19" />
  </Icon>
);

export const SendIcon = () => (
  <Icon>
    <path d="M4 12H19M12.5 5.5 19 12 12.5 18.5" />
  </Icon>
);

export const MenuIcon = () => (
  <Icon>
    <path d="M3 6H21M3 12H21M3 18H15" />
  </Icon>
);

export const MicrophoneIcon = () => (
  <Icon>
    <path fill="currentColor" stroke="none" d="M9 3H15V13H9Z" />
    <path strokeWidth="2.4" d="M5.5 10V12.5L8.5 16.5H15.5L18.5 12.5V10M12 16.5V21M8 21H16" />
  </Icon>
);

/** Points down; turned by whoever uses it. */
export const ChevronIcon = () => (
  <Icon>
    <path d="M5 9 12 16 19 9" />
  </Icon>
);

/** Sound waves, or the stroke through them, are shown by whoever uses it. */
export const SpeakerIcon = () => (
  <Icon>
    <path fill="currentColor" d="M3 9.5H6.5L11 6V18L6.5 14.5H3Z" />
    <path className="waves" d="M15 9Q17.5 12 15 15M18 6Q22.5 12 18 18" />
    <path className="silence" d="M15 9.5 21 15.5M21 9.5 15 15.5" />
  </Icon>
);

/** A sheet with an arrow that goes up into it. */
export const FileIcon = () => (
  <Icon>
    <path strokeWidth="2.4" d="M5 3H14.5L19 7.5V21H5ZM12 17.5V10.5M8.5 13.5 12 10 15.5 13.5" />
  </Icon>
);

export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
    >
      {children}
    </svg>
  );
}
