// The lead: when there is one, what it says, and the form that asks for it.
import type { LeadField } from '../schemas/lead-form.ts';
import { LONGEST } from '../schemas/longest.ts';
import type { Shop } from '../schemas/shop.ts';
import { dollars } from '../schemas/told-price.ts';
import { chosenText, goodsText, inHandsText, jobLine, printText, serviceOf } from './describe-job.ts';
import { reachText } from './how-to-reach.ts';
import { openJobs } from './jobs.ts';
import { siteWishes } from './site-wishes.ts';
import type { ConversationState } from './turn.ts';
import { vehicleText } from './vehicle.ts';
import { properCompany, properName } from './wording.ts';

/** What a lead says where the visitor has not said it. */
export const NOT_SAID = 'Not said yet';

export const isReachable = ({ slots }: ConversationState): boolean =>
  slots.email !== undefined || slots.phone !== undefined;

/** Contact details that no stored lead holds yet: they must not be lost if the visitor goes silent. */
export function hasUnconfirmedContact(state: ConversationState): boolean {
  if (!isReachable(state) || state.stored) return false;
  const isHeld = state.jobs.some(({ stored }) => stored);
  return !isHeld || state.slots.service !== undefined || state.said.length > 0;
}

/** The in-hands date as the shop reads it: '2026-06-12 (by June 12th)', or the visitor's words alone. */
export function dueText({ slots: { dueDate } }: ConversationState): string | undefined {
  if (!dueDate) return;
  return dueDate.date && dueDate.date !== dueDate.text ? `${dueDate.date} (${dueDate.text})` : dueDate.text;
}

/** The job as Carl has understood it, then the visitor's own words. Never empty. */
export function detailsOf(state: ConversationState, shop: Shop): string {
  const { slots, orderNumber } = state;
  const facts: [string, string | null | undefined][] = [
    ['Wanted', state.flow === 'human' || state.source === 'callback' ? 'to hear from a person' : undefined],
    ['Reach them', reachText(state, 'en')],
    ['Order', orderNumber],
    ['Job', goodsText(state, shop, 'en')],
    ['Vehicle', vehicleText(state)],
    ['Print', printText(state, 'en')],
    [
      'Sizes',
      slots.sizes &&
        Object.entries(slots.sizes)
          .map(([size, count]) => `${size} ${count}`)
          .join(', '),
    ],
    ['Artwork', slots.artwork],
    ['In hands', inHandsText(state, 'en')],
    ['Budget', slots.budgetCents === undefined ? undefined : dollars(slots.budgetCents)],
    ['Chosen', chosenText(state, shop).join(', ')],
    ['Wishes', siteWishes(state, shop).join(', ')],
  ];
  const lines = facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  for (const other of openJobs(state).slice(1)) lines.push(`Also asked for: ${jobLine(other, shop, 'en')}`);
  const said = state.said.map((line) => `"${line}"`);
  const composed =
    state.written === null
      ? [...lines, ...(said.length > 0 ? ['In their words:', ...said] : [])]
      : [state.written, ...said];
  return composed.join('\n').slice(0, LONGEST.details) || 'Nothing said about the job yet.';
}

/** The form's fields, filled with what Carl knows. */
export function leadFields(state: ConversationState, shop: Shop): LeadField[] {
  const { slots } = state;
  const isTold =
    state.said.length > 0 || state.written !== null || goodsText(state, shop, 'en') !== undefined;
  return [
    field('name', 'Name', 'text', true, slots.name ? properName(slots.name) : undefined),
    { ...field('email', 'Email', 'email', true, slots.email), placeholder: 'you@example.com' },
    { ...field('phone', 'Phone', 'tel', false, slots.phone), placeholder: '(816) 555-0142' },
    field('company', 'Company', 'text', false, slots.company && properCompany(slots.company)),
    {
      ...field('service', 'Service', 'select', true, serviceOf(shop, state)?.name),
      options: shop.services.map(({ name }) => name),
    },
    field(
      'quantity',
      'Quantity',
      'number',
      false,
      slots.quantity === undefined ? undefined : String(slots.quantity),
    ),
    field('dueDate', 'In-hands date', 'text', false, dueText(state)),
    {
      ...field('details', 'Project details', 'textarea', true, isTold ? detailsOf(state, shop) : undefined),
      placeholder: 'What is it for, and what should be on it?',
    },
  ];
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

/** Is it known what the job is: beyond the service something of what goes on it or what it is for? */
export function isDescribed({ slots, described, written, inkColors }: ConversationState): boolean {
  const { sizes, colors, imprintLocations, dimensions, artwork } = slots;
  return (
    described ||
    written !== null ||
    inkColors !== null ||
    (sizes ?? colors ?? imprintLocations ?? dimensions ?? artwork) !== undefined
  );
}
