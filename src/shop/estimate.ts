// A price estimate from the price book: what a job may cost, what that includes, and what it assumes.
import type { Estimate } from '../schemas/estimate.ts';
import type { FieldError } from '../schemas/problem.ts';
import type { Charge, PriceList, PriceOption, Service, Shop } from '../schemas/shop.ts';
import { didYouMean } from './did-you-mean.ts';
import { dayInZone, daysAfter } from './opening-hours.ts';

export interface EstimateRequest {
  /** A service's slug. */
  service: string;
  /** Whole pieces, in the service's own unit. */
  quantity: number;
  /** Values by price-book name: `{ ink_colors: '2', garment: 'hoodie' }`. */
  options: Readonly<Record<string, string>>;
}

export type EstimateResult = { ok: true; estimate: Estimate } | { ok: false; errors: FieldError[] };

/** Above this a person works out the price. */
export const LARGEST_QUANTITY = 1_000_000;

/**
 * Estimates a job, in whole cents; options that are not given take their defaults and are named as assumptions.
 * The unit price of a quantity break holds for all pieces, so a total can be lower just above a break: nextBreak
 * says where. Does not throw; what is wrong with the request comes back as a message per field.
 *
 *     estimate(shop, { service: 'screen-printing', quantity: 72, options: { ink_colors: '2' } }, new Date());
 */
export function estimate(shop: Shop, request: EstimateRequest, now: Date): EstimateResult {
  const job = readJob(shop, request);
  if ('errors' in job) return { ok: false, errors: job.errors };
  const { list, quantity, settings } = job;
  const next = list.quantity_breaks.find(({ from }) => from > quantity);
  return {
    ok: true,
    estimate: {
      ...price(list, quantity, settings),
      includes: [...settings.filter(({ isGiven }) => isGiven).map(describe), ...list.includes],
      assumptions: [...settings.filter(({ isGiven }) => !isGiven).map(describe), ...list.assumptions],
      nextBreak: next ? { quantity: next.from, unitCents: price(list, next.from, settings).unitCents } : null,
      validUntil: daysAfter(dayInZone(now, shop.time_zone), shop.estimate_valid_days),
    },
  };
}

/** What the job comes to, as estimate() has it; undefined where that refuses. */
export function totalOf(
  shop: Shop,
  request: EstimateRequest,
): Pick<Estimate, 'lowCents' | 'highCents'> | undefined {
  const job = readJob(shop, request);
  return 'errors' in job ? undefined : price(job.list, job.quantity, job.settings);
}

/**
 * The options a request leaves open, the one that can move the price most first; `spreadCents` is by how much.
 * Empty for a request that estimate() refuses.
 */
export function openQuestions(
  shop: Shop,
  request: EstimateRequest,
): { option: PriceOption; spreadCents: number }[] {
  const job = readJob(shop, request);
  if ('errors' in job) return [];
  const { list, quantity, settings } = job;
  return settings
    .filter(({ isGiven }) => !isGiven)
    .map(({ option }) => {
      const totals = extremes(option).map((value) => {
        const asked = settings.map((setting) =>
          setting.option === option ? { ...setting, value } : setting,
        );
        return price(list, quantity, asked).highCents;
      });
      return { option, spreadCents: Math.max(...totals) - Math.min(...totals) };
    })
    .filter(({ spreadCents }) => spreadCents > 0)
    .sort((a, b) => b.spreadCents - a.spreadCents);
}

/** An option with the value it has in this job: the name of a choice, or a number. */
interface Setting {
  option: PriceOption;
  value: string | number;
  isGiven: boolean;
}

type Job = { list: PriceList; quantity: number; settings: Setting[] } | { errors: FieldError[] };

function readJob(shop: Shop, { service: slug, quantity, options }: EstimateRequest): Job {
  const service = shop.services.find((candidate) => candidate.slug === slug);
  const list = service && shop.prices[service.slug];
  if (!service || !list) {
    const slugs = shop.services.map((candidate) => candidate.slug);
    const message = `"${slug}" is not a service. Choose from ${slugs.join(', ')}${didYouMean(slug, slugs)}`;
    return { errors: [{ field: 'service', message: endSentence(message) }] };
  }
  const errors = [
    ...checkQuantity(service, list, quantity),
    ...Object.keys(options).flatMap((name) => checkOption(service, list, name, options[name] ?? '')),
  ];
  if (errors.length > 0) return { errors };
  const settings = list.options.map((option): Setting => {
    const given = Object.hasOwn(options, option.name) ? options[option.name] : undefined;
    if (given === undefined) return { option, value: option.default, isGiven: false };
    return { option, value: option.kind === 'number' ? Number(given) : normalize(given), isGiven: true };
  });
  return { list, quantity, settings };
}

