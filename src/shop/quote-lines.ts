// The lines that a quote begins with: a lead's items, each taken apart into what the catalog charges for it.
import type { Item } from '../schemas/item.ts';
import type { QuoteLine } from '../schemas/quote.ts';
import type { Shop } from '../schemas/shop.ts';
import { tellItem } from '../schemas/told-item.ts';
import { sumOf } from './charges.ts';
import { estimate, type PricedJob } from './estimate.ts';
import { LARGEST_QUANTITY } from './job.ts';
import { knownOptions, readyOptions } from './said-options.ts';

/**
 * Each item's charges in the order of the items, together the low end of its estimate by today's catalog; an item without
 * a price is one line that a person fills in. `at`: when the items were asked for, which says whether their day is a rush.
 *
 *     quoteLines(lead.items, shop, new Date(lead.createdAt)); // [{ label: 'Basic cotton tee', quantity: 48, … }, …]
 */
export function quoteLines(items: readonly Item[], shop: Shop, at: Date): QuoteLine[] {
  return items.flatMap((item, index) => {
    const priced = priceItem(item, shop, at);
    if (!priced) return [unpriced(item, index, shop)];
    return priced.charges.map(({ tell, quantity, unitCents }) => ({
      label: tell(),
      quantity,
      unitCents,
      catalogCents: unitCents,
      item: index,
    }));
  });
}

function unpriced(item: Item, index: number, shop: Shop): QuoteLine {
  const { quantity } = item;
  const isCounted = quantity !== null && quantity >= 1 && quantity <= LARGEST_QUANTITY;
  return {
    label: tellItem(item, shop).goods,
    quantity: isCounted ? quantity : 1,
    unitCents: 0,
    catalogCents: null,
    item: index,
  };
}

const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

/** As the visitor was told it. That it was to be drawn is not kept: where only that explains what was told, it was. */
function priceItem(item: Item, shop: Shop, at: Date): PricedJob | undefined {
  if (!item.estimate) return undefined;
  const [plain, drawn] = [false, true].map((needsDesign) => priceAs(item, needsDesign, shop, at));
  const told = item.estimate.lowCents;
  return drawn && sumOf(drawn.charges) === told && plain && sumOf(plain.charges) !== told ? drawn : plain;
}

function priceAs(item: Item, needsDesign: boolean, shop: Shop, at: Date): PricedJob | undefined {
  const { catalog } = shop;
  const page = item.service === null ? undefined : catalog.pages[item.service];
  const product = catalog.products.find(({ id }) => id === (item.product ?? page?.product));
  if (!product) return undefined;
  const methods = catalog.methods.filter(({ id }) =>
    product.made_by.some(({ method }) => method === id && (item.method === null || item.method === id)),
  );
  const pieces = Object.values(item.sizes ?? {}).reduce((sum, count) => sum + count, 0);
  const quantity = item.quantity ?? 1;
  const result = estimate(
    shop,
    {
      ...(item.product === null && item.service !== null
        ? { service: item.service }
        : { product: product.id }),
      ...(item.method !== null && { method: item.method }),
      quantity,
      options: {
        ...readyOptions({ ...item, needsDesign }, product, methods),
        ...knownOptions(item.options, product, methods),
      },
      ...(item.sizes && pieces <= quantity && { sizes: item.sizes }),
      ...(item.dueDate && ISO_DAY.test(item.dueDate) && { neededBy: item.dueDate }),
    },
    at,
  );
  return result.ok ? result : undefined;
}
