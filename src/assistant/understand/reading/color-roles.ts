// What a named colour is the colour of: the cloth, or what is printed on it.
import type { FoundColor } from './colors.ts';
import { GARMENTS, PIECES, VEHICLE_MAKES } from './words/vocabulary.ts';
import type { Word } from './words/words.ts';

export type ColorRole = 'cloth' | 'print';

/** One role for each color, in their order; undefined where the message leaves it open ("navy"). */
export function rolesOf(all: readonly Word[], colors: readonly FoundColor[]): (ColorRole | undefined)[] {
  if (colors.length === 0) return [];
  const isSplit = HALVES.test(textOf(all, 0, all.length));
  const roles = colors.map(({ from, to }): ColorRole | undefined => {
    if (isSplit) return 'cloth';
    if (isOfVehicle(all, from, to)) return 'cloth';
    return roleBefore(all, from, to) ?? roleAfter(all, from);
  });
  const isJoined = (i: number): boolean =>
    /^ (?:and|&|\/|or|n) $/.test(textOf(all, colors[i]?.to ?? 0, colors[i + 1]?.from ?? 0));
  // "red and blue logo": what joins two gives them one role; "black with white": the cloth, then the print.
  for (let i = colors.length - 2; i >= 0; i -= 1) {
    const between = textOf(all, colors[i]?.to ?? 0, colors[i + 1]?.from ?? 0);
    const isListed = (between === ' , ' || between === '  ') && i + 2 < colors.length && isJoined(i + 1);
    if (isJoined(i) || isListed) roles[i] ??= roles[i + 1];
    else if (WITH.test(between) && roles[i] !== 'print') {
      roles[i] ??= 'cloth';
      roles[i + 1] ??= 'print';
    } else if (/^ (?:(?:ink|print|logo|letters|lettering|text) )?on (?:a |the )?$/.test(between)) {
      roles[i] = 'print';
      roles[i + 1] ??= 'cloth';
    }
  }
  for (let i = 1; i < colors.length; i += 1) if (isJoined(i - 1)) roles[i] ??= roles[i - 1];
  // "white ink. Actually yellow": what takes a color's place is said of the same.
  for (let i = 1; i < colors.length; i += 1)
    if (colors[i - 1]?.isDropped && !colors[i]?.isDropped) roles[i] ??= roles[i - 1];
  // Beside what is printed the other is the cloth: "50 hoodies, black, front, white ink".
  return roles.includes('print') && !roles.includes('cloth') ? roles.map((role) => role ?? 'cloth') : roles;
}

const textOf = (all: readonly Word[], from: number, to: number): string =>
  ` ${all
    .slice(from, to)
    .map(({ text, kind, raw }) => (kind === 'mark' ? raw : text))
    .join(' ')} `;

/** "half navy half grey", "ten in red and ten in blue" */
const HALVES = / half (?:\S+ ){1,3}(?:and )?half /;
const WITH =
  /^ (?:(?:shirts?|tees?|hoodies?|hats?|caps?|polos?|ones?) )?(?:,? ?)(?:with|w) (?:a |an |the )?$/;

/** By the noun that follows: "white ink", "black one-color logo", "navy long sleeve tees". */
function roleBefore(all: readonly Word[], from: number, to: number): ColorRole | undefined {
  let at = to;
  // "tees heather grey 2 color print"
  if (GARMENTS.has(all[from - 1]?.stem ?? '') && all[to]?.kind === 'number') return 'cloth';
  while (at < to + 5 && (all[at]?.kind === 'number' || FILLS.test(all[at]?.stem ?? ''))) at += 1;
  const { stem = '' } = all[at] ?? {};
  if (PRINTED.test(stem)) return 'print';
  return GARMENTS.has(stem) || PIECES.has(stem) ? 'cloth' : undefined;
}

const FILLS =
  /^(?:color|colored|one|two|single|spot|foil|small|big|large|puff|vinyl|-|long|short|sleeve|cotton|zip|up|soft|polo|dad|trucker|crew|neck|unisex|youth|adult|performance|canvas|t|gildan|pullover|full|heavyweight|basic|cheap)$/;
const PRINTED =
  /^(?:ink|print|printing|logo|letter|lettering|text|design|thread|stitch|stitching|writing|art|artwork|graphic|image|font|word|wording|number|name|embroidery|imprint|mascot|slogan)$/;

