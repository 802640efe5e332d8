// A lead in words, as its mails have it.
import { NOT_SAID } from '../../../assistant/lead/save-lead.ts';
import { isEmail } from '../../../schemas/contact-details.ts';
import type { Language } from '../../../schemas/language.ts';
import { LEAD_FIELDS, type Lead, type LeadFieldEntry, type ToldLead } from '../../../schemas/lead.ts';
import { tellGoods } from '../../../schemas/told-item.ts';
import type { Mailbox } from '../../env/env-formats.ts';
import { cleanLine } from './clean-text.ts';
import { RECEIPT_WORDS } from './words/receipt.ts';

const WORDS_MAX = 60;

/** '48 T-shirts', 'Pint glasses + 2 more', or null where nothing is known of the job. */
export function jobOf({ items }: ToldLead, language: Language = 'en'): string | null {
  const [first, ...others] = items;
  const job =
    others.length > 0 ? tellGoods(items, RECEIPT_WORDS[language].moreGoods) : (first?.label ?? NOT_SAID);
  return job === NOT_SAID ? null : cleanLine(job, WORDS_MAX) || null;
}

/** Null where the visitor has not said it. */
export function nameOf({ name }: Lead): string | null {
  return name === NOT_SAID ? null : cleanLine(name, WORDS_MAX) || null;
}

/**
 * Where an answer to the shop's mail goes. Null without a usable address, and for one with letters before the @ that
 * mail servers may refuse in a header: the shop must be told all the same.
 */
export function replyToOf(lead: Lead): Mailbox | null {
  const { email } = lead;
  if (email === null || !isEmail(email) || !/^[!-~]+@/.test(email)) return null;
  return { name: nameOf(lead) ?? '', address: email };
}

/** The lead's fields under their labels; what its items tell is left to them. */
export const fieldsOf = (
  lead: ToldLead,
  whose: LeadFieldEntry['of'],
  language: Language = 'en',
): [label: string, value: string | number | null][] =>
  LEAD_FIELDS.filter((field) => field.of === whose && !field.byItem).map(({ name }) => [
    RECEIPT_WORDS[language].label(name),
    lead[name],
  ]);

/** Those of the facts that are known. */
export function knownFacts(facts: [label: string, value: string | number | null][]): [string, string][] {
  return facts.flatMap(([label, value]): [string, string][] =>
    value === null || value === '' || value === NOT_SAID ? [] : [[label, String(value)]],
  );
}
