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
    <div
      className={`border-b border-l-6 border-hairline border-l-orange px-4 py-2.5 max-phone:grid max-phone:min-h-target max-phone:content-center max-phone:gap-0.5 max-phone:text-quote max-phone:leading-[1.25] max-phone:group-data-[open=false]/notices:py-1 max-phone:group-data-[open=false]/notices:not-first:hidden ${role ? 'bg-orange/14' : ''}`}
      role={role}
    >
      <b className="max-phone:[:first-child>&]:pr-15">{title}</b>{' '}
      <div className="inline max-phone:block max-phone:text-small max-phone:leading-[1.4] max-phone:group-data-[open=false]/notices:hidden [&_code]:font-mono [&_code]:text-[0.95em] [&_code]:wrap-anywhere">
        {children}
      </div>
    </div>
  );
}
