// A row of the thread: who and when at the side, what was said beside it, on a phone under it.
import type { ReactNode } from 'react';

interface Props {
  who: string;
  side: ReactNode;
  /** Stands out: it waits for an answer. */
  isWaiting?: boolean;
  isQuiet?: boolean;
  children: ReactNode;
}

export const Row = ({ who, side, isWaiting = false, isQuiet = false, children }: Props) => (
  <li
    className={`scroll-mb-36 max-phone:scroll-mb-52 grid gap-x-3 px-4 py-2 wrap-anywhere @min-[460px]/lead:grid-cols-[100px_minmax(0,1fr)] ${isWaiting ? 'waiting bg-highlight shadow-open' : ''} ${isQuiet ? 'text-ink-soft' : ''}`}
  >
    <div className="flex flex-wrap items-center gap-x-2 @min-[460px]/lead:block">
      <b className="text-ink" dir="auto">
        {who}
      </b>
      <span className="flex flex-wrap items-center gap-x-1.5 text-ink-quiet">
        {side}
        {isWaiting && <span className="visually-hidden">waits for an answer</span>}
      </span>
    </div>
    <div className="grid content-start justify-items-start gap-1.5">{children}</div>
  </li>
);

/** Words as they were typed. */
export const Words = ({ children }: { children: string }) => (
  <p className="text-quote leading-[1.43] whitespace-pre-wrap touch:text-base" dir="auto">
    {children}
  </p>
);
