// What a wrap goes on, in the visitor's words: 'box truck', 'golf cart'; and which of the price book's vehicles that is.

import type { PriceList } from '../../../schemas/shop.ts';
import { listed } from '../../wording/wording.ts';
import { worded } from '../reading/words/triggers.ts';
import { plural } from './goods-kinds.ts';
import type { Moment } from './moment.ts';
import { isQuestion } from './question.ts';

/**
 * Puts the vehicle that is named in the state, with its choice in the price book where one fits: a golf cart has no price
 * and is no sedan. "the truck" says nothing new of a box truck. Returns whether it comes beside those that are known.
 */
export function nameVehicle(moment: Moment): boolean {
  const { state, shop, words } = moment;
  if (state.slots.service !== 'car-wraps' || state.language !== 'en') return false;
  const kinds = vehicleKinds(words.plain);
  const [first] = kinds;
  if (first === undefined || /magnet|imán/.test(state.thing ?? '')) return false;
  if (kinds.length === 1 && addVehicle(moment, first)) return true;
  const known = state.thing;
  const only = onlyOfMix(words.plain, known);
  if (
    only === undefined &&
    known !== null &&
    (kinds.every((kind) => isVaguer(kind, known)) || isAskedOnly(moment))
  )
    return false;
  // "a step van, just the one truck": of one vehicle the name that says most.
  const isOne = state.slots.quantity === 1;
  const named = isOne ? (kinds.find((kind) => kind.includes(' ')) ?? first) : first;
  const thing = only ?? (kinds.length > 1 && !isOne ? listed(kinds.map(plural)) : named);
  const choice = choiceFor(only ?? named, shop.prices['car-wraps']);
  state.thing = thing;
  if (choice !== undefined) state.options.vehicle = choice;
  else delete state.options.vehicle;
  return false;
}

/** "ok and the trailer too", of three vans: four in all, the vans among them. */
function addVehicle({ state, before, words, reading, cues }: Moment, kind: string): boolean {
  const { plain } = words;
  const known = before.thing;
  if (known === null || before.job !== state.job || before.slots.service !== 'car-wraps') return false;
  if (isVaguer(kind, known) || isVaguer(known, kind) || /magnet|imán/.test(known)) return false;
  if (cues.has('change') || !ADDED.test(plain) || CHANGED.test(plain)) return false;
  const at = plain.search(new RegExp(` ${kind}s? `));
  const [, count = 'a'] = COUNTED.exec(plain.slice(0, at)) ?? [];
  const more = NUMBERS.indexOf(count) + 1 || Number(count) || 1;
  const { quantity } = reading.slots;
  state.thing = listed([
    ...known.split(/, | and /).map((one) => plural(one.replace(/(?<!bu)s$/, ''))),
    plural(kind),
  ]);
  if (quantity === undefined || quantity === more) state.slots.quantity = (before.slots.quantity ?? 1) + more;
  return true;
}

const ADDED = worded(
  /^ (?!.*\?)(?:.* )?(?:too|also|as well|plus|adding|add) |^ (?:(?:oh|ok|okay|yes|so|wait) )*and (?:then )?(?:an?|one|two|three|\d+|the|our|my) |^ (?:(?:oh|ok|and|so) )*(?:can|could) (?:you|we|i) (?:also )?add /,
);
const CHANGED = worded(/ (?:actually|instead|rather|not|no|forget|scratch|only|just) /);
const COUNTED = / (a|an|one|two|three|four|five|six|\d{1,2})(?: \S+)?$/;
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** "just the vans", of vans and box trucks: which of them; undefined where all are meant. */
export function onlyOfMix(plain: string, known: string | null): string | undefined {
  const said = known?.includes(' and ') ? ONLY_THE.exec(plain)?.groups?.kind : undefined;
  if (said === undefined) return;
  const kind = said.replace(/(?<=bus)es$|(?<!bu)s$/, '');
  const meant = known?.split(/, | and /).map((one) => one.replace(/(?<=bus)es$|(?<!bu)s$/, ''));
  return meant?.find((one) => one === kind) ?? meant?.find((one) => isVaguer(kind, one));
}

const ONLY_THE =
  /^ (?:(?:no|ok|actually|wait|hmm|so|then|let us|do|sorry|you know what|,) )*(?:just|only)(?: (?:do|wrap|doing|wrapping|price|quote|letter))? (?:the|our|my) (?<kind>[a-z]+(?: [a-z]+)?s) (?:(?:for now|then|please|first|thanks|actually|after all|instead|[.!]) ?)*$/;

