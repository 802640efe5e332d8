// What the price book says of the job as it is known, in words: every figure is its own.

import type { Method, PriceOption } from '../../schemas/catalog.ts';
import type { Estimate } from '../../schemas/estimate.ts';
import type { Shop } from '../../schemas/shop.ts';
import { dollars } from '../../schemas/told-price.ts';
import { estimate, type PricedJob, totalOf } from '../../shop/estimate.ts';
import type { EstimateRequest } from '../../shop/estimate-request.ts';
import { findAsked } from '../../shop/knowledge.ts';
import { APPAREL, bringsOwn, firstOfMix, standInFor, TAKES_OURS } from '../change-goods.ts';
import { changedPrintSays } from '../changed-print.ts';
import {
  goodsText,
  inksApart,
  inSentence,
  isUnpriced,
  isWrapped,
  minimumName,
  nameInSentence,
  plural,
  quantityText,
  serviceOf,
  unitText,
} from '../describe-job.ts';
import type { Ask, Moment } from '../moment.ts';
import { termsFor } from '../priced-by.ts';
import { narrowingQuestion } from '../questions.ts';
import { PAPER_GOODS } from '../reading/other-goods.ts';
import { worded } from '../reading/words/triggers.ts';
import { ASSISTANT_ON_SITE, isSiteWork } from '../site-wishes.ts';
import type { ConversationState, Language } from '../turn.ts';
import { isUnsaid, validOptions } from '../valid-options.ts';
import { dollarRange, figure, listed, lowerFirst, oneOf, upperFirst } from '../wording.ts';
import { smallerWay } from './minimums.ts';

/** Are service and quantity known, so that the price book can answer? */
export const knowsPrice = ({ state }: Moment): boolean =>
  priceQuantity({ state }) !== undefined && state.slots.service !== undefined;

/** A website is ordered one at a time, whether or not somebody says so. */
export const priceQuantity = ({ state }: Pick<Moment, 'state'>): number | undefined =>
  state.slots.quantity ?? (state.slots.service === 'websites-and-ai' ? 1 : undefined);

/** Does the price book answer otherwise than before this message? */
export function isNewPrice(moment: Moment): boolean {
  const quantity = priceQuantity(moment);
  if (quantity === undefined) return false;
  const { state, before, shop } = moment;
  // That there is no price was said.
  if (isToldUnpriced(state) && state.thing === before.thing && isUnpriced(state, shop)) return false;
  if (state.slots.service !== before.slots.service || state.slots.quantity !== before.slots.quantity)
    return true;
  // Their own garments have no price, and ours have one.
  if (isOwnUnpriced(moment) !== isOwnUnpriced({ ...moment, state: before })) return true;
  // Goods that others stand in for: the figure may be the same, and it has to be said.
  if (
    state.thing !== before.thing &&
    (standInFor(state, moment.shop) !== undefined || isUnpriced(state, moment.shop))
  )
    return true;
  return totalFor(moment, quantity)?.lowCents !== totalFor({ ...moment, state: before }, quantity)?.lowCents;
}

/** Of signs that have none; `explained` holds it. */
const isToldUnpriced = ({ slots, explained }: ConversationState): boolean =>
  slots.service === 'signs-and-banners' && explained === `no ${slots.service}`;

/** Is it the first price of the job? What hangs on the day could not be told before. */
export const isFirstPrice = (moment: Moment): boolean =>
  knowsPrice(moment) && !knowsPrice({ ...moment, state: moment.before });

