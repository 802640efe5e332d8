// One conversation as it is now, by id.
import { useQuery } from '@tanstack/react-query';
import type { OpenedConversation } from '../../../schemas/conversation.ts';
import { CONVERSATIONS } from './use-conversations-query.ts';

export const useConversationQuery = (id: string, { enabled = true } = {}) =>
  useQuery<OpenedConversation>({ queryKey: [CONVERSATIONS, id], staleTime: 0, enabled });
