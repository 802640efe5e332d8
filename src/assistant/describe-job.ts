// The job as Carl says it back, and as the cells of the job ticket show it.
import type { TicketCell } from '../schemas/message.ts';
import type { Service, Shop } from '../schemas/shop.ts';
import { BEST_METHOD } from '../shop/estimate-request.ts';
import { breaksFor, serviceFor } from './priced-by.ts';
import { isNoFlatSign, isOfOpenMaterial, isUncounted } from './reading/film-goods.ts';
import { FULL_COLOR } from './reading/ink-colors.ts';
import { choiceOf } from './reading/price-options.ts';
import { isOfStrangeMaterial } from './reading/strange-material.ts';
import { manyInSpanish } from './reading/words/spanish/goods.ts';
import { isSiteWork, siteWishes } from './site-wishes.ts';
import { inSpanish, placeInSpanish, serviceInSpanish, unitInSpanish } from './spanish-words.ts';
import type { ConversationState, Language } from './turn.ts';
import { isUnsaid, validOptions } from './valid-options.ts';
import { vehicleText } from './vehicle.ts';
import { AND, figure, listed, lowerFirst, shortDay } from './wording.ts';

export const serviceOf = (shop: Shop, state: ConversationState): Service | undefined =>
  serviceFor(shop, state);

/** The cells of the ticket, always these four, null until known. */
export function ticketOf(state: ConversationState, shop: Shop, today?: string): TicketCell[] {
  return [
    { label: 'Job', value: serviceOf(shop, state)?.name ?? state.serviceWording },
    { label: 'Qty', value: quantityText(state) },
    { label: 'Print', value: printText(state, 'en') },
    { label: 'In hands', value: inHandsText(state, 'en', today) },
  ];
}

/**
 * Goods that the shop makes and the price book does not know: frisbees, scrubs, magnets for vehicles, and a vehicle that
 * none of its choices fits.
 */
export function isUnpriced(
  { slots, thing, options, language }: Pick<ConversationState, 'slots' | 'thing' | 'options' | 'language'>,
  shop: Shop,
): boolean {
  const { service } = slots;
  if (service === undefined || thing === null) return false;
  if (service === 'car-wraps') return /magnet|imán/.test(thing) || options.vehicle === undefined;
  if (service === 'websites-and-ai') return isSiteWork(thing);
  const isSign = service === 'signs-and-banners' && language === 'en';
  if (isSign && isNoFlatSign(thing)) return true;
  if ((isSign && isOfOpenMaterial(thing)) || isOfStrangeMaterial(thing))
    return (
      options.material === undefined && choiceOf(thing, 'material', shop.prices[service], shop) === undefined
    );
  const option = shop.prices[service]?.options.find(({ name }) => name === 'garment' || name === 'product');
  if (!option || language !== 'en' || NEAR_ENOUGH.test(thing) || options[option.name] === 'own') return false;
  return choiceOf(thing, option.name, shop.prices[service], shop) === undefined;
}

/** What is priced as the usual piece of its trade, and what names no goods in particular. */
const NEAR_ENOUGH =
  /(?:shirt|tee|top|neck|sleeve|jersey|hat|cap|visor|trucker|headwear|uniform|wear|apparel|clothing|clothes|garment|merch\w*|swag|piece|product|item|giveaway|gift|favor|handout|freebie|kit|raglan|sweats?)s?$/;

/** '50' or '50-75', null if not known. */
export function quantityText({ slots: { quantity, quantityMax } }: ConversationState): string | null {
  if (quantity === undefined) return null;
  return quantityMax === undefined ? figure(quantity) : `${figure(quantity)}-${figure(quantityMax)}`;
}

