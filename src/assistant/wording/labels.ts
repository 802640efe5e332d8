// Items, days and ways to reach somebody as Carl says them.

import type { Product } from '../../schemas/catalog.ts';
import type { Service, Shop } from '../../schemas/shop.ts';
import { INK_COLORS } from '../../schemas/told-item.ts';
import { dollars, totalOf as totalOfItems } from '../../schemas/told-price.ts';
import { FULL_COLOR, type Priced, priceItem, productOf, quantityOf } from '../state/pricing.ts';
import type { ConversationState, ItemState, Language } from '../state/state.ts';
import { inSpanish, looksSpanish, pluralInSpanish } from './spanish-words.ts';
import {
  AND,
  dollarRange,
  figure,
  listed,
  longDay,
  lowerFirst,
  properCompany,
  properName,
  readablePhone,
  shortDay,
  TO,
} from './wording.ts';

/** Of what nobody says how many: lettering, apparel. */
export const isMass = (wording: string): boolean =>
  /(?:ing|wear|apparel|merch|swag|clothing|vinyl|embroidery|graphics)$/i.test(wording);

/** 'trucker hats' of a wording in the singular, 'lápices' of a Spanish one. */
export function plural(wording: string, language: Language): string {
  const isSpanish = language === 'es' || looksSpanish(wording);
  return (isSpanish ? pluralInSpanish(wording) : undefined) ?? pluralInEnglish(wording);
}

function pluralInEnglish(wording: string): string {
  if (/[^su]s$/i.test(wording) || isMass(wording)) return wording;
  if (/(?:s|x|ch|sh)$/i.test(wording)) return `${wording}es`;
  if (/[^aeiou]y$/i.test(wording)) return `${wording.slice(0, -1)}ies`;
  return `${wording}s`;
}

/** 'trucker hats', 'banner' of one; 'pieces' where nobody said. */
export function goodsName(item: ItemState, shop: Shop, language: Language): string {
  const product = productOf(item, shop);
  const isOne = quantityOf(item, shop) === 1;
  const wording = ownWording(item, product, language);
  if (wording !== null) return isOne ? wording : plural(wording, language);
  if (product && !isOnlyPage(item, shop)) return isOne ? product.name.one : product.name.many;
  return PIECE[language][isOne ? 'one' : 'many'];
}

/** What the visitor calls it; a Spanish name that was put into English, 'yard sign', is called as the shop does. */
function ownWording({ goods }: ItemState, product: Product | undefined, language: Language): string | null {
  const { wording } = goods;
  const isPutIntoEnglish = language === 'es' && wording?.includes(' ') && !looksSpanish(wording);
  return isPutIntoEnglish && product?.name_es ? null : wording;
}

const PIECE = {
  en: { one: 'piece', many: 'pieces' },
  es: { one: 'pieza', many: 'piezas' },
} as const;

/** Only the service is known: embroidery, and not of what. */
export const isOnlyPage = ({ goods }: Pick<ItemState, 'goods'>, { catalog }: Shop): boolean =>
  goods.product === null &&
  goods.wording === null &&
  goods.service !== null &&
  (catalog.pages[goods.service]?.products.length ?? 0) > 1;

/** '48 to 60 trucker hats', 'a banner'. */
export function countedGoods(item: ItemState, shop: Shop, language: Language): string {
  const { quantity, quantityMax } = item.slots;
  const goods = goodsName(item, shop, language);
  if (quantity === undefined) return goods;
  if (quantityMax !== undefined) return `${figure(quantity)} ${TO[language]} ${figure(quantityMax)} ${goods}`;
  return `${figure(quantity)} ${goods}`;
}

/** A service inside a sentence: 'screen printing', 'websites + AI'. */
export const serviceName = ({ name }: Service): string =>
  name
    .split(' ')
    .map((word) => (/^\p{Lu}{2,}/u.test(word) ? word : word.toLowerCase()))
    .join(' ');

export const serviceOf = ({ goods }: ItemState, shop: Shop): Service | undefined =>
  shop.services.find(({ slug }) => slug === goods.service);

/** '2-color', 'a todo color', '1 tinta'. */
function inksText(inks: number, language: Language): string {
  if (inks === FULL_COLOR) return { en: 'full-color', es: 'a todo color' }[language];
  return language === 'en' ? `${inks}-color` : `${inks} ${inks === 1 ? 'tinta' : 'tintas'}`;
}

/** In Spanish a colour agrees with its goods, unless it is called a colour. */
export function colorsText(colors: readonly string[], language: Language): string {
  if (language === 'en') return colors.join(', ');
  const named = listed(colors.filter((color) => color !== ALL_COLORS).map(inSpanish), AND.es);
  const called = named && `${colors.length === 1 ? 'color' : 'colores'} ${named}`;
  return [colors.includes(ALL_COLORS) ? inSpanish(ALL_COLORS) : '', called].filter(Boolean).join(', ');
}

const ALL_COLORS = 'full color';

/** '2-color front, white on navy'; null if nothing is known of the print. */
export function printText(item: ItemState, language: Language): string | null {
  const { inkColors, imprintLocations = [], colors = [], dimensions } = item.slots;
  const inks = inkColors === undefined ? '' : inksText(inkColors, language);
  const places = language === 'es' ? imprintLocations.map(inSpanish) : imprintLocations;
  const text = [
    [inks, listed(places, AND[language])].filter(Boolean).join(' '),
    colorsText(
      colors.filter((color) => inkColors !== FULL_COLOR || color !== ALL_COLORS),
      language,
    ),
    dimensions ?? '',
  ]
    .filter(Boolean)
    .join(', ');
  return text === '' ? null : text;
}

