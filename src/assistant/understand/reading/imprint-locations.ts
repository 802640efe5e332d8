// Where on a piece the print goes: front, back, left chest, sleeve, hood.
import { type Found, placePhrase, textOf } from './place-phrases.ts';
import { DROPPED, overlaps, type SlotContext, type SlotResult, skipped, spanOf } from './slot.ts';
import { mayHoldOneOf, worded } from './words/triggers.ts';
import { COLORS, GARMENTS, VEHICLE_MAKES } from './words/vocabulary.ts';
import type { Word, Words } from './words/words.ts';

/** In order, each once, e.g. ['left chest', 'back']. */
export function readImprintLocations(context: SlotContext): SlotResult<string[]> {
  const { words } = context;
  const found = findPlaces(context).filter(({ isDropped }) => !isDropped);
  const names = [...new Set(found.map(({ name }) => name))];
  if (names.length === 0 || MAGNETS.test(words.plain)) return skipped;
  const span = spanOf(words, found[0]?.from ?? 0, found.at(-1)?.to ?? 0);
  return { status: 'filled', value: names, span };
}

/** "magnets for both doors": where they go, and nothing is printed there. */
const MAGNETS = worded(/ (?:magnets?|magnetic|iman|imanes) /);

export interface Place {
  name: string;
  from: number;
  to: number;
  /** "forget the back", "nothing on the sleeve" */
  isDropped: boolean;
}

/** Every place that is named, also those that shall not be printed: "no front, just the back". */
export function findPlaces({ words, taken, asked, isOnVehicle }: SlotContext): Place[] {
  const { all } = words;
  if (!mayBegin(words.plain)) return [];
  const isAsked = asked === 'imprintLocations';
  const found: Place[] = [];
  const isVehicle =
    isOnVehicle ||
    (mayBeOfVehicle(words.plain) && all.some(isOfVehicle)) ||
    PICKUPS.test(words.message) ||
    OF_VEHICLES.test(words.plain);
  const isLettered =
    isVehicle &&
    (isAsked || all.some(({ stem }) => LETTERED.test(stem)) || (isOnVehicle && all.every(isPartOrSmall)));
  for (let at = 0; at < all.length && found.length < 8; at += 1) {
    const place =
      (isLettered || (isVehicle && isAlso(all, found.at(-1), at)) ? partOfVehicle(all, at) : undefined) ??
      placeAt(all, at, isAsked) ??
      otherSide(all, at, found.at(-1));
    if (!place || isDamaged(all, place) || isAskedOfWear(all, place)) continue;
    if (!overlaps(spanOf(words, at, place.to), taken))
      found.push({
        ...place,
        isDropped: isDropped(all, place, found.at(-1)) || isLessThanAll(words, place, found.at(-1)),
      });
    at = place.to - 1;
  }
  // Front and back of what is worn; a van and a mug have a left and a right side, and of what is flat it tells no place.
  const isFlat = found.length > 0 && all.some(({ stem }) => FLAT.has(stem));
  const hasSides = isVehicle || (found.length > 0 && all.some(isHeld) && !all.some(isWorn));
  return settled(all, found)
    .flatMap((place) => {
      if (place.name !== 'both sides' || hasSides) return [place];
      return isFlat ? [] : ['front', 'back'].map((name) => ({ ...place, name }));
    })
    .filter((place, i, places) => {
      // "el pecho, lado izquierdo": the part, then its side.
      const next = places[i + 1]?.name ?? '';
      return !/^(?:left|right) /.test(next) || !next.endsWith(` ${place.name}`);
    })
    .filter((place, _, places) => !isMoreClosely(all, place, places));
}

/** "the left side, where a pocket would be", "left chest by the pocket", "on the side, behind the ear": one place told twice. */
const isMoreClosely = (
  all: readonly Word[],
  { name, from, isDropped }: Place,
  places: readonly Place[],
): boolean =>
  /(?:^pocket|^chest|\bear|\btemple)$/.test(name) &&
  !isDropped &&
  places.some(
    (other) =>
      other.from < from &&
      (/(?:ear|temple)$/.test(name) ? /\bside$/ : ON_CHEST).test(other.name) &&
      other.name !== name,
  ) &&
  BESIDE.test(
    ` ${all
      .slice(Math.max(0, from - 5), from)
      .map(({ text }) => text)
      .join(' ')} `,
  );

const ON_CHEST = /^(?:(?:left|right) (?:side|chest)|chest)$/;
const BESIDE =
  / (?:where|by|behind|near|above|over|around|beside|at|like|below|under)(?: (?!and )\S+){0,3} $/;

/** "left chest and sleeve, actually just the chest": what came before is taken back, and the chest is the left one. */
function settled(all: readonly Word[], found: readonly Place[]): Place[] {
  const places: Place[] = [];
  for (const place of found) {
    const former = places.find(({ name }) => name.endsWith(` ${place.name}`));
    const isAlone = !place.isDropped && places.length > 0 && isOnlyOne(all, place, places.at(-1));
    if (isAlone) for (const one of places) one.isDropped = one !== former;
    else if (!place.isDropped && isPutRight(all, place, places.at(-1))) {
      const [, part = ''] = /^(?:left|right) (.+)/.exec(place.name) ?? [];
      const other = places.findLast(({ name }) => part !== '' && name.endsWith(` ${part}`));
      for (const one of other ? [other] : places) one.isDropped = true;
    }
    // "the chest" said again of the left one
    const isSame = former !== undefined && /^(?:the|that|just|only)$/.test(all[place.from - 1]?.text ?? '');
    if (!isSame) places.push({ ...place });
    else if (place.isDropped) former.isDropped = true;
  }
  return places;
}

/** "… actually just the back": only this one, after a break or a word of correction. */
function isOnlyOne(all: readonly Word[], { from }: Found, previous: Place | undefined): boolean {
  const between = saidOf(all.slice(previous?.to ?? 0, from));
  return ONLY_ONE.test(between) && CORRECTED.test(between);
}

/** "on the back. no, front", "the left chest, wait, make it the right chest"; not "actually the back too" */
const isPutRight = (all: readonly Word[], { from, to }: Found, previous: Place | undefined): boolean =>
  previous !== undefined &&
  !previous.isDropped &&
  from - previous.to < 12 &&
  PUT_RIGHT.test(saidOf(all.slice(previous.to, from))) &&
  !TOO.test(saidOf(all.slice(to, to + 4)));

