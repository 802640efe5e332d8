// An item of a request in words, by the names that the catalog has for products, methods and options.
import * as z from 'zod/mini';
import type { Blank, Catalog, Method, PriceNumber, PriceOption, Product, Unit } from './catalog.ts';
import { type Item, itemSchema } from './item.ts';

/** An item with what it is called. */
export const toldItemSchema = z.extend(itemSchema, {
  /** Its goods, without their number: 'pint glasses'. */
  goods: z.string(),
  /** '24 pint glasses'. */
  label: z.string(),
  /** 'Fired glass printing'; null where nobody chose. */
  methodName: z.nullable(z.string()),
  /** What else is known of it, but sizes and the day. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** All of it in one line: '9 T-shirts, screen printing, 2 ink colors, front'. */
  line: z.string(),
});
export type ToldItem = z.infer<typeof toldItemSchema>;

/** Of the shop's facts what an item is told by. */
export interface Names {
  catalog: Catalog;
  services: readonly { slug: string; name: string; name_es?: string }[];
}

/** What stands between the facts of an item, and what the catalog calls these. */
export interface ItemWords {
  /** '48 to 60'. */
  range(least: string, most: string): string;
  placements(places: readonly string[]): string;
  colors(colors: readonly string[]): string;
  gone: string;
  inkColors: Unit;
  pieces: Unit;
  called<Name>(fact: { name: Name; name_es?: Name }): Name;
  /** What a product is counted in, where only its service is known. */
  unitOf(product: Product): Unit;
  countedIn(option: PriceNumber): Unit;
}

export const ENGLISH_ITEMS: ItemWords = {
  range: (least, most) => `${least} to ${most}`,
  placements: (places) => places.join(' and '),
  colors: (colors) => colors.join(', '),
  gone: 'no longer in our catalog',
  inkColors: { one: 'ink color', many: 'ink colors' },
  pieces: { one: 'piece', many: 'pieces' },
  called: ({ name }) => name,
  unitOf: ({ unit }) => unit,
  countedIn: ({ unit }) => unit,
};

/** As a lead says it. */
const NOT_SAID = 'Not said yet';
/** Fixed in every catalog: how many colors a print has. */
export const INK_COLORS = 'ink_colors';

/**
 * The item in words. One that was stored by its service alone gets that service's slug.
 *
 *     tellItem(item, shop).line; // '24 pint glasses, fired glass printing, 1 imprint color'
 */
export function tellItem(
  item: Item,
  { catalog, services }: Names,
  words: ItemWords = ENGLISH_ITEMS,
): ToldItem {
  const service = item.service ?? services.find(({ name }) => name === item.wording)?.slug ?? null;
  const product = productOf(item, catalog);
  const method = catalog.methods.find(({ id }) => id === item.method);
  const page = service === null ? undefined : catalog.pages[service];
  const named = { ...item, service, product, method, catalog, words };
  const ofService = services.find(({ slug }) => slug === service);
  const goods = goodsOf(named) ?? (ofService ? words.called(ofService) : NOT_SAID);
  const usual = catalog.products.find(({ id }) => id === page?.product);
  const unit = usual ? words.unitOf(usual) : words.pieces;
  const label = labelOf(named, goods, product ? undefined : unit);
  const inks = inksOf(named);
  // With one way to make it, the way goes without saying.
  const way = method && product && product.made_by.length > 1 ? [lowerFirst(words.called(method))] : [];
  const { colors, placements, dimensions } = item;
  // Of one that was priced before it went, that price stands.
  const isGone = item.product !== null && !product && item.estimate === null;
  return {
    ...item,
    service,
    goods,
    label,
    methodName: method ? words.called(method) : null,
    facts: [...factsOf(named, inks), ...(isGone ? [{ label: 'Catalog', value: 'no longer in it' }] : [])],
    line: [
      label,
      ...way,
      inks,
      words.placements(placements),
      words.colors(colors),
      dimensions,
      isGone && words.gone,
    ]
      .filter(Boolean)
      .join(', '),
  };
}

/** 'Pint glasses + 2 more'; empty for a request without items. */
export function tellGoods(items: readonly Pick<ToldItem, 'goods'>[], more = 'more'): string {
  const [first, ...others] = items;
  if (!first) return '';
  return `${upperFirst(first.goods)}${others.length > 0 ? ` + ${others.length} ${more}` : ''}`;
}

interface NamedItem extends Omit<Item, 'product' | 'method'> {
  product: Product | undefined;
  method: Method | undefined;
  catalog: Catalog;
  words: ItemWords;
}

