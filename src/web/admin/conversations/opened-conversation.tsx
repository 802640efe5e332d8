// The conversation that is open: chosen from the list, or linked to by a lead, whether or not the list has come to it.
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { ListedConversation } from '../../../schemas/conversation.ts';
import { isBesideList, useBesideList } from '../beside-list.ts';
import { isGone } from '../describe-error.ts';
import { KeyHint } from '../keys/key.tsx';
import { ListFailure } from '../list/list-failure.tsx';
import { ListLoading } from '../list/list-loading.tsx';
import type { Neighbours } from '../list/neighbours.tsx';
import { OpenedHead } from '../list/opened-head.tsx';
import { ConversationCard } from './conversation-card.tsx';
import { LIST } from './rows/use-opened-conversation.ts';
import { useConversationQuery } from './use-conversation-query.ts';

interface Props {
  id: string;
  /** As the list has it; left out where it does not. */
  listed: ListedConversation | undefined;
  /** Somebody asked for this one: it takes the focus. */
  isChosen: boolean;
  isFromLead: boolean;
  neighbours: Neighbours | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

export function OpenedConversation(props: Props) {
  const { id, listed, isChosen, isFromLead, neighbours, onClose, onDeleted } = props;
  // Since the list was loaded the visitor may have written on, and only this tells how the talk stands.
  const { data, isError, error, refetch } = useConversationQuery(id, { isOpen: true });
  const box = useRef<HTMLElement>(null);
  const isBeside = useBesideList();
  const conversation = data ?? listed;
  const isDeleted = isGone(error);

  // Before the transcript goes to its end.
  useLayoutEffect(() => {
    if (!isChosen) return;
    // Beside the list it is in view already; alone it begins at its top, wherever the list was scrolled to.
    box.current?.focus({ preventScroll: true });
    if (!isBesideList()) box.current?.scrollIntoView({ behavior: 'instant' });
  }, [isChosen]);

  const retry = () => {
    // The Retry button goes while the conversation loads; focus must not be lost with it.
    box.current?.focus();
    return refetch();
  };
  return (
    <section
      className="opened-conversation -scroll-mt-2 bg-desk focus:outline-none desk:flex desk:min-h-0 desk:flex-col desk:overflow-y-auto desk:border-l desk:border-line"
      ref={box}
      tabIndex={-1}
      aria-label={isFromLead ? `Opened from its lead: ${nameOf(id)}` : `Opened: ${nameOf(id)}`}
    >
      <OpenedHead
        what="conversation"
        neighbours={neighbours}
        origin={isFromLead ? 'Opened from its lead' : undefined}
      >
        {isFromLead ? (
          <Link className={CLOSE} href={LIST} data-key="Escape" replace>
            Close <KeyHint>Esc</KeyHint>
          </Link>
        ) : (
          isChosen && (
            <button type="button" className={CLOSE} data-key="Escape" onClick={onClose}>
              {isBeside ? 'To the list' : 'Close'} <KeyHint>Esc</KeyHint>
            </button>
          )
        )}
      </OpenedHead>
      {conversation && !isDeleted && (
        <ConversationCard conversation={conversation} live={data?.live} box={box} onDeleted={onDeleted} />
      )}
      {!conversation && !isError && <ListLoading>Loading conversation...</ListLoading>}
      {isDeleted && <p className="px-4 py-5 text-large font-bold">This conversation is no longer stored.</p>}
      {isError && !isDeleted && (
        <ListFailure what="The conversation could not be loaded." error={error} onRetry={retry} />
      )}
    </section>
  );
}

const CLOSE = 'link-button ml-auto no-underline';

const nameOf = (id: string) => `conversation ${id.slice(0, 8)}`;
