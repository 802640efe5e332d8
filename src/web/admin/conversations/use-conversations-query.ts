// Conversations with their messages, newest first, a page at a time.
import type { ListedConversation } from '../../../schemas/conversation.ts';
import { useListQuery } from '../list/use-list-query.ts';

export const CONVERSATIONS = '/api/admin/conversations';

export const useConversationsQuery = (options: { enabled: boolean }) =>
  useListQuery<ListedConversation>(CONVERSATIONS, options);
