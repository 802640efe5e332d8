// The effect that stores a request as a lead, or updates it: everything said of it, whole.
import type { RequestSlots } from '../../schemas/commands.ts';
import { LONGEST } from '../../schemas/longest.ts';
import type { Shop } from '../../schemas/shop.ts';
import { dollars } from '../../schemas/told-price.ts';
import { dayInZone } from '../../shop/opening-hours.ts';
import { isReachable } from '../state/scene.ts';
import type { ConversationState } from '../state/state.ts';
import type { Effect } from '../state/turn.ts';
import { itemLine, serviceOf } from '../wording/labels.ts';
import { properCompany, properName, upperFirst } from '../wording/wording.ts';
import { itemOf } from './ticket.ts';

/** What a lead says where the visitor has not said it. */
export const NOT_SAID = 'Not said yet';

/** The request as the shop gets it; `confirmed`: the visitor said yes to it, or asked for a person. */
export function saveLead(state: ConversationState, shop: Shop, now: Date, confirmed: boolean): Effect {
  const { slots } = state;
  const cut = (text: string | undefined, most: number): string | null => text?.slice(0, most) ?? null;
  const [first] = state.items;
  const items = state.items.map((item) => itemOf(item, state, shop, now));
  return {
    type: 'save-lead',
    job: state.request,
    source: state.source,
    confirmed,
    language: state.language,
    lead: {
      name: slots.name ? properName(slots.name).slice(0, LONGEST.name) : NOT_SAID,
      email: cut(slots.email, LONGEST.email),
      phone: cut(slots.phone, LONGEST.phone),
      company: cut(slots.company && properCompany(slots.company), LONGEST.company),
      service:
        (first && serviceOf(first, shop)?.name) ?? first?.goods.wording ?? state.serviceWording ?? NOT_SAID,
      quantity: first?.slots.quantity ?? null,
      dueDate: cut(dueWords(state), LONGEST.dueDate),
      details: detailsOf(state, shop, dayInZone(now, shop.time_zone)),
      items,
    },
  };
}

/** The first item's in-hands date as the shop reads it: '2026-06-12 (by June 12th)', or the visitor's words alone. */
export const dueWords = ({ items: [first], slots }: ConversationState): string | undefined =>
  dayWords(first?.slots.dueDate ?? slots.dueDate);

function dayWords(dueDate: RequestSlots['dueDate']): string | undefined {
  if (!dueDate) return undefined;
  return dueDate.date && dueDate.date !== dueDate.text ? `${dueDate.date} (${dueDate.text})` : dueDate.text;
}

/** The request as Carl has understood it, then the visitor's own words. Never empty. */
export function detailsOf(state: ConversationState, shop: Shop, today: string): string {
  const { slots, said, written } = state;
  const facts: [string, string | null | undefined][] = [
    ['Wanted', state.source === 'callback' ? 'to hear from a person' : undefined],
    ['Reach them', reachWords(state)],
    ['Quotes', slots.apart && state.items.length > 1 ? 'separate, one for each item' : undefined],
    ['Order', slots.orderNumber],
    ...state.items.map((item): [string, string] => ['Item', upperFirst(itemLine(item, shop, 'en', today))]),
    ['In hands', dayWords(slots.dueDate)],
    ['Budget', slots.budgetCents === undefined ? undefined : dollars(slots.budgetCents)],
  ];
  const lines = facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  const quoted = said.map((line) => `"${line}"`);
  const composed =
    written === null
      ? [...lines, ...(quoted.length > 0 ? ['In their words:', ...quoted] : [])]
      : [written, ...quoted];
  return composed.join('\n').slice(0, LONGEST.details) || 'Nothing said about the job yet.';
}

const BY = {
  text: 'by text',
  call: 'by phone',
  whatsapp: 'on WhatsApp',
  email: 'by email',
  no_calls: 'no calls',
} as const;

/** 'by text, after 5' */
const reachWords = ({ slots: { reachBy, reachWhen } }: ConversationState): string | undefined =>
  [reachBy && BY[reachBy], reachWhen].filter(Boolean).join(', ') || undefined;

/** Contact details that no stored lead holds yet: they must not be lost if the visitor goes silent. */
export function hasUnconfirmedContact(state: ConversationState): boolean {
  if (!isReachable(state) || state.stored) return false;
  return state.request === 1 || state.items.length > 0 || state.said.length > 0;
}

/** Somebody left a way to be reached and went silent: stored all the same, unconfirmed; null if nothing is open. */
export function leadAfterSilence(state: ConversationState, shop: Shop, now: Date): Effect | null {
  return hasUnconfirmedContact(state) ? saveLead(state, shop, now, false) : null;
}
