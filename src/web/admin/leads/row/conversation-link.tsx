// From a lead to the conversation it came from.
import { Link } from 'wouter';
import { linkFromLead } from '../../conversations/rows/use-opened-conversation.ts';
import { useTabStop } from './tab-stop.ts';

export function ConversationLink({ id }: { id: string }) {
  return (
    <Link
      className="inline-flex items-center text-carl no-underline decoration-1 underline-offset-3 hover:underline cards:hidden touch:-my-[11px] touch:min-h-target"
      {...linkFromLead(id)}
      tabIndex={useTabStop()}
    >
      <span className="visually-hidden">Conversation </span>
      <span className="mono">{id.slice(0, 8)}</span>
    </Link>
  );
}
