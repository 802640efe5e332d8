// Three dots in the press's inks: somebody is writing.

export const TypingDots = ({ children }: { children: string }) => (
  <span className="desk-typing inline-flex items-center gap-1.5">
    <i aria-hidden="true" />
    <i aria-hidden="true" />
    <i aria-hidden="true" />
    <span className="text-ink-quiet">{children}</span>
  </span>
);
