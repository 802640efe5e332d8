// The print that an artwork is judged for where nobody names one: what was chosen for it, else what the talk is about.
import { methodsOf, productOf } from '../../assistant/state/pricing.ts';
import { activeItem, parseState } from '../../assistant/state/state.ts';
import { type ArtworkQuery, artworkPrintSchema } from '../../schemas/artwork-upload.ts';
import type { Shop } from '../../schemas/shop.ts';
import type { Artwork } from '../../storage/artwork/artwork-store.ts';
import type { AppContext } from '../app-context.ts';

/** What the shop no longer makes is left out. */
export async function printAskedFor(artwork: Artwork, { storage, shop }: AppContext): Promise<ArtworkQuery> {
  const chosen = artworkPrintSchema.safeParse(artwork.print).data;
  if (chosen) return known(chosen, shop.current);
  const conversation = artwork.conversationId
    ? await storage.conversations.find(artwork.conversationId)
    : undefined;
  const item = conversation && activeItem(parseState(conversation.state));
  if (!item) return {};
  const [product, method] = [productOf(item, shop.current), methodsOf(item, shop.current)[0]];
  return known({ product: product?.id ?? null, method: method?.id ?? null }, shop.current);
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
