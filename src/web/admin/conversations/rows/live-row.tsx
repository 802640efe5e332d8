// A conversation that goes on now: the visitor's newest words or that more are being written, and who answers.
import type { LiveConversation } from '../../../../schemas/live.ts';
import { useUsername } from '../../session/use-session-query.ts';
import { Clock } from '../../time/clock.tsx';
import { describeLanguage } from '../describe-language.ts';
import { TypingDots } from '../live/typing-dots.tsx';
import { WaitingClock } from '../live/waiting/waiting-clock.tsx';
import { firstWords } from '../name-conversation.ts';
import { ConversationNumber, describeSize } from './conversation-row.tsx';
import { ROW_SMALL, RowFrame, type RowProps } from './row-frame.tsx';

export function LiveRow({ conversation, ...row }: RowProps & { conversation: LiveConversation }) {
  const { id, name, begunWith, lastSaid, messageCount, askedAt, heldBy, isHere, isVisitorTyping, language } =
    conversation;
  // As it is called among the earlier ones.
  const title = name ?? (begunWith === null ? null : firstWords(begunWith));
  const said = lastSaid && firstWords(lastSaid.content);
  const waitsSince = heldBy ? null : askedAt;
  return (
    <RowFrame
      {...row}
      id={id}
      isUrgent={waitsSince !== null}
      title={<span dir="auto">{title ?? 'Nothing said yet'}</span>}
      aside={
        <span className="text-right text-ink-quiet touch:text-note">
          {waitsSince === null ? (
            lastSaid && <Clock at={lastSaid.timestamp} />
          ) : isHere ? (
            'on the page'
          ) : (
            <>left the page</>
          )}
        </span>
      }
    >
      <p className="basis-full truncate text-ink-soft">
        {isVisitorTyping ? (
          <TypingDots>typing</TypingDots>
        ) : (
          said !== title && (
            <span dir="auto">
              <span className="visually-hidden">User: </span>
              {said}
            </span>
          )
        )}
      </p>
      <p className={`flex flex-wrap items-center gap-x-2 font-semibold ${ROW_SMALL}`}>
        {waitsSince === null ? <WhoAnswers heldBy={heldBy} /> : <WaitingClock since={waitsSince} />}
        {language !== 'en' && (
          <span className="font-normal text-ink-quiet">{describeLanguage(language)}</span>
        )}
      </p>
      <p className={`text-ink-quiet ${ROW_SMALL}`}>
        <ConversationNumber id={id} />, {describeSize(messageCount)}
      </p>
    </RowFrame>
  );
}

function WhoAnswers({ heldBy }: Pick<LiveConversation, 'heldBy'>) {
  const username = useUsername();
  if (!heldBy) return <span className="text-carl">Carl</span>;
  return <span dir="auto">{heldBy.username === username ? 'You are' : `${heldBy.name} is`} answering</span>;
}
