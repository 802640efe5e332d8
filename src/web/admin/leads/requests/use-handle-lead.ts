// Marking a lead as handled by whoever is signed in, or taking that back.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ToldLead } from '../../../../schemas/lead.ts';
import { getJson } from '../../../api.ts';
import { LEADS, putLead } from './cached-leads.ts';
import { leadChangeFailed } from './lead-change-failed.ts';

export function useHandleLead(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (handled: boolean) =>
      getJson<ToldLead>(`${LEADS}/${id}`, { method: 'PATCH', body: { handled } }),
    onSuccess: (lead) => putLead(client, lead),
    onError: (error) => leadChangeFailed(client, id, error),
  });
}
