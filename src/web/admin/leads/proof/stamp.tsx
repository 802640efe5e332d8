// The stamp of an approval: small beside a line, large on the picture with who and when.
import type { ReactNode } from 'react';

export const Stamp = () => (
  <b className="display inline-block -rotate-3 border-2 border-done bg-desk px-1.5 py-px text-[0.6875rem] leading-4 text-done">
    Approved
  </b>
);

export const LargeStamp = ({ children }: { children: ReactNode }) => (
  <p className="pointer-events-none absolute right-[4%] bottom-[5%] -rotate-9 border-4 border-done bg-desk px-4 py-2 text-center text-done max-phone:border-3 max-phone:px-2.5 max-phone:py-1">
    <span className="display block text-[2.25rem] leading-none max-phone:text-card">Approved</span>
    <span className="mono block text-[0.75rem] uppercase max-phone:text-tiny">{children}</span>
  </p>
);
