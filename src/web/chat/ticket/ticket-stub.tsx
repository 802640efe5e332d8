// The ticket's stub with its number. When the shop has the visitor's details, it is torn off and begins anew.
import { useState } from 'react';
import { useConversation } from '../conversation/use-conversation.ts';

export function TicketStub() {
  const { conversationId, lead } = useConversation().state;
  const [wasWanted, setWasWanted] = useState(lead.isWanted);
  const [torn, setTorn] = useState(0);
  if (lead.isWanted !== wasWanted) {
    setWasWanted(lead.isWanted);
    // Details are wanted until they are stored.
    if (wasWanted) setTorn(torn + 1);
  }
  // The number is that under which the shop finds the conversation, so there is none before it has begun.
  const printed = (
    <>
      <span>Job ticket</span>
      <span className="barcode" aria-hidden="true" />
      <span className="ticket-number">{`No. ${conversationId?.slice(0, 8) ?? '--------'}`}</span>
    </>
  );
  return (
    <>
      {torn > 0 && (
        <p className="ticket-stub ticket-torn" key={torn} aria-hidden="true">
          {printed}
        </p>
      )}
      <p className="ticket-stub">{printed}</p>
    </>
  );
}
