// Leads in the order they come, cut into groups: by what is owed when, or by the day they came in.
import type { Lead } from '../../../../schemas/lead.ts';
import { daysBetween } from '../../time/describe-time.ts';
import type { LeadFilters } from '../filters/lead-filters.ts';

export interface LeadGroup {
  name: string;
  leads: Lead[];
}

/**
 * Groups of neighbours; none is reordered.
 *
 *     groupLeads(leads, 'due', now, 'America/Chicago')   [{ name: 'Late', leads }, { name: 'Reply today', leads }]
 */
export function groupLeads(
  leads: readonly Lead[],
  sort: LeadFilters['sort'],
  now: Date,
  timeZone: string,
): LeadGroup[] {
  const nameOf = sort === 'due' ? nameByPromise : nameByDay;
  const groups: LeadGroup[] = [];
  for (const lead of leads) {
    const name = nameOf(lead, now, timeZone);
    const last = groups.at(-1);
    if (last?.name === name) last.leads.push(lead);
    else groups.push({ name, leads: [lead] });
  }
  return groups;
}

function nameByPromise({ handledAt, replyDueAt }: Lead, now: Date, timeZone: string): string {
  if (handledAt !== null) return 'Handled';
  if (replyDueAt === null) return 'No time promised';
  const due = new Date(replyDueAt);
  if (due < now) return 'Late';
  const days = daysBetween(now, due, timeZone);
  return days === 0 ? 'Reply today' : days === 1 ? 'Reply tomorrow' : 'Reply later';
}

function nameByDay({ createdAt }: Lead, now: Date, timeZone: string): string {
  const days = daysBetween(new Date(createdAt), now, timeZone);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return days < 7 ? 'Last 7 days' : 'Earlier';
}
