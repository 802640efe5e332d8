// An item of a lead priced by today's catalog, of its fields alone: what it was once told to cost counts for nothing.
import type { Item } from '../schemas/item.ts';
import type { Shop } from '../schemas/shop.ts';
import { estimate, type PricedJob } from './estimate.ts';
import { knownOptions, readyOptions } from './said-options.ts';

const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * Undefined where the catalog has no price for it, or its goods no more. `at`: when it is asked for, which says whether its
 * day is a rush. `needsDesign`: the artwork is to be drawn too.
 *
 *     priceItem(item, shop, new Date())?.estimate.lowCents;
 */
export function priceItem(
  item: Item,
  shop: Shop,
  at: Date,
  { needsDesign = false }: { needsDesign?: boolean } = {},
): PricedJob | undefined {
  const { catalog } = shop;
  const page = item.service === null ? undefined : catalog.pages[item.service];
  const product = catalog.products.find(({ id }) => id === (item.product ?? page?.product));
  // Without kinds to choose from, as a website is, one is meant.
  const quantity = item.quantity ?? (product?.blanks.length === 0 ? 1 : null);
  if (!product || quantity === null) return undefined;
  const methods = catalog.methods.filter(({ id }) =>
    product.made_by.some(({ method }) => method === id && (item.method === null || item.method === id)),
  );
  const pieces = Object.values(item.sizes ?? {}).reduce((sum, count) => sum + count, 0);
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
