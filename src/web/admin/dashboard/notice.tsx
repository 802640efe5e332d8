// One thing that the owner must know before anything else: in bold what it is, then what to do about it.
import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  /** Read out at once (alert) or at the next pause (status) when it comes up. */
  role?: 'alert' | 'status';
  children: ReactNode;
}

export function Notice({ title, role, children }: Props) {
  return (
    <div className="notice" role={role}>
      <b>{title}</b> <div className="notice-text">{children}</div>
    </div>
  );
}