/** The estimate with the next break if it is near; once per job also what it includes and assumes. */
export function estimateSays(moment: Moment, quantity = priceQuantity(moment)): string[] {
  const { state, shop } = moment;
  const service = serviceOf(shop, state);
  if (!service || quantity === undefined) return [];
  if (isOwnUnpriced(moment)) return [ownSays(state)];
  const found = estimateFor(moment, quantity);
  if (!found) return outsideSays(moment, quantity);
  const isOne = state.slots.quantity === undefined && state.language === 'en';
  const goods = isOne
    ? `one ${state.thing ?? unitText(service, true, shop, 'en')}`
    : isWrapped(state) && state.language === 'en'
      ? countedText(state, state.thing ?? '')
      : (goodsText(state, shop, state.language) ?? nameInSentence(service, state.language));
  const wide = rangeSays(moment, quantity, goods);
  const changed = changedPrintSays(moment);
  const told = (estimate: string): string => (changed === undefined ? estimate : `${changed} ${estimate}`);
  const film = [...oldFilmSays(moment), ...notMadeSays(moment)];
  if (wide) return [told(wide), ...film];
  const most = state.slots.quantityMax;
  const other = most === undefined ? undefined : estimateFor(moment, most);
  const figures = `${figuresSay(other ? { ...found, nextBreak: null } : found, quantity, state.language)}${other && most !== undefined ? upperEndSays(other, most, state.language) : ''}`;
  const job = jobText(moment, goods);
  const main = told(
    oneOf(
      {
        en: [
          `For ${job} the estimate is ${figures}.`,
          `${upperFirst(job)}: my estimate is ${figures}.`,
          `My estimate for ${job} is ${figures}.`,
        ],
        es: [`Para ${goods} el estimado es de ${figures}.`, `Mi estimado para ${goods} es de ${figures}.`],
      },
      state,
    ),
  );
  if (film.length > 0) return [main, ...film];
  const standIn = standInSays(moment);
  if (standIn && state.language === 'es') return [`${main.replace(/\.$/, '')}; ${standIn}`];
  const budget = standIn || other ? undefined : againstBudget(moment, found);
  if (budget !== undefined) return [main, `That ${budget}.`];
  if (state.explained === service.slug)
    return standIn && state.thing !== moment.before.thing ? [main, standIn] : [main];
  state.explained = service.slug;
  if (standIn) return [main, standIn];
  const first = firstOfMix(state.thing);
  return [main, first === undefined ? contentsSay(moment, found) : mixSays(first, state)];
}

/** How the estimate stands to what there is to spend, once that is told or the price is another one. */
export function budgetSays(moment: Moment): string | undefined {
  const quantity = priceQuantity(moment);
  const found =
    quantity === undefined || isWide(moment, quantity) ? undefined : estimateFor(moment, quantity);
  const verdict = found && againstBudget(moment, found);
  return verdict && `The estimate of ${dollarRange(found)} ${verdict}.`;
}

/** A budget is a sum; "under $8 a piece" is none. */
function againstBudget({ state }: Moment, { lowCents, highCents }: Estimate): string | undefined {
  const { budgetCents, quantity = 1 } = state.slots;
  if (budgetCents === undefined || state.language !== 'en') return;
  // The sum itself is the visitor's, and no figure of ours.
  if (highCents <= budgetCents) return 'stays within your budget';
  if (lowCents <= budgetCents) return 'may stay within your budget or come out a little over';
  const way =
    quantity > 1 ? 'fewer pieces or a simpler print bring it down' : 'a person can say what fits it';
  return `is over your budget; ${way}`;
}

/** "1000 business cards and 200 pens": what is ordered beside goods of the shop and stands on its page of things not made. */
function notMadeSays({ state, shop, message }: Moment): string[] {
  if (state.language !== 'en') return [];
  const [paper] = message.match(PAPER_GOODS) ?? [];
  const goods = paper?.toLowerCase().replace(/^[\d,]+\s/, '');
  if (goods === undefined || !findAsked(shop, goods, 'en', {})?.article.not_made) return [];
  return [`${upperFirst(goods)} we do not make.`];
}

/** "take the old wrap off first": what the price book takes for not there is said, and left to a person. */
function oldFilmSays(moment: Moment): string[] {
  const { state, words } = moment;
  if (!isWrapped(state) || state.language !== 'en' || !OLD_FILM.test(words.plain)) return [];
  const assumed = priceListOf(moment)?.assumptions.find((one) => /old film/i.test(one));
  return assumed === undefined
    ? []
    : [`That assumes ${inSentence(assumed)}: what taking it off costs a person tells you after a look.`];
}

const OLD_FILM = worded(
  / (?:old|existing|current|previous|faded|peeling) (?:\S+ ){0,2}(?:wraps?|vinyl|film|decals?|graphics|lettering|stickers?) | (?:take|taking|get|getting|peel|remove|removed|removing|strip) (?:\S+ ){0,5}(?:wrap|vinyl|film|decals?|graphics|lettering|stickers?)(?: off)? /,
);

