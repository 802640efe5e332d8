// An artwork as the page and the desk get it: what the check found, judged for one print and put into words.
import type { ArtworkFees } from '../../artwork/finding-figures.ts';
import { judge, pixelsAcross, reachOf } from '../../artwork/judge.ts';
import { wordFinding } from '../../artwork/word-findings.ts';
import { type ArtworkFacts, artworkFactsSchema, type Finding, type Print } from '../../schemas/artwork.ts';
import {
  type ArtworkAnswer,
  type ArtworkPrint,
  type ArtworkQuery,
  artworkPrintSchema,
} from '../../schemas/artwork-upload.ts';
import type { Method } from '../../schemas/catalog.ts';
import type { Language } from '../../schemas/language.ts';
import type { Shop } from '../../schemas/shop.ts';
import type { Artwork } from '../../storage/artwork/artwork-store.ts';
import { fieldsProblem } from '../plugins/problems.ts';
import type { AskedPrint } from './print-asked-for.ts';

/** `pictureUrl` null: there is none; `language`: of what was found. Throws a ProblemError 400 for a product or method that the shop does not have. */
export function tellArtwork(
  { id, name, bytes, state, facts: stored, print: chosen }: Artwork,
  {
    shop,
    query,
    pictureUrl,
    language,
  }: { shop: Shop; query: AskedPrint; pictureUrl: string | null; language?: Language | undefined },
): ArtworkAnswer {
  const method = methodOf(shop, query);
  const facts = artworkFactsSchema.safeParse(stored).data ?? null;
  const print = printOf(method, query.widthInches);
  const product = shop.catalog.products.find(({ id: one }) => one === query.product);
  const goods = product?.name.one ?? null;
  const told = facts && print && { facts, print, fees: feesOf(method), goods };
  const findings: Finding[] = told
    ? judge(told.facts, told.print).map((one) => wordFinding(one, told, language))
    : [];
  return {
    id,
    name,
    bytes,
    kind: facts?.kind ?? null,
    state,
    widthPx: facts?.widthPx ?? null,
    heightPx: facts?.heightPx ?? null,
    colors: facts?.colors.map(({ hex }) => hex) ?? [],
    findings,
    judged: told && {
      product: query.product ?? null,
      method: method.id,
      goods: product?.mockup ?? null,
      color: query.color ?? null,
      widthInches: told.print.widthInches,
      pixels: pixelsOf(told.facts, told.print),
    },
    print: artworkPrintSchema.safeParse(chosen).data ?? null,
    pictureUrl,
  };
}

function pixelsOf(facts: ArtworkFacts, { needs }: Print): NonNullable<ArtworkAnswer['judged']>['pixels'] {
  const across = pixelsAcross(facts, needs.isSign);
  return across === null ? null : { across, ...reachOf(across, needs) };
}

/** What the method asks, at that width or its usual one; null where files are no question. */
function printOf({ id, artwork }: Method, widthInches?: number): Print | null {
  if (!artwork) return null;
  const { dpi, detail_mm, colors, stitched, sheet, width_inches } = artwork;
  return {
    widthInches: widthInches ?? width_inches,
    needs: {
      id,
      dpi,
      detailMm: detail_mm,
      maxColors: colors ?? null,
      isStitched: stitched === true,
      isSign: sheet === true,
    },
  };
}

/** The method that is asked for, else the product's first, else the shop's first that takes files. */
function methodOf({ catalog }: Shop, { product: productId, method: methodId }: ArtworkQuery): Method {
  const product = catalog.products.find(({ id }) => id === productId);
  if (productId !== undefined && !product)
    throw fieldsProblem([{ field: 'product', message: 'product is none of the shop’s.' }]);
  const wanted = methodId ?? product?.made_by[0]?.method;
  const method =
    wanted === undefined
      ? (catalog.methods.find(({ artwork }) => artwork) ?? catalog.methods[0])
      : catalog.methods.find(({ id }) => id === wanted);
  if (!method) throw fieldsProblem([{ field: 'method', message: 'method is none of the shop’s.' }]);
  return method;
}

/** Throws a ProblemError 400 for a product or method that the shop does not have. */
export const checkPrint = ({ product, method }: ArtworkPrint, shop: Shop): void =>
  void methodOf(shop, { ...(product !== null && { product }), ...(method !== null && { method }) });

/** As the method's options have them: what a designer mends costs the same whatever it is. */
function feesOf({ options }: Method): ArtworkFees {
  const setupOf = (optionName: string, choiceName: string): number | null => {
    const option = options.find(({ name }) => name === optionName);
    const choice = option && 'choices' in option && option.choices.find(({ name }) => name === choiceName);
    return choice ? choice.setup_cents : null;
  };
  const mended = setupOf('artwork', 'touch_up');
  return { redrawCents: mended, cutOutCents: mended, digitizingCents: setupOf('digitizing', 'new') };
}
