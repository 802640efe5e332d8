// Leads cut into groups: by what is owed when, or by the day they came in.
import type { DeskLead } from '../../../../schemas/lead.ts';
import { daysBetween, describePastDay } from '../../time/describe-time.ts';
import type { LeadFilters } from '../filters/lead-filters.ts';

export interface LeadGroup {
  name: string;
  leads: DeskLead[];
  /** No more of it can be in what is still to be loaded. */
  isWhole: boolean;
}

interface Grouping {
  sort: LeadFilters['sort'];
  /** More leads follow the last of these. */
  hasMore: boolean;
  /** Whether a lead stands with those answered. */
  isAnswered: (lead: DeskLead) => boolean;
  now: Date;
  timeZone: string;
}

/**
 * Groups of neighbours. By promise, a lead that was answered since it was loaded stands where the server would have it.
 *
 *     groupLeads(leads, { sort: 'due', … })   [{ name: 'Late', leads, isWhole }, { name: 'Reply today', leads, isWhole }]
 */
export function groupLeads(
  leads: readonly DeskLead[],
  { sort, hasMore, isAnswered, now, timeZone }: Grouping,
): LeadGroup[] {
  const nameOf = (lead: DeskLead) =>
    sort === 'newest'
      ? describePastDay(new Date(lead.createdAt), now, timeZone)
      : isAnswered(lead)
        ? 'Answered'
        : nameByPromise(lead, now, timeZone);
  const groups: Omit<LeadGroup, 'isWhole'>[] = [];
  for (const lead of sort === 'newest' ? leads : orderByPromise(leads, isAnswered)) {
    const name = nameOf(lead);
    const last = groups.at(-1);
    if (last?.name === name) last.leads.push(lead);
    else groups.push({ name, leads: [lead] });
  }
  const growing = groups.findIndex((group) => group.leads.some((lead) => lead === leads.at(-1)));
  return groups.map((group, index) => ({ ...group, isWhole: !hasMore || index < growing }));
}

/** What is owed, the earliest promise first, then what was answered, the latest first. */
function orderByPromise(leads: readonly DeskLead[], isAnswered: (lead: DeskLead) => boolean): DeskLead[] {
  const placeOf = ({ replyDueAt, id }: DeskLead) => `${replyDueAt ?? 'none'} ${id}`;
  return leads.toSorted((one, other) => {
    const answered = isAnswered(one);
    if (answered !== isAnswered(other)) return answered ? 1 : -1;
    const isBefore = placeOf(one) < placeOf(other);
    return isBefore === answered ? 1 : -1;
  });
}

function nameByPromise({ replyDueAt }: DeskLead, now: Date, timeZone: string): string {
  if (replyDueAt === null) return 'No time promised';
  const due = new Date(replyDueAt);
  if (due < now) return 'Late';
  const days = daysBetween(now, due, timeZone);
  return days === 0 ? 'Reply today' : days === 1 ? 'Reply tomorrow' : 'Reply later';
}
