// The line in a transcript where a person took the talk over, or Carl has it again.
import type { ConversationMessage } from '../../../schemas/conversation.ts';
import { Clock } from '../time/clock.tsx';
import { findAuthor, type findTurn } from './understood.ts';

interface Props {
  message: ConversationMessage;
  turn: NonNullable<ReturnType<typeof findTurn>>;
}

/** Who it was is told where it is known; what the visitor read of it always. */
export function TurnLine({ message, turn }: Props) {
  const name = findAuthor(message);
  return (
    <p className="flex flex-wrap items-center gap-x-3 py-1.5 font-semibold text-ink-soft after:h-px after:flex-1 after:bg-line after:content-['']">
      <span>
        {name !== undefined && <bdi>{name}</bdi>} {DID[turn][name === undefined ? 'somebody' : 'named']} at{' '}
        <Clock at={message.timestamp} />
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

const DID = {
  taken_over: { named: 'took over', somebody: 'Taken over from Carl' },
  handed_back: { named: 'handed back to Carl', somebody: 'Back with Carl' },
};
