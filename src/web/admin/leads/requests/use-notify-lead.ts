// Telling the shop of a lead again, and how that went.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeskLead } from '../../../../schemas/lead.ts';
import { getJson } from '../../../api.ts';
import { SUMMARY_KEY } from '../../dashboard/use-summary-query.ts';
import { LEADS, putLead } from './cached-leads.ts';
import { leadChangeFailed } from './lead-change-failed.ts';

/** The server sends after it has answered: so long it is asked what came of it. */
const ASK_AFTER_MS = [500, 1_000, 2_000, 4_000];

export function useNotifyLead(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      let lead = await getJson<DeskLead>(`${LEADS}/${id}/announce`, { method: 'POST' });
      for (const pauseMs of ASK_AFTER_MS) {
        if (!isOnItsWay(lead)) break;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        lead = await getJson<DeskLead>(`${LEADS}/${id}`);
      }
      return lead;
    },
    onSuccess: (lead) => {
      putLead(client, lead);
      void client.invalidateQueries({ queryKey: SUMMARY_KEY });
    },
    onError: (error) => leadChangeFailed(client, id, error),
  });
}

const isOnItsWay = ({ announcements }: DeskLead): boolean =>
  announcements.some(({ state, error }) => state === 'waiting' && error === null);
