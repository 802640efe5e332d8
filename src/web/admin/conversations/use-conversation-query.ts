// One conversation as it is now, by id.
import { useQuery } from '@tanstack/react-query';
import type { OpenedConversation } from '../../../schemas/conversation.ts';
import { useLive } from './live/live-provider.tsx';
import { CONVERSATIONS } from './use-conversations-query.ts';

const WITHOUT_EVENTS_MS = 10_000;
/** After the time at which Carl takes a talk back: the server looks for such talks now and then. */
const OVERDUE_MS = 2_000;

/** Fetched anew whenever it is opened; one that stays open (`isOpen`) also by itself, should no events tell of it. */
export function useConversationQuery(id: string, { isOpen = false } = {}) {
  const { connection, aheadMs } = useLive();
  return useQuery<OpenedConversation>({
    queryKey: [CONVERSATIONS, id],
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      if (!isOpen) return false;
      if (connection !== 'up') return WITHOUT_EVENTS_MS;
      const until = data?.live?.heldUntil;
      return until ? Math.max(0, Date.parse(until) - Date.now() - aheadMs) + OVERDUE_MS : false;
    },
  });
}
