// What the estimate calculator on a service's page is made of: its questions, and the figures it opens with.

import type { Method, PriceOption, Product, ServicePage } from '../schemas/catalog.ts';
import type { Calculator, CalculatorMethod, CalculatorOption, CalculatorProduct } from '../schemas/page.ts';
import type { Shop } from '../schemas/shop.ts';
import { estimate } from './estimate.ts';
import { minimumOf } from './job.ts';

/**
 * The calculator of a service, without the catalog's charges: every figure comes from estimate(), as Carl's do.
 * Null for a service that has no price list.
 *
 *     calculatorFor(shop, 'screen-printing', new Date())?.breaks; // [{ quantity: 24, unitCents: 1090, … }, …]
 */
export function calculatorFor(shop: Shop, slug: string, now: Date): Calculator | null {
  const service = shop.services.find((candidate) => candidate.slug === slug);
  const list = service && shop.prices[service.slug];
  const page = service && shop.catalog.pages[service.slug];
  if (!service || !list || !page) return null;
  const priced = (quantity: number) => {
    const result = estimate(shop, { service: slug, quantity, options: {} }, now);
    return result.ok ? [{ quantity, estimate: result.estimate, method: result.method.id }] : [];
  };
  const isOrdered = (product: string, quantity: number) =>
    estimate(shop, { service: slug, product, quantity, options: {} }, now).ok;
  const [start] = priced(service.minimum_order);
  if (!start) return null;
  const breaks = list.quantity_breaks
    .flatMap(({ from }) => priced(from))
    .map(({ quantity, estimate: { lowCents, highCents, unitCents } }) => ({
      quantity,
      lowCents,
      highCents,
      unitCents,
    }));
  const { methods } = shop.catalog;
  const products = page.products.flatMap((id) => shop.catalog.products.find((one) => one.id === id) ?? []);
  return {
    options: list.options.map((option) =>
      option.name === page.method_option?.name
        ? askedMethod(option, page, methods, start.method)
        : asked(option),
    ),
    start,
    breaks,
    methods: methods.filter(({ id }) => products.some((one) => isMadeBy(one, id))).map(told),
    products: Object.fromEntries(
      products.map((product) => [
        product.id,
        describeProduct(product, methods, list.quantity_breaks, isOrdered),
      ]),
    ),
  };
}

function describeProduct(
  product: Product,
  methods: readonly Method[],
  breaks: readonly { from: number }[],
  isOrdered: (product: string, quantity: number) => boolean,
): CalculatorProduct {
  const able = methods.filter(({ id }) => isMadeBy(product, id));
  const first = breaks.find(({ from }) => isOrdered(product.id, from));
  return {
    name: product.name,
    from: first?.from ?? 1,
    minimums: Object.fromEntries(able.map((method) => [method.id, minimumOf(method, product)])),
  };
}

const isMadeBy = ({ made_by }: Product, id: string): boolean => made_by.some(({ method }) => method === id);

const told = ({ id, name, feel, wash }: Method): CalculatorMethod => ({ id, name, feel, wash });

/** The choice of a method: it opens with the one that the first figures are of. */
function askedMethod(
  option: PriceOption,
  page: ServicePage,
  methods: readonly Method[],
  usual: string,
): CalculatorOption {
  const plain = asked(option);
  if (plain.kind !== 'choice') return plain;
  // What suits the job best is shown as the method that it is.
  const choices = plain.choices.flatMap((choice) => {
    const method = methods.find(({ id, also }) => id === choice.name || also.includes(choice.name));
    return method && page.methods.includes(method.id) ? [{ ...choice, method: method.id }] : [];
  });
  return {
    ...plain,
    default: choices.find(({ method }) => method === usual)?.name ?? plain.default,
    choices,
  };
}

function asked(option: PriceOption): CalculatorOption {
  const { name, label } = option;
  if (option.kind === 'choice') {
    const choices = option.choices.map(({ name, label, quotedAs }) => ({
      name,
      label,
      ...(quotedAs !== undefined && { quotedAs }),
    }));
    return {
      kind: 'choice',
      name,
      label,
      default: option.default,
      choices,
      isNamed: !GOES_WITHOUT_SAYING.has(name),
      ...(name === TURNAROUND && { isTurnaround: true }),
    };
  }
  const { unit, default: usually, min, max, usual = [] } = option;
  return {
    kind: 'number',
    name,
    label,
    unit,
    default: usually,
    min,
    max,
    usual: usual.map(({ value, label: measure }) => ({ value, label: measure })),
  };
}

/** As Carl does not ask for them either, unless they are told. */
const TURNAROUND = 'rush';
const GOES_WITHOUT_SAYING: ReadonlySet<string> = new Set(['size', 'artwork', TURNAROUND]);
