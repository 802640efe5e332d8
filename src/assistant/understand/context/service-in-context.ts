// The service that a message asks for in the light of the job at hand.

import { findServices, type ServiceMention, thingOf } from '../reading/service.ts';
import { worded } from '../reading/words/triggers.ts';
import { splitWords } from '../reading/words/words.ts';
import {
  APPAREL,
  HATS,
  isKind,
  isShort,
  kindIn,
  kindOf,
  nounOf,
  OTHER_KIND,
  ofGoods,
} from './goods-kinds.ts';
import type { Moment } from './moment.ts';
import { isQuestion } from './question.ts';
import { isMaterialOf } from './read-slots.ts';

/** The service that the message asks for in the light of the job at hand; undefined leaves that as it is. */
export function serviceInContext(moment: Moment, read: string | undefined): string | undefined {
  if (isPatchOnGoods(moment)) return HATS.test(moment.before.thing ?? '') ? 'hats-and-t-shirts' : undefined;
  if (keepsGoods(moment)) return;
  return read === undefined ? insteadOfEmbroidery(moment) : keptMethod(moment, read);
}

/** What is named tells more of the goods talked about, and no others. */
export const keepsGoods = (moment: Moment): boolean =>
  isOfTheSame(moment) ||
  isOnTheVehicle(moment) ||
  isOfTheSite(moment) ||
  isOfTheirWork(moment) ||
  isOfTheArt(moment) ||
  isWhereTheyGo(moment) ||
  isMaterialOf(moment.before, moment.mentions);

/** "just decals on the tank", "take the old vinyl off", of a vehicle to be wrapped: what is on it, and no signs. */
export const isOnTheVehicle = ({ before, mentions, reading, words, cues }: Moment): boolean =>
  before.slots.service === 'car-wraps' &&
  reading.slots.service === 'signs-and-banners' &&
  reading.slots.quantity === undefined &&
  !cues.has('another_job') &&
  /(?:^vinyl|lettering|decal|graphic|sticker)$/.test(mentions[0]?.phrase ?? '') &&
  ON_IT.test(words.plain);

const ON_IT = worded(
  / (?:just|only|instead|maybe|some|with|and) (?:\S+ ){0,2}?(?:vinyl|lettering|decals?|graphics?|stickers?) | (?:lettering|decals?|graphics?|stickers?|vinyl) (?:instead|only|on (?:it|the|its|both|each)) | (?:old|existing|current|previous) (?:\S+ )?(?:vinyl|lettering|decals?|graphics?|stickers?) | how (?:long|well) (?:\S+ ){0,4}?(?:vinyl|lettering|decals?|graphics?) | (?:vinyl|lettering|decals?|graphics?) (?:will |would |do |does )?(?:last|lasts|hold|holds|fade|fades|peel|peels|crack|cracks) /,
);

/** "like spirit wear, hoodies, tees", of a site: what it shows or sells, where nothing of it is wished for. */
export const isOfTheSite = ({ before, mentions, reading, words, cues }: Moment): boolean =>
  before.slots.service === 'websites-and-ai' &&
  before.flow !== null &&
  mentions.length > 0 &&
  words.all.length >= 3 &&
  reading.slots.quantity === undefined &&
  !cues.has('another_job') &&
  !isQuestion(words) &&
  !WISHED.test(words.plain);

const WISHED = worded(
  / (?:need|needs|want|wants|would like|actually|instead|rather|change|changed|switch|scratch|also|too|plus|order|quote|price|cost|get|buy|forget|not|no|never mind) /,
);

/** "they go on trucks", of 200 stickers: what those are put on, and nothing to be wrapped. */
const isWhereTheyGo = ({ before, mentions, reading, words, cues }: Moment): boolean =>
  before.slots.quantity !== undefined &&
  /(?:sticker|decal|label|cling)$/.test(before.thing ?? '') &&
  before.slots.service !== 'car-wraps' &&
  reading.slots.service === 'car-wraps' &&
  reading.slots.quantity === undefined &&
  !cues.has('another_job') &&
  mentions.every(({ phrase }) => !/wrap|letter|graphic/.test(phrase)) &&
  !WISHED.test(words.plain);