const PUT_RIGHT =
  /^ (?:\S+ ){0,3}?(?:[.,;!—-]+ |\.\.\. )*(?:(?:actually|wait|sorry|oops|scratch that|i mean(?:t)?|or rather|hmm?|no (?=[,.!]|make|put|on the|wait|actually|sorry|i mean|let)|nah (?=[,.!]|make|put))[,.! ]*)+(?:(?:it is|its|i mean(?:t)?|make (?:it|that)|put (?:it|that|them)|let us do|lets do|do|go with|change (?:it|that) to) )?(?:(?:on|to|at) )?(?:(?:the|a|his|her|our|my) )?$/;
const TOO = / (?:too|also|as well|and|plus|extra|\?) /;

const saidOf = (words: readonly Word[]): string =>
  ` ${words.map(({ text, raw, kind }) => (kind === 'mark' ? raw : text)).join(' ')} `;

const ONLY_ONE = / (?:just|only)(?: (?:do|put|make|it|that|one|the|a|on|to|in|with|keep|at|our|my|print))* $/;
const CORRECTED =
  /^ [.;!?—]|(?: |^)(?:actually|no|nah|wait|nevermind|never mind|scratch that|instead|rather|sorry|hmm|hm) /;

/** "rust on the hood", "the tailgate is dented", "the sides are already done": what it is like, and nothing to print. */
function isDamaged(all: readonly Word[], { from, to }: Found): boolean {
  const said = (words: readonly Word[]) => ` ${words.map(({ text }) => text).join(' ')} `;
  return (
    IS_DONE.test(said(all.slice(to, to + 6))) ||
    DAMAGE_ON.test(said(all.slice(Math.max(0, from - 6), from))) ||
    MENDED.test(said(all.slice(Math.max(0, from - 5), from))) ||
    IS_DAMAGED.test(said(all.slice(to, to + 5)))
  );
}

const DAMAGE =
  '(?:rust\\w*|dent\\w*|scratch\\w*|dings?|chip\\w*|crack\\w*|holes?|damage\\w*|hail|bubbl\\w*|peel\\w*|stain\\w*|torn|rip|ripped|tear|cameras?|ladders?|racks?|sensors?|(?:\\w+ )?(?:tool)?box(?:es)?|toppers?|lift ?gates?|cranes?|winch(?:es)?|spare tire|hitch|clear ?coat|fad(?:ed|ing)|primer|bondo)';
const DAMAGE_ON = new RegExp(
  ` ${DAMAGE}(?: (?:spots?|marks?|paint|up|pretty|bad|badly|is|are))* (?:on|in|across|along|all over|over|around|near) (?:(?:the|my|our|one|both|a) )?$`,
);
/** "tint the back windows", "fix the door": nothing to print either */
const MENDED =
  / (?:tint|tints|tinting|fix|fixing|repair|replace|mend|polish|detail|paint|repaint|clean|buff)(?: (?:the|my|our|all|both|front|back|rear|side|a|dents?|scratch(?:es)?|in|on|and|of|driver|passenger|van|truck|car|suv)){0,5} $/;
const IS_DONE =
  /^ (?:(?:print|part|side|one|ones|doors?|panels?|window|windows) )?(?:(?:is|are|was|were|got|has been|have been) (?:all )?(?:already (?:(?:been|have|all) )?(?:done|finished|lettered|wrapped|printed|covered|taken|good|set|has|have|got|on)|(?:done|finished|lettered|wrapped|printed|covered|good|fine|ok|taken care of) (?:already|as (?:is|it is|they are)))|already (?:(?:is|are) (?:done|lettered|wrapped|printed|good)|(?:has|have|got|say|says)) |(?:has|have|got) (?:\S+ ){1,3}already ) ?/;
const IS_DAMAGED = new RegExp(
  `^ (?:is|are|has|have|got|was)(?: (?:all|a|an|some|really|pretty|badly|kind|of|sort|little|bit|few|lots?|couple|big|small)){0,3} ${DAMAGE} `,
);

/** "do the letters on the back crack in the dryer": asked how it lasts, and nothing to print. */
function isAskedOfWear(all: readonly Word[], { from, to }: Found): boolean {
  if (
    !LASTS.test(
      ` ${all
        .slice(to, to + 4)
        .map(({ text }) => text)
        .join(' ')} `,
    )
  )
    return false;
  const begins = all.findLastIndex(({ kind }, at) => at < from && kind === 'mark') + 1;
  return ASKS_HOW.test(
    ` ${all
      .slice(Math.max(begins, from - 10), from)
      .map(({ text }) => text)
      .join(' ')} `,
  );
}
const LASTS =
  /^ (?:(?:print|logo|letters?|names?|numbers?|ever|just|usually|always|start|starts|starting|to|going|gonna) )*(?:crack|peel|fade|flake|wash|come (?:off|loose|apart)|bleed|rub|fall|chip|last|hold|survive|stretch|shrink|itch|scratch|pill|pucker|wrinkle|yellow)(?:s|ing|es)? /;
const ASKS_HOW = / (?:do|does|will|did|would|is|are|can|could|might|how|why|when) /;

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const VEHICLES = set(
  'van truck trailer car bus suv vehicle pickup camper boat rv jeep minivan cart cruiser ambulance limo hearse pontoon semi tractor forklift firetruck motorhome skid',
);
const isOfVehicle = ({ stem, text }: Word): boolean =>
  VEHICLES.has(stem) ||
  stem === 'tailgate' ||
  (text.length > 2 && (VEHICLE_MAKES.has(text) || VEHICLE_MAKES.has(stem))) ||
  MODELS.has(text) ||
  MODELS.has(stem);
/** "tailgate and rear quarter panels": nothing else has these. */
const OF_VEHICLES = worded(
  / (?:tailgate|fenders?|windshield|bumpers?|quarter panels?|(?:ramp|cargo) doors?|(?:drivers?|passengers?) side) /,
);
const PICKUPS = /\bf[ -]?[1-7]50s?\b/i;
const MODELS = set(
  'tahoe suburban yukon mustang camaro corvette civic corolla camry wrangler bronco cybertruck prius ranger colorado econoline metris',
);
const mayBeOfVehicle = mayHoldOneOf([...VEHICLES, ...VEHICLE_MAKES, ...MODELS]);
/** What is done to a vehicle: with none of these its doors are only spoken of. */
const LETTERED =
  /^(?:logo|letter|lettering|lettered|wrap|wrapped|wrapping|vinyl|decal|decaled|graphic|print|printed|name|number|url|magnet|sticker|design|text|stripe|striping|flame|qr|code|phone|website|slogan|branding|brand|perf|perforated|rotular|white|black|red|blue|gold|just|only|put|add)$/;