/** The visitor brings the garments, and this service's prices all hold ours. */
function isOwnUnpriced(moment: Moment): boolean {
  const { state } = moment;
  // "what if I took your shirts instead": the last word holds.
  const told = state.said.filter((line) => !MAY_BRING.test(line));
  const lines = state === moment.before ? told : [...told, moment.message];
  const last = lines.findLast((line) => bringsOwn(line) || TAKES_OURS.test(line));
  if (!APPAREL.has(state.slots.service ?? '') || last === undefined || !bringsOwn(last)) return false;
  const garment = priceListOf(moment)?.options.find(({ name }) => isGoods(name));
  return garment?.kind !== 'choice' || garment.choices.every(({ name }) => name !== 'own');
}

/** "what would it be if we bring the jackets": for this one question. */
const MAY_BRING = /\bif (?:we|i) (?:bring|brought|suppl(?:y|ied)|provided?|got|had)\b/i;

const ownSays = (state: ConversationState): string =>
  oneOf(
    {
      en: [
        'My prices count our own garments in, so for what you bring a person works the price out.',
        'For garments you bring I have no price: a person works that out for you.',
      ],
      es: ['Mis precios incluyen las prendas; si usted las trae, una persona le calcula el precio.'],
    },
    state,
  );

/** Of goods that no choice of the price book is called by: what they are priced as, and that a person knows better. */
function standInSays({ state, shop }: Moment): string | undefined {
  const usual = standInFor(state, shop);
  if (usual === undefined || state.thing === null) return;
  const goods = plural(state.thing);
  return oneOf(
    {
      en: [
        `${upperFirst(goods)} are not on my price list, so that figure counts ${plural(lowerFirst(usual))}; a person tells you the price of ${goods}.`,
        `I have no price for ${goods}: that one is for ${plural(lowerFirst(usual))}, and a person works yours out.`,
      ],
      es: ['es el precio de algo parecido, y el exacto se lo da una persona.'],
    },
    state,
  );
}

/** Of goods that are priced as the first of them. */
const mixSays = (first: string, state: ConversationState): string =>
  oneOf(
    {
      en: [
        `That takes all of them as ${first}; a person works out the mix.`,
        `I priced them all as ${first}, and the shop puts the exact mix into your quote.`,
      ],
      es: [`Eso es con todo como ${first}; una persona calcula la mezcla.`],
    },
    state,
  );

function figuresSay(
  { lowCents, highCents, unitCents, nextBreak }: Estimate,
  quantity: number,
  language: Language,
): string {
  const [low, high, each] = [dollars(lowCents), dollars(highCents), dollars(unitCents)];
  const isNear =
    nextBreak !== null && nextBreak.quantity <= quantity * 1.5 && nextBreak.unitCents < unitCents;
  const next = isNear ? [figure(nextBreak.quantity), dollars(nextBreak.unitCents)] : undefined;
  if (language === 'es') {
    const apiece = quantity > 1 ? `, unos ${each} por pieza` : '';
    return `${low} a ${high}${apiece}${next ? `; desde ${next[0]} baja a unos ${next[1]}` : ''}`;
  }
  const apiece = quantity > 1 ? `, about ${each} each` : '';
  return `${low} to ${high}${apiece}${next ? `; from ${next[0]} on it falls to about ${next[1]} each` : ''}`;
}

/** Of "50 to 75 shirts" the upper end: the goods' words name both, the figures first stand for the lower. */
function upperEndSays(
  { lowCents, highCents, unitCents }: Estimate,
  most: number,
  language: Language,
): string {
  const [low, high, each] = [dollars(lowCents), dollars(highCents), dollars(unitCents)];
  return language === 'es'
    ? `; para ${figure(most)}, ${low} a ${high}`
    : `; for ${figure(most)} it is ${low} to ${high}, about ${each} each`;
}

