// One conversation with its messages, by id.
import { useQuery } from '@tanstack/react-query';
import type { Conversation } from '../../../schemas/conversation.ts';

export const useConversationQuery = (id: string) =>
  useQuery<Conversation>({ queryKey: ['/api/admin/conversations', id] });
