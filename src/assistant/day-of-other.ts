// The day that was told for another job, offered for the one talked about: "Do you need them by Fri, Jun 12 as well?"
import type { Slots } from '../schemas/reading.ts';
import type { Moment } from './moment.ts';
import { worded } from './reading/words/triggers.ts';
import type { ConversationState } from './turn.ts';

/** Said where it is offered; a "yes" is known by it to take the day. */
export const AS_WELL = { en: ' as well', es: 'También ' };

/** What another job has and this one has not: its day, and with it its artwork. */
export function dayOfOther({
  state: { slots, jobs },
  today,
}: Pick<Moment, 'state' | 'today'>): Pick<Slots, 'dueDate' | 'artwork'> | undefined {
  if (slots.dueDate !== undefined) return;
  const other = jobs.findLast((job) => (job.slots.dueDate?.date ?? '') >= today)?.slots;
  if (!other?.dueDate?.date) return;
  const isTheirs = slots.artwork === undefined && /ready/.test(other.artwork ?? '');
  return { dueDate: other.dueDate, ...(isTheirs && { artwork: other.artwork }) };
}

/** Was it offered with the last question? */
export const offeredDay = ({ asked, lastReply, language }: ConversationState): boolean =>
  asked === 'dueDate' && lastReply.includes(AS_WELL[language]);

/** "yes", "same", "yep, and what do they cost" */
export const takesDay = ({ before, reading, words }: Moment): boolean =>
  offeredDay(before) &&
  reading.slots.dueDate?.date == null &&
  (reading.intents.includes('affirm') || SAME.test(words.plain));

const SAME = worded(
  /^ (?:(?:yes|ok|sure|the|that|it is|should be|is|and|by|all|both|they are|both are|for|in|,) )*(?:same|both|as well|together|also)(?: (?:as|for|with|on|the|that|those|these|them|all|here|too|please|then|day|date|time|day too|thing|one|\S+s|[.!,]))* $/,
);
