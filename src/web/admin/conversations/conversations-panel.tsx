// The Conversations tab: those that go on now, then the others, newest first, and beside the list the one that is open;
// one after the other on a phone.
import { useRef, useState } from 'react';
import { useBesideList } from '../beside-list.ts';
import { ListView } from '../list/list-view.tsx';
import { findNeighbours } from '../list/neighbours.tsx';
import { focusRowOf, useReturningFocus } from '../list/use-returning-focus.ts';
import { useLive } from './live/live-provider.tsx';
import { NotConnected } from './live/not-connected.tsx';
import { OpenedConversation } from './opened-conversation.tsx';
import { ConversationRows } from './rows/conversation-rows.tsx';
import { ConversationsToolbar } from './rows/conversations-toolbar.tsx';
import type { Wanted } from './rows/find-conversations.ts';
import { useConversationGroups } from './rows/use-conversation-groups.tsx';
import { useOpenedConversation } from './rows/use-opened-conversation.ts';
import { useShownConversation } from './rows/use-shown-conversation.ts';
import { useConversationsQuery } from './use-conversations-query.ts';

const ALL: Wanted = { words: '', which: 'all' };

export function ConversationsPanel({ isSignedIn }: { isSignedIn: boolean }) {
  const conversations = useConversationsQuery({ enabled: isSignedIn });
  const { queue, isSettled } = useLive();
  const opened = useOpenedConversation();
  const isBeside = useBesideList();
  const [wanted, setWanted] = useState(ALL);
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useReturningFocus(opened.id, list);

  const loaded = conversations.data?.pages.flatMap(({ items }) => items) ?? [];
  const { live, days, shown, counts, all } = useConversationGroups(
    loaded,
    queue,
    wanted,
    conversations.hasNextPage,
  );
  const besideId = useShownConversation(wanted, { shown, all, isSettled });
  // Where there is room beside the list, it is never left empty.
  const openId = opened.id ?? (isBeside ? besideId : undefined);

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
        {all.length > 0 && (
          <ConversationsToolbar wanted={wanted} counts={counts} onChange={setWanted} search={search} />
        )}
        <NotConnected className="border-b border-hairline px-4 py-1.5" />
        <ListView
          ref={list}
          query={conversations}
          loading="Loading conversations..."
          empty="No conversations yet."
          failure="The conversations could not be loaded."
          matching={wanted === ALL ? undefined : shown.length}
          total={all.length}
        >
          {() =>
            shown.length > 0 ? (
              <ConversationRows live={live} days={days} openId={openId} linkTo={opened.linkTo} />
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
