// Places on a piece that are told in several words: "left side of the chest", "back of the neck", "between the shoulder blades".
import { GARMENTS } from './words/vocabulary.ts';
import type { Word } from './words/words.ts';

/** A place by its name, and the words it stands in. */
export interface Found {
  name: string;
  from: number;
  to: number;
}

/** The place that is told in several words from `at` on. */
export function placePhrase(all: readonly Word[], at: number): Found | undefined {
  const first = all[at]?.text ?? '';
  if (!PHRASE_STARTS.has(first)) return;
  const said = textOf(all, at, at + LONGEST);
  for (const { pattern, name } of PHRASES) {
    const found = pattern.exec(said);
    if (!found) continue;
    const to = at + found[0].trim().split(' ').length;
    const { side = '', part = '' } = found.groups ?? {};
    return { name: name.replace('SIDE', side).replace('PART', part), from: at, to };
  }
  if (/^(?:left|right)$/.test(first)) return sideAlone(all, at);
  // "upper left on 20 polos", "LC logo"
  if (/^(?:upper|top|front)$/.test(first)) return upperLeft(all, at);
  return first === 'lc' ? leftChestForShort(all, at) : undefined;
}

const LONGEST = 9;
const PHRASE_STARTS: ReadonlySet<string> = new Set(
  'left right upper top front chest breast between back rear inside behind nape shoulder sleeve leg thigh hip collar neck l lc'.split(
    ' ',
  ),
);

/** Marks as they were typed, a space at both ends. */
export const textOf = (all: readonly Word[], from: number, to: number): string =>
  ` ${all
    .slice(Math.max(0, from), to)
    .map(({ text, kind, raw }) => (kind === 'mark' ? raw : text))
    .join(' ')} `;

const THE = '(?:(?:the|my|our|your|their|his|her) )?';
const PHRASES: readonly { pattern: RegExp; name: string }[] = [
  {
    pattern: new RegExp(
      `^ (?:(?:upper|top|front) )?(?<side>left|right) (?:(?:hand|front|upper) )?(?:side )?(?:(?:of|on) )?${THE}(?:chest|breast|brest|pec) pocket `,
    ),
    name: 'SIDE pocket',
  },
  {
    pattern: new RegExp(
      `^ (?:(?:upper|top|front) )?(?<side>left|right) (?:- )?(?:(?:hand|front|upper) )?(?:side )?(?:(?:of|on) )?${THE}(?:chest|breast|brest|pec)s? (?:area )?`,
    ),
    name: 'SIDE chest',
  },
  {
    pattern:
      /^ (?:chest|breast) (?:(?:-|,|\() )?(?:on the )?(?<side>left|right) (?!(?:sleeve|leg|arm|shoulder|thigh|hip|back|front|chest|breast|pocket|now|away|in|there) )(?:side )?(?:\) )?/,
    name: 'SIDE chest',
  },
  {
    pattern: new RegExp(`^ between ${THE}shoulders? (?:blades? )?`),
    name: 'upper back',
  },
  { pattern: new RegExp(`^ front (?:(?:of|on) )?${THE}chest (?!pocket)`), name: 'chest' },
  // "sleeve right, leg left"
  {
    pattern:
      /^ (?<part>sleeve|leg|thigh|shoulder|hip) (?:[,(-] )?(?:the )?(?<side>left|right) (?:(?:one|side) )?(?=(?:[,.;!)]|and|plus|&|$))/,
    name: 'SIDE PART',
  },
  // "L chest"
  { pattern: /^ l (?:[.] )?(?:chest|breast) /, name: 'left chest' },
  { pattern: /^ l (?:[.] )?(?<part>sleeve|shoulder|leg|thigh|arm|hip) /, name: 'left PART' },
  { pattern: /^ shoulder blades? /, name: 'upper back' },
  // "up by the collar in back"
  { pattern: /^ (?:collar|neck|nape) (?:in|on|at) (?:the )?(?:back|rear) /, name: 'back of neck' },
  {
    pattern: new RegExp(`^ (?:back|rear|behind|nape) (?:(?:of|on|at) )?${THE}(?:neck|collar) (?!line)`),
    name: 'back of neck',
  },
];

/** "upper left", "front left" of what is worn; "front left pocket" is told by its part. */
function upperLeft(all: readonly Word[], at: number): Found | undefined {
  const side = all[at + 1]?.text ?? '';
  const next = all[at + 2];
  if (!/^(?:left|right)$/.test(side) || !all.some(({ stem }) => TOPS.has(stem))) return;
  const isCorner = /^(?:corner|side|area)$/.test(next?.text ?? '');
  const end = all[isCorner ? at + 3 : at + 2];
  const isEnd = end === undefined || end.kind !== 'word' || ENDS.test(end.text);
  return isEnd ? { name: `${side} chest`, from: at, to: at + (isCorner ? 3 : 2) } : undefined;
}

/** "logo on the left and name on the right", of what is worn above. */
function sideAlone(all: readonly Word[], at: number): Found | undefined {
  const next = all[at + 1];
  const isEnd =
    next === undefined || /^[.,;!)+]$/.test(next.raw) || /^(?:and|n|plus|please|with)$/.test(next.text);
  if (!isEnd || !ON_IT.test(textOf(all, at - 6, at)) || !all.some(({ stem }) => TOPS.has(stem))) return;
  return { name: `${all[at]?.text} chest`, from: at, to: at + 1 };
}

const ON_IT =
  / (?:logo|crest|name|names|print|printed|embroidered|embroidery|stitched|badge|emblem|monogram|initials)(?: (?!and|or)\S+)? on (?:the |their |upper |the upper )?$/;

const ENDS = /^(?:and|on|of|in|with|for|please|plus|n|w|small|only|too|also|like|by|up|where|or|the|is)$/;
/** What has a chest. */
const TOPS: ReadonlySet<string> = new Set(
  [...GARMENTS].filter(
    (stem) => !/^(?:hat|cap|beanie|visor|snapback|trucker|ballcap|sock|glove)$/.test(stem),
  ),
);

/** "LC logo, full back", as the trade writes it; not "LC Plumbing" or "Ames LC". */
function leftChestForShort(all: readonly Word[], at: number): Found | undefined {
  const before = all[at - 1];
  const isName = before !== undefined && before.kind === 'word' && /^\p{Lu}/u.test(before.raw);
  const isPlace =
    /^ (?:logo|print|embroidery|only|(?:and|[&+/,]) (?:full |large |big |the )?(?:back|fb|sleeve|front)|$)/.test(
      textOf(all, at + 1, at + 5).replace(/^ {2}$/, ' '),
    );
  return !isName && isPlace ? { name: 'left chest', from: at, to: at + 1 } : undefined;
}
