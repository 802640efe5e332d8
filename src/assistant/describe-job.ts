// The job as Carl says it back, and as the cells of the job ticket show it.
import type { TicketCell } from '../schemas/message.ts';
import type { Service, Shop } from '../schemas/shop.ts';
import { inSpanish } from './spanish-words.ts';
import type { ConversationState, Language } from './turn.ts';
import { vehicleText } from './vehicle.ts';
import { AND, figure, listed, lowerFirst, shortDay } from './wording.ts';

export const serviceOf = (shop: Shop, { slots }: ConversationState): Service | undefined =>
  shop.services.find(({ slug }) => slug === slots.service);

/** The cells of the ticket, always these four, null until known. */
export function ticketOf(state: ConversationState, shop: Shop): TicketCell[] {
  return [
    { label: 'Job', value: serviceOf(shop, state)?.name ?? state.serviceWording },
    { label: 'Qty', value: quantityText(state) },
    { label: 'Print', value: printText(state, 'en') },
    { label: 'In hands', value: inHandsText(state, 'en') },
  ];
}

/** '50' or '50-75', null if not known. */
export function quantityText({ slots: { quantity, quantityMax } }: ConversationState): string | null {
  if (quantity === undefined) return null;
  return quantityMax === undefined ? figure(quantity) : `${figure(quantity)}-${figure(quantityMax)}`;
}

/** '2-color front, navy', '3x6 ft'; null if nothing is known of the print. */
export function printText({ slots, inkColors }: ConversationState, language: Language): string | null {
  const said = (words: string[]) => listed(language === 'es' ? words.map(inSpanish) : words, AND[language]);
  const places = slots.imprintLocations ? said(slots.imprintLocations) : '';
  const parts = [
    [inkColors === null ? '' : inkText(inkColors, language), places].filter(Boolean).join(' '),
    slots.dimensions ?? '',
    slots.colors ? colorText(slots.colors, said(slots.colors), language) : '',
  ];
  return parts.filter(Boolean).join(', ') || null;
}

/** In Spanish a colour agrees with its goods, unless it is called a colour. */
const colorText = (colors: string[], said: string, language: Language): string =>
  language === 'en' || said.startsWith('a todo')
    ? said
    : `${colors.length === 1 ? 'color' : 'colores'} ${said}`;

const inkText = (colors: number, language: Language): string =>
  language === 'es' ? `${colors} ${colors === 1 ? 'tinta' : 'tintas'}` : `${colors}-color`;

/** Round numbers to choose from: where the price book's first three breaks begin. */
export function quantitiesOffered(shop: Shop, { slots }: ConversationState): [number, number, number] {
  const list = slots.service === undefined ? undefined : shop.prices[slots.service];
  const [first = 24, second = 48, third = 100] = list?.quantity_breaks.map(({ from }) => from) ?? [];
  return [first, second, third];
}

/** 'Fri, Jun 12', or the visitor's own words where no day can be told. */
export function inHandsText({ slots: { dueDate } }: ConversationState, language: Language): string | null {
  if (!dueDate) return null;
  if (dueDate.date) return shortDay(dueDate.date, language);
  return NO_HURRY.test(dueDate.text) ? { en: 'no rush', es: 'sin prisa' }[language] : dueDate.text;
}

const NO_HURRY =
  /\b(?:no|not)\b.{0,20}\b(?:rush|hurry|prisa|urgencia|urgent|deadline)\b|\bsin prisa\b|\bwhenever\b|\bany ?time\b|\bflexible\b|\bcuando (?:sea|pueda)/i;

/** '50 hoodies', '24 pieces of screen printing', 'signs & banners'; undefined if nothing is known. */
export function goodsText(state: ConversationState, shop: Shop, language: Language): string | undefined {
  const service = serviceOf(shop, state);
  const quantity = quantityText(state);
  const name = service ? nameInSentence(service, language) : (state.serviceWording ?? undefined);
  if (quantity === null) return state.thing ? plural(state.thing) : name;
  const isOne = state.slots.quantity === 1;
  if (state.thing) return `${quantity} ${isOne ? state.thing : plural(state.thing)}`;
  const pieces = `${quantity} ${unitText(service, isOne, shop, language)}`;
  return name ? `${pieces} (${name})` : pieces;
}

/** 'pieces', 'vehicle': what the price book counts. */
export function unitText(
  service: Service | undefined,
  isOne: boolean,
  shop: Shop,
  language: Language,
): string {
  if (language === 'es') return isOne ? 'pieza' : 'piezas';
  const unit = service && shop.prices[service.slug]?.unit;
  return isOne ? (unit?.one ?? 'piece') : (unit?.many ?? 'pieces');
}

/** One line: '50 hoodies, 2-color front, in hands by Fri, Jun 12'. */
export function jobLine(state: ConversationState, shop: Shop, language: Language): string | undefined {
  const due = state.slots.dueDate;
  const inHands = inHandsText(state, language);
  const by = language === 'es' ? 'para el' : (DONE_BY[state.slots.service ?? ''] ?? 'in hands by');
  const when = inHands && (due?.date ? `${by} ${inHands}` : inHands);
  const chosen = language === 'en' ? unusualText(state, shop) : [];
  const goods = goodsText(state, shop, language);
  const parts = [goods, vehicleText(state), printText(state, language), ...chosen, when].filter(
    (part) => part !== null && part !== undefined,
  );
  return parts.length > 0 ? parts.join(', ') : undefined;
}

const DONE_BY: Readonly<Record<string, string>> = { 'websites-and-ai': 'live by', 'car-wraps': 'done by' };

/** The choices of the price book that were made, in its own words. */
export const chosenText = (state: ConversationState, shop: Shop): string[] =>
  chosenOf(state, shop).map(({ choice }) => choice.label);

/** Of these what a summary says: nothing usual, and not what goods, print and day say already. */
function unusualText(state: ConversationState, shop: Shop): string[] {
  const goods = [state.thing, state.thing && plural(state.thing)];
  const isWrap = state.slots.service === 'car-wraps';
  return chosenOf(state, shop)
    .filter(
      ({ option, choice }) =>
        !SAID_OTHERWISE.has(option.name) &&
        (isWrap || choice.name !== option.default) &&
        !(option.name === 'vehicle' && vehicleText(state) !== undefined) &&
        !choice.words.some((word) => goods.includes(word)),
    )
    .map(({ choice }) => lowerFirst(choice.label));
}

const SAID_OTHERWISE: ReadonlySet<string> = new Set(['rush', 'artwork']);

function chosenOf({ slots, options: chosen }: ConversationState, shop: Shop) {
  const options = slots.service === undefined ? [] : (shop.prices[slots.service]?.options ?? []);
  return options.flatMap((option) => {
    const choice =
      option.kind === 'choice' && option.choices.find(({ name }) => name === chosen[option.name]);
    return choice ? [{ option, choice }] : [];
  });
}

/** A service's name inside a sentence: 'screen printing', 'websites + AI'; in Spanish it stays a name. */
export const nameInSentence = ({ name }: Service, language: Language): string =>
  language === 'es'
    ? name
    : name
        .split(' ')
        .map((word) => (/^\p{Lu}{2,}/u.test(word) ? word : word.toLowerCase()))
        .join(' ');

export const plural = (thing: string): string =>
  /(?:s|ing|apparel|merch|swag|embroidery|embroidered|graphics|clothing|vinyl)$/i.test(thing)
    ? thing
    : /(?:ch|sh|x)$/i.test(thing)
      ? `${thing}es`
      : `${thing}s`;
