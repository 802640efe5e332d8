// Whether the visitor is on the page.
import type { ConversationMessage } from '../../../../../schemas/conversation.ts';
import type { LiveState } from '../../../../../schemas/live.ts';
import { describeAge } from '../../../time/describe-time.ts';
import { useNow } from '../../../time/now.tsx';

interface Props {
  live: LiveState;
  messages: readonly ConversationMessage[];
}

/** When they left nobody knows; when they wrote last is known. */
export function Presence({ live: { isHere, page }, messages }: Props) {
  const now = useNow();
  if (isHere) {
    return (
      <>
        On the page now
        {page !== null && (
          <>
            , <span className="wrap-anywhere">{page}</span>
          </>
        )}
        .
      </>
    );
  }
  const wrote = messages.findLast(({ role }) => role === 'user');
  return <>Left the page{wrote && `, wrote ${describeAge(new Date(wrote.timestamp), now)}`}.</>;
}
