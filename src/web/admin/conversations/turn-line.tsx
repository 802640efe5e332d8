// The line in a transcript where a person took the talk over, or Carl has it again.
import type { ConversationMessage } from '../../../schemas/conversation.ts';
import { Clock } from '../time/clock.tsx';
import { findAuthor, type findTurn } from './understood.ts';

interface Props {
  message: ConversationMessage;
  turn: NonNullable<ReturnType<typeof findTurn>>;
}

export function TurnLine({ message, turn }: Props) {
  const name = findAuthor(message);
  const did = turn === 'taken_over' ? 'took over' : 'handed back to Carl';
  return (
    <p className="flex flex-wrap items-center gap-x-3 py-1.5 font-semibold text-ink-soft after:h-px after:flex-1 after:bg-line after:content-['']">
      <span>
        {name === undefined ? (
          'Carl took it back'
        ) : (
          <>
            <bdi>{name}</bdi> {did}
          </>
        )}{' '}
        at <Clock at={message.timestamp} />
        {message.content && (
          <span className="font-normal">
            {'. The visitor read: '}
            <span dir="auto">{message.content}</span>
          </span>
        )}
      </span>
    </p>
  );
}
