// An item held against the catalog: what it is, what it costs, when it can be had. Figures come from here alone.
import type { Method, PriceOption, Product } from '../../schemas/catalog.ts';
import type { Shop } from '../../schemas/shop.ts';
import { INK_COLORS } from '../../schemas/told-item.ts';
import { type Alternative, alternatives, estimate, type PricedJob, totalOf } from '../../shop/estimate.ts';
import type { EstimateRequest } from '../../shop/estimate-request.ts';
import { minimumOf } from '../../shop/job.ts';
import { knownOptions, optionsOf, readyOptions, type Said, SIZE } from '../../shop/said-options.ts';
import type { ConversationState, ItemState } from './state.ts';

/** What stands in `inkColors` for full color. */
export const FULL_COLOR = 0;

export interface Priced extends PricedJob {
  quantity: number;
}

/** The product of the catalog that an item is; undefined where only a person can tell. */
export function productOf({ goods }: Pick<ItemState, 'goods'>, { catalog }: Shop): Product | undefined {
  if (goods.product !== null) return catalog.products.find(({ id }) => id === goods.product);
  // A page alone stands for its usual product where nothing else was named.
  if (goods.wording !== null || goods.service === null) return undefined;
  const page = catalog.pages[goods.service];
  return catalog.products.find(({ id }) => id === page?.product);
}

/** The methods that can make the product, those it is advised for first; only the item's own page's where that names one. */
export function methodsOf(item: ItemState, shop: Shop): Method[] {
  const product = productOf(item, shop);
  if (!product) return [];
  const named = methodOf(item, product);
  const making = product.made_by.toSorted((a, b) => Number(a.poor) - Number(b.poor));
  return making.flatMap(({ method: id }) =>
    named === undefined || named === id ? (shop.catalog.methods.find((one) => one.id === id) ?? []) : [],
  );
}

/** The method that was chosen, where these goods can be made by it. */
const methodOf = ({ slots: { method } }: ItemState, { made_by }: Product): string | undefined =>
  made_by.some((by) => by.method === method) ? method : undefined;

/** Ordered one at a time, whether or not somebody says so: what comes in no kinds, a website. */
export const isCountless = (item: ItemState, shop: Shop): boolean =>
  productOf(item, shop)?.blanks.length === 0;

export const quantityOf = (item: ItemState, shop: Shop): number | undefined =>
  item.slots.quantity ?? (isCountless(item, shop) ? 1 : undefined);

/** Fewest pieces by any method that makes it well, or by the one that was chosen. */
export function minimumFor(item: ItemState, shop: Shop): number | undefined {
  const product = productOf(item, shop);
  if (!product) return undefined;
  const good = methodsOf(item, shop).filter(
    ({ id }) =>
      item.slots.method === id || !product.made_by.some(({ method, poor }) => method === id && poor),
  );
  return good.length === 0 ? undefined : Math.min(...good.map((method) => minimumOf(method, product)));
}

/** What the catalog is asked for; undefined where product or quantity is open. */
export function requestFor(
  item: ItemState,
  state: Pick<ConversationState, 'slots'>,
  shop: Shop,
): EstimateRequest | undefined {
  const product = productOf(item, shop);
  const quantity = quantityOf(item, shop);
  if (!product || quantity === undefined) return undefined;
  const due = item.slots.dueDate ?? state.slots.dueDate;
  const methods = methodsOf(item, shop);
  const method = methodOf(item, product) ?? methodForInks(item, methods, product, shop, quantity);
  const { options = {}, sizes } = item.slots;
  return {
    ...(item.goods.product === null && item.goods.service !== null
      ? { service: item.goods.service }
      : { product: product.id }),
    ...(method !== undefined && { method }),
    quantity,
    options: { ...readyOptions(wordsOf(item), product, methods), ...knownOptions(options, product, methods) },
    ...(sizes && sum(sizes) <= quantity && { sizes }),
    ...(due?.date && { neededBy: due.date }),
  };
}

const sum = (sizes: Readonly<Record<string, number>>): number =>
  Object.values(sizes).reduce((all, pieces) => all + pieces, 0);