/** '2-color front, white on navy', '3x6 ft'; null if nothing is known of the print. */
export function printText(state: ConversationState, language: Language): string | null {
  const { slots, inkColors } = state;
  const said = (words: string[]) => listed(language === 'es' ? words.map(inSpanish) : words, AND[language]);
  // Of a sign printed on both sides its option tells.
  const isOfSides = slots.service === 'signs-and-banners' && state.options.sides !== undefined;
  const places =
    slots.imprintLocations && !isOfSides ? placesText(slots.imprintLocations, slots.service, language) : '';
  const apart = inksApart(state, language);
  const parts = [
    apart ?? [inkColors === null ? '' : inkText(inkColors, language), places].filter(Boolean).join(' '),
    placesLeftText(state, language),
    slots.dimensions ?? '',
    colorsText(state, said, language),
  ];
  return parts.filter(Boolean).join(', ') || null;
}

/** 'front and back'; in Spanish 'en las puertas y atrás' of a vehicle, 'en la espalda' of what is worn. */
export const placesText = (
  places: readonly string[],
  service: string | undefined,
  language: Language,
): string =>
  listed(
    language === 'es' ? places.map((place) => placeInSpanish(place, service)) : [...places],
    AND[language],
  );

/** '2 imprint locations', where not all of them were named; empty else. */
function placesLeftText({ slots, options }: ConversationState, language: Language): string {
  const count = Number(options.imprint_locations ?? 1);
  if (count <= Math.max(1, slots.imprintLocations?.length ?? 0)) return '';
  return `${count} ${{ en: 'imprint locations', es: 'lugares' }[language]}`;
}

/** '3-color front and 1-color back', where the places differ. */
export function inksApart({ slots, inksByPlace }: ConversationState, language: Language): string | undefined {
  const places = slots.imprintLocations ?? [];
  if (!places.some((place) => inksByPlace[place] !== undefined)) return;
  const each = places.map((place) => {
    const inks = inksByPlace[place];
    const name = placesText([place], slots.service, language);
    return inks === undefined ? name : `${inkText(inks, language)} ${name}`;
  });
  return listed(each, AND[language]);
}

/** 'white on navy', 'in white' of the print alone, else as they were named. */
function colorsText(
  { slots: { service, colors: all = [] }, colorRoles, inksByPlace }: ConversationState,
  said: (words: string[]) => string,
  language: Language,
): string {
  const isSaid = Object.values(inksByPlace).includes(FULL_COLOR);
  const colors = all.filter((color) => !(isSaid && color === 'full color'));
  if (colors.length === 0) return '';
  const print = colors.filter((color) => colorRoles[color] === 'print');
  const others = colors.filter((color) => colorRoles[color] !== 'print');
  if (print.length === 0) {
    // The vehicle's own colour is none of its wrap.
    const named =
      service === 'car-wraps' ? colors.filter((color) => colorRoles[color] === undefined) : colors;
    return named.length === 0 ? '' : colorText(named, said(named), language);
  }
  const [on, only] = { en: ['on', 'in'], es: ['sobre', 'en'] }[language];
  return others.length === 0
    ? `${only} ${colorText(print, said(print), language)}`
    : `${colorText(print, said(print), language)} ${on} ${said(others)}`;
}

/** In Spanish a colour agrees with its goods, unless it is called a colour. */
const colorText = (colors: string[], said: string, language: Language): string =>
  language === 'en' || said.startsWith('a todo')
    ? said
    : `${colors.length === 1 ? 'color' : 'colores'} ${said}`;

/** '2-color', 'full-color'. */
export const inkText = (colors: number, language: Language): string =>
  colors === FULL_COLOR
    ? { en: 'full-color', es: 'a todo color' }[language]
    : language === 'es'
      ? `${colors} ${colors === 1 ? 'tinta' : 'tintas'}`
      : `${colors}-color`;

/** Round numbers to choose from: where the price book's first three breaks begin. */
export function quantitiesOffered(shop: Shop, state: ConversationState): [number, number, number] {
  const [first = 24, second = 48, third = 100] = breaksFor(shop, state);
  return [first, second, third];
}

/** 'Fri, Jun 12', or the visitor's own words where no day can be told. */
export function inHandsText(
  { slots: { dueDate } }: ConversationState,
  language: Language,
  today?: string,
): string | null {
  if (!dueDate) return null;
  if (dueDate.date) return aboutDay(dueDate, shortDay(dueDate.date, language, today), language);
  return NO_HURRY.test(dueDate.text) ? { en: 'no rush', es: 'sin prisa' }[language] : dueDate.text;
}

