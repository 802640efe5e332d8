// The print that an artwork is judged and drawn for on the desk: what the visitor chose, else what its item says.
import { itemOf } from '../../assistant/lead/ticket.ts';
import { activeItem, parseState } from '../../assistant/state/state.ts';
import { colorNamed } from '../../mockup/colors.ts';
import { GOODS, type Goods, type Placement } from '../../mockup/goods.ts';
import { artworkPrintSchema } from '../../schemas/artwork-upload.ts';
import type { Catalog, Method } from '../../schemas/catalog.ts';
import type { Item } from '../../schemas/item.ts';
import type { Shop } from '../../schemas/shop.ts';
import type { Artwork } from '../../storage/artwork/artwork-store.ts';
import type { AppContext } from '../app-context.ts';
import { type AskedPrint, knownPrint } from './print-asked-for.ts';
import { widthTold } from './width-told.ts';

/** What a mockup shows. */
export interface MockupScene {
  goods: Goods;
  placement: Placement;
  /** Of the goods, '#rrggbb'. */
  color: string;
  offset: { x: number; y: number };
  /** Without the plain box behind the artwork. */
  isCutOut: boolean;
}

export interface DeskPrint {
  query: AskedPrint;
  /** Null where it is not known on what, or no drawing shows it. */
  scene: MockupScene | null;
}

const WHITE = '#fffdf8';

/** `items` are those of its lead, or of what its conversation talks about. */
export function deskPrint(artwork: Artwork, items: readonly Item[], shop: Shop): DeskPrint {
  const chosen = artworkPrintSchema.safeParse(artwork.print).data;
  const item = itemFor(artwork, items, shop);
  const color = chosen?.color ?? colorNamed(item?.colors[0] ?? '');
  const query = {
    ...knownPrint(chosen ?? printOfItem(item, artwork.facts, shop), shop),
    ...(color !== undefined && { color }),
  };
  const goods = findGoods(
    chosen?.goods ?? shop.catalog.products.find(({ id }) => id === query.product)?.mockup,
  );
  if (!goods) return { query, scene: null };
  return {
    query,
    scene: {
      goods,
      placement: placementOn(goods, chosen ? [chosen.placement ?? ''] : (item?.placements ?? [])),
      color: color ?? WHITE,
      offset: chosen?.offset ?? { x: 0, y: 0 },
      isCutOut: chosen?.isCutOut ?? false,
    },
  };
}

/** The items that an artwork may be for: its lead's, or without a lead the one that its conversation talks about. */
export async function itemsAround(
  { conversationId, leadId }: Pick<Artwork, 'conversationId' | 'leadId'>,
  { storage, shop, now }: Pick<AppContext, 'storage' | 'shop' | 'now'>,
): Promise<Item[]> {
  if (leadId) return (await storage.leads.find(leadId))?.items ?? [];
  const conversation = conversationId ? await storage.conversations.find(conversationId) : undefined;
  const state = conversation && parseState(conversation.state);
  const item = state && activeItem(state);
  return item ? [itemOf(item, state, shop.current, now())] : [];
}

/** The item that names the file, else the first that files can be printed for. */
const itemFor = ({ id }: Artwork, items: readonly Item[], shop: Shop): Item | undefined =>
  items.find(({ artwork }) => artwork.includes(id)) ??
  items.find((item) => item.product !== null && methodFor(item, shop.catalog));

/** The item's method, else the first of those advised for its product; undefined where none of them takes files. */
function methodFor({ product, method }: Item, { products, methods }: Catalog): Method | undefined {
  const making = products.find(({ id }) => id === product)?.made_by ?? [];
  const advised = making.toSorted((a, b) => Number(a.poor) - Number(b.poor)).map((by) => by.method);
  return (method === null ? advised : [method])
    .map((wanted) => methods.find(({ id }) => id === wanted))
    .find((one) => one?.artwork);
}

function printOfItem(
  item: Item | undefined,
  facts: unknown,
  { catalog }: Shop,
): { product: string | null; method: string | null; widthInches?: number } {
  if (!item) return { product: null, method: null };
  const product = catalog.products.find(({ id }) => id === item.product);
  const method = methodFor(item, catalog);
  const told = { dimensions: item.dimensions ?? undefined, imprintLocations: item.placements };
  const widthInches = method && widthTold(told, method, product, facts);
  return { product: item.product, method: method?.id ?? null, ...(widthInches && { widthInches }) };
}

const findGoods = (id: string | undefined): Goods | undefined => GOODS.find((one) => one.id === id);

/** The first that was named, as 'left chest' names left-chest; else what is shown first. */
function placementOn({ placements }: Goods, named: readonly string[]): Placement {
  const ids = named.map((name) => name.trim().toLowerCase().replace(/\s+/g, '-'));
  return placements.find(({ id }) => ids.includes(id)) ?? placements[0];
}