/** The item's price and plan; undefined where the catalog has none for it as it is. */
export function priceItem(
  item: ItemState,
  state: Pick<ConversationState, 'slots'>,
  shop: Shop,
  now: Date,
): Priced | undefined {
  const request = requestFor(item, state, shop);
  const result = request && estimate(shop, request, now);
  return result?.ok ? { ...result, quantity: request?.quantity ?? 1 } : undefined;
}

/** The same item by other methods, the best first. */
export function otherWays(
  item: ItemState,
  state: Pick<ConversationState, 'slots'>,
  shop: Shop,
  now: Date,
): Alternative[] {
  const request = requestFor({ ...item, slots: withoutMethod(item.slots) }, state, shop);
  return request ? alternatives(shop, request, now) : [];
}

export const withoutMethod = ({ method: _, ...slots }: ItemState['slots']): ItemState['slots'] => slots;

/** Full color, or more inks than the cheap way has, is made by a method that does not count them. */
function methodForInks(
  item: ItemState,
  methods: readonly Method[],
  product: Product,
  shop: Shop,
  quantity: number,
): string | undefined {
  if (item.slots.inkColors !== FULL_COLOR) return undefined;
  const free = methods.filter(
    (method) => quantity >= minimumOf(method, product) && !method.options.some((option) => isCounted(option)),
  );
  return free
    .map(({ id }) => ({
      id,
      total: totalOf(shop, { product: product.id, method: id, quantity, options: {} }),
    }))
    .filter(({ total }) => total !== undefined)
    .toSorted((a, b) => (a.total?.lowCents ?? 0) - (b.total?.lowCents ?? 0))[0]?.id;
}

const isCounted = (option: PriceOption): boolean =>
  option.name === INK_COLORS && option.kind === 'number' && option.included < MANY_INKS;
/** From here on inks are no longer counted. */
const MANY_INKS = 4;

const wordsOf = ({ slots }: ItemState): Said => ({
  inkColors: slots.inkColors === FULL_COLOR ? null : (slots.inkColors ?? null),
  placements: slots.imprintLocations ?? [],
  dimensions: slots.dimensions ?? null,
  needsDesign: slots.artwork?.startsWith('needs design') ?? false,
});

/** The option left open that moves the price most and that a visitor can answer. */
export function openOption(
  item: ItemState,
  state: Pick<ConversationState, 'slots'>,
  shop: Shop,
  now: Date,
): PriceOption | undefined {
  const priced = priceItem(item, state, shop, now);
  const request = requestFor(item, state, shop);
  if (!priced || !request) return undefined;
  const base = { ...request, method: priced.method.id, neededBy: undefined };
  const options = optionsOf(priced.product, [priced.method]).filter(
    (option) => isAskable(option, item) && !Object.hasOwn(request.options, option.name),
  );
  const ranked = options.map((option) => {
    const totals = ends(option).flatMap(
      (value) =>
        totalOf(shop, { ...base, options: { ...request.options, [option.name]: value } })?.highCents ?? [],
    );
    return { option, spread: Math.max(0, ...totals) - Math.min(...totals) };
  });
  const [first] = ranked.filter(({ spread }) => spread > 0).toSorted((a, b) => b.spread - a.spread);
  return first?.option;
}

const ends = (option: PriceOption): string[] =>
  option.kind === 'choice'
    ? option.choices.map(({ name }) => name)
    : [String(option.min), String(Math.min(option.max, option.min + 3 * option.step))];

/** What the day, the files or the sizes settle is not asked; nor what was asked. */
function isAskable({ name, kind, ...option }: PriceOption, item: ItemState): boolean {
  if (item.optionsAsked.includes(name)) return false;
  if (name === SIZE && kind === 'number') return item.slots.dimensions === undefined;
  if ('by_sizes' in option && option.by_sizes) return false;
  return name !== 'artwork' && !(kind === 'number' && 'step' in option && option.step > 1);
}

/** The quantities from which on a piece costs less, the smallest order first. */
export function breaksOf(item: ItemState, shop: Shop): number[] {
  const least = minimumFor(item, shop);
  if (least === undefined) return [];
  const all = methodsOf(item, shop).flatMap(({ quantity_breaks }) => quantity_breaks.map(({ from }) => from));
  return [...new Set([least, ...all])].filter((from) => from >= least).sort((a, b) => a - b);
}
