// What a number in a message stands before: goods or people, or something that is no piece at all.
import {
  BLANK_MAKERS,
  COLORS,
  GARMENTS,
  NOT_PIECES,
  PEOPLE,
  PIECES,
  SHADES,
  VEHICLE_MAKES,
} from '../words/vocabulary.ts';
import type { Word } from '../words/words.ts';

export interface CountedThing {
  kind: 'goods' | 'people' | 'other';
  /** Where its noun stands. */
  at: number;
}

/** What the number that ends at `from` counts; undefined where nothing can be told. */
export function countedThing(all: readonly Word[], from: number): CountedThing | undefined {
  const goods = (at: number): CountedThing => ({ kind: 'goods', at });
  const other = (at: number): CountedThing => ({ kind: 'other', at });
  let end = from + LONGEST;
  for (let at = from; at < Math.min(all.length, end); at += 1) {
    const word = all[at];
    if (!word) return;
    const next = all[at + 1];
    if (word.kind === 'mark') {
      if (/^[-'+]$/.test(word.raw) || (at === from && isInBrackets(all, at))) continue;
      return word.raw === '%' ? other(at) : undefined;
    }
    if (word.kind === 'number') {
      const last = measureEnd(all, at);
      if (last === undefined) return;
      // "one single sided 2x3 aluminum sign": a measure is as one word.
      end += last - at;
      at = last;
      continue;
    }
    const { stem, text } = word;
    if (isStreet(all, at + 1)) return other(at);
    // "short sleeve tees" are no shorts.
    if (next?.text === 'sleeves' && /^(?:long|short)$/.test(text)) return goods(at + 1);
    if (text === 'short' || (text === 'x' && at === from)) continue;
    // "15 more sign up"
    if (stem === 'sign' && next?.text === 'up') return { kind: 'people', at };
    // "2 bus drivers"
    if (isVehicleWord(word) && text === stem && next && isPeople(next, 0))
      return { kind: 'people', at: at + 1 };
    if (isGoods(word) || (stem === 'yard' && next?.stem === 'sign')) return goods(lastNoun(all, at));
    if (stem === 't' && next?.raw === '-') continue;
    // "yard signs, 50 ct", "250 qty", "18 pcs"; no "4 pieces of pie"
    if (/^(?:ct|qty|quantity|pcs?|pieces|prs?)$/.test(text) && at === from && next?.text !== 'of')
      return goods(at);
    if (isPeople(word, at - from)) {
      // "12 adult tees", "24 ladies polos": whom they are for, before the goods.
      return next && isGoods(next) ? goods(lastNoun(all, at + 1)) : { kind: 'people', at };
    }
    const vehicles = at === from ? vehiclesEnd(all, at) : undefined;
    if (vehicles !== undefined) return goods(vehicles);
    // "50 full color flyers"; no "2 full color" prints
    if (text === 'full' && /^colou?r$/.test(next?.text ?? '')) {
      const printed = countedThing(all, at + 2);
      return printed?.kind === 'goods' ? printed : other(at + 1);
    }
    if (at === from) {
      const graders = gradersAt(all, at);
      if (graders !== undefined) return goodsAfter(all, graders) ?? { kind: 'people', at: graders };
      const head = fractionHead(all, at);
      if (head !== undefined) {
        if (all[head]?.text !== all[head]?.stem) return goods(head);
        at = head;
        continue;
      }
      // "30 in 10 days"
      if (text === 'in' && word.spaced && next?.kind === 'number' && IN_SO_MANY.test(all[at + 2]?.stem ?? ''))
        return;
      // "10 in tan" are no inches.
      if (
        text === 'in' &&
        word.spaced &&
        next?.kind === 'word' &&
        !/^(?:wide|tall|high|long|deep|by|x)$/.test(next.text)
      )
        return;
      // "72 comfort colors", a maker of shirts
      if (text === 'comfort' && next?.text === 'colors') {
        const made = countedThing(all, at + 2);
        return made?.kind === 'goods' ? made : goods(at + 1);
      }
      // "thirty plus eighteen hats"
      if (text === 'plus' && NUMERAL.test(next?.text ?? '')) return;
      // "60 fanny packs"
      if (text === 'fanny' && next?.stem === 'pack') return goods(at + 1);
      // "1 step and repeat backdrop"
      if (text === 'step' && next?.text === 'and' && all[at + 2]?.text === 'repeat') return goods(at + 2);
      // "3 step vans"
      if (text === 'step' && isVehicleWord(next)) return goods(at + 1);
      // "4 day cabs"
      if (/^(?:day|sleeper)$/.test(text) && next?.stem === 'cab') return goods(at + 1);
      // "100 assorted sizes" of what was named before
      if (/^(?:assorted|mixed)$/.test(text) && next?.text === 'sizes') return;
      if (NOT_PIECES.has(stem) && !isAdjective(all, at)) return other(at);
      if (text === 'of') {
        if (/^(?:us|me)$/.test(next?.text ?? '')) return { kind: 'people', at: at + 1 };
        if (/^(?:them|em|you|these|those|each)$/.test(next?.text ?? '')) return goods(at + 1);
        continue;
      }
    } else if (at === from + 1 && NOT_PIECES.has(stem) && text !== stem && !(next && isGoods(next))) {
      // "two parking spots"
      return other(at);
    } else if (at === from + 1 && NOT_PIECES.has(stem) && QUANTIFIER.test(all[from]?.text ?? '')) {
      // "2 more in black" are no inches.
      return text === 'in' && next?.kind === 'word' ? undefined : other(at);
    } else if (MEASURED.has(stem)) {
      // "50 2 color shirts": the measure belongs to what follows; "business days" to the number.
      if (at === from + 1 && MEASURE_WORD.test(all[from]?.text ?? '')) return other(at);
      continue;
    }
    if (ENDS.has(text.includes(' ') ? (text.split(' ')[0] ?? '') : text)) return;
  }
  return;
}

/** "(40) safety vests"; no point of a list: "(1) the price (2) the day" */
const isInBrackets = (all: readonly Word[], close: number): boolean =>
  all[close]?.raw === ')' &&
  all[close - 2]?.raw === '(' &&
  all[close + 1] !== undefined &&
  !all.some(({ raw }, at) => raw === '1' && all[at - 1]?.raw === '(' && all[at + 1]?.raw === ')');

const NUMERAL =
  /^(?:an?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\w+)?)$/;

/** Where the noun of "fourth graders" or "third grade kids" stands. */
function gradersAt(all: readonly Word[], at: number): number | undefined {
  if (!GRADES.test(all[at]?.text ?? '')) return;
  const noun = all[at + 1]?.raw === '-' ? at + 2 : at + 1;
  if (all[noun]?.stem === 'grader') return noun;
  return all[noun]?.text === 'grade' && all[noun + 1]?.kind === 'word' ? noun + 1 : undefined;
}

const GRADES = /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)$/;

