// The filters in the dashboard's URL, so that a reload and Back keep them.
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { type LeadFilters, NO_FILTERS, readFilters, withFilters } from './lead-filters.ts';

export function useLeadFilters() {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const setFilters = (changed: LeadFilters) =>
    setParams((params) => withFilters(params, changed), { replace: true });
  return {
    filters,
    change: (change: Partial<LeadFilters>) => setFilters({ ...filters, ...change }),
    clear: () => setFilters(NO_FILTERS),
  };
}
