// The Leads tab: everybody who left a way to be reached, as far as the filters select, and the lead that is open.
import { useMemo, useRef } from 'react';
import { useSearchParams } from 'wouter';
import type { Summary } from '../../../schemas/admin.ts';
import type { DeskLead } from '../../../schemas/lead.ts';
import { ListView } from '../list/list-view.tsx';
import { findNeighbours } from '../list/neighbours.tsx';
import { useListQuery } from '../list/use-list-query.ts';
import { useReturningFocus } from '../list/use-returning-focus.ts';
import { MailNotice } from '../mail/mail-notice.tsx';
import {
  isFiltered,
  type LeadFilters,
  NO_FILTERS,
  readFilters,
  withFilters,
  writeFilters,
} from './filters/lead-filters.ts';
import { LeadsToolbar } from './filters/leads-toolbar.tsx';
import { FreshLeads } from './fresh/fresh-leads.tsx';
import { useFreshLeads } from './fresh/use-fresh-leads.ts';
import { useLeadGroups } from './groups/use-lead-groups.ts';
import { LeadList } from './lead-list.tsx';
import { NoLeads } from './no-leads.tsx';
import { OpenedLead } from './opened/opened-lead.tsx';
import { useOpenedLead } from './opened/use-opened-lead.ts';
import { LEADS } from './requests/cached-leads.ts';

export function LeadsPanel({ isSignedIn, summary }: { isSignedIn: boolean; summary: Summary | undefined }) {
  const { filters, change, clear } = useLeadFilters();
  const leads = useLeadsQuery(filters, { enabled: isSignedIn });
  const { fresh, take } = useFreshLeads(summary?.leads, filters, leads);
  const opened = useOpenedLead();
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const groups = useLeadGroups(leads.data?.pages.flatMap(({ items }) => items) ?? [], {
    sort: filters.sort,
    hasMore: leads.hasNextPage,
    openedId: opened.id,
  });
  useReturningFocus(opened.id, list);

  const loadFresh = async () => {
    await leads.refetch();
    take();
  };
  const clearAll = () => {
    clear();
    // The button that was pressed goes with what it cleared.
    search.current?.focus();
  };
  const isNarrowed = isFiltered(filters);
  return (
    <div className="group/desk" data-open={opened.id !== undefined}>
      <div className="@container/leads min-w-0 max-desk:group-data-[open=true]/desk:hidden sheet:hidden">
        <LeadsToolbar
          filters={filters}
          onChange={change}
          onClear={isNarrowed || filters.sort !== NO_FILTERS.sort ? clearAll : undefined}
          search={search}
        />
        <MailNotice mail={summary?.mail} />
        <FreshLeads count={fresh.length} onLoad={loadFresh} />
        <ListView
          ref={list}
          query={leads}
          loading="Loading leads..."
          empty={isNarrowed ? <NoMatch onClear={clearAll} /> : <NoLeads summary={summary} />}
          failure="The leads could not be loaded."
        >
          {() => <LeadList groups={groups} opened={opened} />}
        </ListView>
      </div>
      {isSignedIn && opened.id !== undefined && (
        <OpenedLead
          key={opened.id}
          id={opened.id}
          channels={summary?.notifications.channels}
          onClose={opened.close}
          neighbours={findNeighbours(
            groups.flatMap((group) => group.leads),
            leads.hasNextPage,
            opened,
          )}
        />
      )}
    </div>
  );
}

/** What stands in place of the list where the filters leave nothing of it. */
function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <>
      <p>No lead matches.</p>
      <button type="button" className="button mt-3" onClick={onClear}>
        Clear search and filters
      </button>
    </>
  );
}

/** The filters in the dashboard's URL, so that a reload and Back keep them. */
function useLeadFilters() {
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

/** Shown anew, it is asked for anew: a list from before may lack a lead by now. */
const useLeadsQuery = (filters: LeadFilters, { enabled }: { enabled: boolean }) =>
  useListQuery<DeskLead>(LEADS, { query: writeFilters(filters), staleTime: 0, enabled });
