// What the lead form is about to send, in plain words: from its fields alone, so that it says what goes out.

/** Values of the lead form by field name. */
type Values = Readonly<Record<string, string | undefined>>;

export interface LeadRequest {
  /** What is to be made: '48 caps'. Empty when nothing is known of it. */
  things: string[];
  /** How it is decorated, and on what. */
  how: string | undefined;
  /** 'by Thursday, December 31', or the visitor's own words after 'in hands'. */
  when: string | undefined;
  /** The visitor, and ways to reach them. */
  who: string[];
}

/**
 * Reads `values`; `known` is what Carl filled in. His account of the job counts as long as the visitor left it alone.
 *
 *     readRequest(values, known).things // ['48 caps', '30 mugs']
 */
export function readRequest(values: Values, known: Values): LeadRequest {
  const facts =
    values.details === known.details ? factsIn(values.details ?? '') : new Map<string, string[]>();
  const job = facts.get('Job')?.[0];
  return {
    things: [jobIn(values, known, job), ...(facts.get('Also asked for') ?? [])].filter(
      (thing) => thing !== '',
    ),
    how: [...(facts.get('Vehicle') ?? []), ...(facts.get('Print') ?? [])].join(', ') || undefined,
    when: whenIn(values.dueDate ?? ''),
    who: [values.name, values.email, values.phone].flatMap((text) => text || []),
  };
}

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
