// What the lead form is about to send, in plain words: from its fields alone, so that it says what goes out.

import type { TicketItem } from '../../schemas/item.ts';
import { nameItem } from './items/name-items.ts';

/** Values of the lead form by field name. */
type Values = Readonly<Record<string, string | undefined>>;

export interface LeadRequest {
  /** What is to be made: '48 caps'. Empty when nothing is known of it. */
  things: { name: string /** How it is decorated, and on what. */; how?: string | undefined }[];
  /** 'by Thursday, December 31', or the visitor's own words after 'in hands'. */
  when: string | undefined;
  /** The visitor, and ways to reach them. */
  who: string[];
}

/**
 * Reads `values`; `known` is what Carl filled in. His account of the job counts as long as the visitor left it alone.
 * The form's fields are about one of `items`, the job last talked about; the others go along.
 *
 *     readRequest(values, known, items).things // [{ name: '48 caps' }, { name: '30 mugs' }]
 */
export function readRequest(values: Values, known: Values, items: readonly TicketItem[]): LeadRequest {
  const facts =
    values.details === known.details ? factsIn(values.details ?? '') : new Map<string, string[]>();
  const name = jobIn(values, known, facts.get('Job')?.[0]);
  const how = [...(facts.get('Vehicle') ?? []), ...(facts.get('Print') ?? [])].join(', ') || undefined;
  const job = name === '' ? [] : [{ name, how }];
  const others = facts.get('Also asked for') ?? [];
  const at = placeOf(known, items);
  return {
    things:
      items.length < 2
        ? [...job, ...others.map((other) => ({ name: other }))]
        : items.flatMap((item, index) => {
            if (index !== at) return [{ name: nameItem(item) }];
            return isSameJob(values, known) ? [{ name: nameItem(item), how }] : job;
          }),
    when: whenIn(values.dueDate ?? ''),
    who: [values.name, values.email, values.phone].flatMap((text) => text || []),
  };
}

/** Which of `items` Carl filled the form in for; -1 if none can be told. */
function placeOf(known: Values, items: readonly TicketItem[]): number {
  const job =
    factsIn(known.details ?? '')
      .get('Job')?.[0]
      ?.toLowerCase() ?? '';
  const isNamed = ({ label }: TicketItem) => job.includes(label.toLowerCase());
  const isCounted = ({ quantity }: TicketItem) => String(quantity ?? '') === (known.quantity ?? '');
  const both = items.findIndex((item) => isNamed(item) && isCounted(item));
  return both >= 0 ? both : items.findIndex(isCounted);
}

const isSameJob = (values: Values, known: Values): boolean =>
  (['service', 'quantity'] as const).every((name) => (values[name] ?? '') === (known[name] ?? ''));

/** Carl writes what he knows as lines of 'Label: value'. */
function factsIn(details: string): Map<string, string[]> {
  const facts = new Map<string, string[]>();
  for (const [, label = '', value = ''] of details.matchAll(/^([A-Z][a-z ]+): (.+)$/gm)) {
    facts.set(label, [...(facts.get(label) ?? []), value]);
  }
  return facts;
}

function jobIn(values: Values, known: Values, job: string | undefined): string {
  const { service = '', quantity = '' } = values;
  if (job && service === (known.service ?? '')) {
    if (quantity === (known.quantity ?? '')) return job;
    if (quantity && known.quantity && job.startsWith(`${known.quantity} `))
      return quantity + job.slice(known.quantity.length);
  }
  return [service, quantity && `quantity ${quantity}`].filter(Boolean).join(', ');
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
