// Deleting a conversation, and with it the leads that came from it.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Conversation } from '../../../schemas/conversation.ts';
import { send } from '../../api.ts';
import { isGone } from '../describe-error.ts';
import { dropLeads } from '../leads/requests/cached-leads.ts';
import { changeLists } from '../list/use-list-query.ts';
import { CONVERSATIONS } from './use-conversations-query.ts';

export function useDeleteConversation(id: string, { onDeleted }: { onDeleted: () => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      try {
        await send(`${CONVERSATIONS}/${id}`, { method: 'DELETE' });
      } catch (error) {
        // Somebody else was faster.
        if (!(error instanceof Error && isGone(error))) throw error;
      }
    },
    onSuccess: () => {
      onDeleted();
      changeLists<Conversation>(client, CONVERSATIONS, (all) => all.filter((other) => other.id !== id));
      client.removeQueries({ queryKey: [CONVERSATIONS, id] });
      dropLeads(client, ({ conversationId }) => conversationId === id);
    },
  });
}
