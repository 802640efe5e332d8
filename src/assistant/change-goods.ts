// Other goods, or another way of marking them, for the job talked about: its noun and its choice in the price book change
// together, and the way of marking that was asked for stays.

import type { PriceList, Shop } from '../schemas/shop.ts';
import { plural } from './describe-job.ts';
import type { Moment } from './moment.ts';
import { isQuestion } from './question.ts';
import { isMaterialOf } from './read.ts';
import { readInkColors } from './reading/ink-colors.ts';
import { choiceOf, readPriceOptions } from './reading/price-options.ts';
import { findServices, type ServiceMention, takingTheirPlace, thingOf } from './reading/service.ts';
import { findNumbers } from './reading/words/numbers.ts';
import { worded, wordedInAnyCase } from './reading/words/triggers.ts';
import { GARMENTS, PIECES } from './reading/words/vocabulary.ts';
import { splitWords, stemOf } from './reading/words/words.ts';
import { listed, lowerFirst } from './wording.ts';

/** The service that the message asks for in the light of the job at hand; undefined leaves that as it is. */
export function serviceInContext(moment: Moment, read: string | undefined): string | undefined {
  if (isPatchOnGoods(moment)) return HATS.test(moment.before.thing ?? '') ? 'hats-and-t-shirts' : undefined;
  if (keepsGoods(moment)) return;
  return read === undefined
    ? (insteadOfEmbroidery(moment) ?? (takesFewInks(moment) ? 'screen-printing' : undefined))
    : keptMethod(moment, read);
}

/** What is named tells more of the goods talked about, and no others. */
const keepsGoods = (moment: Moment): boolean =>
  isOfTheSame(moment) ||
  isOnTheVehicle(moment) ||
  isOfTheSite(moment) ||
  isOfTheirWork(moment) ||
  isOfTheArt(moment) ||
  isWhereTheyGo(moment) ||
  isMaterialOf(moment.before, moment.mentions);

/** "one color", "it's just white", after the ways of marking were told side by side and screen print was the cheap one. */
export function takesFewInks({ state, before, words, reading, message }: Moment): boolean {
  if (before.slots.service !== 'hats-and-t-shirts' || state.job !== before.job) return false;
  if (!SCREEN_PRINT_FIRST.test(before.lastReply) || isQuestion(words) || KEEPS_WAY.test(message))
    return false;
  const inks = readInkColors(words, findNumbers(words.all));
  if (inks !== undefined) return inks <= FEW_INKS;
  const { colors = [], imprintLocations, quantity } = reading.slots;
  const isInk =
    colors.length === 1 && colors[0] !== 'full color' && (imprintLocations ?? quantity) === undefined;
  return isInk && ONE_INK.test(words.plain);
}

