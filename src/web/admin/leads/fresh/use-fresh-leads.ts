// Leads that came in since the list was loaded. Only the summary is polled; where it counts more leads than before,
// the newest are asked for, once.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskLead } from '../../../../schemas/lead.ts';
import { fetchListPage } from '../../list/list-page.ts';
import type { ListQuery } from '../../list/use-list-query.ts';
import { type LeadFilters, writeFilters } from '../filters/lead-filters.ts';
import { LEADS } from '../requests/cached-leads.ts';

/**
 * `total`: how many leads the summary counts. Whoever has loaded the list anew takes them: by promise they may stand
 * further down than the list has come to.
 */
export function useFreshLeads(
  total: number | undefined,
  filters: LeadFilters,
  list: ListQuery<DeskLead>,
): { fresh: DeskLead[]; take: () => void } {
  const growth = useGrowth(total);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const query = writeFilters({ ...filters, sort: 'newest' });
  const { data } = useQuery({
    queryKey: [LEADS, 'newest', query, growth],
    queryFn: ({ signal }) => fetchListPage<DeskLead>(query ? `${LEADS}?${query}` : LEADS, signal),
    enabled: growth > 0 && list.isSuccess,
    retry: 3,
  });
  const first = list.isPlaceholderData ? undefined : list.data?.pages[0];
  const shown = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const found = data && first ? findFreshLeads(data.items, shown, new Date(first.loadedAt)) : [];
  return {
    fresh: found.filter(({ id }) => !taken.includes(id)),
    take: () => setTaken(found.map(({ id }) => id)),
  };
}

/** How many times the total has grown. A deletion at the same time as a new lead hides that one until the next. */
function useGrowth(total: number | undefined): number {
  const [seen, setSeen] = useState({ total, growth: 0 });
  if (total !== undefined && total !== seen.total) {
    const hasGrown = seen.total !== undefined && total > seen.total;
    setSeen({ total, growth: seen.growth + (hasGrown ? 1 : 0) });
  }
  return seen.growth;
}

/** Clocks of several servers differ, and the time that an answer carries is rounded to a second. */
const SLACK_MS = 60_000;

/** Those of `newest` that are not in `shown` and were stored after it was loaded: a longer list may lack older ones. */
export function findFreshLeads(
  newest: readonly DeskLead[],
  shown: readonly DeskLead[],
  loadedAt: Date,
): DeskLead[] {
  const known = new Set(shown.map(({ id }) => id));
  const since = loadedAt.getTime() - SLACK_MS;
  return newest.filter(({ id, createdAt }) => !known.has(id) && Date.parse(createdAt) >= since);
}
