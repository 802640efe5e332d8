// What the shop makes and how: products times methods, and the pages of the site that point at them.
// Names are the owner's own, as in catalog.yaml; money is in whole cents. Type-only, as the shop's facts are.
import type { MockupGoods } from './artwork.ts';

export interface Catalog {
  /** Working days from a request to a proof that can be approved. */
  proof_days: number;
  products: Product[];
  methods: Method[];
  /** By a service's slug: what its page offers. */
  pages: Record<string, ServicePage>;
  /** What to recommend to who has no goods in mind; the first whose words are said. */
  suggestions: Suggestion[];
  /** What estimates say as it stands in the catalog, and in Spanish: where that has no name of its own there. */
  in_spanish: Record<string, string>;
}

/** Goods for a purpose. */
export interface Suggestion {
  /** Words of what it is for, lower case, in either language: 'trade show'. */
  for: string[];
  /** Product id. */
  product: string;
  /** Ordered one at a time: a banner. */
  one?: boolean;
}

/** '1 piece', '2 pieces'. */
export interface Unit {
  one: string;
  many: string;
}

export interface Product {
  id: string;
  name: Unit;
  /** What it is called in Spanish, inside a sentence. */
  name_es?: Unit;
  /** What visitors call it, lower case, singular. */
  words: string[];
  unit: Unit;
  /** What is printed on, the usual one first; none for what has no kinds (a website). */
  blanks: Blank[];
  /** A number option whose value multiplies a blank's charge: the material of a sign, by the square foot. */
  blanks_times?: string;
  /** Where it can be marked; none where that is no question. */
  placements: string[];
  /** Per piece, by size. */
  size_surcharges: Record<string, number>;
  options: PriceOption[];
  /** The methods that can make it. */
  made_by: MadeBy[];
  /** The goods that a mockup shows it as; none where no drawing would do. */
  mockup?: MockupGoods;
}

export interface Blank extends Charge {
  name: string;
  label: string;
  words: string[];
  /** Earlier names that calls may still use. */
  also: string[];
}

/** That a method can make a product, and how well. */
export interface MadeBy {
  method: string;
  /** Fewest pieces; no fewer than the method's first quantity break. */
  minimum: number;
  /** The blank it is usually made on, where that is not the product's first. */
  blank?: string;
  /** Usual values of options where they differ with the method or product. */
  usual: Record<string, string | number>;
  /** Possible, and not what the shop advises. */
  poor: boolean;
  /** A sentence on what speaks for it, or against it, with this product. */
  why: string;
}

export interface Method {
  id: string;
  /** 'Screen printing', and on tickets 'Screen print'. */
  name: string;
  /** What it is called in Spanish, inside a sentence: 'serigrafía'. */
  name_es?: string;
  short: string;
  /** What visitors call it, lower case. */
  words: string[];
  /** Earlier names that calls may still use. */
  also: string[];
  /** A few words each, for people who choose. */
  feel: string;
  wash: string;
  /** Unit price for all units from this quantity on, ascending; the first is the method's minimum. */
  quantity_breaks: { from: number; unit_cents: number }[];
  /** Charged once per job whatever the options are. */
  setup_cents: number;
  /** On the run, whatever the options are: a full wrap is lettering five times over. */
  percent: number;
  /** The high end of an estimate above its low end, in percent. */
  spread_percent: number;
  /** Working days from the approved proof. */
  turnaround_days: { from: number; to: number };
  /** Faster for more, the slowest first. */
  rush: RushStep[];
  options: PriceOption[];
  includes: string[];
  assumptions: string[];
  /** What it asks of a visitor's file; none where files are no question. */
  artwork?: ArtworkNeeds;
}

export interface ArtworkNeeds {
  /** Pixels per inch of the print for pictures at their sharpest. */
  dpi: number;
  /** The thinnest line that holds, in millimetres. */
  detail_mm: number;
  /** How wide the print usually is, in inches. */
  width_inches: number;
  /** Inks in one print; any number where it is left out. */
  colors?: number;
  /** Sewn with thread. */
  stitched?: boolean;
  /** Cut from a printed sheet, so that color runs past the edge. */
  sheet?: boolean;
}

export interface RushStep {
  name: string;
  label: string;
  words: string[];
  /** Working days from the approved proof. */
  days: number;
  percent: number;
}

/** What a service's page offers, and what it stands for where only the service is named. */
export interface ServicePage {
  /** In the page's order; the first says the service's minimum and turnaround. */
  methods: string[];
  /** The one a job of this service is made by unless another is named; without it the best of `methods` for the job. */
  method?: string;
  product: string;
  products: string[];
  /** How the page, and calls that name the service, call the choice of a blank and of a method. */
  blank_option?: NamedOption;
  method_option?: NamedOption;
  /** By method: the slug under which the quote form takes a job, for a service that it does not offer. */
  quoted_as: Record<string, string>;
}

export interface NamedOption {
  name: string;
  label: string;
  question: string;
  /** As it is asked in Spanish; without it, it is not asked there. */
  question_es?: string;
}

/**
 * What an option adds: `setup_cents` once per job, `unit_cents` per piece, and `percent` of the run (all charges
 * per piece times the quantity); the percentages of several options multiply.
 */
export interface Charge {
  setup_cents: number;
  unit_cents: number;
  percent: number;
}

export type PriceOption = PriceChoice | PriceNumber;

interface PriceOptionBase extends NamedOption {
  /** A number option whose value multiplies this one's charges: screens are ink colors times imprint locations. */
  times?: string;
}

export interface PriceChoice extends PriceOptionBase {
  kind: 'choice';
  default: string;
  /**
   * `words` are what visitors say for it, lower case; `usualFor` the goods and materials that have it unless they say
   * otherwise; `quotedAs` the slug under which the quote form takes a job with it, if it does not offer the service.
   */
  /** It stands for the pieces' sizes, where those are not known one by one. */
  by_sizes?: boolean;
  choices: ({
    name: string;
    label: string;
    words: string[];
    /** What it is called in Spanish, and what visitors say for it there. */
    label_es?: string;
    words_es?: string[];
    usualFor?: string[];
    quotedAs?: string;
  } & Charge)[];
}

export interface PriceNumber extends PriceOptionBase {
  kind: 'number';
  /** What is counted: '1 ink color', '2 ink colors'. */
  unit: Unit;
  unit_es?: Unit;
  default: number;
  min: number;
  max: number;
  /** What goods of these words usually have: yard signs are 18x24 inches, 3 square feet. */
  usual?: { words: string[]; value: number; label: string }[];
  /** How many the base price covers. */
  included: number;
  /** `each` is charged per started step beyond `included`: 1, or 1000 for a stitch count. */
  step: number;
  each: Charge;
}
