// Replies that the owner wrote once: which fields they can name, and how these are filled in.

/** What a saved reply can name in braces. */
export const REPLY_FIELDS = [
  'name',
  'first_name',
  'items',
  'quantity',
  'in_hands',
  'estimate',
  'quote_total',
  'job_link',
  'approve_by',
  'person',
  'shop',
  'phone',
  'hours',
  'address',
] as const;
export type ReplyField = (typeof REPLY_FIELDS)[number];
export type ReplyValues = Record<ReplyField, string | null>;

/** A name alone: figures of the catalog have several words. */
const FIELD = /\{([^{}\s]*)\}/g;

/** Every field that a text names, known or not, with where it stands. */
export const fieldsIn = (text: string): { name: string; offset: number }[] =>
  [...text.matchAll(FIELD)].map(({ 1: name = '', index }) => ({ name, offset: index }));

/**
 * The text with its fields filled in; what nothing is known for stays in braces, and `missing` names it.
 *
 *     fillReply('Hi {first_name}', { ...values, first_name: 'Dana' }); // { text: 'Hi Dana', missing: [] }
 */
export function fillReply(text: string, values: ReplyValues): { text: string; missing: ReplyField[] } {
  const missing = new Set<ReplyField>();
  const filled = text.replaceAll(FIELD, (whole, name: string) => {
    const field = REPLY_FIELDS.find((one) => one === name);
    if (!field) return whole;
    const value = values[field];
    if (value === null) missing.add(field);
    return value ?? whole;
  });
  return { text: filled, missing: [...missing] };
}