/** '48 long-sleeve tees (3x6 ft) with 2 ink colors and rush in 5 working days': the goods with what was chosen. */
function jobText(moment: Moment, goods: string): string {
  const { state } = moment;
  if (state.language !== 'en') return goods;
  const valid = validOptions(moment);
  const given = (priceListOf(moment)?.options ?? []).filter((option) => {
    const value = valid[option.name];
    if (value === undefined || isUnsaid(option, value, state)) return false;
    return value !== String(option.default) || option.name === 'coverage';
  });
  const size = state.slots.dimensions ?? usualSize(given, valid);
  const apart = inksApart(state, 'en');
  const said = given.flatMap((option): string[] => {
    const value = valid[option.name] ?? '';
    // The goods and their measures stand in the visitor's own words.
    if ((isGoods(option.name) && value !== 'own') || (option.name === 'size' && size !== undefined))
      return [];
    if (option.name === 'decoration' && value === 'print' && state.inkColors !== null) return [];
    if (apart !== undefined && (option.name === 'ink_colors' || option.name === 'imprint_locations'))
      return [];
    return [inSentence(valueText(option, value))];
  });
  const inks = inksSay(moment);
  if (inks !== undefined) said.push(inks);
  const method = toldMethod(state, moment.shop);
  if (method) said.unshift(inSentence(method.name));
  const kind = given.find(({ name }) => isGoods(name) && valid[name] !== 'own');
  const named =
    state.thing === null && kind !== undefined
      ? countedText(state, lowerFirst(valueText(kind, valid[kind.name] ?? '')))
      : goods;
  return `${named}${size === undefined ? '' : ` (${size})`}${said.length === 0 ? '' : ` with ${listed(said.slice(0, MOST_CHOSEN))}`}`;
}

/** 'a 3-color front and a 1-color back', 'a 2-color print' where the price book does not count inks. */
function inksSay(moment: Moment): string | undefined {
  const { state } = moment;
  const apart = inksApart(state, 'en');
  if (apart !== undefined) return apart.replace(/(^|, | and )(?=\d)/g, '$1a ');
  const isCounted = (priceListOf(moment)?.options ?? []).some(({ name }) => name === 'ink_colors');
  const isPrinted = (state.options.decoration ?? '') === 'print';
  return state.inkColors === null || isCounted || !isPrinted ? undefined : `a ${state.inkColors}-color print`;
}

/** '18x24 inches' of goods whose size nobody told. */
function usualSize(
  given: readonly PriceOption[],
  valid: Readonly<Record<string, string>>,
): string | undefined {
  const size = given.find(({ name }) => name === 'size');
  if (size?.kind !== 'number') return;
  return size.usual?.find(({ value }) => String(value) === valid[size.name])?.label;
}

/** '2 box trucks', 'one pullover hoodie' */
const countedText = (state: ConversationState, kind: string): string =>
  (state.slots.quantity ?? 1) === 1 ? `one ${kind}` : `${quantityText(state)} ${plural(kind)}`;

const MOST_CHOSEN = 3;

/** What the goods in the visitor's words settle. */
const isGoods = (option: string): boolean =>
  option === 'garment' || option === 'product' || option === 'vehicle';

function valueText(option: PriceOption, value: string): string {
  if (option.kind === 'choice') return option.choices.find(({ name }) => name === value)?.label ?? '';
  return `${figure(Number(value))} ${value === '1' ? option.unit.one : option.unit.many}`;
}

/** What it includes and assumes; in Spanish without the owner's English labels. */
function contentsSay(moment: Moment, { assumptions }: Estimate): string {
  if (moment.state.language === 'es')
    return 'Incluye una prueba digital para aprobar; una persona del taller confirma los detalles.';
  const always = termsFor(moment.shop, moment.state)?.includes ?? [];
  const proof = always.find((one) => /\bproof\b/i.test(one));
  const included = [always[0], proof]
    .filter((one, i, all) => one !== undefined && all.indexOf(one) === i)
    .map((one) => inSentence(one ?? ''));
  const assumed = assumptions.slice(0, 3).map(inSentence);
  return `It includes ${together(included)}${assumed.length > 0 ? `; it assumes ${together(assumed)}` : ''}.`;
}

/** 'the caps, stitching and a digital proof': all that the estimate has in it, with the piece where that is bought in. */
export function coveredSay(moment: Moment): string {
  const { slots, options, thing } = moment.state;
  const isBought = APPAREL.has(slots.service ?? '') || slots.service === 'promo-products';
  const goods = isBought && options.garment !== 'own' ? thing : null;
  const always = (termsFor(moment.shop, moment.state)?.includes ?? []).map(inSentence);
  return together(goods === null ? always : [`the ${plural(goods)}`, ...always]);
}

/** 'design, build and launch plus two rounds': where an item has an 'and' of its own, another word joins them. */
export function together(items: readonly string[]): string {
  return listed(items, items.some((item) => / and /.test(item)) ? 'plus' : 'and');
}