const VEHICLE_PARTS = set(
  'door doors sides rear hood roof tailgate window windows windshield glass bumper bumpers fender fenders panel panels trunk cab bed side nose cowl grille transom hatch topper bedside bedsides',
);
const VEHICLE_SIDES = set(
  'front back rear left right driver drivers passenger passengers side sliding cargo quarter upper lower hatch bed barn ramp roll up rollup',
);
/** "window cleaning", "rear ended", "door handle", "side hustle", "roof repair": no place to print. */
const NO_PLACE_WITH =
  /^(?:repair|cleaning|cleaner|washing|company|business|guy|service|install|installer|installation|replacement|shop|hustle|gig|job|work|dent|ding|scratch|damage|handle|ended|end|tint|tinting|view|style|pull|magnet|lettering|hanger|decal|sign|sticker|vinyl|perf|graphic|contractor|locked|unlocked|open|opener|broken|stuck|project|dish|note|business|mirror|knob|seal|leak|rack|time|llc|inc|co)$/;
/** "garage doors", "a 4 door jeep", "your front door" */
const NO_PLACE_AFTER =
  /^(?:high|low|medium|mid|tall|standard|raised|garage|overhead|barn|screen|cabinet|entry|your|shop|office|store|next|out|house|kitchen|metal|glass|\d+)$/;

/** "F250 crew cab", "long bed": which truck it is. */
const OF_MODEL =
  /^(?:crew|extended|ext|regular|reg|quad|king|super|double|dbl|single|mega|access|club|day|sleeper|standard|std) cab$|^(?:long|short|standard|ft|foot) bed$/;

/** "sides and rear doors", "driver door", "the back window": as typed. */
function partOfVehicle(all: readonly Word[], at: number): Found | undefined {
  const first = all[at];
  // "driver and passenger doors"
  const joined = /^(?:and|&|n|\+|\/)$/.test(all[at + 1]?.text ?? '') ? all[at + 3] : undefined;
  if (
    joined &&
    VEHICLE_SIDES.has(first?.text ?? '') &&
    VEHICLE_SIDES.has(all[at + 2]?.text ?? '') &&
    /^(?:door|side|window|panel|fender)$/.test(joined.stem) &&
    !NO_PLACE_WITH.test(all[at + 4]?.stem ?? '')
  )
    return { name: `${first?.text} ${joined.stem}`, from: at, to: at + 1 };
  let part = at;
  while (part < at + 3 && VEHICLE_SIDES.has(all[part]?.text ?? '') && isPart(all[part + 1])) part += 1;
  const { text = '' } = all[part] ?? {};
  const before = all[at - 1]?.text ?? '';
  if (!VEHICLE_PARTS.has(text) || isCapital(all[part]) || NO_PLACE_AFTER.test(before)) return;
  if (part === at && OF_MODEL.test(`${before} ${text}`)) return;
  const next = all[part + 1];
  // "a window decal" is a thing, "a rear window decal" for a van tells where it goes.
  const isStuckOn = part > at && STUCK_ON.test(next?.stem ?? '');
  if (
    (!isStuckOn && NO_PLACE_WITH.test(next?.stem ?? '')) ||
    (next?.text === 'of' && isOfPlace(all, part + 2))
  )
    return;
  // "fix one panel", "is the bed included"
  if (part === at && (/^(?:one|an?|any)$/.test(before) || /^(?:is|are|does)$/.test(all[at - 2]?.text ?? '')))
    return;
  // "both sides" and "on the side" are read as those of garments are.
  if (part === at && (text === 'side' || (text === 'sides' && before === 'both'))) return;
  const name = all.slice(at, part + 1).map(({ text: word }) => word);
  // "driver and passenger doors" are one of each.
  const isSecond =
    part === at + 1 && /^(?:and|&|n|\+|\/)$/.test(before) && VEHICLE_SIDES.has(all[at - 2]?.text ?? '');
  if (isSecond) name[1] = all[part]?.stem ?? text;
  // "each door"
  if (part === at && /^(?:each|every|either|all)$/.test(before))
    name[0] = text.endsWith('s') ? text : `${text}s`;
  return { name: name.join(' '), from: at, to: part + 1 };
}

const STUCK_ON = /^(?:decal|sticker|vinyl|graphic|lettering|sign|magnet|letter|perf)$/;

/** "the doors and the tailgate please": parts, and nothing said of them. */
const isPartOrSmall = (word: Word): boolean => word.kind === 'mark' || isPart(word) || SMALL.test(word.text);
const SMALL =
  /^(?:the|and|both|or|on|all|my|our|please|then|too|also|maybe|ok|yes|no|of|with|plus|instead|actually|we|i|want|need|how about|what|about|in|matte|gloss|window|partial|full|half|wrap|wrapped|coverage|spot|mostly|probably|just|only|so|please)$/;

const isPart = (word: Word | undefined): boolean =>
  VEHICLE_PARTS.has(word?.text ?? '') || VEHICLE_SIDES.has(word?.text ?? '');

const isCapital = (word: Word | undefined): boolean => /^\p{Lu}\p{Ll}/u.test(word?.raw ?? '');

const isHeld = ({ stem }: Word): boolean => HELD.has(stem);
const isWorn = ({ stem }: Word): boolean => GARMENTS.has(stem);
const HELD = set('mug tumbler bottle koozie tote bag pen glass cup cooler bucket box candle jar lighter');
const FLAT = set('sign banner board frame placard poster flyer card postcard brochure flag');
const OF_FRONT = /^(?:pocket|collar|neck|panel|strap|yoke|shoulder|hem|flap|waistband)$/;
const SIDES = set('left right upper lower full center both');
/** "bottom hem", "inside collar" */
const EDGES = set('bottom top inside outside inner outer middle');
const OF_EDGE = /^(?:chest|sleeve|pocket|leg|hem|collar|neck|cuff|brim|bill|waistband|hood)$/;
const PARTS = set(
  'chest breast sleeve front back side hood pocket leg door shoulder cuff hip brim bill panel collar yoke arm neck hem thigh tailgate window bib waistband lapel lid',
);
/** Stand for a place on their own, whatever goes with them. */
const PLAIN = set('chest sleeve pocket brim yoke nape tailgate underbrim underbill');
/** What goes somewhere: "flag on the side". */
const PRINTED =
  /^(?:logo|print|printing|design|name|number|text|flag|patch|art|artwork|image|graphic|url|website|one|it|letter|lettering|writing|embroidery|word|slogan|picture|silhouette|crest|emblem|mascot|badge|shield|monogram|motto|verse|year|initial|thread|stitch|stitching|stitched|embroidered|embroider|printed|monogrammed|monogramed|sewn|stamped|engraved|cross)$/;