/** 'before Fri, Jun 12', 'the week of Mon, Jun 8' where that is what was said. */
export function aboutDay({ text }: { text: string }, day: string, language: Language): string {
  if (isBefore(text)) return language === 'es' ? `antes del ${day}` : `before ${day}`;
  if (WEEK_OF.test(text)) return language === 'es' ? `la semana del ${day}` : `the week of ${day}`;
  return day;
}

/** "before april 15": the last day is the one before it. */
export const isBefore = (text: string): boolean => /^(?:some ?time )?(?:before|antes)\b/i.test(text);
const WEEK_OF = /^(?:the week of|week of|la semana de)/i;

const NO_HURRY =
  /\b(?:no|not)\b.{0,20}\b(?:rush|hurry|prisa|urgencia|urgent|deadline)\b|\bsin prisa\b|\bwhenever\b|\bany ?time\b|\bflexible\b|\bcuando (?:sea|pueda)|\b(?:no|forget|skip|drop|scrap|scratch|ignore|lose|never ?mind|remove|cancel|without a)\b.{0,20}\b(?:date|timeline|deadline|day)\b|\b(?:date|timing|deadline)\b.{0,12}\b(?:open|off|matter|important)\b/i;

/** What a logo with nothing to put it on is called where other jobs have a service. */
export const LOGO_DESIGN = 'Logo design';
const OF_LOGO: Readonly<Record<Language, string>> = { en: 'logo design', es: 'diseño de un logo' };

/** '50 hoodies', '2 box trucks (car wraps)', '24 pieces of screen printing', 'signs & banners'; undefined if nothing is known. */
export function goodsText(state: ConversationState, shop: Shop, language: Language): string | undefined {
  const service = serviceOf(shop, state);
  const quantity = quantityText(state);
  const wording = state.serviceWording === LOGO_DESIGN ? OF_LOGO[language] : state.serviceWording;
  const name = service ? nameInSentence(service, language) : (wording ?? undefined);
  const isVehicle = isWrapped(state) && name !== undefined;
  if (isSiteWork(state.thing)) return state.thing ?? undefined;
  if (quantity === null)
    return isVehicle ? `${name} for ${plural(state.thing ?? '')}` : state.thing ? plural(state.thing) : name;
  const isOne = state.slots.quantity === 1;
  // "6 window lettering"
  if (state.thing && isUncounted(state.thing))
    return isOne ? state.thing : `${state.thing} (${quantity} pieces)`;
  if (state.thing)
    return `${quantity} ${isOne ? state.thing : plural(state.thing)}${isVehicle ? ` (${name})` : ''}`;
  const pieces = `${quantity} ${unitText(service, isOne, shop, language)}`;
  return name ? `${pieces} (${name})` : pieces;
}

/** 'hoodies', 'banner' of one, 'car wraps' for vehicles: what the goods are called without their number; undefined if unknown. */
export function goodsName(state: ConversationState, shop: Shop): string | undefined {
  if (state.thing === null || isWrapped(state)) {
    const { quantity: _, quantityMax: __, ...slots } = state.slots;
    return goodsText({ ...state, slots }, shop, 'en');
  }
  return state.slots.quantity === 1 ? state.thing : plural(state.thing);
}

/** What the minimum is told of: 'embroidery', and 'caps' where the service makes fewer of other goods. */
export function minimumName(service: Service, state: ConversationState, shop: Shop): string {
  const usual = shop.services.find(({ slug }) => slug === service.slug)?.minimum_order;
  return service.minimum_order === usual || state.thing === null
    ? nameInSentence(service, state.language)
    : plural(state.thing);
}

/** 'pieces', 'vehicle': what the price book counts. */
export function unitText(
  service: Service | undefined,
  isOne: boolean,
  shop: Shop,
  language: Language,
): string {
  if (language === 'es') return unitInSpanish(service?.slug, isOne);
  const unit = service && shop.prices[service.slug]?.unit;
  return isOne ? (unit?.one ?? 'piece') : (unit?.many ?? 'pieces');
}

