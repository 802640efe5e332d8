// One conversation: its head, what Carl understood of the job, and every message with what he read from it.
import { type RefObject, useId, useState } from 'react';
import type { ListedConversation } from '../../../schemas/conversation.ts';
import type { LiveState } from '../../../schemas/live.ts';
import { useUsername } from '../session/use-session-query.ts';
import { When } from '../time/when.tsx';
import { ConversationArtwork } from './conversation-artwork.tsx';
import { DeleteConversation } from './delete-conversation.tsx';
import { describeLanguage } from './describe-language.ts';
import { HoldButton } from './live/hold/hold-button.tsx';
import { HoldTop } from './live/hold/hold-top.tsx';
import { Presence } from './live/hold/presence.tsx';
import { useHold } from './live/hold/use-hold.ts';
import { NotConnected } from './live/not-connected.tsx';
import { OpenedLive } from './live/opened-live.tsx';
import { nameConversation } from './name-conversation.ts';
import { ConversationNumber, describeSize } from './rows/conversation-row.tsx';
import { TRANSCRIPT_COLUMNS } from './transcript.tsx';
import { Understood } from './understood-job.tsx';

interface Props {
  conversation: ListedConversation;
  /** Undefined until the server has told it. */
  live: LiveState | undefined;
  /** What the card stands in: where the focus goes when what had it goes. */
  box: RefObject<HTMLElement | null>;
  onDeleted: () => void;
}

export function ConversationCard({ conversation, live, box, onDeleted }: Props) {
  const { id, createdAt, language, messages } = conversation;
  const numberId = useId();
  const username = useUsername();
  const [hasTakenOver, setHasTakenOver] = useState(false);
  const isMine = live?.heldBy?.username !== undefined && live.heldBy.username === username;
  const hold = useHold(id, (change) => {
    setHasTakenOver(change === 'take-over');
    // The button that was pressed may have gone with the bar.
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  });
  return (
    <article
      className="@container/conversation flex flex-col desk:min-h-0 desk:flex-[1_0_20rem]"
      aria-labelledby={numberId}
    >
      <header className="flex items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5 max-phone:flex-wrap">
        <div className="min-w-0 max-phone:basis-full">
          <h2 className="text-figure leading-[1.26] wrap-anywhere" dir="auto">
            {nameConversation(conversation) ?? 'Nothing said yet'}
          </h2>
          <p className="text-ink-soft">
            <span id={numberId}>
              <ConversationNumber id={id} />
            </span>
            , started <When at={createdAt} />, {describeSize(conversation.messages.length)}
            {language !== 'en' && <>, {describeLanguage(language)}</>}
            {live && (
              <>
                . <Presence live={live} messages={messages} />
              </>
            )}
          </p>
          <NotConnected className="desk:hidden" />
        </div>
        <div className="flex flex-none gap-2">
          {live && (
            <HoldButton live={live} isMine={isMine} hold={hold} className={isMine ? 'max-desk:hidden' : ''} />
          )}
          <DeleteConversation conversation={conversation} onDeleted={onDeleted} />
        </div>
      </header>
      <Understood conversation={conversation} />
      <HoldTop id={id} live={live} isMine={isMine} hold={hold} />
      {conversation.artworkCount > 0 && <ConversationArtwork id={id} />}
      <p
        className={`min-h-7 items-center border-b border-hairline text-tiny text-ink-quiet @max-[860px]/conversation:hidden ${TRANSCRIPT_COLUMNS}`}
        aria-hidden="true"
      >
        <span>Transcript</span>
        <span className="col-start-3 pl-4.5">What Carl read</span>
      </p>
      <OpenedLive
        conversation={conversation}
        live={live}
        isMine={isMine}
        hasTakenOver={hasTakenOver}
        box={box}
      />
    </article>
  );
}