/** Where the usual choice may well be the wrong one: from the cheapest to the dearest, and what it hangs on. */
function rangeSays(moment: Moment, quantity: number, goods: string): string | undefined {
  const { state } = moment;
  const found = widest(moment, quantity);
  if (!found) return;
  const [low, high, on] = [dollars(found.lowCents), dollars(found.highCents), lowerFirst(found.option.label)];
  return oneOf(
    {
      en: [
        `For ${goods} I estimate ${low} to ${high}, depending on the ${on}.`,
        `My estimate for ${goods} is ${low} to ${high}, depending on the ${on}.`,
      ],
      es: [`Para ${goods} estimo de ${low} a ${high}, según lo que elija.`],
    },
    state,
  );
}

/** What moves the price most, also where it was asked for before and left open. */
export const widestQuestion = (moment: Moment): Ask | undefined =>
  narrowingQuestion({ ...moment, state: { ...moment.state, optionsAsked: [] } });

/** Is the estimate told as a range over the choices of an option that is still open? */
export const isWide = (moment: Moment, quantity: number): boolean => widest(moment, quantity) !== undefined;

function widest(
  moment: Moment,
  quantity: number,
): { option: PriceOption; lowCents: number; highCents: number } | undefined {
  const asked = widestQuestion(moment)?.option;
  const option = priceListOf(moment)?.options.find(({ name }) => name === asked);
  const usual = totalFor(moment, quantity);
  if (option?.kind !== 'choice' || !usual) return;
  // "50 to 75 shirts": from the fewest of the cheapest to the most of the dearest.
  const { quantity: least, quantityMax = quantity } = moment.state.slots;
  const ends = quantity === least ? [quantity, quantityMax] : [quantity];
  const all = option.choices.flatMap(({ name }) =>
    ends.flatMap((end) => totalFor(moment, end, { [option.name]: name }) ?? []),
  );
  const lowCents = Math.min(...all.map((one) => one.lowCents));
  const highCents = Math.max(...all.map((one) => one.highCents));
  return usual.lowCents - lowCents < usual.lowCents / 4 ? undefined : { option, lowCents, highCents };
}

export const priceListOf = ({ state, shop }: Pick<Moment, 'state' | 'shop'>) =>
  state.slots.service === undefined ? undefined : shop.prices[state.slots.service];

/** The price book's answer for the job as it is known, with options set otherwise where `chosen` says so. */
export function estimateFor(
  { state, shop, now }: Pick<Moment, 'state' | 'shop' | 'now'>,
  quantity: number,
  chosen: Readonly<Record<string, string>> = {},
): Estimate | undefined {
  return pricedJobFor({ state, shop, now }, quantity, chosen)?.estimate;
}

/** The same with its product and method. */
export function pricedJobFor(
  { state, shop, now }: Pick<Moment, 'state' | 'shop' | 'now'>,
  quantity: number,
  chosen: Readonly<Record<string, string>> = {},
): PricedJob | undefined {
  const request = requestFor({ state, shop }, quantity, chosen);
  const result = request && estimate(shop, request, now);
  return result?.ok ? result : undefined;
}

/** What it comes to alone. */
const totalFor = (
  { state, shop }: Pick<Moment, 'state' | 'shop'>,
  quantity: number,
  chosen: Readonly<Record<string, string>> = {},
): ReturnType<typeof totalOf> => {
  const request = requestFor({ state, shop }, quantity, chosen);
  return request && totalOf(shop, request);
};

function requestFor(
  { state, shop }: Pick<Moment, 'state' | 'shop'>,
  quantity: number,
  chosen: Readonly<Record<string, string>>,
): EstimateRequest | undefined {
  const { service, dueDate } = state.slots;
  if (service === undefined || isUnpriced(state, shop)) return;
  const method = toldMethod(state, shop)?.id;
  // Of goods that nobody named the smallest order is the service's own.
  if (method === undefined && quantity < (serviceOf(shop, state)?.minimum_order ?? 1)) return;
  const neededBy = state.options[NEEDED_BY];
  return {
    service,
    quantity,
    method,
    options: { ...validOptions({ state, shop }), ...chosen },
    // Of another day nothing was reckoned.
    neededBy: neededBy === dueDate?.date ? neededBy : undefined,
  };
}

/** Beside the options of the state: what a told job was reckoned with that is none of the price book's. */
export const METHOD = 'method';
export const NEEDED_BY = 'needed_by';

