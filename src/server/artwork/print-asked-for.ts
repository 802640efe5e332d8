// The print that an artwork is judged for where nobody names one: what was chosen for it, else what the talk is about.
import { methodsOf, productOf } from '../../assistant/state/pricing.ts';
import { activeItem, type ItemState, parseState } from '../../assistant/state/state.ts';
import { colorNamed } from '../../mockup/colors.ts';
import { type ArtworkQuery, artworkPrintSchema } from '../../schemas/artwork-upload.ts';
import type { Shop } from '../../schemas/shop.ts';
import type { Artwork } from '../../storage/artwork/artwork-store.ts';
import type { AppContext } from '../app-context.ts';

export interface AskedPrint extends ArtworkQuery {
  /** Of the goods, '#rrggbb'. */
  color?: string | undefined;
}

/** What the shop no longer makes is left out. */
export async function printAskedFor(
  artwork: Artwork,
  { storage, shop: { current: shop } }: Pick<AppContext, 'storage' | 'shop'>,
): Promise<AskedPrint> {
  const chosen = artworkPrintSchema.safeParse(artwork.print).data;
  if (chosen) return { ...known(chosen, shop), ...(chosen.color !== null && { color: chosen.color }) };
  const conversation = artwork.conversationId
    ? await storage.conversations.find(artwork.conversationId)
    : undefined;
  const item = conversation && activeItem(parseState(conversation.state));
  return item ? printOfItem(item, shop) : {};
}

function printOfItem(item: ItemState, shop: Shop): AskedPrint {
  const [product, method] = [productOf(item, shop), methodsOf(item, shop)[0]];
  const { colors = [], colorRoles = {} } = item.slots;
  const color = colorNamed(colors.filter((name) => colorRoles[name] !== 'print').join(' '));
  return {
    ...known({ product: product?.id ?? null, method: method?.id ?? null }, shop),
    ...(color !== undefined && { color }),
  };
}

function known(
  print: { product: string | null; method: string | null; widthInches?: number },
  { catalog }: Shop,
): ArtworkQuery {
  const product = catalog.products.find(({ id }) => id === print.product)?.id;
  const method = catalog.methods.find(({ id, artwork }) => id === print.method && artwork)?.id;
  return {
    ...(product !== undefined && { product }),
    ...(method !== undefined && { method }),
    ...(print.widthInches !== undefined && { widthInches: print.widthInches }),
  };
}
