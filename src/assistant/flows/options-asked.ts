// "how much more is double sided?": what an option of the price book adds to the job at hand, offered and not yet taken.

import { dollars } from '../../schemas/told-price.ts';
import { inSentence, plural, serviceOf } from '../describe-job.ts';
import type { Answer, Moment } from '../moment.ts';
import { isMadeSingly } from '../priced-by.ts';
import { asksOfOption } from '../question.ts';
import { readPriceOptions } from '../reading/price-options.ts';
import { worded } from '../reading/words/triggers.ts';
import { triedOf } from '../supposed-job.ts';
import { validOptions } from '../valid-options.ts';
import { dollarRange, figure, lowerFirst, oneOf, upperFirst } from '../wording.ts';
import { estimateFor, priceListOf, priceQuantity } from './estimates.ts';

/** The difference in price and the new estimate; undefined where no option of the job, or its goods, are asked about. */
export function answerOptionAsked(moment: Moment): Answer | undefined {
  const { state, words, reading, shop, mentions } = moment;
  // What is made singly is asked about before anybody says how many.
  const isSingle = isMadeSingly(shop, state.slots.service);
  const quantity = priceQuantity(moment) ?? (isSingle ? 1 : undefined);
  const list = priceListOf(moment);
  if (quantity === undefined || !list || state.language !== 'en' || !asksOfOption(words)) return;
  if (reading.slots.quantity !== undefined || ASKS_IF_KEPT.test(words.plain)) return;
  const others = otherGoods(moment, quantity);
  if (others) return others;
  if (mentions.some(({ slug }) => slug !== state.slots.service)) return;
  const current = validOptions(moment);
  const imprintLocations = placesAsked(moment);
  const read = readPriceOptions(
    words,
    { ...(imprintLocations && { imprintLocations }) },
    { ...reading.slots, ...(imprintLocations && { imprintLocations }) },
    list,
    shop,
    null,
  );
  const option = list.options.find(
    ({ name, default: usual }) =>
      !NOT_ADDED.has(name) && read[name] !== undefined && read[name] !== (current[name] ?? String(usual)),
  );
  const value = option && read[option.name];
  if (!option || value === undefined) return inTheEstimate(moment, quantity, read);
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
      : oneOf(
          {
            en: [
              `${upperFirst(inSentence(label))} ${cents > 0 ? 'would add' : 'would take off'} about ${dollars(Math.abs(cents))}${each}: ${dollarRange(then)} in all.`,
              `With ${inSentence(label)} it would be ${dollarRange(then)} in all, about ${dollars(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'}${each}.`,
            ],
            es: [],
          },
          state,
        );
  state.supposed = triedOf({ ...state, options: { ...state.options, [option.name]: value } });
  return {
    says: [difference, oneOf({ en: ['Shall I put that down?', 'Would you like that?'], es: [] }, state)],
    asks: null,
    suggestions: ['Yes, add it', `No, without ${lowerFirst(label)}`.slice(0, 40)],
  };
}

/** "how much more for the back too": beside those that are known, or the one that there is in any case. */
function placesAsked({ before, reading }: Moment): string[] | undefined {
  const asked = reading.slots.imprintLocations;
  if (asked === undefined) return;
  const known = before.slots.imprintLocations ?? (asked.length === 1 ? [USUAL_PLACE] : []);
  return [...new Set([...known, ...asked])];
}

const USUAL_PLACE = 'front';

/** "do you keep the design if we reorder": no option is chosen by it. */
const ASKS_IF_KEPT = worded(
  / (?:do|does|will|would|can|could|is) (?:you|they|y all|the (?:shop|file|art|artwork|design|logo|screens?)) (?:\S+ ){0,2}?(?:keep|kept|save|saved|store|stored|hold|hang|stay|on file) /,
);

/** "do grommets cost extra?": what is taken for granted costs nothing more. */
function inTheEstimate(
  moment: Moment,
  quantity: number,
  read: Readonly<Record<string, string>>,
): Answer | undefined {
  const { words } = moment;
  const usual = priceListOf(moment)?.options.flatMap((option) =>
    option.kind === 'choice' && option.name !== 'decoration' && !NOT_ADDED.has(option.name)
      ? option.choices.filter(({ name }) => name === read[option.name])
      : [],
  )[0];
  const found = estimateFor(moment, quantity);
  if (!usual || !found || OFFERED.test(words.plain)) return;
  const sum = dollarRange(found);
  const yes = OF_LESS.test(words.plain)
    ? 'It stays the same'
    : OF_COST.test(words.plain)
      ? 'Nothing on top'
      : 'Yes';
  return { says: [`${yes}: the estimate of ${sum} has ${inSentence(usual.label)} in it already.`] };
}

const OF_LESS = worded(/ (?:cheaper|less|lower|same) /);
const OF_COST = worded(/ (?:extra|more|cost|costs|charge|charged|additional|upcharge|add|adds|price) /);
const OFFERED = / (?:do|does) (?:you|y all|u) /;

/** "how much more for hoodies?": the job with other goods beside it, and the job stays as it is. */
function otherGoods(moment: Moment, quantity: number): Answer | undefined {
  const { state, before, words, reading, shop, mentions } = moment;
  const thing = mentions.length > 0 ? state.thing : null;
  const isOther = thing !== null && before.thing !== null && thing !== before.thing;
  if (!isOther || before.stored || before.slots.quantity !== quantity) return;
  const list = priceListOf(moment);
  const read = readPriceOptions(words, state.slots, reading.slots, list, shop, null);
  // "are snapbacks the same price?", of stitched caps
  const way = list?.options.find(({ name }) => name === 'decoration');
  const isStitched =
    before.slots.service === 'embroidery' &&
    way?.kind === 'choice' &&
    way.choices.some(({ name }) => name === 'embroidery');
  const chosen = isStitched ? { decoration: 'embroidery', ...read } : read;
  const [now, then] = [
    estimateFor({ ...moment, state: before }, quantity),
    estimateFor(moment, quantity, chosen),
  ];
  const least = serviceOf(shop, state)?.minimum_order ?? 1;
  const { slots, options, job, jobs, inkColors, serviceWording, explained } = before;
  Object.assign(state, {
    slots: { ...slots },
    options: { ...options },
    thing: before.thing,
    job,
    jobs,
    inkColors,
    serviceWording,
    explained,
  });
  if (!then && quantity < least)
    return { says: [`For ${plural(thing)} we start at ${figure(least)} pieces.`] };
  if (!then) return { says: [`The price of ${plural(thing)} a person works out for ${figure(quantity)}.`] };
  const sum = dollarRange(then);
  const job_ = `${figure(quantity)} ${quantity === 1 ? thing : plural(thing)}`;
  if (!now) return { says: [`My estimate for ${job_} is ${sum}.`] };
  const cents = then.lowCents - now.lowCents;
  const each = quantity > 1 ? ` (${dollars(Math.abs(Math.round(cents / quantity)))} each)` : '';
  const difference =
    cents === 0
      ? 'which is the same'
      : `about ${dollars(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'}${each}`;
  const instead = `${upperFirst(job_)} instead of the ${plural(before.thing ?? '')}`;
  return { says: [`${instead} would come to an estimated ${sum}, ${difference}.`] };
}

/** The goods themselves, and what has answers of its own. */
const NOT_ADDED: ReadonlySet<string> = new Set(['rush', 'garment', 'product', 'vehicle', 'artwork']);
