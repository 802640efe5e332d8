// What a request asks for, as both of its mails list it: a line for each item, and what they come to together.
import { NOT_SAID } from '../../../assistant/lead/save-lead.ts';
import type { Language } from '../../../schemas/language.ts';
import type { ToldLead } from '../../../schemas/lead.ts';
import type { ToldItem } from '../../../schemas/told-item.ts';
import { dollarRange, totalOf } from '../../../schemas/told-price.ts';
import { cleanLine } from './clean-text.ts';
import { RECEIPT_WORDS, type ReceiptWords } from './words/receipt.ts';

const LINE_MAX = 200;

/** Rows of a mail; none where nothing is known of the job. */
export function requestFacts(
  { items }: ToldLead,
  language: Language = 'en',
): [label: string, value: string][] {
  const words = RECEIPT_WORDS[language];
  const [first, ...others] = items;
  if (!first || (others.length === 0 && first.label === NOT_SAID)) return [];
  if (others.length === 0) {
    return [
      [words.item, cleanLine(first.line, LINE_MAX)],
      [words.estimate, priceOf(first, words)],
    ];
  }
  const total = totalOf(items);
  return [
    [words.items, items.map((item) => lineOf(item, first, words)).join('\n')],
    [words.together, total ? dollarRange(total, words.to) : words.byAPerson],
  ];
}

/** '24 pint glasses, 2 ink colors: $396 to $444'. */
function lineOf(item: ToldItem, first: ToldItem, words: ReceiptWords): string {
  const isOfOtherDay = item.dueDate !== null && item.dueDate !== first.dueDate;
  const said = item.line === NOT_SAID ? words.notSaid : item.line;
  const line = isOfOtherDay ? `${said}, ${words.inHands(item.dueDate ?? '')}` : said;
  return `${cleanLine(line, LINE_MAX)}: ${priceOf(item, words)}`;
}

const priceOf = ({ estimate }: ToldItem, { to, byAPerson }: ReceiptWords): string =>
  estimate ? dollarRange(estimate, to) : byAPerson;
