// Slots as the shop reads them: a label and a value each, in one fixed order.
import type { Slots } from '../../../schemas/reading.ts';
import type { Service } from '../../../schemas/shop.ts';
import { formatPhone } from '../format-phone.ts';
import { describeIsoDay } from '../time/describe-time.ts';

export interface Fact {
  label: string;
  value: string;
}

/**
 * What Carl understood, in words.
 *
 *     describeSlots({ quantity: 48, quantityMax: 60 }, services)   [{ label: 'Quantity', value: '48 to 60' }]
 */
export function describeSlots(slots: Slots, services: Pick<Service, 'slug' | 'name'>[]): Fact[] {
  const facts: [label: string, value: string | undefined][] = [
    ['Service', services.find(({ slug }) => slug === slots.service)?.name ?? slots.service],
    ['Quantity', describeQuantity(slots)],
    ['In hands', describeDueDate(slots)],
    ['Name', slots.name],
    ['Email', slots.email],
    ['Phone', slots.phone && formatPhone(slots.phone)],
    ['Company', slots.company],
    ['Budget', describeBudget(slots)],
    ['Sizes', describeSizes(slots)],
    ['Colors', slots.colors?.join(', ')],
    ['Places', slots.imprintLocations?.join(', ')],
    ['Dimensions', slots.dimensions],
    ['Artwork', slots.artwork],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function describeQuantity({ quantity, quantityMax }: Slots): string | undefined {
  if (quantity === undefined) return undefined;
  const least = quantity.toLocaleString('en-US');
  return quantityMax === undefined ? least : `${least} to ${quantityMax.toLocaleString('en-US')}`;
}

/** The day if it could be told, and the visitor's own words. */
function describeDueDate({ dueDate }: Slots): string | undefined {
  const day = dueDate?.date && describeIsoDay(dueDate.date);
  if (!day) return dueDate?.text;
  return dueDate.text ? `${day} (“${dueDate.text}”)` : day;
}

function describeBudget({ budgetCents }: Slots): string | undefined {
  if (budgetCents === undefined) return undefined;
  const fractions = budgetCents % 100 === 0 ? 0 : 2;
  return (budgetCents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: fractions,
    maximumFractionDigits: fractions,
  });
}

function describeSizes({ sizes }: Slots): string | undefined {
  return Object.entries(sizes ?? {})
    .map(([size, pieces]) => `${pieces.toLocaleString('en-US')} ${size}`)
    .join(', ');
}