/** By its id, or as the visitor called it where it has no price and so no id. */
function productOf({ product, wording }: Item, { products }: Catalog): Product | undefined {
  return products.find(({ id }) => id === product) ?? products.find((one) => isCalled(one, wording));
}

function isCalled({ name, words }: Product, wording: string | null): boolean {
  const said = wording?.trim().toLowerCase();
  return said !== undefined && [name.one, name.many, ...words].some((word) => word.toLowerCase() === said);
}

/** 'trucker cap', where that is the blank that was chosen. */
function isBlank(blank: Blank | undefined, wording: string): boolean {
  const said = wording.trim().toLowerCase();
  return blank !== undefined && [blank.label.toLowerCase(), ...blank.words].includes(said);
}

function goodsOf({ quantity, quantityMax, wording, product, words }: NamedItem): string | null {
  if (!product) return wording;
  const { one, many } = words.called(product);
  return quantity === 1 && quantityMax === null ? one : many;
}

/** '48 to 60 T-shirts'; 'Car Wraps, 2 vehicles' where only the service is known. */
function labelOf(
  { quantity, quantityMax, words }: NamedItem,
  goods: string,
  unit: { one: string; many: string } | undefined,
): string {
  if (quantity === null) return upperFirst(goods);
  const least = figure(quantity);
  const count = quantityMax === null ? least : words.range(least, figure(quantityMax));
  if (!unit) return `${count} ${goods}`;
  return `${upperFirst(goods)}, ${count} ${count === '1' ? unit.one : unit.many}`;
}

function factsOf(item: NamedItem, inks: string | undefined): ToldItem['facts'] {
  const { product, wording, colors, placements, dimensions } = item;
  const blank = blankOf(item);
  const isNamed = !product || !wording || isCalled(product, wording) || isBlank(blank, wording);
  const facts: [label: string, value: string | null | undefined][] = [
    ['Called', isNamed ? null : `“${wording}”`],
    ['Blank', blank?.label],
    ['Colors', colors.join(', ')],
    ['Inks', inks],
    ['Where', placements.join(', ')],
    ['Dimensions', dimensions],
    ...Object.entries(item.options).map(([name, value]) => factOf(item, name, value)),
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** The blank that was chosen: its option is called differently on every page, so its value tells. */
function blankOf({ options, product, catalog }: NamedItem): Blank | undefined {
  const blanks = product ? product.blanks : catalog.products.flatMap((one) => one.blanks);
  const values = Object.values(options);
  return blanks.find(({ name, also }) => values.some((value) => value === name || also.includes(value)));
}

/** '2 ink colors', '2 imprint colors' where the method calls them so. */
function inksOf(item: NamedItem): string | undefined {
  const given = item.inkColors ?? (Number(item.options[INK_COLORS]) || null);
  if (given === null) return undefined;
  const option = findOption(item, INK_COLORS);
  const unit = option?.kind === 'number' ? item.words.countedIn(option) : item.words.inkColors;
  return `${figure(given)} ${given === 1 ? unit.one : unit.many}`;
}

/** An option that is not as usual. What names the blank, the method or the ink is told by these. */
function factOf(item: NamedItem, name: string, value: string): [string, string | null] {
  const option = name === INK_COLORS ? undefined : findOption(item, name);
  if (!option) return ['Rush', rushOf(item, value) ?? null];
  if (value === String(option.default)) return [option.label, null];
  if (option.kind === 'choice')
    return [option.label, option.choices.find((choice) => choice.name === value)?.label ?? value];
  if (!/^\d+$/.test(value)) return [option.label, value];
  const [count, { one, many }] = [Number(value), option.unit];
  const isSaid = option.label.toLowerCase() === many;
  return [option.label, isSaid ? figure(count) : `${figure(count)} ${count === 1 ? one : many}`];
}

/** 'Super rush', of the method, or of any where none was chosen. */
function rushOf({ method, catalog }: NamedItem, value: string): string | undefined {
  const methods = method ? [method] : catalog.methods;
  return methods.flatMap(({ rush }) => rush).find(({ name }) => name === value)?.label;
}

/** Of the product, its method, or the methods of its service's page. */
function findOption({ product, method, service, catalog }: NamedItem, name: string): PriceOption | undefined {
  const ofPage = service === null ? [] : (catalog.pages[service]?.methods ?? []);
  const methods = method ? [method] : catalog.methods.filter(({ id }) => ofPage.includes(id));
  return [...(product?.options ?? []), ...methods.flatMap(({ options }) => options)].find(
    (option) => option.name === name,
  );
}

const figure = (count: number): string => count.toLocaleString('en-US');

/** 'screen printing' inside a sentence. An abbreviation keeps its capitals, and so does 'T-shirts'. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}[\p{Lu}-]/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
