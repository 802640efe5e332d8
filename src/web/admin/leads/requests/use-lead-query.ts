// One lead by id, as it is now; until the server has answered, as a list has it.
import { type InfiniteData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ToldLead } from '../../../../schemas/lead.ts';
import { getJson } from '../../../api.ts';
import type { ListPage } from '../../list/list-page.ts';
import { LEADS, leadKey, putInLists } from './cached-leads.ts';

export function useLeadQuery(id: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: leadKey(id),
    queryFn: async ({ signal }) => {
      const lead = await getJson<ToldLead>(`${LEADS}/${encodeURIComponent(id)}`, { signal });
      putInLists(client, lead);
      return lead;
    },
    placeholderData: () => findInLists(client, id),
    staleTime: 0,
    gcTime: 0,
  });
}

function findInLists(client: QueryClient, id: string): ToldLead | undefined {
  return client
    .getQueriesData<InfiniteData<ListPage<ToldLead>>>({ queryKey: [LEADS, 'list'] })
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ items }) => items)
    .find((lead) => lead.id === id);
}
