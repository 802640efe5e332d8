// What Carl has understood, on the ticket: four cells of one item; from the second on a line each and their sum.
import { useState } from 'react';
import { useChunk } from '../../ui/use-chunk.ts';
import type { Surface } from '../conversation/conversation.ts';
import { useConversation } from '../conversation/use-conversation.ts';
import { useVoice } from '../voice/voice-provider.tsx';
import { TicketStrip } from './ticket-strip.tsx';

const loadTicketItems = async () => (await import('./ticket-items.tsx')).TicketItems;

export function JobTicket({ surface, isLive }: { surface: Surface; isLive: boolean }) {
  const { ticket, items, total, newLines, lead, messages } = useConversation().state;
  // Fetched with the first item, so that it is there for the second.
  const TicketItems = useChunk(loadTicketItems, items.length > 0);
  // A widget that opens later does not call new what was new in the hero.
  const { isHeard } = useVoice();
  const [known] = useState(newLines);
  if (items.length < 2 || !TicketItems) return <TicketStrip cells={ticket} />;
  return (
    <TicketItems
      items={items}
      total={total}
      date={ticket.find(({ label }) => label === 'In hands')?.value ?? null}
      newLines={newLines === known ? null : newLines}
      surface={surface}
      isLive={isLive && !isHeard}
      givesWay={isLive && (lead.isOpen || messages.at(-1)?.receipt !== undefined)}
    />
  );
}
