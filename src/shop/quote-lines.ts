// The lines that a quote begins with: a lead's items, each taken apart into what the catalog charges for it.
import type { Item } from '../schemas/item.ts';
import type { QuoteLine } from '../schemas/quote.ts';
import type { Shop } from '../schemas/shop.ts';
import { tellItem } from '../schemas/told-item.ts';
import { sumOf } from './charges.ts';
import type { PricedJob } from './estimate.ts';
import { LARGEST_QUANTITY } from './job.ts';
import { priceItem } from './price-item.ts';

/**
 * Each item's charges in the order of the items, together the low end of its estimate by today's catalog; an item without
 * a price is one line that a person fills in. `at`: when the items were asked for, which says whether their day is a rush.
 *
 *     quoteLines(lead.items, shop, new Date(lead.createdAt)); // [{ label: 'Basic cotton tee', quantity: 48, … }, …]
 */
export function quoteLines(items: readonly Item[], shop: Shop, at: Date): QuoteLine[] {
  return items.flatMap((item, index) => {
    const priced = priceAsTold(item, shop, at);
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

/** As the visitor was told it. */
function priceAsTold(item: Item, shop: Shop, at: Date): PricedJob | undefined {
  if (!item.estimate) return undefined;
  return priceItem(item, shop, at, { needsDesign: wasDrawn(item, shop, at) });
}

/**
 * Whether what the visitor was told was the price with the artwork drawn. That is not kept: where only that explains the figure, it
 * was. `at`: when it was asked for.
 */
export function wasDrawn(item: Item, shop: Shop, at: Date): boolean {
  const [plain, drawn] = [false, true].map((needsDesign) => priceItem(item, shop, at, { needsDesign }));
  const told = item.estimate?.lowCents;
  return Boolean(drawn && sumOf(drawn.charges) === told && plain && sumOf(plain.charges) !== told);
}