/** The goods there: "60 third grade tees". */
function goodsAfter(all: readonly Word[], at: number): CountedThing | undefined {
  const word = all[at];
  return word && isGoods(word) ? { kind: 'goods', at: lastNoun(all, at) } : undefined;
}

const IN_SO_MANY = /^(?:business|working|work|calendar|day|week|month|hour|color|size|style|batch)$/;

/** "2 tundras", "3 f-250s", "two ford transits": the last word of vehicles called by make or model. */
function vehiclesEnd(all: readonly Word[], at: number): number | undefined {
  const word = all[at];
  if (!word || !VEHICLE_MAKES.has(word.stem)) return;
  if (word.text !== word.stem) return at;
  const next = all[at + 1];
  if (next && VEHICLE_MAKES.has(next.stem) && next.text !== next.stem) return at + 1;
  const figure = next?.raw === '-' ? at + 2 : at + 1;
  const plural = all[figure + 1];
  return all[figure]?.kind === 'number' && plural?.raw === 's' && !plural.spaced ? figure + 1 : undefined;
}

/** "trucks", "silverados" */
export const isVehicleWord = (word: Word | undefined): boolean =>
  word?.kind === 'word' && (VEHICLES.has(word.stem) || VEHICLE_MAKES.has(word.stem));
export const VEHICLES = new Set(
  'car truck pickup van vehicle trailer bus suv boat cart jeep semi tractor ambulance limo hearse minivan sedan taxi motorhome rv excavator motorcycle'.split(
    ' ',
  ),
);

const isGoods = ({ kind, stem }: Word): boolean =>
  kind === 'word' && (GARMENTS.has(stem) || PIECES.has(stem) || COUNTED_ONLY.has(stem));

/** "sweatpants", "lanyards": in the plural. */
export const isCountedNoun = (word: Word): boolean => word.text !== word.stem && isGoods(word);

/** Pieces where a number stands before them, and much else where none does. */
const COUNTED_ONLY = new Set(
  `invitation invite program yearbook menu booklet pamphlet leaflet newsletter certificate bookmark folder binder
  softshell crest cloth cover stole sash smock singlet leotard overall bib beret bowtie shawl cape jumpsuit dress skirt
  coat raincoat tunic pinnie gown scarf
  blazer parka sweatpant jogger duffel duffle wreath coin medallion ribbon rosette tag nametag lunchbox mitt cushion pillow
  pillowcase curtain mat doormat canvas clipboard ruler eraser crayon marker balloon tattoo pennant hanger helmet puck
  bowl napkin thermos tin jar`.split(/\s+/),
);

