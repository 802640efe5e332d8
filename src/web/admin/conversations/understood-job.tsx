// What Carl understood of the job that a conversation talked about last, and of the items beside it.
import type { ReactNode } from 'react';
import type { Conversation } from '../../../schemas/conversation.ts';
import type { TicketItem } from '../../../schemas/item.ts';
import { BY_A_PERSON, dollarRange, totalOf } from '../../../schemas/told-price.ts';
import { useShop } from '../page-data.ts';
import type { Fact } from './describe-slots.ts';
import { describeSlots } from './describe-slots.ts';
import { FactList } from './fact-list.tsx';
import { findLatestItems, findLatestSlots } from './understood.ts';

const LOOKS = {
  list: 'flex flex-1 flex-wrap @max-[720px]/conversation:mt-1 @max-[720px]/conversation:gap-x-6 @max-[720px]/conversation:gap-y-1.5',
  fact: 'border-l border-hairline px-4.5 py-2 @max-[720px]/conversation:border-0 @max-[720px]/conversation:p-0',
  label: 'text-tiny text-ink-soft',
  value: 'font-semibold',
};

export function Understood({ conversation }: { conversation: Conversation }) {
  const { services } = useShop();
  const facts = describeSlots(findLatestSlots(conversation.messages), services);
  const items = describeItems(findLatestItems(conversation.messages));
  return (
    <div className="border-t border-b border-hairline border-b-line bg-desk-bar">
      <Row title="What Carl understood">
        {facts.length > 0 ? (
          <FactList facts={facts} looks={LOOKS} />
        ) : (
          <p className="missing self-center px-4.5 py-2 @max-[720px]/conversation:p-0">
            nothing of a job yet
          </p>
        )}
      </Row>
      {items.length > 0 && (
        <Row title="Items, as told">
          <FactList facts={items} looks={LOOKS} />
        </Row>
      )}
    </div>
  );
}

const Row = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="flex items-stretch border-hairline px-4 not-first:border-t @max-[720px]/conversation:block @max-[720px]/conversation:py-2">
    <h3 className="w-[108px] self-center py-2 pr-4.5 text-tiny leading-[1.3] font-medium text-ink-soft @max-[720px]/conversation:w-auto @max-[720px]/conversation:p-0">
      {title}
    </h3>
    {children}
  </div>
);

/**
 * A fact for each item, and what several come to where all have a price.
 *
 *     describeItems(items)   [{ label: 'Pint glasses', value: '24, $396 to $444' }]
 */
export function describeItems(items: readonly TicketItem[]): Fact[] {
  const facts = items.map(({ label, quantity, estimate }) => ({
    label,
    value: [quantity?.toLocaleString('en-US'), estimate ? dollarRange(estimate) : BY_A_PERSON]
      .filter((words) => words !== undefined)
      .join(', '),
  }));
  const total = items.length > 1 ? totalOf(items) : null;
  return total ? [...facts, { label: 'Together', value: dollarRange(total) }] : facts;
}
