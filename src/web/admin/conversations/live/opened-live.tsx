// The open conversation from its transcript down: what is said now, who has it, and where the shop writes.
import { type RefObject, useRef } from 'react';
import type { ListedConversation } from '../../../../schemas/conversation.ts';
import type { LiveState } from '../../../../schemas/live.ts';
import { isBesideList } from '../../beside-list.ts';
import { Transcript } from '../transcript.tsx';
import { findAuthor } from '../understood.ts';
import { Composer } from './compose/composer.tsx';
import { KeptDraft } from './compose/kept-draft.tsx';
import { useSpoken } from './hold/use-spoken.ts';
import { useFollow } from './use-follow.ts';

interface Props {
  conversation: ListedConversation;
  /** Undefined until the server has told it. */
  live: LiveState | undefined;
  isMine: boolean;
  hasTakenOver: boolean;
  box: RefObject<HTMLElement | null>;
}

export function OpenedLive({ conversation, live, isMine, hasTakenOver, box }: Props) {
  const { id, messages } = conversation;
  const list = useRef<HTMLOListElement>(null);
  const last = messages.at(-1);
  const isNow = live !== undefined && (live.isHere || live.heldBy !== null || live.askedAt !== null);
  const { hasNew, toEnd } = useFollow(list, {
    count: messages.length,
    isTyping: live?.isVisitorTyping ?? false,
    isOwn: isMine && last !== undefined && findAuthor(last) !== undefined,
    // Where the page scrolls, whoever only looks begins with what it is about.
    isFromEnd: isNow && (isMine || isBesideList()),
  });
  const spoken = useSpoken(live, isMine, messages);
  return (
    <>
      <Transcript
        ref={list}
        conversation={conversation}
        isVisitorTyping={live?.isVisitorTyping ?? false}
        readUntil={live?.readUntil}
        className="desk:flex-[1_1_12rem] desk:overflow-y-auto desk:overscroll-contain"
      />
      <div className="conversation-foot max-desk:sticky max-desk:bottom-0 max-desk:z-1 max-phone:not-has-[.live-composer]:bottom-[calc(var(--tabs-height)+env(safe-area-inset-bottom))] phone:max-desk:bottom-(--keys-height)">
        {hasNew && (
          <p className="relative h-0">
            <button
              type="button"
              className="button absolute bottom-2 left-1/2 -translate-x-1/2 bg-yellow text-on-ink shadow-flat"
              onClick={toEnd}
            >
              New messages
            </button>
          </p>
        )}
        {live && isMine ? (
          <Composer id={id} isVisitorHere={live.isHere} isWanted={hasTakenOver} box={box} />
        ) : (
          <KeptDraft id={id} />
        )}
      </div>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </>
  );
}
