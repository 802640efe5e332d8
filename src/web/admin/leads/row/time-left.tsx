// How much of the promised time is left, how late it is, or how long an answer took.
import type { Lead } from '../../../../schemas/lead.ts';
import { describeSpan } from '../../time/describe-time.ts';
import { useNow } from '../../time/now.tsx';

/** In a row: a small gauge and the time in words. Nothing where nothing was promised. */
export function TimeLeft({ lead }: { lead: Lead }) {
  const left = useTimeLeft(lead);
  if (!left) return null;
  return (
    <span className="time-left">
      {left.state === 'overdue' && <b className="late-tag">Late</b>}
      {left.state === 'due' && <Gauge share={left.share} />}
      {left.state === 'handled' && 'after '}
      {left.span}
      {left.state === 'due' && ' left'}
    </span>
  );
}

/** A bar that fills as the promised time passes; `share` from 0 to 1. */
export function Gauge({ share }: { share: number }) {
  return (
    <svg className="gauge" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className="gauge-passed" width={100 * share} height="10" />
    </svg>
  );
}

/** Null where nothing was promised and nobody has answered. */
export function useTimeLeft({ createdAt, handledAt, replyDueAt }: Lead) {
  const now = useNow().getTime();
  const created = Date.parse(createdAt);
  if (handledAt !== null) {
    return { state: 'handled', span: describeSpan(Date.parse(handledAt) - created), share: 1 } as const;
  }
  if (replyDueAt === null) return null;
  const due = Date.parse(replyDueAt);
  const share = Math.min(1, Math.max(0, (now - created) / Math.max(1, due - created)));
  return { state: due < now ? 'overdue' : 'due', span: describeSpan(due - now), share } as const;
}
