// One conversation as it is now, by id.
import { useQuery } from '@tanstack/react-query';
import type { OpenedConversation } from '../../../schemas/conversation.ts';
import { useLive } from './live/live-provider.tsx';
import { CONVERSATIONS } from './use-conversations-query.ts';

const WITHOUT_EVENTS_MS = 10_000;

/** Fetched anew whenever it is opened; one that stays open (`isOpen`) also while no events tell of it. */
export function useConversationQuery(id: string, { isOpen = false } = {}) {
  const hasEvents = useLive().connection === 'up';
  return useQuery<OpenedConversation>({
    queryKey: [CONVERSATIONS, id],
    staleTime: 0,
    refetchInterval: isOpen && !hasEvents ? WITHOUT_EVENTS_MS : false,
  });
}