/** By what it is said of: "the logo should be white", "one color, just white", "hoodies in navy". */
function roleAfter(all: readonly Word[], from: number): ColorRole | undefined {
  const before = textOf(all, Math.max(0, from - 8), from);
  // "gorras bordadas color verde"
  if (MARKED_GOODS.test(before) && GARMENTS.has(all[from - 3]?.stem ?? '')) return 'cloth';
  if (OF_PRINT.test(before) || OF_COUNT.test(before)) return 'print';
  const said = SAID_OF.exec(before)?.[0];
  if (said === undefined) return;
  const { stem = '' } = all[from - said.trim().split(' ').length] ?? {};
  // "wrap the van matte black"
  if (VEHICLES.test(stem) && / (?:wrap|wrapped|wrapping) /.test(before)) return;
  return GARMENTS.has(stem) || PIECES.has(stem) ? 'cloth' : undefined;
}

const MARKED_GOODS = / (?:embroidered|printed|stitched) color $/;
const OF_PRINT =
  / (?:inks?|prints?|printed|printing|logos?|letters|lettering|text|design|thread|stitched|stitching|embroidered|writing|artwork|art|graphic|font|imprint) (?:(?:is|are|be|in|should|will|would|can|color|colors|all|just|only|a|it|them|the|has to|match|matches|matching|our|my) |[:=] )*$/;
const OF_COUNT =
  / (?:\d|one|two|three|four|single) (?:ink |spot |print )?colors? (?:[,:(-] )?(?:(?:just|only|in|all|is|its|it|they|theyre|are|be|plain|the|like) )*$/;
/** The noun, then what leads from it to the colour. */
const SAID_OF =
  / \S+(?: (?:is|are|be|in|should|will|would|color|colors|all|actually|just|must|to|have|need|[:=]))* $/;

/** "my white van", "the truck is black": what is wrapped, no ink; "wrap the van black" is one. */
function isOfVehicle(all: readonly Word[], from: number, to: number): boolean {
  let at = to;
  while (
    at < to + 4 &&
    (all[at]?.kind === 'number' ||
      /^(?:cargo|box|food|work|pickup|-|tow|delivery|company)$/.test(all[at]?.text ?? '') ||
      VEHICLE_MAKES.has(all[at]?.text ?? ''))
  )
    at += 1;
  const isMade = all.slice(to, at).some(({ text }) => VEHICLE_MAKES.has(text));
  if (VEHICLES.test(all[at]?.stem ?? '') || isMade)
    return (
      !/^(?:in|to|with|a|full)$/.test(all[from - 1]?.text ?? '') ||
      at > to ||
      !/wrap/.test(all[at + 1]?.stem ?? '')
    );
  if (isDescribed(all, from, to)) return true;
  if (!/^(?:is|was|are)$/.test(all[from - 1]?.text ?? '')) return false;
  return VEHICLES.test(all[from - 2]?.stem ?? '') || VEHICLE_MAKES.has(all[from - 2]?.text ?? '');
}

/** "f150 2018 white", "ford transit, 2021, silver": behind the vehicle and its year, where the message goes no further. */
function isDescribed(all: readonly Word[], from: number, to: number): boolean {
  if ((all[to] && all[to]?.kind !== 'mark') || all.some(({ stem }) => GARMENTS.has(stem))) return false;
  const before = textOf(all, 0, from);
  return !/ (?:wrap|wrapped|wrapping|paint|letter|lettered|lettering|make|want|go|do|in|to) /.test(before)
    ? VEHICLE_AND_YEAR.test(before)
    : / (?:19|20)\d\d (?:, )?$/.test(before) && VEHICLE_AND_YEAR.test(before);
}

const VEHICLE_AND_YEAR = new RegExp(
  ` (?:van|truck|trailer|car|bus|suv|pickup|jeep|minivan|sedan|f ?-? ?[1-7]50|\\d{3,4}|${[...VEHICLE_MAKES].filter((make) => make.length > 2).join('|')}) (?:(?:[,(] )?(?:(?:19|20|')\\d\\d|[a-z]+ cab|xlt?|lariat|high roof|long bed|short bed|extended|lwb|awd|4x4) ){0,3}(?:, )?$`,
);

const VEHICLES =
  /^(?:van|truck|trailer|car|bus|suv|vehicle|pickup|camper|boat|rv|jeep|minivan|sedan|f-?\d{3}|silverado|tacoma|transit|sprinter|ram)$/;