/** What each way costs, the cheapest first, and not from another number on. */
const SCREEN_PRINT_FIRST = wordedInAnyCase(
  /(?:I estimate|[:]) screen printing about \S+ each(?! \(from)[^?!\n]*?the screen print in one color/i,
);
const FEW_INKS = 3;
const ONE_INK = worded(
  / (?:just|only|all) (?:\S+ ){0,2}|^ (?:(?:oh|ok|well|so|yes|um|hmm|,) )*(?:it is|its|the (?:design|logo|art|artwork|print|ink) is|(?:\S+ )?ink\b)/,
);
/** "one color but do the transfers", "black shirts" */
const KEEPS_WAY =
  /\b(?:transfers?|dtf|dtg|vinyl|embroider\w*|full[ -]colou?r|shirts?|tees?|hood\w+|hats?|caps?|polos?|cloth|fabric)\b/i;

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

/** Another service keeps what still applies: who, how many, by when, the colours; not another service's options. */
export function changeService(moment: Moment, service: string | undefined): void {
  const { state, shop } = moment;
  const thing =
    keepsGoods(moment) || isPatchOnGoods(moment) ? null : goodsNamed(moment, service ?? state.slots.service);
  if (service !== undefined && service !== state.slots.service) {
    // "screen print them": the shirts stay, only their method is new.
    const isMethod =
      thing === null && [service, state.slots.service].every((slug) => slug && APPAREL.has(slug));
    const isOfThem = isMethod || isForVehicle(moment, service);
    const goods = isOfThem ? state.thing : thing;
    state.options =
      isMethod && goods !== null
        ? readPriceOptions(splitWords(goods, shop), {}, {}, shop.prices[service], shop, null)
        : stitchedStill(moment, service);
    state.optionsAsked = [];
    state.serviceWording = null;
    if (state.slots.service !== undefined && !isOfThem) {
      delete state.slots.sizes;
      delete state.slots.dimensions;
    }
    state.thing = goods;
  } else if (thing !== null && !isShortFor(thing, moment)) state.thing = thing;
  noteWay(moment, service ?? state.slots.service);
  dropMagnets(moment);
  dropForeignPlaces(moment);
}

/** "screen printed, one color on the front": the way of marking is asked for, and not only meant. */
function noteWay({ state, words }: Moment, service: string | undefined): void {
  if (service === 'embroidery' && STITCHED.test(words.plain)) state.wayTold = service;
  if (service === 'screen-printing' && SCREENED.test(words.plain)) state.wayTold = service;
}

const STITCHED = worded(/ (?:embroid\w*|stitch\w*|sewn|bordad\w*) /);
const SCREENED = worded(/ (?:(?:screen|silk) ?print\w*|screen|serigraf\w*) /);

/** Embroidered polos that become shirts are embroidered still, where embroidery was asked for and not only meant. */
function stitchedStill({ before, shop }: Moment, service: string): Record<string, string> {
  const isKept =
    before.slots.service === 'embroidery' && before.wayTold === 'embroidery' && APPAREL.has(service);
  return isKept
    ? readPriceOptions(splitWords('embroidered', shop), {}, {}, shop.prices[service], shop, null)
    : {};
}

/** Two magnets are two doors: how many vehicles there are is not known by them. */
function dropMagnets({ state, words }: Moment): void {
  if (state.slots.service !== 'car-wraps' || !NO_MAGNETS.test(words.plain)) return;
  if (/(?:magnet|imán)$/.test(state.thing ?? '')) delete state.slots.quantity;
  state.thing = null;
}

/** "lettering in place of the magnets", "a magnet will not stick", of a vehicle */
const NO_MAGNETS = worded(
  / (?:letters?|lettering|decals?|graphics?|vinyl|wrap) (?:\S+ ){0,5}?(?:instead|in place|rather than) |(?:instead of|rather than|skip|scratch|forget) (?:the |those |any )?magnets? (?:\S+ ){0,3}?(?:letters?|lettering|decals?|graphics?|vinyl|wrap) /,
);

/** "they're for the doors of my van", of magnets: what they go on, and no wrap. */
const isForVehicle = ({ state, mentions, words }: Moment, service: string): boolean =>
  service === 'car-wraps' &&
  /(?<!fridge )magnet|imán/.test(state.thing ?? '') &&
  mentions.every(({ phrase }) => !/wrap|letter|decal|graphic/.test(phrase)) &&
  !/ (?:wrap\w*|letter\w*|decals?|graphics?|instead|also|another|too) /.test(words.plain);

/** "48 hats", of trucker hats: the same by its short name; "actually plain hats" are others. */
const isShortFor = (thing: string, { before, state, words }: Moment): boolean =>
  state.job === before.job &&
  (isShort(thing, state.thing) || (THE_GOODS.test(words.plain) && isRestOfName(thing, before))) &&
  !OTHER_KIND.test(ofGoods(words.plain));
/** "the jackets", of what were "fleece jackets" */
const isRestOfName = (rest: string, { thing, said }: Moment['before']): boolean =>
  thing !== null && said.some((line) => line.toLowerCase().includes(`${thing} ${rest}`));
const THE_GOODS = worded(/ (?:the|these|those|our|my) /);
/** 'hat' of 'trucker hat', 't-shirt' of 'performance tee' */
const isShort = (thing: string | null, known: string | null): boolean =>
  thing !== null &&
  known !== null &&
  (known.endsWith(` ${thing}`) || (PLAIN_SHIRT.test(thing) && OF_SHIRTS.test(known)));
const PLAIN_SHIRT = /^(?:(?:t-?)?shirt|tee)$/;
const OF_SHIRTS = /(?: (?:tee|(?:t-?)?shirt)|polo|jersey)$/;

/** "back only, not the chest": where nothing is printed says nothing of the goods. */
const NOT_THERE =
  / (?:not|no|instead of) (?:on )?(?:the )?(?:left |right |full )?(?:front|back|chest|sleeves?|pocket|sides?|hood)(?: print)?(?: any ?more)?(?= )/;
/** "72 shirts rather than sixty", "navy caps, not black": what is not wanted is a number or a colour, and no goods. */
const ofGoods = (plain: string): string =>
  plain
    .replace(NOT_THERE, ' ')
    .replace(NOT_SO, (whole, noun: string) => (isGoodsWord(stemOf(noun)) ? whole : ' '));
const NOT_SO =
  / (?:rather than|instead of|not|no longer)(?: (?:the|on|in|all|an?|just|our|those|like))* (\S+)/g;
const isGoodsWord = (stem: string): boolean => GARMENTS.has(stem) || PIECES.has(stem);
const OTHER_KIND = worded(
  / (?:plain|regular|normal|basic|standard|simple|different|other|cheaper|instead|rather|not|no) /,
);

/** A cap has no chest and a shirt no brim: such places stay with the goods they were told of. */
function dropForeignPlaces({ state, before }: Moment): void {
  const { imprintLocations: places } = state.slots;
  const isHat = HATS.test(state.thing ?? '');
  if (places === undefined || state.thing === null || before.thing === null) return;
  if (isHat === HATS.test(before.thing)) return;
  const kept = places.filter((place) => !(isHat ? OF_GARMENTS : OF_HATS).test(place));
  if (kept.length === places.length) return;
  delete state.options.imprint_locations;
  if (kept.length > 0) state.slots.imprintLocations = kept;
  else delete state.slots.imprintLocations;
}

const OF_GARMENTS = /\b(?:chest|sleeves?|pocket|hood|legs?|shoulders?|collar|neck|hem|nape|yoke|cuffs?)$/;
const OF_HATS = /\b(?:brim|bill|crown|underbrim|underbill)$/;

/** The options read, the goods among them as the job's noun has it: "no wait, crewnecks" is no hoodie any more. */
export function withGoodsChoice(
  moment: Moment,
  read: Readonly<Record<string, string>>,
): Record<string, string> {
  const { state, shop, mentions } = moment;
  const list = state.slots.service === undefined ? undefined : shop.prices[state.slots.service];
  const option = list?.options.find(({ name }) => name === 'garment' || name === 'product');
  if (!list || option?.kind !== 'choice') return { ...read };
  const { [option.name]: choice, ...others } = read;
  if (option.choices.some(({ name }) => name === 'own') && isBrought(moment, option.name))
    return { ...others, [option.name]: 'own' };
  // "ok let's go with yours then", of garments that were to be brought
  if (state.options[option.name] === 'own' && choice === undefined && TAKES_OURS.test(moment.message))
    return {
      ...others,
      [option.name]: chosenFor(state.thing ?? '', option.name, list, shop) ?? String(option.default),
    };
  if (state.thing === null) return { ...read };
  const first = firstOfMix(state.thing);
  const of = (text: string): string | undefined => chosenFor(text, option.name, list, shop);
  if (first !== undefined) {
    const value = of(first);
    return value === undefined ? others : { ...others, [option.name]: value };
  }
  const goods = mentions.filter((mention) => thingOf([mention], state.slots.service) !== null);
  const at = goods.findIndex((mention) => thingOf([mention], state.slots.service) === state.thing);
  if (at !== -1) {
    const named =
      goods.length === 1
        ? choice
        : of(moment.message.slice(goods[at - 1]?.span.end ?? 0, goods[at]?.span.end));
    const value = named ?? of(state.thing);
    if (value !== undefined) return { ...others, [option.name]: value };
    // "enamel pins instead of lanyards"
    if (state.thing !== moment.before.thing) delete state.options[option.name];
    return others;
  }
  // "48 hats", of dad hats
  const [only, ...more] = goods;
  const isAlone = only !== undefined && more.length === 0;
  if (choice !== undefined && isAlone && isShort(thingOf([only], state.slots.service), state.thing))
    return others;
  // "do you print hoodies?", then "60 of them"
  if (choice === undefined && state.options[option.name] === undefined) {
    const value = of(state.thing);
    return value === undefined ? others : { ...others, [option.name]: value };
  }
  // "soft ones" is said of shirts, and makes no shirts of hoodies.
  const label = option.choices.find(({ name }) => name === choice)?.label;
  if (choice === undefined || label === undefined || choice === 'own') return { ...read };
  if (kindOf(lowerFirst(label)) !== kindOf(state.thing)) return others;
  if (choice !== option.default && choice !== state.options[option.name]) state.thing = lowerFirst(label);
  return { ...read };
}

/** The choice that goods are called by, or their kind: ballcaps are caps. */
function chosenFor(thing: string, option: string, list: PriceList, shop: Shop): string | undefined {
  const read = (text: string) => choiceOf(text, option, list, shop);
  return read(thing) ?? (kindOf(thing) === thing ? undefined : read(kindOf(thing) ?? ''));
}

/**
 * The label of the choice that stands in for goods that none of the price book's is called by: 'Pique polo' for vests;
 * undefined where the goods have a price of their own.
 */
export function standInFor(
  { slots: { service }, thing, options }: Moment['state'],
  shop: Moment['shop'],
): string | undefined {
  const list = service === undefined ? undefined : shop.prices[service];
  const option = list?.options.find(({ name }) => PRICED_AS.has(name));
  if (!list || option?.kind !== 'choice' || thing === null || firstOfMix(thing) !== undefined) return;
  if (thing.endsWith(list.unit.one) || chosenFor(thing, option.name, list, shop) !== undefined) return;
  const counted = options[option.name] ?? option.default;
  const label = option.choices.find(({ name }) => name === counted)?.label;
  if (counted === 'own') return;
  return label !== undefined && kindOf(lowerFirst(label)) === kindOf(thing) ? undefined : label;
}

const PRICED_AS: ReadonlySet<string> = new Set(['garment', 'product', 'material']);

export const APPAREL: ReadonlySet<string> = new Set(['screen-printing', 'hats-and-t-shirts', 'embroidery']);

/** "the hats" are the caps, "the tees" the shirts. */
export const kindOf = (thing: string | null): string | null =>
  thing && /shirt|tee$|^(?:playera|camiseta|camisa|remera)/.test(thing)
    ? 'shirt'
    : thing && /^(?:gorra|cachucha)|(?:hat|cap|snapback|trucker)$|^(?:richardson|yupoong|flexfit)/.test(thing)
      ? 'hat'
      : thing;

/** The same, but a sweatshirt is no shirt. */
export const kindIn = (thing: string | null): string | null =>
  /sweat/.test(thing ?? '') ? thing : kindOf(thing);

/** 'glass' of 'pint glass' */
export const nounOf = (thing: string | null): string => stemOf(thing?.split(' ').at(-1) ?? '');

/** "hoodies rather than tees", "actually crewnecks": other goods in place of those known, and no further ones. */
export function isExchanged({ before, mentions, words, shop }: Moment): boolean {
  const placed = takingTheirPlace(words, mentions);
  // "go back to tees, make it 45. also the date moved": what is added is no goods.
  const said = placed ? splitWords(sentenceAround(words.message, placed.span), shop).plain : words.plain;
  if (/ (?:also|too|plus|as well|in addition|another) /.test(said)) return false;
  const { thing } = before;
  const dropped = thing === null ? [] : [...words.plain.matchAll(OLD_GOODS)];
  return (
    placed !== undefined ||
    dropped.some(([, of = '']) => thing !== null && isKind(kindOf(of.replace(/s$/, '')), thing))
  );
}

const sentenceAround = (message: string, { start, end }: ServiceMention['span']): string =>
  `${message
    .slice(0, end)
    .split(/[.!?;\n]/)
    .at(-1)}${message.slice(end).split(/[.!?;\n]/, 1)[0]}`.slice(-LONGEST_SENTENCE - (end - start));
const LONGEST_SENTENCE = 300;

const OLD_GOODS =
  / (?:rather than|instead of|in place of|no|no more|forget|scratch|skip|ditch|nix|scrap) (?:about )?(?:the |my |our |those )?(\S+) /g;

/** Are these goods of that kind: 'tote bag' of 'bag', 'dad hat' of 'cap'? */
export const isKind = (kind: string | null, thing: string): boolean =>
  kind !== null &&
  (kindOf(thing) === kind ||
    thing.endsWith(` ${kind}`) ||
    thing.startsWith(`${kind} `) ||
    kind.endsWith(` ${thing}`));

/** Those that take another's place go before those named first. */
function goodsNamed(moment: Moment, service: string | undefined): string | null {
  const { mentions, words } = moment;
  const mixed = mixedGoods(moment, service);
  if (mixed !== undefined) return mixed;
  const placed = takingTheirPlace(words, mentions);
  return thingOf(placed ? [placed] : mentions, service) ?? patchAlone(moment, service);
}

/** "100 embroidered patches": goods of their own, where nothing is named that they go on. */
const patchAlone = ({ before, words }: Moment, service: string | undefined): string | null =>
  service === 'embroidery' && before.thing === null && PATCHES.test(words.plain) ? 'patch' : null;

const PATCHES = worded(/(?<! (?:with|and|plus|leather|woven|or)) patches (?!(?:on|onto|for) )/);

/** "half hoodies half crewnecks", "a mix of tees and tanks": all of them are the job's goods, 'hoodies and crewnecks'. */
function mixedGoods({ mentions, words }: Moment, service: string | undefined): string | undefined {
  if (!APPAREL.has(service ?? '') || !MIXED.test(words.plain)) return;
  // First those that the service's price list knows.
  const things = mentions
    .filter(({ slug }) => APPAREL.has(slug))
    .toSorted((a, b) => Number(b.slug === service) - Number(a.slug === service))
    .flatMap((mention) => thingOf([mention], mention.slug) ?? []);
  const kinds = [...new Set(things)].filter((thing) => thing !== 'shirt');
  return kinds.length > 1 ? listed(kinds.map(plural)) : undefined;
}

/** The goods that a mix is priced as, where the job's are several. */
export const firstOfMix = (thing: string | null): string | undefined =>
  thing?.includes(' and ') ? thing.split(/, | and /, 1)[0] : undefined;

const PART = '(?:half|(?:a |one )?(?:third|quarter|fourth)|1 2|50|50 %|50 percent)';
const MIXED = worded(
  new RegExp(
    ` ${PART} (?!zip|sleeve|sheet|dozen|gross|inch)(?:\\S+ ){1,4}(?:and |, )?(?:the other |other )?${PART} (?!zip|sleeve|sheet|dozen|gross|inch)| (?:mix|mixture|combo|combination|assortment|split|half) (?:of|between|and half) | (?:even|evenly|equal|equally|50 50|fifty fifty|half and half)(?: split| mix| divided)? (?:$|of |between |on |total|in )| (?:split|divided|mixed) (?:\\w+ )?(?:even|evenly|equally|in half|50 50|down the middle) `,
  ),
);

const HATS = /(?:hat|cap|beanie|visor|snapback|trucker|headwear)$/;

/** "with a leather patch", of what is talked about: how it is marked; "100 patches" is a job of its own. */
function isPatchOnGoods({ state, before, mentions, reading }: Moment): boolean {
  const { service, quantity } = before.slots;
  if (state.job !== before.job || service === undefined || !APPAREL.has(service)) return false;
  if (before.thing === null || isKind('patch', before.thing) || mentions.length === 0) return false;
  const isOther = reading.slots.quantity !== undefined && reading.slots.quantity !== quantity;
  return !isOther && mentions.every(({ phrase }) => /^(?:\w+ )?patch$/.test(phrase));
}

/** Embroidered dad hats that become snapbacks are embroidered still; "printed snapbacks" are not. */
function keptMethod({ state, before, words, mentions, shop, today }: Moment, read: string): string {
  const { service } = before.slots;
  // "nah, stick with the tees": taken up again as they were.
  const isTakenBack = before.formerGoods !== null && state.formerGoods === null && state.job === before.job;
  if (isTakenBack && !NAMES_WAY.test(words.plain)) return state.slots.service ?? read;
  // "screen printing", then "30 shirts": the goods are told late, and marked as was said; so "24 with a 3d puff logo".
  const isToldLate =
    before.thing === null &&
    (service === 'embroidery' ||
      (service === 'screen-printing' && kindOf(thingOf(mentions, read)) === 'shirt'));
  if (isToldLate && state.job === before.job && read === 'hats-and-t-shirts' && !PRINTS.test(words.plain))
    return service;
  // "skip the signs, just the shirts": the job that waited, marked as it was told.
  const waited = state.job !== before.job ? state.slots.service : undefined;
  const isTakenUp =
    waited !== undefined &&
    [waited, read].every((slug) => APPAREL.has(slug)) &&
    mentions.some((mention) => kindIn(thingOf([mention], read)) === kindIn(state.thing));
  if (isTakenUp && !NAMES_WAY.test(words.plain.replace(' actually ', ' '))) return waited;
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
  const isMeant =
    own?.slug === service &&
    (service === 'embroidery' || (before.wayTold !== service && before.inkColors === null));
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
/** "what would print cost instead", "how about printed?", of what is stitched */
export const triesPrint = ({ before, words }: Pick<Moment, 'before' | 'words'>): boolean =>
  before.slots.service === 'embroidery' && TRIES_PRINT.test(words.plain);

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

/** Brings the visitor the goods? Once that is told it holds until they want ours. */
const isBrought = ({ message, state, before }: Moment, option: string): boolean =>
  bringsOwn(message) ||
  (state.job === before.job && before.options[option] === 'own' && !TAKES_OURS.test(message));

const GARMENT =
  '(?:shirts?|tees?|t-?shirts?|hats?|caps?|beanies|garments?|blanks?|apparel|clothes|polos?|hoodies|sweatshirts?|sweaters|crewnecks?|jerseys|uniforms|jackets?|coats?|vests|aprons?|fleeces|pullovers|quarter[ -]zips|coveralls|scrubs)';
/** "we bring our own shirts", "if we supply the jackets", "we already have 20 of the vests" */
const BRINGS_OWN = wordedInAnyCase(
  new RegExp(
    [
      `\\b(?:bring(?:ing)?|brought|supply(?:ing)?|provid(?:e|ing)|have|got|using|use|on|with|buy(?:ing)?|bought)\\s(?:[a-z]+\\s){0,2}(?:our|my) own\\s(?:[a-z]+\\s){0,2}(?:${GARMENT}|ones?|stuff|goods)\\b`,
      `\\b(?:we|i)(?:['’]?ll| will| can| would| were to| could)? (?:bring|supply|provide|supplied|provided|brought) (?:in |you |with )?(?:the|our|my|all the) (?:own )?(?:[a-z]+\\s){0,1}${GARMENT}\\b(?! size)`,
      `\\b(?:we|i)(?:['’]ve)? already (?:own|have|got|bought|purchased)\\s(?:(?!for |design|art|logo|order|quote|pic)[\\w-]+\\s){0,4}${GARMENT}\\b(?! (?:sizes|design|art|logo|order))(?!(?: [\\w-]+){0,2} (?:from|with|through) you)`,
      `\\b(?:we|i)(?:['’]?ll| will| can| would| were to| could)? (?:supply|provide|supplied|provided) (?:them|those|these)\\b|\\bif (?:we|i) (?:bring|brought) (?:them|those|these)\\b`,
      `\\b${GARMENT} (?:that )?(?:we|i)(?:['’]ve)? (?:already|supply|provide|bring|own)\\b`,
      '\\b(?:customer|client|self)[ -]supplied\\b',
    ].join('|'),
    'i',
  ),
);
/** "can I bring my own shirts or does it have to be yours": neither is chosen. */
const OR_OURS = /\bor (?:do|does|is|are|must|should|would|can|have)\b[^.?!\n]{0,40}\byours?\b/i;
export const bringsOwn = (message: string): boolean => BRINGS_OWN.test(message) && !OR_OURS.test(message);
/** "let's go with yours then", "what if I took your shirts" */
export const TAKES_OURS = wordedInAnyCase(
  new RegExp(
    [
      `\\b(?:your|yours|y['’]?all['’]?s)\\s(?:own\\s)?(?:[a-z]+\\s){0,2}(?:${GARMENT}|ones)\\b`,
      '\\b(?:use|using|take|taking|go with|going with|get|do|order|want|prefer|print on|from|have|with|in) yours\\b',
      '\\byours (?:instead|then|please)\\b|\\bfrom you(?= then| instead| guys|[.,!]|$)',
      `\\byou (?:guys |all )?(?:supply|provide|furnish|source|get|order|buy) (?:the|them|those|some|new|these|${GARMENT})\\b`,
      `\\bnew (?:${GARMENT}|ones)\\b`,
    ].join('|'),
    'i',
  ),
);