const STREETS = new Set(
  'Street St Avenue Ave Road Rd Lane Ln Drive Dr Boulevard Blvd Trail Court Parkway Pkwy Highway'.split(' '),
);
/** "14 Banner Street": the second part of its name. */
export const isStreet = (all: readonly Word[], at: number): boolean =>
  STREETS.has(all[at]?.raw ?? '') && /^\p{Lu}/u.test(all[at - 1]?.raw ?? '');

/** "polo shirts", "gift bags": the last of the nouns says what they are. */
function lastNoun(all: readonly Word[], at: number): number {
  const next = all[at + 1];
  return next && next.text !== 'each' && isGoods(next) ? lastNoun(all, at + 1) : at;
}

/** What holds several: "3 crews of 5", "classes of 40". */
export const GROUPS = new Set(
  'team crew class group squad shift fleet section table set box pack case bundle roll classroom troop family cabin patrol'.split(
    ' ',
  ),
);

const LONGEST = 6;

/** The last word of a measure or a style number that stands before the goods: "50 12oz mugs", "48 richardson 112 hats". */
function measureEnd(all: readonly Word[], at: number): number | undefined {
  if (BLANK_MAKERS.has(all[at - 1]?.text ?? '')) return at;
  const isHyphen = all[at + 1]?.raw === '-';
  const unit = isHyphen ? all[at + 2] : all[at + 1];
  if (unit?.text === 'x' && all[at + 2]?.kind === 'number') return at + 2;
  return unit && NOT_PIECES.has(unit.stem) ? at + (isHyphen ? 2 : 1) : undefined;
}

const isPeople = ({ stem, raw }: Word, gap: number): boolean =>
  PEOPLE.has(stem) ||
  (gap <= 1 &&
    !VEHICLE_MAKES.has(stem) &&
    /s$/i.test(raw) &&
    /[a-z]{2}(?:er|ist|mate)$/.test(stem) &&
    !THINGS_IN_ER.has(stem) &&
    !NOT_PIECES.has(stem));

/** "20 pew markers": no people. */
export const THINGS_IN_ER = new Set(
  `binder blazer blender blinder border boxer buffer bumper burner buzzer canister center charter clipper coaster
  computer container corner counter cover cracker cutter diaper dispenser divider drawer eraser feather feeder
  fender filter folder freezer freshener hanger heater holder hopper hugger kneeler ladder layer leather letter
  lever liner loafer locker marker newsletter number opener pager paper pedometer peeler pepper pillar pitcher
  planter platter plunger pointer printer protector quarter rubber saucer scanner scraper shaker sharpener shutter
  skewer slipper sneaker spacer speaker spinner sprayer stapler steamer stirrer stopper strainer streamer sweater
  teether thermometer timer toaster topper trouser warmer whisker wrapper zipper`.split(/\s+/),
);

const MEASURED = new Set(
  'color colour ink side sided location day week month hour year ft feet foot inch oz ounce star stitch'.split(
    ' ',
  ),
);
const QUANTIFIER =
  /^(?:more|extra|additional|other|different|separate|whole|full|good|long|short|solid|straight)$/;
const MEASURE_WORD =
  /^(?:business|working|calendar|square|sq|different|separate|more|full|ink|spot|print|stitch)$/;

/** Where the words that go with a number end. */
const ENDS = new Set(
  `and or for with by in on at to is are was from that but if we i it not so before please total will instead who each per
  needs need want wants get gets getting`.split(/\s+/),
);

/** "50 size large shirts", "20 logo mugs", "12 designer polos": the word goes with the goods that follow. */
function isAdjective(all: readonly Word[], at: number): boolean {
  const next = all[at + 1];
  return (
    isOfGoods(all, at) ||
    (next !== undefined &&
      next.kind === 'word' &&
      /^(?:logo|design|designer|style|size|image|store|shop|office|department|star|letter|location|screen|sponsor)$/.test(
        all[at]?.stem ?? '',
      ) &&
      (GARMENTS.has(next.stem) ||
        /^print/.test(next.text) ||
        PIECES.has(next.stem) ||
        COLORS.has(next.text) ||
        SHADES.has(next.text)))
  );
}

/** "20 floor mats", "45 night shift shirts", "300 ink pens": what the goods are for, and no measure of them. */
function isOfGoods(all: readonly Word[], at: number): boolean {
  if (!OF_GOODS.test(`${all[at]?.text} ${all[at + 1]?.text}`)) return false;
  const words = all.slice(at + 1, at + 4);
  const end = words.findIndex(({ kind, text }) => kind !== 'word' || ENDS.has(text));
  return words
    .slice(0, end === -1 ? undefined : end)
    .some((word) => word.text !== word.stem && isGoods(word));
}

const OF_GOODS =
  /^(?:(?:floor|street|office|store|shop|department|branch|clinic|campus|facility|warehouse|block|file|post|wash|wind|wheel|pole|sponsor) |ink pens|day planners|night shift)/;

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
