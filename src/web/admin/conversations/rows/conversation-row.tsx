// One conversation in the list: who it is with, its number, when it began, what was said last, and how to reach them.
import { useEffect, useId, useRef } from 'react';
import { Link } from 'wouter';
import type { Conversation } from '../../../../schemas/conversation.ts';
import type { RowLink } from '../../list/neighbours.tsx';
import { When } from '../../time/when.tsx';
import { firstWords, nameConversation } from '../name-conversation.ts';
import { findLatestSlots, shownText } from '../understood.ts';
import { asksForPerson } from './find-conversations.ts';

interface Props {
  conversation: Conversation;
  isOpen: boolean;
  link: RowLink;
  tabIndex: 0 | -1;
  /** The focus came to the row. */
  onUse: () => void;
}

export function ConversationRow({ conversation, isOpen, link, tabIndex, onUse }: Props) {
  const { id, createdAt, messages } = conversation;
  const detailsId = useId();
  const row = useRef<HTMLLIElement>(null);
  const title = nameConversation(conversation);
  const last = messages.findLast(({ role }) => role === 'user');
  const said = last && firstWords(shownText(last));

  // Opened by key or by a link it may be out of sight.
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [isOpen]);

  return (
    <li
      className="conversation-row relative grid grid-cols-[minmax(0,1fr)_max-content] gap-x-3.5 border-b border-hairline px-4 pt-[7px] pb-[5px] hover:bg-highlight/35 data-[open=true]:bg-highlight data-[open=true]:shadow-open touch:pt-[11px] touch:pb-2.5 touch:text-small"
      data-open={isOpen}
      ref={row}
      onFocus={onUse}
    >
      <Link
        {...link}
        className="truncate text-name font-semibold no-underline after:absolute after:inset-0 after:content-[''] focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus touch:text-thumb"
        aria-current={isOpen || undefined}
        aria-describedby={detailsId}
        data-row={id}
        tabIndex={tabIndex}
      >
        <span dir="auto">{title ?? 'Nothing said yet'}</span>
      </Link>
      {/* Both times do not fit; hover and the conversation itself tell the age. */}
      <When at={createdAt} className="text-right text-ink-quiet touch:text-note" age="hidden" minute="" />
      <div className="col-span-full flex flex-wrap justify-between gap-x-3.5" id={detailsId}>
        <p className={`text-ink-quiet ${SMALL}`}>
          <ConversationNumber id={id} />, {describeSize(conversation)}
        </p>
        <Reach conversation={conversation} />
        <p className="basis-full truncate text-ink-soft">
          {asksForPerson(conversation) && (
            <b className="person-tag mr-1 bg-orange px-[5px] font-semibold text-on-ink">Asked for a person</b>
          )}{' '}
          {said !== undefined && said !== title && (
            <span dir="auto">
              <span className="visually-hidden">User: </span>
              {said}
            </span>
          )}
        </p>
      </div>
    </li>
  );
}

const SMALL = 'text-tiny leading-[1.5] touch:text-note';

/** E.g. '7 messages'. */
export const describeSize = ({ messages }: Conversation): string =>
  `${messages.length} ${messages.length === 1 ? 'message' : 'messages'}`;

/** As everywhere on the desk, and in SPEC.md: 'Conversation 1a2b3c4d'. */
export const ConversationNumber = ({ id }: { id: string }) => (
  <>
    Conversation <span className="mono">{id.slice(0, 8)}</span>
  </>
);

function Reach({ conversation }: { conversation: Conversation }) {
  const { email, phone } = findLatestSlots(conversation.messages);
  const left = email ? (phone ? 'email and phone' : 'an email') : phone && 'a phone';
  return (
    <p className={`${SMALL} ${left ? 'font-semibold text-done' : 'text-ink-quiet'}`}>
      {left ? `Left ${left}` : 'No way to reach them'}
    </p>
  );
}