/** '4 S, 10 M and 2 2XL'. */
export function sizesText({ slots: { sizes } }: ItemState, language: Language): string | undefined {
  if (!sizes) return undefined;
  return listed(
    Object.entries(sizes).map(([size, pieces]) => `${figure(pieces)} ${size}`),
    AND[language],
  );
}

/** What was chosen of the catalog, in its words: 'Gift boxes', 'both sides'; in Spanish where it has words for it. */
export function chosenText(item: ItemState, shop: Shop, language: Language): string[] {
  const product = productOf(item, shop);
  if (!product) return [];
  const methods = shop.catalog.methods.filter(({ id }) =>
    product.made_by.some(({ method }) => method === id),
  );
  const all = [...product.options, ...methods.flatMap(({ options }) => options)];
  return Object.entries(item.slots.options ?? {}).flatMap(([name, value]) => {
    if (language === 'es' && (name === 'blank' || name === 'rush')) return [];
    if (name === 'blank') {
      const blank = product.blanks.find((one) => one.name === value);
      return blank && !blank.words.some((word) => item.goods.wording?.includes(word)) ? blank.label : [];
    }
    if (name === 'rush')
      return methods.flatMap(({ rush }) => rush).find((one) => one.name === value)?.label ?? [];
    const option = all.find((one) => one.name === name);
    if (option === undefined || name === 'artwork') return [];
    if (option.kind === 'number' && option.usual?.some((one) => String(one.value) === value)) return [];
    if (option.kind === 'choice') {
      const choice = option.choices.find((one) => one.name === value);
      return (language === 'es' ? choice?.label_es : choice?.label) ?? [];
    }
    if (
      option?.kind === 'number' &&
      (language === 'en' || option.unit_es) &&
      (name !== 'size' || item.slots.dimensions === undefined) &&
      name !== INK_COLORS &&
      !(all.some(({ times }) => times === name) && isShown(item, Number(value)))
    )
      return `${figure(Number(value))} ${value === '1' ? option.unit.one : option.unit.many}`;
    return [];
  });
}

/** Places that are named, or the one there is, need no number. */
const isShown = ({ slots }: ItemState, places: number): boolean =>
  places === 1 || slots.imprintLocations?.length === places;

/** 'in hands by Fri, Jun 12', or the visitor's words where no day can be told. */
export function dueText(
  due: { text: string; date: string | null } | undefined,
  language: Language,
  today: string,
): string | undefined {
  if (!due) return undefined;
  if (due.date === null) return due.text;
  const by = { en: 'in hands by', es: 'para el' }[language];
  return `${by} ${shortDay(due.date, language, today)}`;
}

/** One item in a line: '50 hoodies, screen printing, 2-color front'. */
export function itemLine(item: ItemState, shop: Shop, language: Language, today: string): string {
  const method = shop.catalog.methods.find(({ id }) => id === item.slots.method);
  const { artwork } = item.slots;
  return [
    countedGoods(item, shop, language),
    method && lowerFirst(method.name),
    sizesText(item, language),
    printText(item, language),
    ...chosenText(item, shop, language).map(lowerFirst),
    artwork && ARTWORK[language][artwork.includes('ready') ? 'ready' : 'drawn'],
    item.slots.dueDate && dueText(item.slots.dueDate, language, today),
  ]
    .filter(Boolean)
    .join(', ');
}

const ARTWORK = {
  en: { ready: 'artwork ready', drawn: 'artwork to be drawn' },
  es: { ready: 'diseño listo', drawn: 'diseño por hacer' },
} as const;

/** Everything that would be stored, in one sentence's middle. */
export function requestLine(state: ConversationState, shop: Shop, today: string): string {
  const { language, slots } = state;
  const items = state.items.map((item) => itemLine(item, shop, language, today));
  const joined = items.length > 1 ? items.join('; ') : (items[0] ?? '');
  const who = [
    slots.name && properName(slots.name),
    slots.company && properCompany(slots.company),
    slots.email,
    slots.phone && readablePhone(slots.phone),
  ].filter(Boolean);
  const due = state.items.every((item) => item.slots.dueDate)
    ? undefined
    : dueText(slots.dueDate, language, today);
  const whose = { en: 'for', es: slots.name ? 'a nombre de' : 'contacto:' }[language];
  const apart = slots.apart && items.length > 1 ? APART[language] : undefined;
  return [
    joined || state.serviceWording,
    apart,
    due,
    who.length > 0 ? `${whose} ${who.join(', ')}` : undefined,
  ]
    .filter(Boolean)
    .join(joined.includes(';') ? '; ' : ', ');
}

const APART = { en: 'as separate quotes', es: 'en cotizaciones separadas' } as const;

/** 'about $9.33', by the middle of the range; undefined for one piece. */
export function eachText({ estimate, quantity }: Priced): string | undefined {
  if (quantity < 2) return undefined;
  return dollars(Math.round((estimate.lowCents + estimate.highCents) / 2 / quantity));
}

/** What all items come to; undefined unless every one has a price. */
export function totalText(state: ConversationState, shop: Shop, now: Date): string | undefined {
  const total = totalOfItems(
    state.items.map((item) => ({ estimate: priceItem(item, state, shop, now)?.estimate ?? null })),
  );
  return total ? dollarRange(total, state.language) : undefined;
}

export { dollarRange, dollars, longDay };