/** "can I talk to whoever cuts the vinyl": whom somebody wants to reach by the work they do, and no goods. */
const isOfTheirWork = ({ before, reading, words }: Moment): boolean =>
  before.slots.service !== undefined &&
  reading.slots.quantity === undefined &&
  reading.intents.includes('human') &&
  WHO_DOES_IT.test(words.plain);

const WHO_DOES_IT = worded(
  / (?:whoever|(?:one|person|guy|guys|gal|lady|somebody|someone|people|human|man|woman) (?:who|that)|who) (?:actually |usually |really )?(?:is |are )?(?:do|does|doing|make|makes|making|cut|cuts|cutting|print|prints|printing|handles?|handling|runs?|running|in charge|knows?|works?|working|sews?|lays?|installs?|installing|designs?) | (?:your|the) (?:\S+ )?(?:guy|gal|lady|person|people|team|department|dept|expert|specialist|installer|printer|designer) /,
);

/** "the poster art is finished", of a banner: where the drawing comes from, and no goods. */
const isOfTheArt = ({ before, reading: { slots }, words, cues }: Moment): boolean =>
  before.slots.service !== undefined &&
  slots.artwork !== undefined &&
  slots.quantity === undefined &&
  !cues.has('another_job') &&
  ART_OF_GOODS.test(words.plain) &&
  !WISHED.test(words.plain);

const ART_OF_GOODS = worded(
  / (?:\S+ )(?:art|artwork|design|graphics?|layout|file|logo)s? (?:(?:is|are|was|were|has been|have been) )?(?:all |already )?(?:done|finished|ready|complete|completed|attached|designed|drawn|approved) /,
);

/** "with a leather patch", of what is talked about: how it is marked; "100 patches" is a job of its own. */
export function isPatchOnGoods({ state, before, mentions, reading }: Moment): boolean {
  const { service, quantity } = before.slots;
  if (state.job !== before.job || service === undefined || !APPAREL.has(service)) return false;
  if (before.thing === null || isKind('patch', before.thing) || mentions.length === 0) return false;
  const isOther = reading.slots.quantity !== undefined && reading.slots.quantity !== quantity;
  return !isOther && mentions.every(({ phrase }) => /^(?:\w+ )?patch$/.test(phrase));
}

/** Embroidered dad hats that become snapbacks are embroidered still; "printed snapbacks" are not. */
function keptMethod({ state, before, words, mentions, shop, today }: Moment, read: string): string {
  const { service } = before.slots;
  // "screen printing", then "30 shirts": the goods are told late, and marked as was said; so "24 with a 3d puff logo".
  const isToldLate =
    before.thing === null &&
    (service === 'embroidery' ||
      (service === 'screen-printing' && kindOf(thingOf(mentions, read)) === 'shirt'));
  if (isToldLate && state.job === before.job && read === 'hats-and-t-shirts' && !PRINTS.test(words.plain))
    return service;
  if (state.job !== before.job || service === undefined || before.thing === null || read === service)
    return read;
  // "24 hoodies by dtf", then "black hoodies": the same goods, and no way named; "bath towels" where towels are printed too.
  const named = mentions.map((mention) => thingOf([mention], mention.slug));
  const isKind = APPAREL.has(read) && named.every((thing) => kindIn(thing) === kindIn(before.thing));
  const isNamedAgain = isKind || nounOf(thingOf(mentions, read)) === nounOf(before.thing);
  if (isNamedAgain && APPAREL.has(service) && !NAMES_WAY.test(words.plain)) return service;
  if (service !== 'embroidery' && service !== 'screen-printing') return read;
  const otherWay = service === 'embroidery' ? PRINTS : TRANSFERS;
  if (!APPAREL.has(read) || read === 'embroidery' || otherWay.test(words.plain)) return read;
  const isNoun = (mention: ServiceMention): boolean => thingOf([mention], read) !== null;
  if (!mentions.some(isNoun)) return read;
  // "make that 60 shirts", of long sleeve tees: the same by the short name.
  const [said] = mentions.flatMap((mention) => thingOf([mention], read) ?? []);
  const isSame = /^(?:shirt|tee)$/.test(said ?? '') && isShort(said ?? null, before.thing);
  if (isSame && !OTHER_KIND.test(ofGoods(words.plain)) && !words.plain.includes(' actually ')) return service;
  const thing = splitWords(before.thing, shop);
  const [own] = findServices({ words: thing, numbers: [], taken: [], asked: null, shop, today });
  // Polos are stitched and hoodies printed without a word.
  const isMeant = own?.slug === service && (service === 'embroidery' || before.inkColors === null);
  if (own === undefined || isMeant) return read;
  const isFit = service === 'embroidery' || kindOf(thingOf(mentions, read)) === 'shirt';
  return isFit ? service : read;
}

