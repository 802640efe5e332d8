// All that the composer needs to know of a lead, asked for anew whenever the lead is.
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReplyDesk } from '../../../../schemas/reply.ts';
import { getJson } from '../../../api.ts';
import { SUMMARY_KEY } from '../../dashboard/use-summary-query.ts';
import { LEADS, leadKey } from '../requests/cached-leads.ts';

/** Not below the lead's own key: a change of the lead cuts off what is asked for there. */
const replyDeskKey = (leadId: string) => ['replies', leadId];

/** `loadedAt`: when the lead was loaded or changed last. */
export function useReplyDesk(leadId: string, loadedAt: number) {
  const query = useQuery({
    queryKey: replyDeskKey(leadId),
    queryFn: ({ signal }) => getJson<ReplyDesk>(`${LEADS}/${leadId}/replies`, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const { refetch } = query;
  useEffect(() => {
    if (loadedAt > 0) void refetch({ cancelRefetch: false });
  }, [loadedAt, refetch]);
  return query;
}

/** Shows a lead and its thread as the server has them now. */
export const refreshThread = (client: QueryClient, leadId: string) =>
  Promise.all([
    client.invalidateQueries({ queryKey: leadKey(leadId) }),
    client.invalidateQueries({ queryKey: replyDeskKey(leadId) }),
    client.invalidateQueries({ queryKey: SUMMARY_KEY }),
  ]);
