// The print that an artwork is judged for where nobody names one: what was chosen for it, else what the talk is about.
import { methodsOf, priceItem, productOf } from '../../assistant/state/pricing.ts';
import { activeItem, type ConversationState, parseState } from '../../assistant/state/state.ts';
import { colorNamed } from '../../mockup/colors.ts';
import { type ArtworkQuery, artworkPrintSchema } from '../../schemas/artwork-upload.ts';
import type { Shop } from '../../schemas/shop.ts';
import type { Artwork } from '../../storage/artwork/artwork-store.ts';
import type { AppContext } from '../app-context.ts';
import { widthTold } from './width-told.ts';

export interface AskedPrint extends ArtworkQuery {
  /** Of the goods, '#rrggbb'. */
  color?: string | undefined;
}

export async function printAskedFor(
  artwork: Artwork,
  { storage, shop, now }: Pick<AppContext, 'storage' | 'shop' | 'now'>,
): Promise<AskedPrint> {
  const conversation = artwork.conversationId
    ? await storage.conversations.find(artwork.conversationId)
    : undefined;
  return printOf(artwork, conversation && parseState(conversation.state), shop.current, now());
}

/** What the shop no longer makes is left out. */
export function printOf(
  { print, facts }: Artwork,
  state: ConversationState | undefined,
  shop: Shop,
  now: Date,
): AskedPrint {
  const chosen = artworkPrintSchema.safeParse(print).data;
  if (chosen) return { ...knownPrint(chosen, shop), ...(chosen.color !== null && { color: chosen.color }) };
  const item = state && activeItem(state);
  if (!item) return {};
  const product = productOf(item, shop);
  const method = priceItem(item, state, shop, now)?.method ?? methodsOf(item, shop)[0];
  const widthInches = method && widthTold(item.slots, method, product, facts);
  const { colors = [], colorRoles = {} } = item.slots;
  const color = colorNamed(colors.filter((name) => colorRoles[name] !== 'print').join(' '));
  return {
    ...knownPrint(
      {
        product: product?.id ?? null,
        method: method?.id ?? null,
        ...(widthInches !== undefined && { widthInches }),
      },
      shop,
    ),
    ...(color !== undefined && { color }),
  };
}

/** What of it the shop still makes, as a query. */
export function knownPrint(
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
