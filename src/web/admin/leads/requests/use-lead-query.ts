// One lead by id, as it is now; until the server has answered, as a list has it.
import { type InfiniteData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeskArtwork } from '../../../../schemas/desk-artwork.ts';
import type { DeskLead } from '../../../../schemas/lead.ts';
import { getJson } from '../../../api.ts';
import type { ListPage } from '../../list/list-page.ts';
import { LEADS, leadKey, putInLists } from './cached-leads.ts';

const UNDER_WAY_MS = 4000;
/** What the customer does on the job's page comes by itself. */
const SHOWN_MS = 20_000;

export function useLeadQuery(id: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: leadKey(id),
    queryFn: async ({ signal }) => {
      const lead = await getJson<DeskLead>(`${LEADS}/${encodeURIComponent(id)}`, { signal });
      putInLists(client, lead);
      return lead;
    },
    placeholderData: () => findInLists(client, id),
    // What is on its way, or waits for its check, comes without a reload.
    refetchInterval: ({ state: { data } }) => (data?.artwork?.some(isUnderWay) ? UNDER_WAY_MS : SHOWN_MS),
    staleTime: 0,
    gcTime: 0,
  });
}

const isUnderWay = ({ state }: DeskArtwork): boolean => state === 'uploading' || state === 'checking';

function findInLists(client: QueryClient, id: string): DeskLead | undefined {
  return client
    .getQueriesData<InfiniteData<ListPage<DeskLead>>>({ queryKey: [LEADS, 'list'] })
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ items }) => items)
    .find((lead) => lead.id === id);
}