/** Every kind that is named, each once, in the singular and as the visitor calls it. */
export function vehicleKinds(plain: string): string[] {
  if (!MAY_NAME.test(plain)) return [];
  const found = [...plain.matchAll(KINDS)]
    .filter(({ index }) => !RULED_OUT.test(plain.slice(Math.max(0, index - LONGEST_DENIAL), index)))
    .map(([, kind = '']) => kind.replace(/(?<=bus)es$|(?<!bu)s$/, ''));
  const kinds = [...new Set(found)];
  // "our van, a cargo van": named twice.
  return kinds.filter((kind) => !kinds.some((other) => other !== kind && isVaguer(kind, other)));
}

/** "a trailer, not a truck" */
const RULED_OUT = / (?:not|no|never|instead of|rather than)(?: (?:an?|the|my|our|really|actually|just))*$/;
const LONGEST_DENIAL = 40;

const OF_TRUCK =
  'box|food|taco|pizza|coffee|ice cream|delivery|pickup|tow|dump|fire|garbage|trash|bucket|flatbed|flat bed|semi|bread|utility|moving|tank|tanker|mail|cement|concrete|work|service|company|monster|crew cab|dually|straight|stake bed';
const OF_TRAILER =
  'food|taco|pizza|coffee|bbq|concession|enclosed|cargo|horse|utility|landscape|landscaping|race|equipment|tool|dump|work|company|semi|gooseneck|boat|travel|flatbed|car';
const OF_VAN = 'cargo|work|company|delivery|service|passenger|church|mini|conversion|camper|panel|step';
const OF_BUS = 'school|shuttle|party|church|tour|charter|city|mini';
const OF_BOAT = 'pontoon|fishing|bass|speed|ski|sail|jon|house|party|patrol|charter|tour|deck';
const ALONE =
  'minivan|suv|sedan|hatchback|coupe|jeep|pickup|crossover|rv|motorhome|motor home|camper|boat|pontoon|motorcycle|motorbike|jet ski|jetski|waverunner|wave runner|sea doo|seadoo|snowmobile|moped|dirt bike|four wheeler|go kart|atv|utv|side by side|semi|tractor|ambulance|limo|limousine|hearse|airstream|forklift|excavator|skid steer|airplane|plane|helicopter|kayak|canoe';
const MAY_NAME = worded(new RegExp(` (?:van|truck|trailer|bus|buse|car|cart|${ALONE})s? `));
/** No "car wraps", "car club" or "truck stop". */
const KINDS = new RegExp(
  ` ((?:(?:(?:${OF_TRUCK}) )?truck|(?:(?:${OF_TRAILER}) )?trailer|(?:(?:${OF_VAN}) )?van|(?:(?:${OF_BUS}) )?bus(?:es)?|(?:golf|food|coffee|hot dog) cart|(?:${OF_BOAT}) boat|(?:(?:company|race|police|patrol|smart|sports|compact|small) )?car(?! wrap)|${ALONE})s?)(?= )(?! (?:wash|washes|club|show|shows|dealer|dealers|dealership|lot|guy|guys|stop|stops|rental|rentals|repair|meet|bed|life|ramp|dock|driver|drivers))`,
  'g',
);

/** 'truck' of 'box truck', 'van' of 'vans and box trucks'. */
const isVaguer = (kind: string, known: string): boolean =>
  known === kind ||
  known.endsWith(` ${kind}`) ||
  (known.includes(' and ') && known.split(/, | and /).some((one) => isVaguer(kind, one.replace(/s$/, ''))));

/** "how long does a boat take?", while a van is talked about; "what about a van instead?" tries another. */
const isAskedOnly = ({ words }: Moment): boolean => isQuestion(words) && !TRIES.test(words.plain);
const TRIES = worded(/ (?:what if|(?:how|what) about|instead|rather|actually) /);

/** The price book's choice with these very words; a company's truck is a truck, a fire truck none. */
function choiceFor(kind: string, list: PriceList | undefined): string | undefined {
  const option = list?.options.find(({ name }) => name === 'vehicle');
  if (option?.kind !== 'choice') return;
  const named = (words: string): string | undefined =>
    option.choices.find((choice) => choice.words.includes(words))?.name;
  return named(kind) ?? named(kind.replace(PLAIN_ONES, '')) ?? named(kind.replace(/ car$/, ''));
}

const PLAIN_ONES =
  /^(?:(?:work|company|service|crew cab) (?=truck)|(?:\S+ )+(?=van|car)|(?:enclosed|cargo|utility|landscape|landscaping|race|equipment|tool|taco|bbq|concession|coffee|pizza|work|company) (?=trailer))/;