const PRINTS = worded(/ (?:screen |silk )?(?:print|prints|printed|printing|patch|patches|transfer|dtf) /);

const NAMES_WAY = worded(
  / (?:screen\S*|silk\S*|print|prints|printed|printing|patch|patches|transfers?|dtf|dtg|vinyl|embroider\S*|stitch\S*|sewn|heat press\S*|sublimat\S*|actually|instead|rather) /,
);

/** "royal blue shirts, yellow print", of screen printed ones, names no other way. */
const TRANSFERS = worded(/ (?:patch|patches|transfers?|dtf|heat (?:press|pressed)|vinyl) /);

/** "not embroidered, printed": the same goods by the trade that prints them. */
function insteadOfEmbroidery({ state, words, shop }: Moment): string | undefined {
  if (state.slots.service !== 'embroidery') return;
  if (![TAKES_PRINT, NO_STITCHES, TRIES_PRINT].some((one) => one.test(words.plain))) return;
  const isPrintedOne = shop.services
    .find(({ slug }) => slug === 'hats-and-t-shirts')
    ?.words.includes(state.thing ?? '');
  return isPrintedOne || HATS.test(state.thing ?? '') ? 'hats-and-t-shirts' : 'screen-printing';
}

/** "printed then", of two ways that were priced side by side */
const TAKES_PRINT = worded(
  /^ (?:(?:ok|okay|the|let us|lets|go|going|with|do|then|just|we|i|will|would|take|want|yes|cool|great|alright|hmm|well|prefer|like|make it|make them|so|oh) )*(?:print|prints|printed|printing|transfers?|printed ones) (?:then |please |instead |it is |works |is fine )*(?:$|for |with |in |and |black|white|navy|logo)/,
);

const TRIES_PRINT = worded(
  / (?:what|how|how much|price|cost|quote|and|or) (?:(?:would|will|does|do|is|are|if|it|they|them|we|about|for|be|to|with|did|were|was|had|got|just|only|of|run|cost|regular|plain|get) ){0,6}(?:print|prints|printed|printing)(?: (?:it|them|these|those))?(?: (?:instead|cost|run|be|come|go for|look like|then|total|each))* (?:\? )?$/,
);

const NO_STITCHES = worded(
  / (?:(?:not|no|without|instead of|rather than|skip|forget) (?:the )?(?:embroider\w*|stitch\w*|bordad\w*)|print (?:them|these|those|it)(?! (?:too|also|and) )|(?:just |only )?print(?:ed)? (?:instead|not (?:embroider\w*|stitch\w*))) /,
);

/** "black shirts", "the hats should be navy": said of the polos or caps that are talked about, and no other goods. */
function isOfTheSame({ before, mentions, reading, words, cues }: Moment): boolean {
  const { service } = before.slots;
  if (service !== 'embroidery' && service !== 'screen-printing') return false;
  if (reading.slots.service !== 'hats-and-t-shirts' || reading.slots.quantity !== undefined) return false;
  if (isQuestion(words) || cues.has('change') || CHANGES.test(ofGoods(words.plain))) return false;
  return mentions.every(
    ({ slug, text, span }) =>
      slug === service ||
      /^(?:shirts?|camisas?)$/i.test(text) ||
      /(?:^|\s)(?:the|those|these|our|my|your|all|las?|los|mis)\s(?:\S+\s)?$/i.test(
        words.message.slice(Math.max(0, span.start - 24), span.start),
      ),
  );
}

const CHANGES = worded(/ (?:actually|instead|rather|change|changed|switch|scratch|not) /);