/** Is the thing what is wrapped, and not what is made? */
export const isWrapped = ({ slots, thing }: Pick<ConversationState, 'slots' | 'thing'>): boolean =>
  slots.service === 'car-wraps' && thing !== null && !/magnet|imán/.test(thing);

/** One line: '50 hoodies, 2-color front, in hands by Fri, Jun 12'; the year goes with a day of another year than `today`. */
export function jobLine(
  state: ConversationState,
  shop: Shop,
  language: Language,
  today?: string,
): string | undefined {
  const due = state.slots.dueDate;
  const inHands = inHandsText(state, language, today);
  const by = language === 'es' ? 'para el' : (DONE_BY[state.slots.service ?? ''] ?? 'in hands by');
  const isAbout = due?.date && inHands !== shortDay(due.date, language, today);
  const when =
    inHands && (due?.date ? `${isAbout ? by.replace(/ (?:by|el)$/, '') : by} ${inHands}` : inHands);
  const chosen = language === 'en' ? [...unusualText(state, shop), ...siteWishes(state, shop)] : [];
  const goods = goodsText(state, shop, language);
  const sizes = sizesText(state, language);
  const print = printText(state, language);
  const parts = [
    goods,
    wayText(state, language),
    vehicleText(state),
    sizes,
    print,
    artworkText(state, language),
    ...chosen,
    when,
  ].filter((part) => part !== null && part !== undefined);
  return parts.length > 0 ? parts.join(', ') : undefined;
}

/** 'embroidered', where the goods' name does not say so; screen printed only where that was asked for. */
function wayText(
  { slots: { service }, thing, wayTold }: ConversationState,
  language: Language,
): string | null {
  if (language !== 'en' || thing === null || /embroid|stitch|patch|print/.test(thing)) return null;
  if (service === 'embroidery') return 'embroidered';
  return service === 'screen-printing' && wayTold === service ? 'screen printed' : null;
}

/** 'logo ready (SVG)', 'artwork to be drawn'. */
function artworkText({ slots: { artwork } }: ConversationState, language: Language): string | null {
  if (artwork === undefined) return null;
  const isReady = artwork.includes('ready');
  if (language === 'es') return isReady ? 'diseño listo' : 'diseño por hacer';
  return isReady ? artwork.replace(/^file/, 'artwork') : 'artwork to be drawn';
}

/** '4 S, 10 M and 2 2XL', the small ones first. */
function sizesText({ slots: { sizes } }: ConversationState, language: Language): string | null {
  if (sizes === undefined) return null;
  const rank = (size: string) => (size.startsWith('Y') ? 0 : 10) + SIZES.indexOf(size.replace(/^Y/, ''));
  const told = Object.entries(sizes).sort(([a], [b]) => rank(a) - rank(b));
  return listed(
    told.map(([size, pieces]) => `${figure(pieces)} ${size}`),
    AND[language],
  );
}

const SIZES = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL', '6XL'];

const DONE_BY: Readonly<Record<string, string>> = { 'websites-and-ai': 'live by', 'car-wraps': 'done by' };

/** The choices of the price book that were made, in its own words. */
export const chosenText = (state: ConversationState, shop: Shop): string[] =>
  chosenOf(state, shop)
    // A number of inks is said with the print, and is no full colour.
    .filter(
      ({ name, choice }) => !(name === 'decoration' && choice?.name === 'print' && state.inkColors !== null),
    )
    // Magnets cover no part of a vehicle.
    .filter(({ name }) => !(name === 'coverage' && isMagnet(state)))
    .map(({ label }) => label);

const isMagnet = ({ thing }: ConversationState): boolean => /magnet|imán/.test(thing ?? '');

