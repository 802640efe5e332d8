// From a lead to the conversation it came from.
import { Link } from 'wouter';
import { useTabStop } from './tab-stop.ts';

/** The id travels in the history entry: whoever holds it can continue the conversation, so no URL carries it. */
export function ConversationLink({ id }: { id: string }) {
  return (
    <Link
      className="lead-conversation"
      href="/admin/dashboard?tab=conversations"
      state={{ conversationId: id }}
      tabIndex={useTabStop()}
    >
      <span className="visually-hidden">Conversation </span>
      <span className="mono">{id.slice(0, 8)}</span>
    </Link>
  );
}
