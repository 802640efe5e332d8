// What the estimate calculator on a service's page is made of: its questions, and the figures it opens with.

import type { PriceOption } from '../schemas/catalog.ts';
import type { Calculator, CalculatorOption } from '../schemas/page.ts';
import type { Shop } from '../schemas/shop.ts';
import { estimate } from './estimate.ts';

/**
 * The calculator of a service, without the catalog's charges: every figure comes from estimate(), as Carl's do.
 * Null for a service that has no price list.
 *
 *     calculatorFor(shop, 'screen-printing', new Date())?.breaks; // [{ quantity: 24, unitCents: 1090, … }, …]
 */
export function calculatorFor(shop: Shop, slug: string, now: Date): Calculator | null {
  const service = shop.services.find((candidate) => candidate.slug === slug);
  const list = service && shop.prices[service.slug];
  if (!service || !list) return null;
  const priced = (quantity: number) => {
    const result = estimate(shop, { service: slug, quantity, options: {} }, now);
    return result.ok ? [{ quantity, estimate: result.estimate }] : [];
  };
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
  return { options: list.options.map(asked), start, breaks };
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
const GOES_WITHOUT_SAYING: ReadonlySet<string> = new Set(['size', 'artwork', 'rush']);
