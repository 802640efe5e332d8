// A price estimate from the catalog: what a job may cost, what that includes, and what it assumes.
import type { Method, PriceOption, Product, RushStep } from '../schemas/catalog.ts';
import type { Estimate } from '../schemas/estimate.ts';
import type { FieldError } from '../schemas/problem.ts';
import type { Shop } from '../schemas/shop.ts';
import { chargesOf, type JobCharge, rushTitle, sumOf } from './charges.ts';
import type { EstimateRequest } from './estimate-request.ts';
import { type Job, jobOf } from './job.ts';
import { dayInZone, daysAfter } from './opening-hours.ts';
import { type Plan, planJob } from './plan.ts';
import { type Setting, settingsOf } from './settings.ts';

/** An estimate with what was priced, and when it can be had. */
export interface PricedJob {
  product: Product;
  method: Method;
  estimate: Estimate;
  plan: Plan;
  /** What the low end is made of. */
  charges: JobCharge[];
}

export type EstimateResult = ({ ok: true } & PricedJob) | { ok: false; errors: FieldError[] };

/** Another method for the same job. */
export interface Alternative extends PricedJob {
  /** Makes it well, and in time. */
  fits: boolean;
  why: string;
}

/**
 * Estimates a job, in whole cents; options that are not given take their defaults and are named as assumptions. Where no
 * method is named, the cheapest that makes it well and in time is taken. The unit price of a quantity break holds for
 * all pieces, so a total can be lower just above a break: nextBreak says where. Does not throw; what is wrong with the
 * request comes back as a message per field.
 *
 *     estimate(shop, { product: 't-shirt', quantity: 72, options: { ink_colors: '2' } }, new Date());
 */
export function estimate(shop: Shop, request: EstimateRequest, now: Date): EstimateResult {
  const job = jobOf(shop, request);
  if ('errors' in job) return { ok: false, errors: job.errors };
  const priced = job.methods.map((method) => priceJob(shop, job, method, now, request.neededBy));
  const best = bestOf(job.product, priced);
  return { ok: true, ...best };
}

/**
 * The same job by the other methods that can make it at this quantity, the best first. Empty for a request that
 * estimate() refuses.
 */
export function alternatives(shop: Shop, request: EstimateRequest, now: Date): Alternative[] {
  const result = estimate(shop, request, now);
  if (!result.ok) return [];
  const { product } = result;
  const methods = product.made_by.flatMap(
    ({ method: id }) => shop.catalog.methods.find((one) => one.id === id) ?? [],
  );
  const others = product.made_by.flatMap(({ method: id, why, poor }) => {
    const method = methods.find((one) => one.id === id);
    if (!method || id === result.method.id) return [];
    // Asked for by its name, as it is once it is chosen, without what only the others have to choose.
    const options = withoutForeign(request.options, product, method, methods);
    const job = jobOf(shop, { ...request, options, product: product.id, method: id });
    if ('errors' in job) return [];
    const priced = priceJob(shop, job, method, now, request.neededBy);
    return [{ ...priced, fits: !poor && priced.plan.isInTime, why }];
  });
  return others.toSorted(
    (a, b) => Number(b.fits) - Number(a.fits) || a.estimate.lowCents - b.estimate.lowCents,
  );
}

function withoutForeign(
  options: EstimateRequest['options'],
  product: Product,
  method: Method,
  methods: readonly Method[],
): EstimateRequest['options'] {
  const own = new Set([...product.options, ...method.options].map(({ name }) => name));
  const foreign = new Set(methods.flatMap((one) => one.options.map(({ name }) => name)));
  return Object.fromEntries(Object.entries(options).filter(([name]) => own.has(name) || !foreign.has(name)));
}

type Total = Pick<Estimate, 'lowCents' | 'highCents'>;

/** What the job comes to, as estimate() has it for a job that is not needed by a day; undefined where that refuses. */
export function totalOf(shop: Shop, request: EstimateRequest): Total | undefined {
  const known = totals.get(shop) ?? new Map<string, Total | undefined>();
  totals.set(shop, known);
  const key = JSON.stringify(request);
  if (!known.has(key)) {
    if (known.size >= TOTALS_KEPT) known.clear();
    known.set(key, workOutTotal(shop, request));
  }
  return known.get(key);
}

/** A dialogue weighs the same jobs again and again. */
const totals = new WeakMap<Shop, Map<string, Total | undefined>>();
const TOTALS_KEPT = 5000;

function workOutTotal(shop: Shop, request: EstimateRequest): Total | undefined {
  const job = jobOf(shop, request);
  if ('errors' in job) return undefined;
  const methods = job.methods.filter((one) => !isPoor(job.product, one));
  const all = (methods.length > 0 ? methods : job.methods).map((method) =>
    price(method, {
      ...job,
      settings: settingsOf(job, method),
      rush: method.rush.find(({ name }) => name === job.rush) ?? null,
    }),
  );
  const [best] = all.toSorted((a, b) => a.lowCents - b.lowCents);
  return best && { lowCents: best.lowCents, highCents: best.highCents };
}