/** Of a body as much as of what it wears: only where something goes there, "across the butt", "over the left ear". */
const LOOSE_PARTS = set(
  'corner wrist forearm bicep elbow ear temple spine belly stomach butt bum seat crown strap waist flap tongue knee calf ankle',
);

/** What a place can begin with; that of a vehicle as well. */
const BEGINNINGS = new Set([
  ...SIDES,
  ...EDGES,
  ...PARTS,
  ...PLAIN,
  ...LOOSE_PARTS,
  'heart',
  'l',
  'l',
  'lc',
  'between',
  'top',
  'behind',
]);
const mayBegin = mayHoldOneOf([...BEGINNINGS, ...VEHICLE_SIDES, ...VEHICLE_PARTS]);

function placeAt(all: readonly Word[], at: number, isAsked: boolean): Found | undefined {
  const word = all[at];
  if (word?.kind !== 'word' || !(BEGINNINGS.has(word.text) || BEGINNINGS.has(word.stem))) return;
  const place =
    placePhrase(all, at) ??
    sidedPlace(all, at) ??
    thenSided(all, at) ??
    plainPlace(all, at, isAsked) ??
    loosePlace(all, at);
  return place && isElsewhere(all, place) ? undefined : place;
}

/** "on the left side of the street", "tailgate party", "front runners": nothing to print on. */
function isElsewhere(all: readonly Word[], { from, to }: Found): boolean {
  if (all[to]?.text === 'of' && isOfPlace(all, to + 1)) return true;
  const last = all[to - 1]?.text ?? '';
  return (
    (last === 'tailgate' && OF_TAILGATE.test(all[to]?.stem ?? '')) ||
    OF_PLAYERS.test(textOf(all, from, to + 1))
  );
}

const OF_TAILGATE =
  /^(?:party|tent|event|season|crew|cookoff|game|bash|weekend|sunday|saturday|gear|lot|bbq|flag)$/;
const OF_PLAYERS = / (?:front runners?|(?:full|half|quarter|running) back (?:position|player)\w*) /;

/** "names across the wrist", "a flag over the left ear": where something is printed, or on what is worn. */
function loosePlace(all: readonly Word[], at: number): Found | undefined {
  let part = at;
  while (part < at + 3 && LOOSE_SIDES.has(all[part]?.text ?? '')) part += 1;
  const word = all[part];
  if (!word || !LOOSE_PARTS.has(word.stem)) return;
  const on = /^(?:the|each|one|both|their|its)$/.test(all[at - 1]?.text ?? '') ? at - 2 : at - 1;
  const isIn = word.stem === 'corner' && /^(?:in|at)$/.test(all[on]?.text ?? '');
  if (!isIn && !/^(?:on|across|down|along|over|above|around|behind|near)$/.test(all[on]?.text ?? '')) return;
  if (word.stem === 'corner' && NO_CORNER.test(textOf(all, part + 1, part + 5))) return;
  const isPrinted = all
    .slice(Math.max(0, on - 5), Math.max(0, on))
    .some(({ stem }) => PRINTED.test(stem) || PLACES.test(stem));
  // "in the lower right corner" can be nowhere else.
  if (!isPrinted && !(isIn && part > at + 1) && !all.slice(0, on).some(isWorn)) return;
  const sides = all.slice(at, part).map(({ text }) => text);
  return { name: [...sides, word.stem].join(' '), from: at, to: part + 1 };
}

const LOOSE_SIDES = set('left right inner outer inside outside upper lower back front top bottom');
/** "the corner of 5th and Main", "the corner store" */
const NO_CORNER =
  /^ (?:of (?:\d+ (?:st|nd|rd|th)|main|first|second|third|fourth|fifth|sixth|\w+ (?:and|st|street|ave))|store|shop|office|lot|bar|cafe|market|booth|house|building|table|unit) /;

/** "Sleeve, right one", "the sleeve - left side", "chest (left)": the part, then which of the two. */
function thenSided(all: readonly Word[], at: number): Found | undefined {
  const part = all[at]?.stem ?? '';
  if (!/^(?:sleeve|chest|pocket)$/.test(part)) return;
  const after = all
    .slice(at + 1, at + 7)
    .map(({ text, raw, kind }) => (kind === 'mark' ? raw : text))
    .join(' ');
  const [said, side] = SIDE_AFTER.exec(`${after} `) ?? [];
  if (said === undefined || side === undefined) return;
  return { name: `${side} ${part}`, from: at, to: at + 1 + said.trim().split(' ').length };
}

const SIDE_AFTER =
  /^(?:[,:(–—-] )?(?:(?:on|just|only|the|its|it is|is|so|make it|make that) ){0,3}(left|right)(?: (?:one|side|arm)(?= )| only(?= )|(?= [).;]|(?<=left) (?:[,!]|$|and |please )))/;

/** "both sides of the trailer plus the ramp door": a part beside a place that was named. */
const isAlso = (all: readonly Word[], last: Place | undefined, at: number): boolean =>
  last !== undefined &&
  at - last.to <= MOST_ALSO &&
  all.slice(last.to, at).some(({ text }) => /^(?:and|plus|&|\+|,)$/.test(text));
const MOST_ALSO = 7;

/** "name on the right chest and patch on the left": the left one of the same part. */
function otherSide(all: readonly Word[], at: number, last: Place | undefined): Found | undefined {
  const side = all[at]?.text;
  if (side !== 'left' && side !== 'right') return;
  const [, lastSide, part] = /^(left|right) (\w+)$/.exec(last?.name ?? '') ?? [];
  const on = all[at - 1]?.text === 'the' ? at - 2 : at - 1;
  // "name on the right chest, logo left"
  const isOn = all[on]?.text === 'on' || (on === at - 1 && PRINTED.test(all[on]?.stem ?? ''));
  if (part === undefined || side === lastSide || !isOn) return;
  const next = all[at + 1];
  const isEnd =
    next === undefined || next.kind === 'mark' || /^(?:and|please|with|in|for|too|thanks)$/.test(next.text);
  return isEnd ? { name: `${side} ${part}`, from: at, to: at + 1 } : undefined;
}

