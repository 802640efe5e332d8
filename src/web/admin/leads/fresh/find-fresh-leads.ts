// Which of the newest leads a list does not show yet.
import type { ToldLead } from '../../../../schemas/lead.ts';

/** Clocks of several servers differ, and the time that an answer carries is rounded to a second. */
const SLACK_MS = 60_000;

/** Those of `newest` that are not in `shown` and were stored after it was loaded: a longer list may lack older ones. */
export function findFreshLeads(
  newest: readonly ToldLead[],
  shown: readonly ToldLead[],
  loadedAt: Date,
): ToldLead[] {
  const known = new Set(shown.map(({ id }) => id));
  const since = loadedAt.getTime() - SLACK_MS;
  return newest.filter(({ id, createdAt }) => !known.has(id) && Date.parse(createdAt) >= since);
}
