// The lead form's fields, filled with what Carl knows; what the form shows is written to the visitor.
import { LEAD_FIELDS, type LeadFieldEntry } from '../../schemas/lead.ts';
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
  const known: Record<LeadFieldEntry['name'], string | undefined> = {
    name: slots.name && properName(slots.name),
    email: slots.email,
    phone: slots.phone,
    company: slots.company && properCompany(slots.company),
    service: first && serviceOf(first, shop)?.name,
    quantity: first?.slots.quantity?.toString(),
    dueDate: dueWords(state),
    details: told(state, shop, today),
  };
  return LEAD_FIELDS.map(({ name, label, kind, isRequired, placeholder }) => ({
    name,
    label,
    type: INPUTS[kind],
    required: isRequired,
    value: known[name] ?? null,
    ...(placeholder !== undefined && { placeholder }),
    ...(kind === 'choice' && { options: shop.services.map((service) => service.name) }),
  }));
}

const INPUTS: Record<LeadFieldEntry['kind'], LeadField['type']> = {
  text: 'text',
  email: 'email',
  phone: 'tel',
  choice: 'select',
  count: 'number',
  day: 'text',
  prose: 'textarea',
};

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
