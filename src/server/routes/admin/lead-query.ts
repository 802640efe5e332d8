// Which leads are asked for, in a query: the list and its download take the same.
import * as z from 'zod/mini';
import { LEAD_SOURCES, LEAD_STATUSES } from '../../../schemas/lead.ts';
import { LONGEST } from '../../../schemas/longest.ts';
import type { LeadFilters } from '../../../storage/leads/lead-store.ts';
import { failingBefore } from '../../notifications/count-notifications.ts';

/** A choice not made: forms send it as nothing. */
const ANY = '';
/** As assignee. */
const NOBODY = '-';

const anyOf = <const T extends string>(name: string, choices: readonly T[]) =>
  z.optional(z.enum([ANY, ...choices], `${name} is one of ${choices.join(', ')}.`));

const textOf = (name: string, max: number) =>
  z.optional(
    z
      .string(`${name} is text.`)
      .check(z.trim(), z.maxLength(max, `${name} can be ${max} characters at most.`)),
  );

export const leadQuerySchema = z.object({
  q: textOf('q', 200),
  source: anyOf('source', LEAD_SOURCES),
  service: textOf('service', LONGEST.service),
  handled: anyOf('handled', ['true', 'false']),
  status: anyOf('status', LEAD_STATUSES),
  assignee: textOf('assignee', 200),
  undelivered: z.optional(z.enum([ANY, 'true'], 'undelivered is true, or left out.')),
  sort: anyOf('sort', ['newest', 'due']),
});
export type LeadQuery = z.infer<typeof leadQuerySchema>;

/** What storage is asked for. */
export function leadFilters(
  { q, source, service, handled, status, assignee, undelivered, sort }: LeadQuery,
  now: Date,
): LeadFilters & { sort?: 'newest' | 'due' } {
  return {
    ...(q && { q }),
    ...(source && { source }),
    ...(service && { service }),
    ...(handled && { handled: handled === 'true' }),
    ...(status && { status }),
    ...(assignee && { assignee: assignee === NOBODY ? null : assignee }),
    ...(undelivered && { undelivered: { failingBefore: failingBefore(now) } }),
    ...(sort && { sort }),
  };
}

/** The same as it stands in a URL. */
export function leadParameters(query: LeadQuery): Record<string, string> {
  const { q, source, service, handled, status, assignee, undelivered, sort } = query;
  const given = Object.entries({ q, source, service, handled, status, assignee, undelivered, sort });
  return Object.fromEntries(given.filter((entry): entry is [string, string] => Boolean(entry[1])));
}
