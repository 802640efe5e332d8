// How much of the promised time is left and how late it is, in opening hours, or how long an answer took.
import type { Lead } from '../../../../schemas/lead.ts';
import { useShop } from '../../page-data.ts';
import { describeHours, describeSpan } from '../../time/describe-time.ts';
import { useNow } from '../../time/now.tsx';
import { openMsBetween } from '../../time/open-time.ts';

/** In a row: a small gauge and the time in words. Nothing where nothing was promised. */
export function TimeLeft({ lead }: { lead: Lead }) {
  const left = useTimeLeft(lead);
  if (!left) return null;
  return (
    <span className="flex items-center gap-1.5 text-[0.96em] text-ink-soft cards:justify-end">
      {left.state === 'overdue' && (
        <b className="late-tag bg-orange px-1.5 text-tiny leading-[17px] text-on-ink">Late</b>
      )}
      {left.state === 'due' && <Gauge share={left.share} />}
      {left.state === 'handled' && 'after '}
      {left.span}
      {left.state === 'due' && ' left'}
    </span>
  );
}

/** A bar that fills as the promised time passes; `share` from 0 to 1. */
export function Gauge({ share, className = 'h-[5px] w-[30px]' }: { share: number; className?: string }) {
  return (
    <svg
      className={`flex-none outline outline-ink ${className}`}
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="fill-ink" width={100 * share} height="10" />
    </svg>
  );
}

/** Null where nothing was promised and nobody has answered. */
export function useTimeLeft({ createdAt, handledAt, replyDueAt }: Lead) {
  const shop = useShop();
  const now = useNow();
  const created = new Date(createdAt);
  if (handledAt !== null) {
    return tell('handled', 'Answered after', describeSpan(Date.parse(handledAt) - created.getTime()), 1);
  }
  if (replyDueAt === null) return null;
  const due = new Date(replyDueAt);
  if (due < now) {
    const lateMs = now.getTime() - due.getTime();
    const openMs = openMsBetween(due, now, shop);
    if (lateMs >= LONG_LATE_MS) return tell('overdue', 'Late by', describeSpan(lateMs), 1);
    if (openMs < 60_000) return tell('overdue', 'Late', 'shop closed', 1);
    return tell('overdue', 'Late by, shop open', describeHours(openMs), 1);
  }
  const left = openMsBetween(now, due, shop);
  const passed = openMsBetween(created, now, shop);
  return tell('due', 'Time left, shop open', describeHours(left), passed / Math.max(1, passed + left));
}

/** From here on days tell more than hours. */
const LONG_LATE_MS = 48 * 3_600_000;

const tell = (state: 'due' | 'overdue' | 'handled', label: string, span: string, share: number) => ({
  state,
  label,
  span,
  share,
});
