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

function Icon({ children }: { children: ReactNode }) {
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
