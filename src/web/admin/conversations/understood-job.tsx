// What Carl understood of the job that a conversation talked about last, and of the items beside it.
import type { Conversation } from '../../../schemas/conversation.ts';
import { useShop } from '../page-data.ts';
import { describeItems } from './describe-items.ts';
import { describeSlots } from './describe-slots.ts';
import { FactList } from './fact-list.tsx';
import { findLatestItems, findLatestSlots } from './understood.ts';

export function Understood({ conversation }: { conversation: Conversation }) {
  const { services } = useShop();
  const facts = describeSlots(findLatestSlots(conversation.messages), services);
  const items = describeItems(findLatestItems(conversation.messages));
  return (
    <div>
      <div className="understood">
        <h3>What Carl understood</h3>
        {facts.length > 0 ? <FactList facts={facts} /> : <p className="missing">nothing of a job yet</p>}
      </div>
      {items.length > 0 && (
        <div className="understood">
          <h3>Items, as told</h3>
          <FactList facts={items} />
        </div>
      )}
    </div>
  );
}
