// The newest leads whose notification to the shop went wrong.
import { useQuery } from '@tanstack/react-query';
import type { ToldLead } from '../../../../schemas/lead.ts';
import { getJson } from '../../../api.ts';
import { LEADS } from '../requests/cached-leads.ts';

/** At most so many of them. */
export const UNDELIVERED_SHOWN = 200;

/** Asked for anew when their count, the summary's, has changed. */
export const useUndeliveredQuery = (count: number) =>
  useQuery({
    queryKey: [LEADS, 'undelivered', count],
    queryFn: ({ signal }) =>
      getJson<ToldLead[]>(`${LEADS}?undelivered=true&limit=${UNDELIVERED_SHOWN}`, { signal }),
    staleTime: 0,
  });
