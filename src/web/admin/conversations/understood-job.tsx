// What Carl understood of the job that a conversation talked about last.
import type { Conversation } from '../../../schemas/conversation.ts';
import { useShop } from '../page-data.ts';
import { describeSlots } from './describe-slots.ts';
import { FactList } from './fact-list.tsx';
import { findLatestSlots } from './understood.ts';

export function Understood({ conversation }: { conversation: Conversation }) {
  const { services } = useShop();
  const facts = describeSlots(findLatestSlots(conversation.messages), services);
  return (
    <div className="understood">
      <h3>What Carl understood</h3>
      {facts.length > 0 ? <FactList facts={facts} /> : <p className="missing">nothing of a job yet</p>}
    </div>
  );
}
