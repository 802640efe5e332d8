// Which of the shop's messages the customer had before them.
import type { Decision, JobEvent } from '../../storage/job/job-store.ts';
import type { Who } from './people.ts';

/** Number of the shop's last message up to `upTo`; null where there is none, or it was seen. */
export function unseenMessage(events: readonly JobEvent[], upTo = Number.POSITIVE_INFINITY): number | null {
  const last = lastMessage(events, upTo);
  const isSeen = events.some((event) => event.kind === 'message_seen' && event.data.upTo >= (last ?? 0));
  return isSeen ? null : last;
}

/** They had the shop's messages in view up to that event: kept where one of them was not seen before. */
export function seeMessages(upTo: number, { person, name }: Who) {
  return (events: readonly JobEvent[]): Decision<'seen' | { refused: 'unknown' }> => {
    if (lastMessage(events, upTo) === null) return { add: [], result: { refused: 'unknown' } };
    const unseen = unseenMessage(events, upTo);
    const by = { kind: 'message_seen', who: 'customer', name, version: null } as const;
    const add = unseen === null ? [] : [{ ...by, data: { upTo: unseen, person } }];
    return { add, result: 'seen' };
  };
}

const lastMessage = (events: readonly JobEvent[], upTo: number): number | null =>
  events.findLast(({ kind, who, seq }) => kind === 'message' && who === 'shop' && seq <= upTo)?.seq ?? null;
