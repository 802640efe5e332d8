// Who has the talk, and when Carl takes it back: solid ink while it is this desk's own.
import type { ReactNode } from 'react';
import { HELD_MS, type LiveState } from '../../../../../schemas/live.ts';
import { Clock } from '../../../time/clock.tsx';
import { describeSeconds } from '../describe-seconds.ts';
import { useServerNow } from '../server-now.ts';

interface Props {
  live: LiveState;
  heldBy: NonNullable<LiveState['heldBy']>;
}

/** `children`: what gives it back, where the head is out of sight. */
export const OwnBar = ({ live: { heldUntil }, heldBy, children }: Props & { children: ReactNode }) => (
  <div className="own-bar flex min-h-9 flex-wrap items-center gap-x-4 gap-y-0.5 bg-ink px-4 py-1.5 text-desk max-phone:py-2 max-phone:text-small">
    <b>You have it, Carl is silent.</b>
    <span className="max-phone:hidden">
      The visitor reads you as <bdi>{heldBy.name}</bdi>.
    </span>
    {children}
    {heldUntil !== null && <TimeLeft until={heldUntil} />}
  </div>
);

function TimeLeft({ until }: { until: string }) {
  const leftMs = Math.max(0, Date.parse(until) - useServerNow());
  return (
    <p
      className="flex flex-wrap items-center gap-x-2.5 max-phone:gap-x-1 max-phone:text-quote phone:ml-auto"
      aria-live="off"
    >
      <span>Carl takes it back in</span>{' '}
      <svg
        className="h-[7px] w-30 flex-none outline outline-desk max-phone:hidden"
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className="fill-desk" width={Math.min(100, (100 * leftMs) / HELD_MS)} height="10" />
      </svg>
      <b className="whitespace-nowrap">{describeSeconds(leftMs)}</b> <span>if you write nothing</span>
    </p>
  );
}

/** There is nothing to write in: one person has a talk at a time. */
export const OtherBar = ({ live: { heldUntil }, heldBy }: Props) => (
  <p className="border-b border-hairline bg-desk-sunk px-4 py-2">
    <b>
      <bdi>{heldBy.name}</bdi> has it, Carl is silent.
    </b>{' '}
    {heldUntil !== null && (
      <span className="text-ink-soft">
        If nothing is written, Carl takes it back at <Clock at={heldUntil} />.
      </span>
    )}
  </p>
);