function checkQuantity(service: Service, list: PriceList, quantity: number): FieldError[] {
  const wrong = (message: string): FieldError[] => [{ field: 'quantity', message }];
  if (!Number.isInteger(quantity) || quantity < 1) return wrong('Quantity must be a whole number, like 48.');
  if (quantity > LARGEST_QUANTITY) return wrong(`Quantity can be ${format(LARGEST_QUANTITY)} at most.`);
  const minimum = service.minimum_order;
  if (quantity >= minimum) return [];
  return wrong(
    `The minimum for ${service.name} is ${format(minimum)} ${minimum === 1 ? list.unit.one : list.unit.many}.`,
  );
}

function checkOption(service: Service, list: PriceList, name: string, value: string): FieldError[] {
  const wrong = (message: string): FieldError[] => [{ field: name, message: endSentence(message) }];
  const option = list.options.find((candidate) => candidate.name === name);
  if (!option) {
    const names = list.options.map((candidate) => candidate.name);
    return wrong(
      `"${name}" is not an option of ${service.name}. Choose from ${names.join(', ')}${didYouMean(name, names)}`,
    );
  }
  if (option.kind === 'choice') {
    const names = option.choices.map((choice) => choice.name);
    if (names.includes(normalize(value))) return [];
    return wrong(
      `"${value}" is not a choice of ${name}. Choose from ${names.join(', ')}${didYouMean(value, names)}`,
    );
  }
  const count = /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : Number.NaN;
  if (count >= option.min && count <= option.max) return [];
  return wrong(`${option.label} must be a whole number from ${format(option.min)} to ${format(option.max)}`);
}

/** What a job costs: setup once, the run charges times the quantity, and the percentages on the run. */
function price(list: PriceList, quantity: number, settings: readonly Setting[]) {
  let setupCents = list.setup_cents;
  let unitCents = list.quantity_breaks.findLast(({ from }) => from <= quantity)?.unit_cents ?? 0;
  let percents = 1;
  for (const setting of settings) {
    const charge = chargeOf(setting);
    const count = countOf(setting) * factorOf(setting.option, settings);
    setupCents += charge.setup_cents * count;
    unitCents += charge.unit_cents * count;
    percents *= 1 + (charge.percent * count) / 100;
  }
  const lowCents = setupCents + Math.round(unitCents * quantity * percents);
  const highCents = Math.round((lowCents * (100 + list.spread_percent)) / 100);
  return { lowCents, highCents, unitCents: Math.round(highCents / quantity) };
}

const NO_CHARGE: Charge = { setup_cents: 0, unit_cents: 0, percent: 0 };

function chargeOf({ option, value }: Setting): Charge {
  if (option.kind === 'number') return option.each;
  return option.choices.find(({ name }) => name === value) ?? NO_CHARGE;
}

/** How often the charge falls due: once for a choice, per started step beyond what is included for a number. */
function countOf({ option, value }: Setting): number {
  if (option.kind === 'choice') return 1;
  return Math.max(0, Math.ceil((Number(value) - option.included) / option.step));
}

function factorOf(option: PriceOption, settings: readonly Setting[]): number {
  if (option.times === undefined) return 1;
  return Number(settings.find((setting) => setting.option.name === option.times)?.value ?? 1);
}

const extremes = (option: PriceOption): (string | number)[] =>
  option.kind === 'choice' ? option.choices.map(({ name }) => name) : [option.min, option.max];

/** '2 ink colors', 'basic cotton tee'. */
function describe({ option, value, isGiven }: Setting): string {
  if (option.kind === 'choice')
    return lowerFirst(option.choices.find(({ name }) => name === value)?.label ?? '');
  // Measures that people think in; a given area may be of other sides.
  const usual = isGiven ? undefined : option.usual?.find((one) => one.value === value)?.label;
  if (usual !== undefined) return `${lowerFirst(option.label)} ${usual}`;
  return `${figureOf(Number(value))} ${value === 1 ? option.unit.one : option.unit.many}`;
}

// An abbreviation such as SUV keeps its capitals.
const lowerFirst = (label: string): string =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

const normalize = (value: string): string => value.trim().toLowerCase();

const { format } = new Intl.NumberFormat('en-US');

/** Most numbers of a job have nothing to be parted. */
const figureOf = (value: number): string =>
  value > 0 && value < 1000 && Number.isInteger(value) ? String(value) : format(value);

const endSentence = (message: string): string => (message.endsWith('?') ? message : `${message}.`);
