// What inks, places, measures and drawing say of the catalog's options, for Carl and for the lines of a quote.
import type { Method, PriceOption, Product } from '../schemas/catalog.ts';
import { INK_COLORS } from '../schemas/told-item.ts';

/** How calls name the area of goods sold by it; fixed in every catalog. */
export const SIZE = 'size';

/** Of an item, as it was said. */
export interface Said {
  /** Null for full color, and where nobody said. */
  inkColors: number | null;
  placements: readonly string[];
  /** '3x6 ft' */
  dimensions: string | null;
  needsDesign: boolean;
}

/** The options that these say something of, by the catalog's names. */
export function readyOptions(
  { inkColors, placements, dimensions, needsDesign }: Said,
  product: Product,
  methods: readonly Method[],
): Record<string, string> {
  const area = dimensions === null ? undefined : squareFeet(dimensions);
  const places = placesOption(methods);
  const drawn = needsDesign ? dearest(product, methods) : undefined;
  const wanted: Record<string, string | undefined> = {
    [INK_COLORS]: inkColors === null ? undefined : String(inkColors),
    ...(places !== undefined && placements.length > 1 && { [places]: String(placements.length) }),
    [SIZE]: area === undefined ? undefined : String(area),
    artwork: drawn,
  };
  return knownOptions(
    Object.fromEntries(
      Object.entries(wanted).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
    product,
    methods,
  );
}

/** The option that counts the places: the one by which a catalog multiplies its inks. */
const placesOption = (methods: readonly Method[]): string | undefined =>
  methods.flatMap(({ options }) => options).find(({ name }) => name === INK_COLORS)?.times;

/** The choice of artwork that costs most is the one drawn from nothing. */
function dearest(product: Product, methods: readonly Method[]): string | undefined {
  const option = optionsOf(product, methods).find(({ name }) => name === 'artwork');
  if (option?.kind !== 'choice') return undefined;
  return option.choices.toSorted((a, b) => b.setup_cents - a.setup_cents)[0]?.name;
}

export const optionsOf = (product: Product, methods: readonly Method[]): PriceOption[] => [
  ...product.options,
  ...methods.flatMap(({ options }) => options),
];

/** The rush and the blank are options of every job. */
const ALWAYS = new Set(['rush', 'blank']);

/** Those that the product or a method that can make it has, with a value that it takes. */
export function knownOptions(
  options: Readonly<Record<string, string>>,
  product: Product,
  methods: readonly Method[],
): Record<string, string> {
  const all = optionsOf(product, methods);
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => {
      if (name === 'blank') return product.blanks.some((blank) => blank.name === value);
      if (ALWAYS.has(name)) return methods.some(({ rush }) => rush.some((step) => step.name === value));
      return all.some((option) => option.name === name && takes(option, value));
    }),
  );
}

const takes = (option: PriceOption, value: string): boolean =>
  option.kind === 'choice'
    ? option.choices.some(({ name }) => name === value)
    : Number(value) >= option.min && Number(value) <= option.max;

/** Whole square feet of '3x6 ft' or '18x24 in', at least one, feet where no unit is said; undefined for other measures. */
function squareFeet(dimensions: string): number | undefined {
  const [, width, height, unit = 'f'] =
    /^([\d.]+) ?(?:x|by) ?([\d.]+)(?: ?(f|in|pi|pu|'|"))?/.exec(dimensions) ?? [];
  if (width === undefined || height === undefined) return undefined;
  const area = (Number(width) * Number(height)) / (unit === 'in' || unit === 'pu' || unit === '"' ? 144 : 1);
  return Number.isFinite(area) && area > 0 ? Math.max(1, Math.round(area)) : undefined;
}
