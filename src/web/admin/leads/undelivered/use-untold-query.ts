// The newest leads whose announcement to the shop went wrong.
import { useQuery } from '@tanstack/react-query';
import type { ToldLead } from '../../../../schemas/lead.ts';
import { getJson } from '../../../api.ts';
import { LEADS } from '../requests/cached-leads.ts';

/** At most so many of them. */
export const UNTOLD_SHOWN = 200;

/** Asked for anew when their count, the summary's, has changed. */
export const useUntoldQuery = (count: number) =>
  useQuery({
    queryKey: [LEADS, 'untold', count],
    queryFn: ({ signal }) => getJson<ToldLead[]>(`${LEADS}?untold=true&limit=${UNTOLD_SHOWN}`, { signal }),
    staleTime: 0,
  });
