// What a request asks for, as both of its mails list it: a line for each item, and what they come to together.
import { NOT_SAID } from '../../../assistant/lead/save-lead.ts';
import type { ToldLead } from '../../../schemas/lead.ts';
import type { ToldItem } from '../../../schemas/told-item.ts';
import { BY_A_PERSON, dollarRange, totalOf } from '../../../schemas/told-price.ts';
import { cleanLine } from './clean-text.ts';

const LINE_MAX = 200;

/** Rows of a mail; none where nothing is known of the job. */
export function requestFacts({ items }: ToldLead): [label: string, value: string][] {
  const [first, ...others] = items;
  if (!first || (others.length === 0 && first.label === NOT_SAID)) return [];
  if (others.length === 0) {
    return [
      ['Item', cleanLine(first.line, LINE_MAX)],
      ['Estimate', priceOf(first)],
    ];
  }
  const total = totalOf(items);
  return [
    ['Items', items.map((item) => lineOf(item, first)).join('\n')],
    ['Together', total ? dollarRange(total) : BY_A_PERSON],
  ];
}

/** '24 pint glasses, 2 ink colors: $396 to $444'. */
function lineOf(item: ToldItem, first: ToldItem): string {
  const isOfOtherDay = item.dueDate !== null && item.dueDate !== first.dueDate;
  const words = isOfOtherDay ? `${item.line}, in hands ${item.dueDate}` : item.line;
  return `${cleanLine(words, LINE_MAX)}: ${priceOf(item)}`;
}

const priceOf = ({ estimate }: ToldItem): string => (estimate ? dollarRange(estimate) : BY_A_PERSON);
