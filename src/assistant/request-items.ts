// The items of a request as the shop gets them and as the ticket shows them, of the jobs that a conversation holds.
import type { Estimate } from '../schemas/estimate.ts';
import { emptyItem, type Item, type TicketItem } from '../schemas/item.ts';
import type { Shop } from '../schemas/shop.ts';
import { goodsName, serviceOf } from './describe-job.ts';
import { pricedJobFor } from './flows/estimates.ts';
import { openJobs } from './jobs.ts';
import { FULL_COLOR } from './reading/ink-colors.ts';
import type { ConversationState } from './turn.ts';
import { upperFirst } from './wording.ts';

/** The item of the job that is talked about. */
export function itemOf(state: ConversationState, shop: Shop, now: Date): Item {
  const { slots, options, inkColors, thing } = state;
  const priced =
    slots.quantity === undefined ? undefined : pricedJobFor({ state, shop, now }, slots.quantity);
  return {
    ...emptyItem(String(state.job)),
    product: priced?.product.id ?? null,
    wording: thing ?? state.serviceWording,
    method: priced?.method.id ?? null,
    service: serviceOf(shop, state)?.slug ?? null,
    quantity: slots.quantity ?? null,
    quantityMax: slots.quantityMax ?? null,
    sizes: slots.sizes ?? null,
    colors: slots.colors ?? [],
    placements: slots.imprintLocations ?? [],
    inkColors: inkColors === null || inkColors === FULL_COLOR ? null : inkColors,
    dimensions: slots.dimensions ?? null,
    options,
    dueDate: slots.dueDate?.date ?? slots.dueDate?.text ?? null,
    estimate: priced ? estimateOf(priced.estimate) : null,
  };
}

/** As it was told, without what more pieces would cost. */
function estimateOf({ nextBreak: _, ...told }: Estimate): Item['estimate'] {
  return told;
}

/** The jobs that are not sent yet, in the order in which they were named, and what they come to if all have a price. */
export function ticketItemsOf(
  state: ConversationState,
  shop: Shop,
  now: Date,
): { items: TicketItem[]; total: { lowCents: number; highCents: number } | null } {
  const items = openJobs(state)
    .toSorted((a, b) => a.job - b.job)
    .flatMap((job): TicketItem[] => {
      const { estimate, quantity } = itemOf(job, shop, now);
      const name = goodsName(job, shop);
      if (name === undefined) return [];
      const told = estimate && { lowCents: estimate.lowCents, highCents: estimate.highCents };
      return [{ label: upperFirst(name), quantity, estimate: told }];
    });
  const estimates = items.flatMap(({ estimate }) => estimate ?? []);
  if (items.length === 0 || estimates.length < items.length) return { items, total: null };
  return {
    items,
    total: {
      lowCents: estimates.reduce((sum, { lowCents }) => sum + lowCents, 0),
      highCents: estimates.reduce((sum, { highCents }) => sum + highCents, 0),
    },
  };
}
