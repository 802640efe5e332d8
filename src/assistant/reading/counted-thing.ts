// What a number in a message stands for: goods or people, or something that is no quantity at all.
import type { NumberSpan } from './words/numbers.ts';
import {
  BLANK_MAKERS,
  COLORS,
  GARMENTS,
  NOT_PIECES,
  PEOPLE,
  PIECES,
  SHADES,
  VEHICLE_MAKES,
} from './words/vocabulary.ts';
import type { Word } from './words/words.ts';

/** Does the number belong to a time, an ordinal, a fraction, a list mark, an address or a reference? */
export function isPartOfSomething(all: readonly Word[], { from, to }: NumberSpan): boolean {
  const before = all[from - 1];
  const after = all[to];
  const next = all[to + 1];
  // Against letters: "F150", "PC61", "21st", "3d"
  if (before?.text === 'times' && all[from - 2]?.kind === 'number') return true;
  const isTimes = before?.text === 'x' && before.spaced && all[from - 2]?.kind === 'word';
  if (
    before &&
    !isTimes &&
    !all[from]?.spaced &&
    (before.kind === 'word' || /^[/.:#$€£_@]$/.test(before.raw))
  )
    return true;
  if (
    before?.raw === '-' &&
    !before.spaced &&
    !all[from]?.spaced &&
    all[from - 2]?.kind === 'word' &&
    /^(?:\p{L}|\p{Lu}+)$/u.test(all[from - 2]?.raw ?? '')
  )
    return true;
  if (after && !after.spaced) {
    if (/^(?:st|nd|rd|th|d|x|am|pm|g|v|p|c|s|xl|mm|kg)$/.test(after.text)) return true;
    if ((after.raw === '/' || after.raw === ':') && next?.kind === 'number' && !next.spaced) return true;
    if (after.raw === '%' || after.raw === '°') return true;
  }
  if (after?.text === 'x' && /^(?:xl|\d)/.test(next?.text ?? '')) return true;
  if (
    /^(?:past|quarter)$/.test(before?.text ?? '') ||
    (before?.text === 'to' && all[from - 2]?.text === 'quarter')
  )
    return true;
  if (before?.text === 'of' && /^(?:%|percent)$/.test(all[from - 2]?.text ?? '')) return true;
  // "a 5k", "10K run"
  if (
    all[to - 1]?.raw.toLowerCase() === 'k' &&
    (/^(?:run|race|walk|fun|marathon|event|charity|runner)$/.test(after?.stem ?? '') ||
      (/^(?:a|our|the|annual|charity|this)$/.test(before?.text ?? '') && !countedGoods(all, to)))
  )
    return true;
  if (before?.raw === '#' || REFERENCES.has(before?.stem ?? '')) return true;
  if (
    /^(?:is|:|no|number)$/.test(before?.text ?? '') &&
    REFERENCES.has(all[from - 2]?.stem ?? '') &&
    !/^(?:number|no)$/.test(all[from - 2]?.stem ?? '')
  )
    return true;
  if (before?.text === 'the' && all[from - 2]?.text === 'is' && REFERENCES.has(all[from - 3]?.stem ?? ''))
    return true;
  if (
    /^(?:is|:)$/.test(before?.text ?? '') &&
    all[from - 2]?.text === 'number' &&
    /^(?:order|job|invoice|account|tracking|confirmation|po|reference|ticket|phone|street|house|unit|policy|my|the)$/.test(
      all[from - 3]?.text ?? '',
    )
  )
    return true;
  if (
    /^(?:number|no)$/.test(before?.text ?? '') &&
    /^(?:order|job|invoice|account|tracking|confirmation|po|reference|ticket|purchase)$/.test(
      all[from - 2]?.text ?? '',
    )
  )
    return true;
  // "24/7", "at 5", "at 7:45"
  if (before?.text === 'at' && !countedGoods(all, to)) return true;
  return before?.raw === ':' && all[from - 2]?.kind === 'number' && !before.spaced;
}

const REFERENCES = new Set(
  `order invoice po ticket job suite apt apartment unit room hwy highway route rt interstate exit grade age aged size pantone pms zip code version
  page question option choice chapter step phase level line item style model sku part pin row aisle gate floor bldg building
  lot track flight class section district ward troop pack den post legion precinct station engine ladder number's turned turning turns
  since year circa mark type tier top day week month`.split(/\s+/),
);

/** What the number counts: goods, people, something that is no piece, or nothing that can be told. */
export function countedThing(all: readonly Word[], at: number): 'goods' | 'people' | 'other' | undefined {
  const isHalf = all[at]?.text === 'and' && all[at + 1]?.text === 'a' && all[at + 2]?.text === 'half';
  if (isHalf) return countedThing(all, at + 3);
  for (let i = at; i < Math.min(all.length, at + 6); i += 1) {
    const word = all[i];
    if (!word) return;
    if (word.kind === 'mark') {
      if (word.raw === '-' || word.raw === "'" || word.raw === '+') continue;
      if (word.raw === '%') return 'other';
      return;
    }
    if (word.kind === 'number') {
      // "50 12oz mugs", "100 3x6 banners"
      const isHyphen = all[i + 1]?.raw === '-';
      const unit = isHyphen ? all[i + 2] : all[i + 1];
      if (unit?.text === 'x' && all[i + 2]?.kind === 'number') {
        i += 2;
        continue;
      }
      if (unit && NOT_PIECES.has(unit.stem)) {
        i += isHyphen ? 2 : 1;
        continue;
      }

      return;
    }
    const { stem, text } = word;
    if (GARMENTS.has(stem) || PIECES.has(stem) || (stem === 'yard' && all[i + 1]?.stem === 'sign'))
      return 'goods';
    if (stem === 't' && all[i + 1]?.raw === '-') continue;
    if (
      PEOPLE.has(stem) ||
      (i <= at + 1 && text !== stem && /[a-z]{2}(?:er|ist|mate)$/.test(stem) && !NOT_PIECES.has(stem))
    )
      return 'people';
    const head = i === at ? fractionHead(all, i) : undefined;
    if (head !== undefined) {
      if (all[head]?.text !== all[head]?.stem) return 'goods';
      i = head;
      continue;
    }
    if (i === at && NOT_PIECES.has(stem) && !isAdjective(all, i)) return 'other';
    if (
      i > at &&
      NOT_PIECES.has(stem) &&
      /^(?:color|colour|ink|side|location|day|week|month|hour|year|ft|feet|foot|inch|oz|ounce|star|stitch)$/.test(
        stem,
      )
    ) {
      // "50 2 color shirts": the measure belongs to what follows; "business days" to the number.
      if (
        /^(?:business|working|calendar|square|sq|different|separate|more|full|ink|spot|print|stitch)$/.test(
          all[i - 1]?.text ?? '',
        ) &&
        i === at + 1
      )
        return 'other';
      continue;
    }
    if (text === 'of' && i === at) {
      const next = all[i + 1];
      if (next && /^(?:us|them|you|these|those|the|our|each)$/.test(next.text))
        return next.text === 'us' ? 'people' : 'goods';
      continue;
    }
    if (
      i === at &&
      /^(?:or|and|to|for|by|in|on|at|is|are|was|from|not|but|if|we|i|it|so|please|total|will|instead|that)$/.test(
        text.split(' ')[0] ?? '',
      )
    )
      return;
    if (
      /^(?:and|or|for|with|by|in|on|at|to|is|are|from|that|but|if|we|i|before|instead)$/.test(
        text.split(' ')[0] ?? '',
      )
    )
      return;
  }
  return;
}

const countedGoods = (all: readonly Word[], at: number): boolean => countedThing(all, at) === 'goods';

/** "50 size large shirts", "20 logo mugs", "12 designer polos": the word goes with the goods that follow. */
function isAdjective(all: readonly Word[], at: number): boolean {
  const next = all[at + 1];
  return (
    next !== undefined &&
    next.kind === 'word' &&
    /^(?:logo|design|designer|style|size|image|store|shop|office|department|star|letter|location|screen)$/.test(
      all[at]?.stem ?? '',
    ) &&
    (GARMENTS.has(next.stem) ||
      /^print/.test(next.text) ||
      PIECES.has(next.stem) ||
      COLORS.has(next.text) ||
      SHADES.has(next.text))
  );
}

/** The noun of "quarter-zips", "half zips", "quarter-sheet flyers": a fraction that belongs to a thing, no measure. */
function fractionHead(all: readonly Word[], at: number): number | undefined {
  if (!/^(?:quarter|half|third|fourth)$/.test(all[at]?.text ?? '')) return;
  const mark = all[at + 1];
  const isHyphen = mark?.raw === '-' && !mark.spaced && !all[at + 2]?.spaced;
  const head = isHyphen ? at + 2 : at + 1;
  const noun = all[head];
  if (noun?.kind !== 'word' || NOT_PIECES.has(noun.stem)) return;
  return isHyphen || /^(?:zip|sleeve|sheet|fold|button)$/.test(noun.stem) ? head : undefined;
}

export const isYear = ({ value, firm, to, from }: NumberSpan, all: readonly Word[]): boolean =>
  firm && value >= 1950 && value <= 2060 && to === from + 1 && /^(?:19|20)\d\d$/.test(all[from]?.raw ?? '');

/** "the one you mentioned", "which one", "one of", "that one". */
export function isPronoun(
  all: readonly Word[],
  { from, to, value }: NumberSpan,
  countsSomething: boolean,
): boolean {
  const before = all[from - 1]?.text ?? '';
  const after = all[to]?.text ?? '';
  if (value === 1) {
    if (
      /^(?:the|this|that|which|another|each|every|any|no|some|new|other|last|first|right|wrong|good|big|is)$/.test(
        before,
      )
    )
      return true;
    if (
      /^(?:of|more|another|who|that|you|we|i|last|may|should|can|is|day|time|thing|question|way|side)$/.test(
        after.split(' ')[0] ?? '',
      )
    )
      return true;
    return !countsSomething;
  }
  return /^(?:the|those|these|other|last|first|my|your)$/.test(before) && !countsSomething && after !== 'of';
}

/** "9 Oak Lane", "Transit 250", "Gildan 5000", "Area 51". */
export function isNumberOfAName(all: readonly Word[], { from, to }: NumberSpan): boolean {
  const before = all[from - 1];
  const after = all[to];
  if (before && (VEHICLE_MAKES.has(before.text) || BLANK_MAKERS.has(before.text))) return true;
  const isStreet = all
    .slice(to, to + 4)
    .some(({ text }) =>
      /^(?:st|street|ave|avenue|road|rd|lane|ln|drive|dr|blvd|court|ct|way|highway|hwy|pkwy|place|main)$/.test(
        text,
      ),
    );
  if (isStreet && after?.kind === 'word') return true;
  return (
    before !== undefined &&
    from > 1 &&
    /^\p{Lu}/u.test(before.raw) &&
    before.kind === 'word' &&
    before.raw.length > 1 &&
    before.raw !== before.raw.toUpperCase() &&
    all[from - 2]?.kind === 'word'
  );
}

/** "shipping to 64108" */
export const isZipCode = (all: readonly Word[], { from, to }: NumberSpan): boolean =>
  to === from + 1 &&
  /^\d{5}$/.test(all[from]?.raw ?? '') &&
  /^(?:to|in|zip|code|near|is|at|from)$/.test(all[from - 1]?.text ?? '');