/** The method that was chosen by its name, as long as it makes something of the service. */
function toldMethod({ slots, options }: ConversationState, { catalog }: Shop): Method | undefined {
  const products = catalog.pages[slots.service ?? '']?.products ?? [];
  return catalog.methods.find(
    ({ id }) =>
      id === options[METHOD] &&
      catalog.products.some(
        (product) => products.includes(product.id) && product.made_by.some(({ method }) => method === id),
      ),
  );
}

/** On a site of the visitor's own: what the assistant costs stands in the price book, all else a person tells. */
function siteWorkSays(moment: Moment): string {
  const { state } = moment;
  const option = priceListOf(moment)?.options.find(({ name }) => name === 'assistant');
  const usual = option?.kind === 'choice' && option.choices.find(({ name }) => name === option.default);
  if (state.thing !== ASSISTANT_ON_SITE || !usual || usual.unit_cents === 0)
    return oneOf(
      {
        en: [
          'What work on a site of your own costs a person has to tell you; I have no price for it.',
          'Work on a site you have is not in my price book; a person works that price out for you.',
        ],
        es: ['Ese precio se lo calcula una persona.'],
      },
      state,
    );
  const [assistant, cost] = [usual.label, dollars(usual.unit_cents)];
  return oneOf(
    {
      en: [
        `${assistant} costs ${cost} once; what it takes to put it on a site of your own a person tells you.`,
        `${assistant} is ${cost} once, and a person tells you what putting it on your own site takes.`,
      ],
      es: ['Ese precio se lo calcula una persona.'],
    },
    state,
  );
}

/** Fewer than the minimum, or more than the price book reaches. */
function outsideSays(moment: Moment, quantity: number): string[] {
  const { state, shop } = moment;
  const service = serviceOf(shop, state);
  if (isSiteWork(state.thing)) return [siteWorkSays(moment)];
  if (isWrapped(state) && isUnpriced(state, shop)) {
    const vehicles = plural(state.thing ?? '');
    const work = state.options.coverage === 'spot' ? 'Lettering' : 'A wrap';
    return [
      oneOf(
        {
          en: [
            `${work} for ${vehicles} is not in my price book; a person works that price out for you.`,
            `What ${lowerFirst(work)} for ${vehicles} costs a person has to tell you; I have no price for it.`,
          ],
          es: ['Ese precio se lo calcula una persona.'],
        },
        state,
      ),
    ];
  }
  if (isUnpriced(state, shop) && quantity >= (service?.minimum_order ?? 1)) {
    state.explained = `no ${service?.slug}`;
    const [goods, on] = [plural(state.thing ?? ''), service?.slug === 'car-wraps' ? ' for vehicles' : ''];
    return [
      oneOf(
        {
          en: [
            `${upperFirst(goods)}${on} ${/(?:ing|film|vinyl|glass)$/.test(goods) ? 'is' : 'are'} not in my price book; a person works that price out for you.`,
            `I have no price for ${goods}${on} here; a person works it out for you.`,
          ],
          es: ['Ese precio se lo calcula una persona.'],
        },
        state,
      ),
    ];
  }
  if (!service || quantity >= service.minimum_order)
    return [
      oneOf(
        {
          en: [
            'That is more than I can estimate here; a person will work it out.',
            'A run of that size is for a person to work out.',
          ],
          es: ['Eso es más de lo que puedo estimar aquí; una persona se lo calcula.'],
        },
        state,
      ),
    ];
  const least = estimateFor(moment, service.minimum_order);
  const name = minimumName(service, state, shop);
  const pieces = `${figure(service.minimum_order)} ${unitText(service, false, shop, state.language)}`;
  const come = {
    en: least ? `, where the estimate is ${dollarRange(least)}` : '',
    es: least ? `, con un estimado de ${dollarRange(least, 'es')}` : '',
  };
  return [
    oneOf(
      {
        en: [
          `For ${name} we start at ${pieces}${come.en}.`,
          `Our minimum for ${name} is ${pieces}${come.en}.`,
        ],
        es: [
          `El mínimo de ${name} es de ${pieces}${come.es}.`,
          `Para ${name} empezamos en ${pieces}${come.es}.`,
        ],
      },
      state,
    ),
    ...(least && state.language === 'en' ? [standInSays(moment)] : []).filter((one) => one !== undefined),
    ...smallerWay(moment, quantity),
  ];
}
