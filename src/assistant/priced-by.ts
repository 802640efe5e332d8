// By which method the job is priced as it is known, and what that says of it: how many at least, how soon, where the price
// falls. A service's page may offer several.
import type { Method } from '../schemas/catalog.ts';
import type { PriceList, Service, Shop } from '../schemas/shop.ts';
import { totalOf } from '../shop/estimate.ts';
import type { EstimateRequest } from '../shop/estimate-request.ts';
import { jobOf, LARGEST_QUANTITY, minimumOf } from '../shop/job.ts';
import type { ConversationState } from './turn.ts';
import { validOptions } from './valid-options.ts';

export type Known = Pick<ConversationState, 'slots' | 'options' | 'thing'>;

interface Making {
  /** Each with its minimum for these goods, the smallest first; none where the price book does not know such a job. */
  methods: { method: Method; least: number }[];
  least: number;
  request: Omit<EstimateRequest, 'quantity'>;
}

/** Is everything on the service's page made from one piece on, as signs and vehicles are? */
export function isMadeSingly({ catalog }: Shop, slug: string | undefined): boolean {
  const page = slug === undefined ? undefined : catalog.pages[slug];
  const methods = catalog.methods.filter(({ id }) => page?.methods.includes(id));
  return methods.length > 0 && methods.every(({ quantity_breaks }) => quantity_breaks[0]?.from === 1);
}

/** The service as it makes the goods that are talked about: caps start at a dozen where shirts start at one. */
export function serviceFor(shop: Shop, known: Known): Service | undefined {
  const service = shop.services.find(({ slug }) => slug === known.slots.service);
  if (!service || !hasWays(shop, service.slug)) return service;
  const making = makingOf(shop, known);
  const { turnaround_days } = methodAt(shop, making, known.slots.quantity ?? making.least) ?? service;
  return { ...service, minimum_order: making.least, turnaround_days };
}

/** Goods of the service's page that start later than the service does: caps, beside shirts from one piece. */
export function laterGoods(
  shop: Shop,
  { slug, minimum_order }: Service,
): { goods: string[]; least: number }[] {
  const { pages, products, methods } = shop.catalog;
  const page = pages[slug];
  const starts = products
    .filter(({ id }) => page?.products.includes(id))
    .flatMap((product) => {
      const good = product.made_by.filter(({ method, poor }) => !poor && page?.methods.includes(method));
      const leasts = methods
        .filter(({ id }) => good.some(({ method }) => method === id))
        .map((method) => minimumOf(method, product));
      return leasts.length === 0 ? [] : [{ goods: product.name.many, least: Math.min(...leasts) }];
    })
    .filter(({ least }) => least > minimum_order);
  return [...Map.groupBy(starts, ({ least }) => least)].map(([least, all]) => ({
    least,
    goods: all.map(({ goods }) => goods),
  }));
}

/** The quantities from which on the job costs less apiece, the smallest order first. */
export function breaksFor(shop: Shop, known: Known): number[] {
  const { service } = known.slots;
  const list = service === undefined ? undefined : shop.prices[service];
  if (service === undefined || !hasWays(shop, service))
    return list?.quantity_breaks.map(({ from }) => from) ?? [];
  const making = makingOf(shop, known);
  const all = making.methods.flatMap(({ method }) => method.quantity_breaks.map(({ from }) => from));
  return [...new Set([making.least, ...all])]
    .filter(
      (from) =>
        from === making.least ||
        (from > making.least &&
          methodAt(shop, making, from)?.quantity_breaks.some((step) => step.from === from)),
    )
    .sort((a, b) => a - b);
}

/** What the job is charged and comes with: the page's list, as the method has it by which the job is priced. */
export function termsFor(shop: Shop, known: Known): PriceList | undefined {
  const { service, quantity } = known.slots;
  const list = service === undefined ? undefined : shop.prices[service];
  if (service === undefined || !list || !hasWays(shop, service)) return list;
  const making = makingOf(shop, known);
  const method = methodAt(shop, making, quantity ?? making.least);
  if (!method) return list;
  const { setup_cents, includes, assumptions, options } = method;
  return {
    ...list,
    setup_cents,
    includes,
    assumptions,
    options: list.options.map((option) => options.find(({ name }) => name === option.name) ?? option),
  };
}

/** Does it depend on the job by which method it is made? */
const hasWays = ({ catalog }: Shop, slug: string): boolean => {
  const page = catalog.pages[slug];
  return page !== undefined && page.method === undefined && page.methods.length > 1;
};

function makingOf(shop: Shop, known: Known): Making {
  const service = known.slots.service ?? '';
  const options = validOptions({ state: known, shop });
  const request = { service, options };
  const all = makings.get(shop) ?? new Map<string, Making>();
  makings.set(shop, all);
  const key = JSON.stringify(request);
  const making = all.get(key) ?? workOut(shop, request);
  if (all.size >= MAKINGS_KEPT) all.clear();
  all.set(key, making);
  return making;
}

/** A job is asked about many times a turn. */
const makings = new WeakMap<Shop, Map<string, Making>>();
const MAKINGS_KEPT = 1000;

function workOut(shop: Shop, request: Making['request'] & { service: string }): Making {
  const { service, options } = request;
  const usual = shop.services.find(({ slug }) => slug === service)?.minimum_order ?? 1;
  const job = jobOf(shop, { ...request, quantity: LARGEST_QUANTITY });
  if ('errors' in job) return { methods: [], least: usual, request };
  const { product } = job;
  const isPoor = ({ id }: Method) => product.made_by.some(({ method, poor }) => method === id && poor);
  const good = job.methods.filter((method) => !isPoor(method));
  const methods = (good.length > 0 ? good : job.methods)
    .map((method) => ({ method, least: minimumOf(method, product) }))
    .sort((a, b) => a.least - b.least);
  const first = methods[0]?.least ?? usual;
  // Goods that nobody named yet may be any of the page.
  const isNamed = options[shop.catalog.pages[service]?.blank_option?.name ?? ''] !== undefined;
  return { methods, least: isNamed ? first : Math.max(first, usual), request };
}

/** The cheapest that makes so many, as the estimate has it. */
function methodAt(shop: Shop, { methods, request }: Making, quantity: number): Method | undefined {
  const [cheapest] = methods
    .filter(({ least }) => least <= quantity)
    .map(({ method }) => ({
      method,
      cents: totalOf(shop, { ...request, method: method.id, quantity })?.lowCents ?? Number.POSITIVE_INFINITY,
    }))
    .sort((a, b) => a.cents - b.cents);
  return cheapest?.method;
}
