// A conversation's messages, oldest first, in a box that scrolls; what Carl read stands in the margin.
import type { Conversation, ConversationMessage } from '../../../schemas/conversation.ts';
import type { Slots } from '../../../schemas/reading.ts';
import { useShop } from '../page-data.ts';
import { describeClock, describeExactly, describeMinute, isSameDay } from '../time/describe-time.ts';
import { useNow } from '../time/now.tsx';
import { describeSlots } from './describe-slots.ts';
import { FactList } from './fact-list.tsx';
import { correctable, findLatestSlots, findReading, shownText } from './understood.ts';

const ROLES = { user: 'User', assistant: 'Assistant' } as const;

export const TRANSCRIPT_COLUMNS =
  'grid grid-cols-[92px_minmax(0,548px)_minmax(0,1fr)] gap-x-4 px-4 @max-[860px]/conversation:grid-cols-[92px_minmax(0,1fr)] @max-[720px]/conversation:grid-cols-1';

interface Props {
  conversation: Conversation;
  className?: string;
}

export function Transcript({ conversation, className = '' }: Props) {
  const { id, createdAt, messages } = conversation;
  return (
    <ol
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
        />
      ))}
    </ol>
  );
}

interface RowProps {
  message: ConversationMessage;
  /** Time of what came before: the day is told where it changes. */
  after: string;
  /** What Carl knew by then. */
  before: Slots;
}

function MessageRow({ message, after, before }: RowProps) {
  const { time_zone } = useShop();
  const now = useNow();
  const at = new Date(message.timestamp);
  const cell = `py-1.5 @max-[720px]/conversation:py-px @min-[720px]/conversation:group-first/said:pt-2.5 ${message.role === 'assistant' ? 'text-ink-soft' : ''}`;
  const isNextDay = !isSameDay(at, new Date(after), time_zone);
  return (
    <li className={`group/said @max-[720px]/conversation:py-2 ${TRANSCRIPT_COLUMNS}`}>
      <p
        className={`${cell} @max-[720px]/conversation:flex @max-[720px]/conversation:items-baseline @max-[720px]/conversation:gap-2.5`}
      >
        <b>{ROLES[message.role]}</b>{' '}
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
      </p>
      <MessageReading message={message} before={before} />
    </li>
  );
}

/** One rule from the first message to the last; without a margin beside the words it stands under them. */
const READING =
  'relative grid grid-cols-[104px_minmax(0,1fr)] content-start gap-x-3 gap-y-1 border-l border-hairline py-[7px] pl-4.5 font-mono text-tiny leading-[1.6] font-medium @max-[860px]/conversation:col-start-2 @max-[860px]/conversation:mb-1.5 @max-[860px]/conversation:flex @max-[860px]/conversation:flex-wrap @max-[860px]/conversation:border-l-3 @max-[860px]/conversation:border-carl @max-[860px]/conversation:p-0 @max-[860px]/conversation:pl-3 @max-[720px]/conversation:col-start-1 @max-[720px]/conversation:my-0.5 @max-[720px]/conversation:group-first/said:pb-px @min-[860px]/conversation:group-first/said:pt-2.5 touch:text-note';
/** A mark on the rule. */
const READ =
  "before:absolute before:top-[9px] before:-left-0.5 before:h-[15px] before:w-[3px] before:bg-carl before:content-[''] group-first/said:before:top-[13px] @max-[860px]/conversation:before:hidden";
const LOOKS = {
  list: 'col-start-2 @max-[860px]/conversation:flex @max-[860px]/conversation:flex-wrap @max-[860px]/conversation:gap-x-3 @max-[860px]/conversation:gap-y-0.5',
  label: 'inline text-ink-quiet',
  value: 'inline text-carl',
};

/** What Carl read from a message; a value that corrects one from before shows both. Empty where he read nothing. */
function MessageReading({ message, before }: { message: ConversationMessage; before: Slots }) {
  const { services } = useShop();
  const reading = findReading(message);
  const facts = reading ? describeSlots(reading.slots, services) : [];
  return (
    <div className={`${READING} ${reading ? READ : '@max-[860px]/conversation:hidden'}`}>
      {reading && reading.intents.length > 0 && (
        <ul className="flex flex-wrap content-start gap-[3px]" aria-label="Intents Carl read">
          {reading.intents.map((intent) => (
            <li
              key={intent}
              className={`tag ${intent === 'human' ? 'border-on-ink bg-orange text-on-ink' : 'border-carl text-carl'}`}
            >
              {intent.replaceAll('_', ' ')}
            </li>
          ))}
        </ul>
      )}
      {reading && facts.length > 0 && (
        <FactList
          facts={facts}
          looks={LOOKS}
          before={describeSlots(correctable(before, reading.slots), services)}
        />
      )}
    </div>
  );
}
