// How a question was asked, in the visitors' own words, with the conversations it was asked in.
import { Link } from 'wouter';
import type { OpenedQuestion } from '../../../schemas/question.ts';
import { linkFromLead } from '../conversations/rows/use-opened-conversation.ts';

export function WordingList({ wordings }: Pick<OpenedQuestion, 'wordings'>) {
  const said = wordings.find((one) => one.said !== null)?.said;
  return (
    <>
      <ul className="mt-2 border-t border-line" aria-label="How it was asked">
        {wordings.map(({ id, text, language, count, conversationId }) => (
          <li
            key={id}
            className="flex items-start justify-between gap-3 border-b border-hairline py-1 touch:min-h-target touch:items-center touch:text-small"
          >
            <span className="min-w-0 wrap-anywhere" dir="auto" lang={language}>
              {text}
            </span>
            <span className="flex shrink-0 items-center gap-2 text-ink-quiet">
              {count > 1 && `${count} times`}
              {language === 'es' && ' Spanish'}
              <Link
                {...linkFromLead(conversationId)}
                className="mono text-carl touch:grid touch:min-h-target touch:place-items-center"
                aria-label={`Conversation ${conversationId.slice(0, 8)}`}
              >
                {conversationId.slice(0, 8)}
              </Link>
            </span>
          </li>
        ))}
      </ul>
      {said && <p className="mt-1.5 text-ink-quiet">Carl said: “{said}”</p>}
    </>
  );
}
