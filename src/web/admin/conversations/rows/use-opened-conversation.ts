// Which conversation is open. Its id stays in the browser's history entry: whoever holds it can continue the
// conversation, so no URL carries it.
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import type { RowLink } from '../../list/neighbours.tsx';

interface EntryState {
  conversationId?: string;
  /** A lead links to it. */
  isFromLead?: boolean;
  /** The entry before this one is the list. */
  hasList?: boolean;
}

export const LIST = '/admin/dashboard?tab=conversations';

/** From a lead to the conversation it came from. */
export const linkFromLead = (conversationId: string) => ({
  href: LIST,
  state: { conversationId, isFromLead: true } satisfies EntryState,
});

/** From anywhere on the desk to a conversation of the queue. */
export const linkFromElsewhere = (conversationId: string): RowLink => ({
  href: LIST,
  state: { conversationId } satisfies EntryState,
  replace: false,
});

export function useOpenedConversation() {
  const { conversationId: id, isFromLead = false, hasList } = useHistoryState<EntryState | null>() ?? {};
  return {
    id,
    isFromLead,
    /** From one conversation to the next, Back still leads to where the first was opened from. */
    linkTo: (conversationId: string): RowLink => ({
      href: LIST,
      state: { conversationId, hasList: id === undefined || hasList === true } satisfies EntryState,
      replace: id !== undefined,
    }),
    close: () => {
      if (hasList) history.back();
      else navigate(LIST, { replace: true });
    },
  };
}
