// Three dots in the press's inks: somebody is writing.
import type { ReactNode } from 'react';

export const TypingDots = ({ children }: { children: ReactNode }) => (
  <span className="desk-typing inline-flex items-center gap-1.5">
    <i aria-hidden="true" />
    <i aria-hidden="true" />
    <i aria-hidden="true" />
    <span className="text-ink-quiet">{children}</span>
  </span>
);
