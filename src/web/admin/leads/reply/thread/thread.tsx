// All that was said, the oldest first, and at its end what has not left yet. It opens at the newest.
import { useEffect, useRef } from 'react';
import type { JobSaying } from '../../../../../schemas/job.ts';
import type { DeskLead } from '../../../../../schemas/lead.ts';
import type { PlannedReply, TakeBack } from '../send/use-take-back.ts';
import { PlannedRow } from './planned-reply.tsx';
import { SayingRow } from './saying-row.tsx';

interface Props {
  lead: DeskLead;
  sayings: readonly JobSaying[];
  planned: readonly PlannedReply[];
  takeBack: TakeBack;
}

/** Of a longer thread the beginning is folded. */
const SHOWN = 3;

export function Thread({ lead, sayings, planned, takeBack }: Props) {
  const last = sayings.at(-1);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // The opened lead itself goes to its top first.
    const frame = requestAnimationFrame(() =>
      list.current?.lastElementChild?.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
  const isWaiting = lead.handledAt === null && last?.who === 'customer';
  // A fold for one would save nothing.
  const folded = sayings.length > SHOWN + 1 ? sayings.length - SHOWN : 0;
  const draw = (from: number, to?: number) =>
    sayings
      .slice(from, to)
      .map((saying) => (
        <SayingRow
          key={saying.id}
          leadId={lead.id}
          url={lead.job?.url ?? null}
          saying={saying}
          isWaiting={isWaiting && saying.id === last?.id}
        />
      ));
  if (sayings.length + planned.length === 0)
    return <p className="px-4 pb-2 text-ink-quiet">Nothing has been said or sent yet.</p>;
  return (
    <>
      {folded > 0 && (
        <details className="group/earlier">
          <summary className="mx-4 min-h-8 cursor-pointer border-b border-hairline py-1.5 text-ink-soft touch:min-h-target touch:py-2.5">
            {`Messages 1 to ${folded}`}
          </summary>
          <ol aria-label="Earlier messages">{draw(0, folded)}</ol>
        </details>
      )}
      <ol ref={list} aria-label="Thread">
        {draw(folded)}
        {planned.map((reply, index) => (
          <PlannedRow
            key={reply.id}
            reply={reply}
            takeBack={takeBack}
            isNewest={index === planned.length - 1}
          />
        ))}
      </ol>
    </>
  );
}
