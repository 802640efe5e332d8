// The Conversations tab: the list, newest first, and beside it the one that is open; one after the other on a phone.
import { useRef, useState } from 'react';
import { useBesideList } from '../beside-list.ts';
import { ListView } from '../list/list-view.tsx';
import { findNeighbours } from '../list/neighbours.tsx';
import { focusRowOf, useReturningFocus } from '../list/use-returning-focus.ts';
import { OpenedConversation } from './opened-conversation.tsx';
import { ConversationRows } from './rows/conversation-rows.tsx';
import { ConversationsToolbar } from './rows/conversations-toolbar.tsx';
import { asksForPerson, findConversations, type Wanted } from './rows/find-conversations.ts';
import { useOpenedConversation } from './rows/use-opened-conversation.ts';
import { useConversationsQuery } from './use-conversations-query.ts';

const ALL: Wanted = { words: '', isHuman: false };

export function ConversationsPanel({ isSignedIn }: { isSignedIn: boolean }) {
  const conversations = useConversationsQuery({ enabled: isSignedIn });
  const opened = useOpenedConversation();
  const isBeside = useBesideList();
  const [wanted, setWanted] = useState(ALL);
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useReturningFocus(opened.id, list);

  const loaded = conversations.data?.pages.flatMap(({ items }) => items) ?? [];
  const shown = findConversations(loaded, wanted);
  // Where there is room beside the list, it is never left empty.
  const openId = opened.id ?? (isBeside ? shown[0]?.id : undefined);

  const clear = () => {
    setWanted(ALL);
    search.current?.focus();
  };
  return (
    <div
      className="conversations-desk group/desk desk:grid desk:min-h-0 desk:[grid-template:minmax(0,1fr)/minmax(0,1fr)] desk:has-[>.opened-conversation]:grid-cols-[384px_minmax(0,1fr)]"
      data-open={opened.id !== undefined}
    >
      <div className="conversations-side max-desk:group-data-[open=true]/desk:hidden desk:overflow-y-auto desk:overscroll-contain">
        {loaded.length > 0 && (
          <ConversationsToolbar
            wanted={wanted}
            asking={loaded.filter(asksForPerson).length}
            onChange={setWanted}
            search={search}
          />
        )}
        <ListView
          ref={list}
          query={conversations}
          loading="Loading conversations..."
          empty="No conversations yet."
          failure="The conversations could not be loaded."
          matching={wanted === ALL ? undefined : shown.length}
        >
          {() =>
            shown.length > 0 ? (
              <ConversationRows conversations={shown} openId={openId} linkTo={opened.linkTo} />
            ) : (
              <div className="px-4 py-5 text-large font-bold">
                <p>No conversation matches.</p>
                <button type="button" className="button mt-3" onClick={clear}>
                  Show all
                </button>
              </div>
            )
          }
        </ListView>
      </div>
      {isSignedIn && openId !== undefined && (
        <OpenedConversation
          key={openId}
          id={openId}
          listed={loaded.find(({ id }) => id === openId)}
          isListLoading={conversations.isPending}
          isChosen={opened.id !== undefined}
          isFromLead={opened.isFromLead}
          neighbours={findNeighbours(shown, conversations.hasNextPage, { ...opened, id: openId })}
          onClose={isBeside ? () => focusRowOf(openId, list.current) : opened.close}
          onDeleted={() => {
            if (opened.id !== undefined) opened.close();
            // The conversation goes with its Delete button; focus must not be lost with it.
            list.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </div>
  );
}
