// "how much more is double sided?": what an option of the price book adds to the job at hand, offered and not yet taken.
import type { Answer, Moment } from '../moment.ts';
import { asksOfOption } from '../question.ts';
import { validOptions } from '../questions.ts';
import { readPriceOptions } from '../reading/price-options.ts';
import { dollars, lowerFirst, oneOf, upperFirst } from '../wording.ts';
import { estimateFor, inSentence, priceListOf, priceQuantity } from './estimates.ts';

/** The difference in price and the new estimate; undefined where no option of the job, or its goods, are asked about. */
export function answerOptionAsked(moment: Moment): Answer | undefined {
  const { state, words, reading, shop, mentions } = moment;
  const quantity = priceQuantity(moment);
  const list = priceListOf(moment);
  if (quantity === undefined || !list || state.language !== 'en' || !asksOfOption(words)) return;
  if (reading.slots.quantity !== undefined || mentions.some(({ slug }) => slug !== state.slots.service))
    return;
  const current = validOptions(moment);
  const read = readPriceOptions(words, {}, reading.slots, list, shop, null);
  const option = list.options.find(
    ({ name, default: usual }) =>
      !NOT_ADDED.has(name) && read[name] !== undefined && read[name] !== (current[name] ?? String(usual)),
  );
  const value = option && read[option.name];
  if (!option || value === undefined) return;
  const [now, then] = [
    estimateFor(moment, quantity),
    estimateFor(moment, quantity, { [option.name]: value }),
  ];
  if (!now || !then) return;
  const label =
    option.kind === 'choice'
      ? (option.choices.find(({ name }) => name === value)?.label ?? '')
      : `${value} ${value === '1' ? option.unit.one : option.unit.many}`;
  const cents = then.lowCents - now.lowCents;
  const each = quantity > 1 ? `, about ${dollars(Math.abs(Math.round(cents / quantity)))} each` : '';
  const difference =
    cents === 0
      ? `${upperFirst(inSentence(label))}: that does not change the estimate.`
      : `${upperFirst(inSentence(label))} ${cents > 0 ? 'would add' : 'would take off'} about ${dollars(Math.abs(cents))}${each}: ${dollars(then.lowCents)} to ${dollars(then.highCents)} in all.`;
  state.offered = { name: option.name, value };
  return {
    says: [difference, oneOf({ en: ['Shall I put that down?', 'Would you like that?'], es: [] }, state)],
    asks: null,
    suggestions: ['Yes, add it', `No, without ${lowerFirst(label)}`.slice(0, 40)],
  };
}

/** The goods themselves, and what has answers of its own. */
const NOT_ADDED: ReadonlySet<string> = new Set(['rush', 'garment', 'product', 'vehicle', 'size', 'artwork']);
