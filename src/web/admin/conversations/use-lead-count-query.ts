// How many leads came from a conversation.
import { useQuery } from '@tanstack/react-query';
import type { Conversation } from '../../../schemas/conversation.ts';
import type { Lead } from '../../../schemas/lead.ts';
import { LEADS } from '../leads/requests/cached-leads.ts';
import { walkList } from '../list/list-page.ts';

/** A lead is never older than its conversation: the newest leads are read as far back as that. */
export const useLeadCountQuery = ({ id, createdAt }: Conversation) =>
  useQuery({
    queryKey: [LEADS, 'of-conversation', id],
    queryFn: async ({ signal }) => {
      let count = 0;
      for await (const lead of walkList<Lead>(`${LEADS}?limit=200`, signal)) {
        if (lead.createdAt < createdAt) break;
        if (lead.conversationId === id) count += 1;
      }
      return count;
    },
    staleTime: 0,
    gcTime: 0,
  });
