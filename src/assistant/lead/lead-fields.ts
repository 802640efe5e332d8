// The lead form's fields, filled with what Carl knows; what the form shows is written to the visitor.
import type { LeadField } from '../../schemas/lead-form.ts';
import type { Shop } from '../../schemas/shop.ts';
import { shopIn } from '../responses/shop-in.ts';
import type { ConversationState } from '../state/state.ts';
import { itemLine, serviceOf } from '../wording/labels.ts';
import { properCompany, properName, upperFirst } from '../wording/wording.ts';
import { dueWords } from './save-lead.ts';

export function leadFields(state: ConversationState, shop: Shop, today: string): LeadField[] {
  const { slots } = state;
  const [first] = state.items;
  const quantity = first?.slots.quantity;
  return [
    field('name', 'Name', 'text', true, slots.name ? properName(slots.name) : undefined),
    { ...field('email', 'Email', 'email', true, slots.email), placeholder: 'you@example.com' },
    { ...field('phone', 'Phone', 'tel', false, slots.phone), placeholder: '(816) 555-0142' },
    field('company', 'Company', 'text', false, slots.company && properCompany(slots.company)),
    {
      ...field('service', 'Service', 'select', true, first && serviceOf(first, shop)?.name),
      options: shop.services.map(({ name }) => name),
    },
    field('quantity', 'Quantity', 'number', false, quantity === undefined ? undefined : String(quantity)),
    field('dueDate', 'In-hands date', 'text', false, dueWords(state)),
    {
      ...field('details', 'Project details', 'textarea', true, told(state, shop, today)),
      placeholder: 'What is it for, and what should be on it?',
    },
  ];
}

/** What they told of the job, as they would write it themselves. */
function told(state: ConversationState, shop: Shop, today: string): string | undefined {
  if (state.written !== null) return state.written;
  const called = shopIn(shop, state.language);
  const lines = [
    ...state.items.map((item) => upperFirst(itemLine(item, called, state.language, today))),
    ...state.said,
  ];
  return lines.length > 0 ? lines.join('\n') : undefined;
}

const field = (
  name: string,
  label: string,
  type: LeadField['type'],
  required: boolean,
  value: string | undefined,
): LeadField => ({
  name,
  label,
  type,
  required,
  value: value ?? null,
});
