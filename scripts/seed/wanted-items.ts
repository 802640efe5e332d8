// Requests for several things: Carl sends one job after the other, so their items are put together here.
import { emptyItem, type Item } from '../../src/schemas/item.ts';
import type { Shop } from '../../src/schemas/shop.ts';
import { estimate } from '../../src/shop/estimate.ts';
import type { Storage } from '../../src/storage/storage.ts';

export interface WantedItem {
  /** Id of the catalog. */
  product: string;
  wording: string;
  quantity: number;
  colors?: string[];
  /** By the names of the catalog. */
  options?: Record<string, string>;
}

/** Makes one lead of a conversation's, with all that was asked for in it. Nothing where it left no lead. */
export async function saveWantedItems(
  storage: Storage,
  shop: Shop,
  { conversationId, wanted, now }: { conversationId: string; wanted: readonly WantedItem[]; now: Date },
): Promise<void> {
  const conversation = await storage.conversations.find(conversationId);
  const { items: leads } = await storage.leads.list({ limit: 200 });
  const [lead, ...others] = leads.filter((one) => one.conversationId === conversationId).toReversed();
  if (!conversation || !lead) return;
  for (const { id } of others) await storage.leads.delete(id);
  const items = wanted.map((one, index) => toItem(shop, one, { id: String(index + 1), lead, now }));
  await storage.conversations.saveTurn({
    conversationId,
    expectedMessageCount: conversation.messageCount,
    messages: [],
    unconfirmedSince: null,
    lead: {
      id: lead.id,
      job: 1,
      source: lead.source,
      name: lead.name,
      email: lead.email,
      phone: lead.phone,
      company: lead.company,
      service: lead.service,
      quantity: items[0]?.quantity ?? null,
      dueDate: lead.dueDate,
      details: lead.details ?? '',
      items,
      confirmed: lead.confirmed,
      replyDueAt: lead.replyDueAt ?? now.toISOString(),
      announce: [],
    },
    now,
  });
}

function toItem(
  shop: Shop,
  { product, wording, quantity, colors = [], options = {} }: WantedItem,
  { id, lead, now }: { id: string; lead: { items: Item[] }; now: Date },
): Item {
  const priced = estimate(shop, { product, quantity, options }, now);
  const service = shop.services.find(({ slug }) => shop.catalog.pages[slug]?.products.includes(product));
  const known: Item = {
    ...emptyItem(id),
    wording,
    quantity,
    colors,
    options,
    service: service?.slug ?? null,
    inkColors: Number(options.ink_colors) || null,
    dueDate: lead.items[0]?.dueDate ?? null,
  };
  if (!priced.ok) return known;
  const { nextBreak: _, ...told } = priced.estimate;
  return { ...known, product: priced.product.id, method: priced.method.id, estimate: told };
}
