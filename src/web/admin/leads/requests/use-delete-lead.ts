// Deleting a lead. One that somebody else has deleted meanwhile is as gone as was asked for.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../api.ts';
import { isGone } from '../../describe-error.ts';
import { dropLeads, LEADS } from './cached-leads.ts';

export function useDeleteLead(id: string, { onDeleted }: { onDeleted: () => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      try {
        await send(`${LEADS}/${id}`, { method: 'DELETE' });
      } catch (error) {
        if (!(error instanceof Error && isGone(error))) throw error;
      }
    },
    onSuccess: () => {
      dropLeads(client, (lead) => lead.id === id);
      onDeleted();
    },
  });
}