/** "left chest", "upper back", "both sleeves", "front left pocket" */
function sidedPlace(all: readonly Word[], at: number): Found | undefined {
  const first = all[at]?.text;
  const isFrontLeft =
    (first === 'front' || first === 'back') && /^(?:left|right|center)$/.test(all[at + 1]?.text ?? '');
  const sideAt = isFrontLeft ? at + 1 : at;
  // "front pocket", "back collar"
  const next = all[at + 1]?.stem ?? '';
  if (
    (first === 'front' || first === 'back' || (first === 'side' && next === 'panel')) &&
    OF_FRONT.test(next) &&
    !(next === 'shoulder' && all[at + 2]?.text === 'to') &&
    !NO_PLACE_WITH.test(all[at + 2]?.stem ?? '')
  )
    return { name: `${first} ${next}`, from: at, to: at + 2 };
  const side = all[sideAt]?.text ?? '';
  const part = all[sideAt + 1]?.stem ?? '';
  const to = sideAt + 2;
  // "front left, up by the shoulder", "left side chest"
  const isHalf = side === 'left' || side === 'right';
  if (isHalf && (isFrontLeft || part === 'side' || part === 'front')) {
    const begins = part === 'side' || part === 'front' ? to : to - 1;
    const [said] = ON_CHEST_SIDE.exec(textsOf(all, begins, begins + 9)) ?? [];
    if (said !== undefined)
      return { name: `${side} chest`, from: at, to: begins + said.trim().split(' ').length };
    // "small up front left", of what is worn
    if (
      first === 'front' &&
      isSmall(all, at) &&
      !all.some(({ stem }) => HEADWEAR.has(stem)) &&
      !PARTS.has(part)
    )
      return { name: `${side} chest`, from: at, to: at + 2 };
    if (first === 'front' && !PARTS.has(part) && !NO_PLACE_WITH.test(part) && !VEHICLE_PARTS.has(part))
      return { name: `${side} front`, from: at, to: at + 2 };
  }
  // "right arm sleeve"
  if (isHalf && part === 'arm' && all[to]?.text === 'sleeve')
    return { name: `${side} sleeve`, from: at, to: to + 1 };
  if (EDGES.has(side) && OF_EDGE.test(part)) return { name: `${side} ${part}`, from: at, to };
  if (!SIDES.has(side) || !PARTS.has(part)) return;
  if (part === 'side') {
    if (side === 'both') return { name: 'both sides', from: at, to };
    if (side !== 'left' && side !== 'right') return;
    // "turn left on Main, right side"
    if (/ (?:turn|park|parked|located|street|road|avenue) /.test(textOf(all, at - 6, at))) return;
  }
  // "both front doors"
  if (side === 'both' && (part === 'front' || part === 'back')) return;
  // "right back at you"
  if (side === 'right' && part === 'back' && !/^(?:the|on|and|a|,)$/.test(all[at - 1]?.raw ?? '')) return;
  // "left chest pocket"
  if (/^(?:chest|breast)$/.test(part) && all[to]?.text === 'pocket' && side !== 'both')
    return { name: `${side} pocket`, from: at, to: to + 1 };
  const name = part === 'breast' ? 'chest' : part;
  return { name: side === 'both' ? `${name}s` : `${side} ${name}`, from: at, to };
}

const isSmall = (all: readonly Word[], at: number): boolean =>
  / (?:small|smaller|little|lil|tiny|mini)(?: (?!back|sleeve|and|big|large|,)\S+){0,4} $/.test(
    textsOf(all, Math.max(0, at - 6), at),
  );
const HEADWEAR = set('hat cap beanie visor bucket trucker van truck car bus trailer');

/** Where a small print stands on what is worn: "up by the shoulder", "of the chest", "near the collarbone". */
const ON_CHEST_SIDE =
  /^ ,? ?(?:(?:of|on|at) (?:the |my |your )?)?(?:chest|breast) (?:area )?(?!pocket)|^ ,? ?(?:(?:up|high|higher|just|right|top|kind of|sort of|like|but) ){0,3}(?:by|near|below|under|beneath|around|next to|close to) (?:the |my |your |our |where (?:the|your) ){0,2}(?:left |right )?(?:shoulder|collar|collarbone|collar bone|clavicle|heart|armpit) /;
const textsOf = (all: readonly Word[], from: number, to: number): string =>
  ` ${all
    .slice(from, to)
    .map(({ text, raw, kind }) => (kind === 'mark' ? raw : text))
    .join(' ')} `;

function plainPlace(all: readonly Word[], at: number, isAsked: boolean): Found | undefined {
  const word = all[at];
  // "bib number goes on the front"
  if (!word || (word.stem === 'bib' && /^(?:number|pickup|pick)$/.test(all[at + 1]?.stem ?? ''))) return;
  const place = (name: string, to = at + 1): Found => ({ name, from: at, to });
  const before = all[at - 1]?.text ?? '';
  const after = all[at + 1]?.text ?? '';
  if (word.text === 'heart') {
    const to = after === 'side' ? at + 2 : at + 1;
    return isOverHeart(all, at, isAsked) ? place('left chest', to) : undefined;
  }
  if (isUnder(all, at)) return place(`under ${word.stem}`);
  // "chest pocket"
  if (/^(?:chest|breast)$/.test(word.text) && after === 'pocket') return place('pocket', at + 2);
  // "pocket side nothing"
  if (word.text === 'pocket' && after === 'side') return place('pocket', at + 2);
  // "coins in my pocket"
  const isOfPerson =
    /^(?:my|your|his|her|their)$/.test(before) && !/^(?:on|across|over)$/.test(all[at - 2]?.text ?? '');
  if (
    !isOfPerson &&
    PLAIN.has(word.stem) &&
    !(before === '-' && /^(?:long|short|half|cap)$/.test(all[at - 2]?.text ?? '')) &&
    !/^(?:long|short|half|4|cap|full|pole|no|coffee|drink|beer|can|cup|out|bottle|cd|dvd|record|card|laptop|paper|garment|book)$/.test(
      before,
    ) &&
    // "12 sleeves of golf balls"
    !(word.stem === 'sleeve' && after === 'of')
  )
    return place(
      word.text === 'sleeves' || /^(?:each|both|every|either)$/.test(before) ? `${word.stem}s` : word.stem,
    );
  if (word.text === 'front' && isFront(all, at)) return place('front');
  if (word.text === 'back' && isBack(all, at, isAsked)) return place('back');
  if (PARTS.has(word.stem) && isOnPart(all, at, isAsked)) {
    if (word.text === 'side' && before === 'one')
      return place(TWO_SIDES.test(textOf(all, at + 1, at + 12)) ? 'both sides' : 'one side');
    return place(
      /^(?:each|both|every|either)$/.test(before) || word.text === 'shoulders' ? `${word.stem}s` : word.stem,
    );
  }
  return;
}

