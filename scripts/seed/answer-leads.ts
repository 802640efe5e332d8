// The shop answers most of the month's leads, as a person would: during opening hours, some sooner than others.
import type { Lead } from '../../src/schemas/lead.ts';
import type { Shop } from '../../src/schemas/shop.ts';
import { isOpen, nextOpening } from '../../src/shop/opening-hours.ts';
import type { Storage } from '../../src/storage/storage.ts';

const MINUTE_MS = 60_000;
/** The newest still wait for somebody to see them. */
const UNSEEN = 5;
/** After opening, or after the lead came while the shop was open. */
const ANSWERED_AFTER_MINUTES = [35, 110, 20, 75, 190, 50, 145];

/** Marks leads as handled by `by`, at times before `now`. */
export async function answerLeads(storage: Storage, shop: Shop, by: string, now: Date): Promise<void> {
  const { items } = await storage.leads.list({ limit: 200 });
  for (const [index, lead] of items.entries()) {
    const at = answeredAt(shop, lead, index);
    if (index >= UNSEEN && at < now) await storage.leads.setHandled(lead.id, { by, at });
  }
}

function answeredAt(shop: Shop, { createdAt }: Lead, index: number): Date {
  const came = new Date(createdAt);
  const seen = isOpen(shop, came) ? came : (nextOpening(shop, came) ?? came);
  const minutes = ANSWERED_AFTER_MINUTES[index % ANSWERED_AFTER_MINUTES.length] ?? 0;
  const at = new Date(seen.getTime() + minutes * MINUTE_MS);
  if (isOpen(shop, at)) return at;
  return new Date((nextOpening(shop, at) ?? at).getTime() + minutes * MINUTE_MS);
}
