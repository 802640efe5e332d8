// Leads whose announcement to the shop went wrong, newest first.
import { useQuery } from '@tanstack/react-query';
import type { Lead } from '../../../../schemas/lead.ts';
import { walkList } from '../../list/list-page.ts';
import { isShopUntold } from '../announcements/describe-announcement.ts';
import { LEADS } from '../requests/cached-leads.ts';

/** All leads are read until `count` of them were found: the summary's number. */
export const useUntoldQuery = (count: number) =>
  useQuery({
    queryKey: [LEADS, 'untold', count],
    queryFn: async ({ signal }) => {
      const untold: Lead[] = [];
      for await (const lead of walkList<Lead>(`${LEADS}?limit=200`, signal)) {
        if (isShopUntold(lead)) untold.push(lead);
        if (untold.length >= count) break;
      }
      return untold;
    },
    staleTime: 0,
  });
