// Leads of every source that the filters select, a page at a time.
import type { ToldLead } from '../../../../schemas/lead.ts';
import { useListQuery } from '../../list/use-list-query.ts';
import { type LeadFilters, writeFilters } from '../filters/lead-filters.ts';
import { LEADS } from './cached-leads.ts';

/** Shown anew, it is asked for anew: a list from before may lack a lead by now. */
export const useLeadsQuery = (filters: LeadFilters, { enabled }: { enabled: boolean }) =>
  useListQuery<ToldLead>(LEADS, { query: writeFilters(filters), staleTime: 0, enabled });