/** "under the brim", where it is seen from below */
const isUnder = (all: readonly Word[], at: number): boolean =>
  /^(?:brim|bill)$/.test(all[at]?.stem ?? '') &&
  / (?:under|underneath|beneath|below)(?: (?:of )?the)? $/.test(textOf(all, at - 3, at));

/** "stitched over the heart", "heart side"; not "a heart on the back", "over the heart of town". */
function isOverHeart(all: readonly Word[], at: number, isAsked: boolean): boolean {
  const after = all[at + 1]?.text;
  if (after === 'of' || all[at + 2]?.text === 'of' || (after !== 'side' && all[at + 1]?.kind === 'number'))
    return false;
  const [over = '', whose = ''] = all.slice(Math.max(0, at - 2), at).map(({ text }) => text);
  const isBy = /^(?:the|my|your|our|his|her|their)$/.test(whose);
  return (
    (isBy && /^(?:over|above|near|by)$/.test(over)) ||
    (after === 'side' && (isBy || isAsked || whose === 'on'))
  );
}

/** "on the hood", "flag on the side", "side of the cap"; not "on the side I also do". */
function isOnPart(all: readonly Word[], at: number, isAsked: boolean): boolean {
  const stem = all[at]?.stem ?? '';
  if (stem === 'front' || stem === 'back') return false;
  if (stem === 'side' && / of (?:the |their )?hood /.test(textOf(all, at + 1, at + 4))) return false;
  // "dog on one side, date on the other"
  if (
    / on one $/.test(textOf(all, at - 2, at)) &&
    (all.some(isHeld) || TWO_SIDES.test(textOf(all, at + 1, at + 12)))
  )
    return stem === 'side';
  // "side of the hood"
  if (stem === 'hood' && / (?:side|top|back|front|edge)s? of (?:the |their )?$/.test(textOf(all, at - 3, at)))
    return true;
  if (/^(?:lot|street|road|house|field)$/.test(all[at - 1]?.text ?? '')) return false;
  if (isAsked) return all[at - 2]?.text !== 'between';
  // "a cross stitched at the hem"
  if (
    OF_EDGE.test(stem) &&
    / at the $/.test(textOf(all, at - 2, at)) &&
    all.slice(Math.max(0, at - 5), at - 2).some((word) => PRINTED.test(word.stem))
  )
    return true;
  // "the front and one side"
  if (
    stem === 'side' &&
    /^(?:one|the|a)$/.test(all[at - 1]?.text ?? '') &&
    /^(?:and|&|,|\+)$/.test(all[at - 2]?.text ?? '') &&
    PLACES.test(all[at - 3]?.stem ?? '') &&
    all[at - 3]?.stem !== 'side'
  )
    return true;
  // "2 locations, front and side"
  if (
    all[at]?.text === 'side' &&
    /^(?:and|&|\+)$/.test(all[at - 1]?.text ?? '') &&
    /^(?:front|back|brim)$/.test(all[at - 2]?.stem ?? '') &&
    !NO_PLACE_WITH.test(all[at + 1]?.stem ?? '')
  )
    return true;
  // "front says Razor Co, side lil razor"
  if (
    stem === 'side' &&
    all[at - 1]?.kind === 'mark' &&
    SMALL_THING.test(all[at + 1]?.text ?? '') &&
    all.slice(0, at).some(({ stem: other }) => other !== 'side' && PLACES.test(other))
  )
    return true;
  const on = /^(?:the|each|one|both|my|our|its|their)$/.test(all[at - 1]?.text ?? '') ? at - 2 : at - 1;
  // "forget the side"
  const isEnd = all[at + 1] === undefined || all[at + 1]?.kind === 'mark' || all[at + 1]?.text === 'then';
  if (stem === 'side' && on === at - 2 && isEnd && DROPS.test(all[on]?.text ?? '')) return true;
  const isOn =
    /^(?:on|across|down|up|along|around|onto|above|over|under|inside|print|stitch|embroider|sew)$/.test(
      all[on]?.text ?? '',
    );
  // "a sign for out front over the door": where it hangs
  if (/^(?:door|window)$/.test(stem) && /^(?:over|under)$/.test(all[on]?.text ?? '')) return false;
  if (/^(?:side|door|window|leg|arm|shoulder|panel|bill)$/.test(stem)) {
    const rest = all.slice(at + 2, at + 5);
    const isOfGoods =
      all[at + 1]?.text === 'of' && rest.some(({ stem: of }) => GARMENTS.has(of) || VEHICLES.has(of));
    const isPrinted = all
      .slice(Math.max(0, on - 5), Math.max(0, on))
      .some((word) => PRINTED.test(word.stem) || PLACES.test(word.stem));
    // "lighted letters over the door"
    if (/^(?:door|window)$/.test(stem) && /^(?:over|under)$/.test(all[on]?.text ?? '')) return false;
    // "across the shoulders"
    if (stem === 'shoulder' && /^(?:across|over)$/.test(all[on]?.text ?? '')) return true;
    // "on each side of the trailer"
    const isOfEach =
      stem === 'side' && /^(?:each|either)$/.test(all[at - 1]?.text ?? '') && all.some(isOfVehicle);
    return isOn && (isOfGoods || isPrinted || isOfEach);
  }
  // "hood and front"
  return isOn || (/^(?:and|&|\/|,|\+)$/.test(all[at + 1]?.raw ?? '') && PLACES.test(all[at + 2]?.stem ?? ''));
}

/** "… on one side, … on the other" */
const TWO_SIDES = / on the other (?:side |one )?(?:$|[^\w\s]|and |with |in |for |please |\d)/;
const SMALL_THING = /^(?:lil|little|small|smaller|tiny|mini|big|large|gets|has|just|same)$/;

