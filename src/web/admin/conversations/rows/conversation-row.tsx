// One conversation in the list: its number, when it began, what the visitor said last, and whether they can be reached.
import { useEffect, useId, useRef } from 'react';
import { Link } from 'wouter';
import type { Conversation } from '../../../../schemas/conversation.ts';
import type { RowLink } from '../../list/neighbours.tsx';
import { When } from '../../time/when.tsx';
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
  const last = messages.findLast(({ role }) => role === 'user');

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
        Conversation <span className="mono">{id.slice(0, 8)}</span>
      </Link>
      <When at={createdAt} />
      <div className="conversation-gist" id={detailsId}>
        <p className="conversation-last" dir="auto">
          {last ? (
            <>
              <span className="visually-hidden">User: </span>
              {shownText(last)}
            </>
          ) : (
            <span className="missing">nothing said yet</span>
          )}
        </p>
        <p className="conversation-reach">
          {asksForPerson(conversation) && <b className="person-tag">Asked for a person</b>}{' '}
          <Reach conversation={conversation} />
        </p>
        <p className="conversation-size">{describeSize(conversation)}</p>
      </div>
    </li>
  );
}

/** E.g. '7 messages'. */
export const describeSize = ({ messages }: Conversation): string =>
  `${messages.length} ${messages.length === 1 ? 'message' : 'messages'}`;

function Reach({ conversation }: { conversation: Conversation }) {
  const { name, email, phone } = findLatestSlots(conversation.messages);
  if (!email && !phone) return <span className="missing">No way to reach them</span>;
  return (
    <span className="conversation-left">
      Left {email ? (phone ? 'email and phone' : 'an email') : 'a phone'}
      {name && <>: {name}</>}
    </span>
  );
}
