// By when a lead is owed an answer, in the shop's time zone and its way of telling the time.
import type { Lead } from '../../../../schemas/lead.ts';
import { describeAge, describeDay, describeShopClock } from '../../time/describe-time.ts';

export interface Due {
  state: 'due' | 'overdue' | 'handled';
  /** E.g. 'Due today by 5 pm'. */
  text: string;
  /** ISO time that the text tells of. */
  at: string;
}

/**
 * What is owed to a lead at `now`; null for one that nothing was promised.
 *
 *     describeDue(lead, now, 'America/Chicago')   { state: 'overdue', text: 'Overdue since Mon 10:30 am', at }
 */
export function describeDue(
  { handledAt, handledBy, replyDueAt }: Pick<Lead, 'handledAt' | 'handledBy' | 'replyDueAt'>,
  now: Date,
  timeZone: string,
): Due | null {
  if (handledAt !== null) {
    const age = describeAge(new Date(handledAt), now);
    return { state: 'handled', text: `Handled by ${handledBy ?? 'somebody'}, ${age}`, at: handledAt };
  }
  if (replyDueAt === null) return null;
  const due = new Date(replyDueAt);
  const clock = describeShopClock(due, timeZone);
  return due.getTime() < now.getTime()
    ? { state: 'overdue', text: `Overdue since ${describeDay(due, now, timeZone)} ${clock}`, at: replyDueAt }
    : { state: 'due', text: `Due ${describeDay(due, now, timeZone)} by ${clock}`, at: replyDueAt };
}