/** "front logo + back names", "LC logo, back big logo": the place of the next print. */
function isNextPrint(all: readonly Word[], at: number): boolean {
  if (!PRINTED.test(all[at - 2]?.stem ?? '') || all[at - 1]?.text === 'or') return false;
  return (
    PLACES.test(all[at - 3]?.stem ?? '') ||
    /^(?:big|large|small|full|huge|bigger|smaller)$/.test(all[at + 1]?.text ?? '')
  );
}

/** Not the front desk, a storefront, "up front" or "in front of". */
function isFront(all: readonly Word[], at: number): boolean {
  const before = all[at - 1]?.text ?? '';
  const after = all[at + 1]?.text ?? '';
  // "brown front, khaki mesh" is what the cap is made of; "en blanco al frente" is printed there.
  const isJoined = /^(?:and|&|\/|\+)$/.test(after) && all[at + 2]?.text === 'back';
  const isColorOfIt = PRINTED.test(all[at - 2]?.stem ?? '');
  const isEnglish = all[at]?.raw.toLowerCase() === 'front';
  if (COLORS.has(before) && isEnglish && !isColorOfIt && !PRINTED.test(after) && !isJoined) return false;
  const isSaidOfPrint = /^(?:up|out|in)$/.test(before) && PRINTED_AT.test(textOf(all, at - 5, at - 1));
  if (
    (/^(?:up|in|store|shop|our|out)$/.test(before) &&
      !isSaidOfPrint &&
      !(before === 'in' && isOnIt(all, at))) ||
    ROOMS.test(all[at + 1]?.stem ?? '') ||
    /^(?:runner|end|page)$/.test(after)
  )
    return false;
  return after !== 'of' || !isOfPlace(all, at + 2);
}

/** "a leather patch up front", "the year in the back" */
const PRINTED_AT =
  / (?:logo|print|design|name|number|text|flag|patch|art|artwork|image|graphic|url|website|crest|lettering|slogan|initials|picture|stitched|embroidered|embroidery|printed|est|small one|big one)(?: (?!and |or |,)\S+){0,3} $| (?:front|side|brim) (?:and|[,&/n+]) (?:\S+ ){1,4}$/;
/** "the logo in front, names in back", and not "the lady in front". */
const isOnIt = (all: readonly Word[], at: number): boolean =>
  all.slice(Math.max(0, at - 4), at - 1).some(({ stem }) => PRINTED.test(stem)) &&
  (all.some(({ stem }) => GARMENTS.has(stem)) || IN_BOTH.test(textOf(all, at - 10, at + 11))) &&
  (all[at + 1] === undefined ||
    all[at + 1]?.kind === 'mark' ||
    /^(?:and|with|plus|small|big|huge|tiny|little|large|bigger|smaller|another)$/.test(
      all[at + 1]?.text ?? '',
    ));

const IN_BOTH =
  / in (?:the )?front (?:\S+ ){0,8}in (?:the )?back | in (?:the )?back (?:\S+ ){0,8}in (?:the )?front /;

const ROOMS =
  /^(?:burner|end|bone|log|road|row|wall|forty|stage|desk|door|office|counter|window|windows|glass|yard|lawn|garden|fence|porch|patio|driveway|room|seat|row|entrance|entry|lobby|hall|lot|alley|gate)$/;

/** "(back) of the right sleeve" */
const isOfSleeve = (all: readonly Word[], at: number): boolean =>
  all.slice(at, at + 3).some(({ stem }) => /^(?:sleeve|arm|leg)$/.test(stem));

/** "(front) of the store" */
const isOfPlace = (all: readonly Word[], at: number): boolean =>
  all
    .slice(at, at + 3)
    .some(({ stem }) =>
      /^(?:store|shop|building|house|line|room|church|school|office|restaurant|place|property|street|road|lot|napkin|receipt|envelope|menu|card|notebook|book|paper|magazine|flyer|mind|head|hand|field|court|stage|town)$/.test(
        stem,
      ),
    );

/** "on the back", "front and back", "back print"; not "call me back" or "back in May". */
const TIME_AGO = /^(?:year|month|week|day|season|summer|winter|spring|fall|while|way)s?$/;

function isBack(all: readonly Word[], at: number, isAsked: boolean): boolean {
  const before = all[at - 1]?.text ?? '';
  const beforeThat = all[at - 2]?.text ?? '';
  const next = all[at + 1];
  const after = next?.stem ?? '';
  // "est. 1988 in the back", of a cap
  if (beforeThat === 'in' && before === 'the' && PRINTED_AT.test(textOf(all, at - 8, at - 2))) return true;
  // "a couple years back", "a while back"
  if (TIME_AGO.test(before) && !/^(?:print|printing|logo|design|only|too)$/.test(after)) return false;
  // "across the back in one color"; not "back in May"
  const isOnTheBack = before === 'the' && /^(?:on|across|over|down|onto)$/.test(beforeThat);
  // "just the back then", "skip the back to save money"; not "back then we had"
  const isPlace = isOnTheBack || (before === 'the' && (after === 'then' || DROPS.test(beforeThat)));
  if (ROOMS.test(after) || (!isPlace && /^(?:to|order|in|up|then|when|pack)$/.test(after))) return false;
  if (after === 'and' && all[at + 2]?.text === 'forth') return false;
  if (before === 'in' && isOnIt(all, at)) return true;
  // "el logo atras", and no "dos dias atras"
  if (/^(?:atr[aá]s|detr[aá]s)$/i.test(all[at]?.raw ?? ''))
    return !/^(?:day|week|month|year)s?$/.test(before) && !/^(?:hacia|para)$/i.test(all[at - 1]?.raw ?? '');
  if (after === 'of' && (isOfPlace(all, at + 2) || isOfSleeve(all, at + 2))) return false;
  // "back-to-school"
  if (next?.raw === '-' && !next.spaced) return false;
  if (SAYS.test(textOf(all, at + 1, at + 5)) && !/^(?:my|his|her|their)$/.test(before)) return true;
  // "the shirt, back big and front small", "12 jackets, back, white letters"
  const isBegun = all[at - 1] === undefined || all[at - 1]?.kind === 'mark';
  if (isBegun && /^(?:big|large|huge|full|small|smaller|bigger|little|tiny)$/.test(after)) return true;
  if (isBegun && at > 0 && next?.kind === 'mark' && next.raw !== '?' && all.some(isWorn)) return true;
  // "no back at all", "no front just back"
  if (DROPS.test(before)) return true;
  if (/^(?:just|only)$/.test(before)) return all.slice(0, at).some(({ stem }) => PLACES.test(stem));
  // "back is 2 color now"
  if (next?.text === 'is' && /^(?:\d+|one|two|three|four|five|six|full)$/.test(all[at + 2]?.text ?? ''))
    return true;
  const isReturned = RETURNING.test(before);
  if (isAsked) return !isReturned;
  if (
    /^(?:print|printing|logo|design|side|panel|image|imprint|only|too|color|of)$/.test(after) &&
    beforeThat !== 'in' &&
    !isReturned
  )
    return true;
  // "two colors front, one back", "front 2 colors, back 1 color"; no "get one back"
  const isCounted =
    /^(?:one|[1-4])$/.test(before) || /^(?:\d|one|two|three|four|full)$/.test(next?.text ?? '');
  if (isCounted && all.slice(Math.max(0, at - 5), at).some(({ stem }) => PLACES.test(stem))) return true;
  if (/^(?:the|large|big|small)$/.test(before)) return beforeThat !== 'in';
  if (/^(?:on|across|over|onto|down)$/.test(before)) return true;
  if (/^(?:and|&|\/|\+|or|,|-|n)$/.test(before) || before === 'front')
    return before === 'front' || PLACES.test(all[at - 2]?.stem ?? '') || isNextPrint(all, at);
  // "logo white back", as Spanish puts it
  const isOfLogo = COLORS.has(before) && PRINTED.test(all[at - 2]?.stem ?? '');
  return (PRINTED.test(all[at - 1]?.stem ?? '') && before !== 'it') || before === 'color' || isOfLogo;
}

