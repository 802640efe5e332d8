// The goods as the price book's choice of them, or the visitor's own.

import type { PriceList, Shop } from '../../../schemas/shop.ts';
import { lowerFirst } from '../../wording/wording.ts';
import { choiceOf } from '../reading/price-options.ts';
import { thingOf } from '../reading/service.ts';
import { wordedInAnyCase } from '../reading/words/triggers.ts';
import { firstOfMix, isShort, kindOf } from './goods-kinds.ts';
import type { Moment } from './moment.ts';

/** The options read, the goods among them as the job's noun has it: "no wait, crewnecks" is no hoodie any more. */
export function withGoodsChoice(
  moment: Moment,
  read: Readonly<Record<string, string>>,
): Record<string, string> {
  const { state, shop, mentions } = moment;
  const list = state.slots.service === undefined ? undefined : shop.prices[state.slots.service];
  const option = list?.options.find(({ name }) => name === 'garment' || name === 'product');
  if (!list || option?.kind !== 'choice') return { ...read };
  const { [option.name]: choice, ...others } = read;
  if (option.choices.some(({ name }) => name === 'own') && isBrought(moment, option.name))
    return { ...others, [option.name]: 'own' };
  // "ok let's go with yours then", of garments that were to be brought
  if (state.options[option.name] === 'own' && choice === undefined && TAKES_OURS.test(moment.message))
    return {
      ...others,
      [option.name]: chosenFor(state.thing ?? '', option.name, list, shop) ?? String(option.default),
    };
  if (state.thing === null) return { ...read };
  const first = firstOfMix(state.thing);
  const of = (text: string): string | undefined => chosenFor(text, option.name, list, shop);
  if (first !== undefined) {
    const value = of(first);
    return value === undefined ? others : { ...others, [option.name]: value };
  }
  const goods = mentions.filter((mention) => thingOf([mention], state.slots.service) !== null);
  const at = goods.findIndex((mention) => thingOf([mention], state.slots.service) === state.thing);
  if (at !== -1) {
    const named =
      goods.length === 1
        ? choice
        : of(moment.message.slice(goods[at - 1]?.span.end ?? 0, goods[at]?.span.end));
    const value = named ?? of(state.thing);
    if (value !== undefined) return { ...others, [option.name]: value };
    // "enamel pins instead of lanyards"
    if (state.thing !== moment.before.thing) delete state.options[option.name];
    return others;
  }
  // "48 hats", of dad hats
  const [only, ...more] = goods;
  const isAlone = only !== undefined && more.length === 0;
  if (choice !== undefined && isAlone && isShort(thingOf([only], state.slots.service), state.thing))
    return others;
  // "do you print hoodies?", then "60 of them"
  if (choice === undefined && state.options[option.name] === undefined) {
    const value = of(state.thing);
    return value === undefined ? others : { ...others, [option.name]: value };
  }
  // "soft ones" is said of shirts, and makes no shirts of hoodies.
  const label = option.choices.find(({ name }) => name === choice)?.label;
  if (choice === undefined || label === undefined || choice === 'own') return { ...read };
  if (kindOf(lowerFirst(label)) !== kindOf(state.thing)) return others;
  if (choice !== option.default && choice !== state.options[option.name]) state.thing = lowerFirst(label);
  return { ...read };
}

/** The choice that goods are called by, or their kind: ballcaps are caps. */
function chosenFor(thing: string, option: string, list: PriceList, shop: Shop): string | undefined {
  const read = (text: string) => choiceOf(text, option, list, shop);
  return read(thing) ?? (kindOf(thing) === thing ? undefined : read(kindOf(thing) ?? ''));
}

/** Brings the visitor the goods? Once that is told it holds until they want ours. */
const isBrought = ({ message, state, before }: Moment, option: string): boolean =>
  bringsOwn(message) ||
  (state.job === before.job && before.options[option] === 'own' && !TAKES_OURS.test(message));

const GARMENT =
  '(?:shirts?|tees?|t-?shirts?|hats?|caps?|beanies|garments?|blanks?|apparel|clothes|polos?|hoodies|sweatshirts?|sweaters|crewnecks?|jerseys|uniforms|jackets?|coats?|vests|aprons?|fleeces|pullovers|quarter[ -]zips|coveralls|scrubs)';

/** "we bring our own shirts", "if we supply the jackets", "we already have 20 of the vests" */
const BRINGS_OWN = wordedInAnyCase(
  new RegExp(
    [
      `\\b(?:bring(?:ing)?|brought|supply(?:ing)?|provid(?:e|ing)|have|got|using|use|on|with|buy(?:ing)?|bought)\\s(?:[a-z]+\\s){0,2}(?:our|my) own\\s(?:[a-z]+\\s){0,2}(?:${GARMENT}|ones?|stuff|goods)\\b`,
      `\\b(?:we|i)(?:['’]?ll| will| can| would| were to| could)? (?:bring|supply|provide|supplied|provided|brought) (?:in |you |with )?(?:the|our|my|all the) (?:own )?(?:[a-z]+\\s){0,1}${GARMENT}\\b(?! size)`,
      `\\b(?:we|i)(?:['’]ve)? already (?:own|have|got|bought|purchased)\\s(?:(?!for |design|art|logo|order|quote|pic)[\\w-]+\\s){0,4}${GARMENT}\\b(?! (?:sizes|design|art|logo|order))(?!(?: [\\w-]+){0,2} (?:from|with|through) you)`,
      `\\b(?:we|i)(?:['’]?ll| will| can| would| were to| could)? (?:supply|provide|supplied|provided) (?:them|those|these)\\b|\\bif (?:we|i) (?:bring|brought) (?:them|those|these)\\b`,
      `\\b${GARMENT} (?:that )?(?:we|i)(?:['’]ve)? (?:already|supply|provide|bring|own)\\b`,
      '\\b(?:customer|client|self)[ -]supplied\\b',
    ].join('|'),
    'i',
  ),
);

/** "can I bring my own shirts or does it have to be yours": neither is chosen. */
const OR_OURS = /\bor (?:do|does|is|are|must|should|would|can|have)\b[^.?!\n]{0,40}\byours?\b/i;

export const bringsOwn = (message: string): boolean => BRINGS_OWN.test(message) && !OR_OURS.test(message);

/** "let's go with yours then", "what if I took your shirts" */
export const TAKES_OURS = wordedInAnyCase(
  new RegExp(
    [
      `\\b(?:your|yours|y['’]?all['’]?s)\\s(?:own\\s)?(?:[a-z]+\\s){0,2}(?:${GARMENT}|ones)\\b`,
      '\\b(?:use|using|take|taking|go with|going with|get|do|order|want|prefer|print on|from|have|with|in) yours\\b',
      '\\byours (?:instead|then|please)\\b|\\bfrom you(?= then| instead| guys|[.,!]|$)',
      `\\byou (?:guys |all )?(?:supply|provide|furnish|source|get|order|buy) (?:the|them|those|some|new|these|${GARMENT})\\b`,
      `\\bnew (?:${GARMENT}|ones)\\b`,
    ].join('|'),
    'i',
  ),
);
