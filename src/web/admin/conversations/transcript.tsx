// A conversation's messages, oldest first, in a box that scrolls; what Carl read stands in the margin.
import type { RefObject } from 'react';
import type { Conversation, ConversationMessage } from '../../../schemas/conversation.ts';
import type { Slots } from '../../../schemas/reading.ts';
import { useShop } from '../page-data.ts';
import { Clock } from '../time/clock.tsx';
import { describeClock, describeExactly, describeMinute, isSameDay } from '../time/describe-time.ts';
import { useNow } from '../time/now.tsx';
import { TypingDots } from './live/typing-dots.tsx';
import { MARGIN, MessageReading } from './message-reading.tsx';
import { TurnLine } from './turn-line.tsx';
import { findAuthor, findLatestSlots, findTurn, shownText } from './understood.ts';

const ROLES = { user: 'User', assistant: 'Assistant' } as const;

export const TRANSCRIPT_COLUMNS =
  'grid grid-cols-[92px_minmax(0,548px)_minmax(0,1fr)] gap-x-4 px-4 @max-[860px]/conversation:grid-cols-[92px_minmax(0,1fr)] @max-[720px]/conversation:grid-cols-1';

interface Props {
  conversation: Conversation;
  className?: string;
  ref?: RefObject<HTMLOListElement | null>;
  /** The visitor is writing. */
  isVisitorTyping?: boolean;
  /** Up to when the visitor has read, as the time of a message. */
  readUntil?: string | null | undefined;
}

export function Transcript({ conversation, className = '', ref, isVisitorTyping = false, readUntil }: Props) {
  const { id, createdAt, messages } = conversation;
  const read = findRead(messages, readUntil);
  return (
    <ol
      ref={ref}
      className={`focus-visible:-outline-offset-3 ${className}`}
      aria-label={`Messages of conversation ${id.slice(0, 8)}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {messages.map((message, index) => (
        <MessageRow
          key={message.id}
          message={message}
          after={messages[index - 1]?.timestamp ?? createdAt}
          before={findLatestSlots(messages.slice(0, index))}
          readUntil={message === read ? readUntil : undefined}
        />
      ))}
      {isVisitorTyping && (
        <li className={`@max-[720px]/conversation:py-2 ${TRANSCRIPT_COLUMNS}`}>
          <p className="py-1.5 @max-[720px]/conversation:hidden">
            <b>{ROLES.user}</b>
          </p>
          <p className="py-1.5">
            <TypingDots>
              <span className="hidden @max-[720px]/conversation:inline">User is </span>typing
            </TypingDots>
          </p>
          <div className={`${MARGIN} @max-[860px]/conversation:hidden`} />
        </li>
      )}
    </ol>
  );
}

interface RowProps {
  message: ConversationMessage;
  /** Time of what came before: the day is told where it changes. */
  after: string;
  /** What Carl knew by then. */
  before: Slots;
  /** Of the last one of the shop's own that the visitor has read. */
  readUntil: string | null | undefined;
}

function MessageRow({ message, after, before, readUntil }: RowProps) {
  const { time_zone } = useShop();
  const now = useNow();
  const at = new Date(message.timestamp);
  const author = findAuthor(message);
  const cell = `py-1.5 @max-[720px]/conversation:py-px @min-[720px]/conversation:group-first/said:pt-2.5 ${message.role === 'assistant' && author === undefined ? 'text-ink-soft' : ''}`;
  const isNextDay = !isSameDay(at, new Date(after), time_zone);
  const turn = findTurn(message);
  if (turn) {
    return (
      <li className={`group/said ${TRANSCRIPT_COLUMNS}`}>
        <div className="col-span-2 @max-[720px]/conversation:col-span-1">
          <TurnLine message={message} turn={turn} />
        </div>
        <p
          className={`${MARGIN} font-text text-ink-quiet @max-[860px]/conversation:hidden [&>span]:col-span-2`}
        >
          {turn === 'taken_over' && <span>Carl reads on, but says nothing</span>}
        </p>
      </li>
    );
  }
  return (
    <li className={`group/said @max-[720px]/conversation:py-2 ${TRANSCRIPT_COLUMNS}`}>
      <p
        className={`${cell} @max-[720px]/conversation:flex @max-[720px]/conversation:items-baseline @max-[720px]/conversation:gap-2.5`}
      >
        <b dir="auto">{author ?? ROLES[message.role]}</b>{' '}
        <time
          className="block text-tiny text-ink-quiet"
          dateTime={message.timestamp}
          title={describeExactly(at, time_zone)}
        >
          {isNextDay ? describeMinute(at, now, time_zone) : describeClock(at, time_zone)}
        </time>
      </p>
      <p
        className={`${cell} text-quote leading-[1.43] wrap-anywhere whitespace-pre-wrap touch:text-base`}
        dir="auto"
      >
        {shownText(message)}
        {readUntil && (
          <span className="ml-2 inline-flex items-center gap-1.5 text-note whitespace-nowrap text-ink-quiet">
            <EyeIcon />
            <span>
              Read up to <Clock at={readUntil} />
            </span>
          </span>
        )}
      </p>
      <MessageReading message={message} before={before} />
    </li>
  );
}

/** The shop's own words alone are marked: Carl's are many. */
function findRead(
  messages: readonly ConversationMessage[],
  readUntil: string | null | undefined,
): ConversationMessage | undefined {
  return readUntil
    ? messages.findLast(
        (message) =>
          message.timestamp <= readUntil && findAuthor(message) !== undefined && !findTurn(message),
      )
    : undefined;
}

const EyeIcon = () => (
  <svg className="text-done" viewBox="0 0 14 8" width="14" height="8" aria-hidden="true">
    <path fill="currentColor" d="M0 4Q7-4 14 4Q7 12 0 4Z" />
    <circle className="fill-desk" cx="7" cy="4" r="1.6" />
  </svg>
);
