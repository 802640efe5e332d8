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
    <li className="conversation-row" data-open={isOpen} ref={row} onFocus={onUse}>
      <Link
        {...link}
        className="conversation-link"
        aria-current={isOpen || undefined}
        aria-describedby={detailsId}
        data-row={id}
        tabIndex={tabIndex}
      >
        <span dir="auto">{title ?? 'Nothing said yet'}</span>
      </Link>
      <When at={createdAt} />
      <div className="conversation-gist" id={detailsId}>
        <p className="conversation-size">
          <ConversationNumber id={id} />, {describeSize(conversation)}
        </p>
        <Reach conversation={conversation} />
        <p className="conversation-last">
          {asksForPerson(conversation) && <b className="person-tag">Asked for a person</b>}{' '}
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
    <p className="conversation-reach" data-left={Boolean(left)}>
      {left ? `Left ${left}` : 'No way to reach them'}
    </p>
  );
}