const DROPS = /^(?:no|without|drop|skip|remove|forget|scratch|lose|mind)$/;

/** "(back) should say", "(back) will have our motto" */
const SAYS =
  /^ (?:(?:should|will|would|needs? to|has to|can|must|to) (?:just |also |then )?(?:say|read|have|show|get|be (?:blank|just|the|our|big|small|white|black|a))|says|reads|gets|has) /;

const PLACES = /^(?:front|back|sleeve|chest|pocket|hood|side|collar|brim|door|tailgate|rear|roof)$/;
const RETURNING =
  /^(?:get|got|come|coming|go|going|call|be|am|is|hear|write|text|send|bring|reach|check|circle|me|us|you|it|them|way|were|money|for|right|ship|pay|give|took|take|report)$/;

/** "nothing on the back", "no back print", "swap the front for the back"; not "no, the back" or "not just the front". */
function isDropped(all: readonly Word[], { name, from, to }: Found, previous: Place | undefined): boolean {
  const before = ` ${all
    .slice(Math.max(0, from - 5), from)
    .map(({ text, kind, raw }) => (kind === 'mark' ? raw : NO_TO_IT.test(raw) ? ',' : text))
    .join(' ')} `;
  if (name === 'both sides' && / no $/.test(before)) return false;
  const after = all.slice(to, to + 4).map(({ text, kind, raw }) => (kind === 'mark' ? raw : text));
  if (LEFT_BLANK.test(` ${after.join(' ')} `)) return true;
  if (DENIED.test(before)) return true;
  // "no print on the sleeve or the hood"
  if (previous?.isDropped && / (?:n?or)(?: (?:the|on))* $/.test(before) && from - previous.to <= 3)
    return true;
  if (
    TAKEN_OFF.test(` ${all[to]?.text ?? ''} ${all[to + 1]?.text ?? ''} `) &&
    / (?:take|leave) (?:the |that )?/.test(before)
  )
    return true;
  // "leave the roof."
  const isEnd = all[to] === undefined || all[to]?.kind === 'mark';
  if (isEnd && / (?:leave|leaving|spare) (?:(?:the|that|both) )?$/.test(before)) return true;
  const isSwapped = / (?:swap|change|switch|trade|replace|move|exchange) (?:\S+ ){0,3}$/.test(before);
  return isSwapped && /^(?:for|to|with|into)$/.test(all[to]?.text ?? '');
}
/** "a full wrap, not just the doors", "everything, more than only the hood and roof": told only to say that all is wanted. */
const isLessThanAll = (
  { all, plain }: Pick<Words, 'all' | 'plain'>,
  { from }: Found,
  previous: Place | undefined,
): boolean =>
  ALL_OF_IT.test(plain) &&
  (NOT_JUST.test(saidOf(all.slice(Math.max(0, from - 6), from))) ||
    (previous?.isDropped === true &&
      / (?:and|or|&|,) (?:the )?$/.test(saidOf(all.slice(previous.to, from)))));

const ALL_OF_IT = worded(
  / (?:(?:full|whole|entire|complete|total) (?:wrap|coverage|thing|van|truck|car|trailer|bus|suv|vehicle|boat|body|cab|shirt|front|jacket)|fully|entirely|everything|all over|all around|all of it|bumper to bumper|top to bottom) /,
);
const NOT_JUST =
  / (?:not|nt|more than|instead of|rather than) (?:just |only |merely |simply )(?:(?:do|doing|wrap|wrapping|lettering|letters|logos?|decals?|graphics) )?(?:(?:on|to|for|in) )?(?:(?:the|a|my|our|its|two|both|\d) )?$/;

/** "pocket side nothing", "back: blank", "the sleeves stay plain"; not "front, nothing on the back" */
const LEFT_BLANK =
  /^ (?:(?:[:=-]|is|are|stays?|staying|left|can be|should be|to be) )*(?:nothing|blank|empty|bare|nada|plain|no (?:print|logo|nothing|printing)|(?<=^ (?:is|are|stays) )(?:out|off limits|off the table|a no go|untouched|stock))(?= (?:[.,;!()]|$|and |please |thanks |too |then |but ))/;
/** "nah both sides" denies what was said before. */
const NO_TO_IT = /^(?:na+h+|nope|naw)$/i;
const DENIED = new RegExp(
  `(?:^| )(?:${DROPPED}|dropp(?:ed|ing)|skipp(?:ed|ing)|remov(?:ed|ing)|(?:left|leaving|took|taking) (?:off|out)|losing|(?:every(?:thing|where)|all) but)(?: (?:on|in|the|that|this|a|any|logo|print|printing|need|want|anything|design|names?|numbers?|text|about))* $`,
);
/** "take the back print off", "leave the roof alone" */
const TAKEN_OFF = /^ (?:(?:print|logo|design|one) )?(?:off|out|away|alone|as) /;