/**
 * The options of a service's page that a request leaves open, the one that can move the price most first; `spreadCents`
 * is by how much. Empty for a request that estimate() refuses.
 */
export function openQuestions(
  shop: Shop,
  request: EstimateRequest & { service: string },
): { option: PriceOption; spreadCents: number }[] {
  if (!totalOf(shop, request)) return [];
  return (shop.prices[request.service]?.options ?? [])
    .filter(({ name }) => !Object.hasOwn(request.options, name))
    .map((option) => {
      const totals = extremes(option).flatMap((value) => {
        const options = { ...request.options, [option.name]: String(value) };
        return totalOf(shop, { ...request, options })?.highCents ?? [];
      });
      return { option, spreadCents: Math.max(0, ...totals) - Math.min(...totals, Number.MAX_SAFE_INTEGER) };
    })
    .filter(({ spreadCents }) => spreadCents > 0)
    .sort((a, b) => b.spreadCents - a.spreadCents);
}

const extremes = (option: PriceOption): (string | number)[] =>
  option.kind === 'choice' ? option.choices.map(({ name }) => name) : [option.min, option.max];

const isPoor = ({ made_by }: Product, { id }: Method): boolean =>
  made_by.some((by) => by.method === id && by.poor);

/** Made well and in time before made well before in time; then the sooner where all are late, else the cheaper. */
function bestOf(product: Product, priced: readonly PricedJob[]): PricedJob {
  const rank = ({ method, plan }: PricedJob) => Number(isPoor(product, method)) * 2 + Number(!plan.isInTime);
  const [best] = priced.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      (a.plan.isInTime ? 0 : a.plan.earliest.localeCompare(b.plan.earliest)) ||
      a.estimate.lowCents - b.estimate.lowCents,
  );
  if (!best) throw new Error('a job is made by some method');
  return best;
}

/** The job by one method. */
function priceJob(shop: Shop, job: Job, method: Method, now: Date, neededBy: string | undefined): PricedJob {
  const plan = planJob(shop, method, now, { neededBy, rush: job.rush });
  const settings = settingsOf(job, method);
  const rest = { ...job, settings, rush: plan.rush };
  const breaks = method.quantity_breaks;
  const next = breaks.find(({ from }) => from > job.quantity);
  const isGiven = job.methods.length === 1 && job.isMethodGiven;
  const told = tellMethod(job, method);
  const { charges, ...figures } = price(method, rest);
  return {
    product: job.product,
    method,
    plan,
    charges,
    estimate: {
      ...figures,
      includes: [
        ...(isGiven ? told : []),
        ...settings.filter(({ isGiven: is }) => is).flatMap(describe),
        ...(plan.rush ? [rushText(plan.rush)] : []),
        ...method.includes,
      ],
      assumptions: [
        ...(isGiven ? [] : told),
        ...settings.filter(({ isGiven: is }) => !is).flatMap(describe),
        ...(plan.rush ? [] : [turnaroundText(method)]),
        ...method.assumptions,
      ],
      nextBreak: next
        ? { quantity: next.from, unitCents: price(method, { ...rest, quantity: next.from }).unitCents }
        : null,
      validUntil: daysAfter(dayInZone(now, shop.time_zone), shop.estimate_valid_days),
    },
  };
}

/** Which method, where there is a choice. */
const tellMethod = ({ product }: Job, { name }: Method): string[] =>
  product.made_by.length > 1 ? [lowerFirst(name)] : [];

/** What a job costs: the sum of its charges, and as much more as the method's estimates spread. */
function price(
  method: Method,
  job: Pick<Job, 'product' | 'quantity' | 'sizes'> & {
    settings: readonly Setting[];
    rush: RushStep | null;
  },
): Pick<Estimate, 'lowCents' | 'highCents' | 'unitCents'> & { charges: JobCharge[] } {
  const charges = chargesOf(method, job);
  const lowCents = sumOf(charges);
  const highCents = Math.round((lowCents * (100 + method.spread_percent)) / 100);
  return { charges, lowCents, highCents, unitCents: Math.round(highCents / job.quantity) };
}

/** '2 ink colors', 'basic cotton tee'; nothing where it makes no difference. */
function describe({ tell }: Setting): string[] {
  const text = tell();
  return text === '' ? [] : [lowerFirst(text)];
}

/** 'standard turnaround, 7 to 10 working days' */
export const turnaroundText = ({ turnaround_days: { from, to } }: Method): string =>
  `standard turnaround, ${from === to ? from : `${from} to ${to}`} working ${to === 1 ? 'day' : 'days'}`;

/** 'rush, 5 working days' */
export const rushText = (step: RushStep): string => lowerFirst(rushTitle(step));

// An abbreviation such as SUV keeps its capitals.
const lowerFirst = (label: string): string =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
