// From a lead to the conversation it came from.
import { Link } from 'wouter';
import { linkFromLead } from '../../conversations/rows/use-opened-conversation.ts';
import { useTabStop } from './tab-stop.ts';

export function ConversationLink({ id }: { id: string }) {
  return (
    <Link className="lead-conversation" {...linkFromLead(id)} tabIndex={useTabStop()}>
      <span className="visually-hidden">Conversation </span>
      <span className="mono">{id.slice(0, 8)}</span>
    </Link>
  );
}
