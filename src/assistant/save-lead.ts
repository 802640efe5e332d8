// What a turn asks the server to store of the job that is talked about.
import { LONGEST } from '../schemas/longest.ts';
import type { Shop } from '../schemas/shop.ts';
import { serviceOf } from './describe-job.ts';
import { detailsOf, dueText, NOT_SAID } from './lead.ts';
import { itemOf } from './request-items.ts';
import type { ConversationState, Effect } from './turn.ts';
import { properCompany, properName } from './wording.ts';

/** The effect that stores the current job's lead, or updates it. */
export function saveLead(state: ConversationState, shop: Shop, now: Date, confirmed: boolean): Effect {
  const { slots } = state;
  const cut = (text: string | undefined, most: number): string | null => text?.slice(0, most) ?? null;
  return {
    type: 'save-lead',
    job: state.job,
    source: state.source,
    confirmed,
    lead: {
      name: slots.name ? properName(slots.name).slice(0, LONGEST.name) : NOT_SAID,
      email: cut(slots.email, LONGEST.email),
      phone: cut(slots.phone, LONGEST.phone),
      company: cut(slots.company && properCompany(slots.company), LONGEST.company),
      service: serviceOf(shop, state)?.name ?? state.serviceWording ?? NOT_SAID,
      quantity: slots.quantity ?? null,
      dueDate: cut(dueText(state), LONGEST.dueDate),
      details: detailsOf(state, shop),
      items: [itemOf(state, shop, now)],
    },
  };
}
