// A conversation's messages, oldest first, in a box that scrolls; what Carl read stands in the margin.
import type { Conversation, ConversationMessage } from '../../../schemas/conversation.ts';
import type { Slots } from '../../../schemas/reading.ts';
import { useShop } from '../page-data.ts';
import { describeClock, describeExactly, describeMinute, isSameDay } from '../time/describe-time.ts';
import { useNow } from '../time/now.tsx';
import { describeSlots } from './describe-slots.ts';
import { FactList } from './fact-list.tsx';
import { correctable, findLatestSlots, findReading, shownText } from './understood.ts';
import './transcript.css';

const ROLES = { user: 'User', assistant: 'Assistant' } as const;

export function Transcript({ conversation }: { conversation: Conversation }) {
  const { id, createdAt, messages } = conversation;
  return (
    <ol
      className="transcript"
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
  const isNextDay = !isSameDay(at, new Date(after), time_zone);
  return (
    <li className="message" data-role={message.role}>
      <p className="message-by">
        <b>{ROLES[message.role]}</b>{' '}
        <time dateTime={message.timestamp} title={describeExactly(at, time_zone)}>
          {isNextDay ? describeMinute(at, now, time_zone) : describeClock(at, time_zone)}
        </time>
      </p>
      <p className="message-text" dir="auto">
        {shownText(message)}
      </p>
      <MessageReading message={message} before={before} />
    </li>
  );
}

/** What Carl read from a message; a value that corrects one from before shows both. Empty where he read nothing. */
function MessageReading({ message, before }: { message: ConversationMessage; before: Slots }) {
  const { services } = useShop();
  const reading = findReading(message);
  const facts = reading ? describeSlots(reading.slots, services) : [];
  return (
    <div className="reading" data-empty={!reading}>
      {reading && reading.intents.length > 0 && (
        <ul className="intents" aria-label="Intents Carl read">
          {reading.intents.map((intent) => (
            <li key={intent} className="tag intent" data-intent={intent}>
              {intent.replaceAll('_', ' ')}
            </li>
          ))}
        </ul>
      )}
      {reading && facts.length > 0 && (
        <FactList facts={facts} before={describeSlots(correctable(before, reading.slots), services)} />
      )}
    </div>
  );
}