/** Of these what a summary says: nothing usual, and not what goods, print and day say already. */
function unusualText(state: ConversationState, shop: Shop): string[] {
  const goods = [state.thing, state.thing && plural(state.thing)];
  const isSaidInFull = SAID_IN_FULL.has(state.slots.service ?? '');
  return chosenOf(state, shop)
    .filter(
      ({ name, choice, isUsual }) =>
        name !== 'artwork' &&
        !(name === 'coverage' && isMagnet(state)) &&
        !(name === 'assistant' && isSiteWork(state.thing)) &&
        !(name === 'rush' && isUsual) &&
        !(name === 'size' && state.slots.sizes !== undefined) &&
        (isSaidInFull || !isUsual || SAID_IF_CHOSEN.has(name)) &&
        // A number of inks tells that it is printed.
        !(name === 'decoration' && choice?.name === 'print' && state.inkColors !== null) &&
        !(name === 'material' && choice?.words.some((word) => state.thing?.includes(word))) &&
        !(name === 'vehicle' && (state.thing ?? vehicleText(state)) !== undefined) &&
        !choice?.words.some((word) => goods.includes(word)),
    )
    .map(({ label }) => inSentence(label));
}

/** 'Rush, 6 working days' as one item of a list: 'a rush in 6 working days'; '1 ink color' as 'one ink color'. */
export const inSentence = (label: string): string =>
  lowerFirst(label)
    .replace(/^1 /, 'one ')
    .replace(/^(?=(?:partial|full) wrap$)/, 'a ')
    .replace(/^((?:super )?rush), next /, 'a $1 for the next ')
    .replace(/^((?:super )?rush), (?=\d)/, 'a $1 in ')
    .replace(/[,;] ((?!.* and ).*)$/, ' ($1)');

/** Where what is usual elsewhere was chosen of several. */
const SAID_IN_FULL: ReadonlySet<string> = new Set(['car-wraps', 'websites-and-ai']);
/** What is usual and was chosen all the same is to be seen: "with grommets", "one side only". */
const SAID_IF_CHOSEN: ReadonlySet<string> = new Set([
  'finishing',
  'sides',
  'packing',
  'decoration',
  'finish',
]);
/** Numbers that stand with the print. */
const SAID_WITH_PRINT: ReadonlySet<string> = new Set(['ink_colors', 'imprint_locations', 'size']);

interface Chosen {
  /** The option's. */
  name: string;
  label: string;
  isUsual: boolean;
  /** Undefined for a number. */
  choice: { name: string; words: string[] } | undefined;
}

/** What was chosen of the price book, each with its words: 'A partial wrap', '12,000 stitches'. */
export function chosenOf(state: ConversationState, shop: Shop): Chosen[] {
  const { slots } = state;
  const chosen = { ...state.options, ...validOptions({ state, shop }) };
  const options = slots.service === undefined ? [] : (shop.prices[slots.service]?.options ?? []);
  return options.flatMap((option): Chosen[] => {
    const { name } = option;
    const value = chosen[name];
    if (value === undefined || (SAID_WITH_PRINT.has(name) && option.kind === 'number')) return [];
    if (isUnsaid(option, value, state)) return [];
    const isUsual = value === String(option.default);
    if (option.kind === 'number') {
      const label = `${figure(Number(value))} ${value === '1' ? option.unit.one : option.unit.many}`;
      return [{ name, label, isUsual, choice: undefined }];
    }
    const choice = option.choices.find((one) => one.name === value);
    // What is left to the job was not chosen.
    if (choice === undefined || value === BEST_METHOD) return [];
    return [{ name, label: choice.label, isUsual, choice }];
  });
}

/** A service's name inside a sentence: 'screen printing', 'websites + AI'; in Spanish 'bordado'. */
export const nameInSentence = ({ name, slug }: Service, language: Language): string =>
  language === 'es'
    ? (serviceInSpanish(slug) ?? name)
    : name
        .split(' ')
        .map((word) => (/^\p{Lu}{2,}/u.test(word) ? word : word.toLowerCase()))
        .join(' ');

export const plural = (thing: string): string =>
  manyInSpanish(thing) ??
  (/(?:(?<!bu|s)s|ing|apparel|merch|swag|embroidery|embroidered|graphics|clothing|vinyl)$/i.test(thing)
    ? thing
    : /(?:ss|ch|sh|x|bus)$/i.test(thing)
      ? `${thing}es`
      : `${thing}s`);
