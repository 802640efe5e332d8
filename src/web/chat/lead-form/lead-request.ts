// What the lead form is about to send, in plain words: from its fields alone, so that it says what goes out.

import type { TicketItem } from '../../../schemas/item.ts';
import { nameItem } from '../ticket/name-items.ts';

/** Values of the lead form by field name. */
type Values = Readonly<Record<string, string | undefined>>;

export interface LeadRequest {
  /** What is to be made: '48 caps'. Empty when nothing is known of it. */
  things: {
    name: string /** How it is decorated, and on what; of one thing alone. */;
    how?: string | undefined;
  }[];
  /** 'by Thursday, December 31', or the visitor's own words after 'in hands'. */
  when: string | undefined;
  /** The visitor, and ways to reach them. */
  who: string[];
}

/**
 * Reads `values`; `known` is what Carl filled in. The form's fields are about the first of `items`, the others go along.
 * His account of the job counts as long as the visitor left it alone.
 *
 *     readRequest(values, known, items).things // [{ name: '48 caps' }, { name: '30 mugs' }]
 */
export function readRequest(values: Values, known: Values, items: readonly TicketItem[]): LeadRequest {
  const [first, ...others] = items;
  const job = first ? [jobOf(first, values, known)] : fieldsAlone(values);
  return {
    things: others.length > 0 ? [...job.map(({ name }) => ({ name })), ...others.map(nameThing)] : job,
    when: whenIn(values.dueDate ?? ''),
    who: [values.name, values.email, values.phone].flatMap((text) => text || []),
  };
}

type Thing = LeadRequest['things'][number];

const nameThing = (item: TicketItem): Thing => ({ name: nameItem(item) });

/** The first item with what the visitor changed of it; of another service it is other goods. */
function jobOf(item: TicketItem, values: Values, known: Values): Thing {
  const isChanged = (field: string) => (values[field] ?? '') !== (known[field] ?? '');
  if (isChanged('service')) return fieldsAlone(values)[0] ?? nameThing(item);
  const how = isChanged('details') ? undefined : howIn(values.details ?? '', item);
  if (!isChanged('quantity')) return { ...nameThing(item), how };
  return { ...nameThing({ ...item, quantity: Number(values.quantity) || null }), how };
}

/** Carl writes a line for each item, the goods first: '48 caps, embroidery, front'. */
function howIn(details: string, { label }: TicketItem): string | undefined {
  const [goods = '', ...how] = (details.split('\n', 1)[0] ?? '').split(', ');
  return goods.toLowerCase().endsWith(label.toLowerCase()) ? how.join(', ') || undefined : undefined;
}

/** 'Promo Products, quantity 48'; nothing where nothing is filled in. */
function fieldsAlone({ service = '', quantity = '' }: Values): Thing[] {
  const name = [service, quantity && `quantity ${quantity}`].filter(Boolean).join(', ');
  return name === '' ? [] : [{ name }];
}

const DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Carl writes a day he could tell as an ISO date with the visitor's words behind it. */
function whenIn(dueDate: string): string | undefined {
  const [iso] = /^\d{4}-\d{2}-\d{2}/.exec(dueDate) ?? [];
  if (iso && !Number.isNaN(Date.parse(iso))) return `by ${DAY.format(new Date(iso))}`;
  return dueDate ? `in hands ${dueDate}` : undefined;
}
