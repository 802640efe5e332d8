// A lead that somebody else has changed, shown as it is now where a list holds it.
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { DeskLead } from '../../../../schemas/lead.ts';
import { isGone } from '../../describe-error.ts';
import type { ListPage } from '../../list/list-page.ts';
import { dropLeads, LEADS, leadKey, putInLists } from './cached-leads.ts';

/** Asks for the lead unless no list holds it, or it is open and so asked for anyway. */
export async function refreshListedLead(client: QueryClient, id: string): Promise<void> {
  const isListed = client
    .getQueriesData<InfiniteData<ListPage<DeskLead>>>({ queryKey: [LEADS, 'list'] })
    .some(([, list]) => list?.pages.some(({ items }) => items.some((lead) => lead.id === id)));
  if (
    !isListed ||
    client
      .getQueryCache()
      .find({ queryKey: leadKey(id) })
      ?.isActive()
  )
    return;
  try {
    putInLists(client, await client.fetchQuery<DeskLead>({ queryKey: leadKey(id), staleTime: 0 }));
  } catch (error) {
    if (error instanceof Error && isGone(error)) dropLeads(client, (lead) => lead.id === id);
  }
}
