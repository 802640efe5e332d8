// How wide a print is to be by what was told of the item: of a sign its size, of goods the place.
import { GOODS } from '../../mockup/goods.ts';
import { artworkFactsSchema } from '../../schemas/artwork.ts';
import type { Method, Product } from '../../schemas/catalog.ts';
import type { ItemSlots } from '../../schemas/commands.ts';

/** In inches; undefined where nothing tells it. `facts` are those of the artwork. */
export function widthTold(
  { dimensions, imprintLocations = [] }: ItemSlots,
  { artwork }: Method,
  product: Product | undefined,
  facts: unknown,
): number | undefined {
  if (!artwork) return undefined;
  if (artwork.sheet) return dimensions === undefined ? undefined : widthOf(dimensions, isUpright(facts));
  const places = GOODS.find(({ id }) => id === product?.mockup)?.placements ?? [];
  const widths = imprintLocations.map(
    (place) => places.find(({ name }) => name.toLowerCase() === place)?.inches.width ?? artwork.width_inches,
  );
  return widths.length === 0 ? undefined : Math.min(artwork.width_inches, Math.max(...widths));
}

/** '3x6 ft' is 72 in wide, whichever is said first; 36 where the artwork is taller than wide. */
function widthOf(dimensions: string, isTall: boolean): number | undefined {
  const [, one, other, unit = 'f'] =
    /^([\d.]+) ?(?:x|by) ?([\d.]+)(?: ?(f|in|pi|pu|'|"))?/.exec(dimensions) ?? [];
  if (one === undefined || other === undefined) return undefined;
  const sides = [Number(one), Number(other)];
  const inches = (isTall ? Math.min(...sides) : Math.max(...sides)) * (/^(?:in|pu|")/.test(unit) ? 1 : 12);
  return inches >= LEAST && inches <= MOST ? inches : undefined;
}

/** As a call may ask for. */
const LEAST = 0.1;
const MOST = 1000;

function isUpright(stored: unknown): boolean {
  const { ink } = artworkFactsSchema.safeParse(stored).data ?? { ink: null };
  return ink !== null && ink.height > ink.width;
}
