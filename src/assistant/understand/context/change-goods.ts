// Other goods, or another way of marking them, for the job talked about: its noun and its choice in the price book change
// together, and the way of marking that was asked for stays.

import { listed } from '../../wording/wording.ts';
import { readPriceOptions } from '../reading/price-options.ts';
import { type ServiceMention, takingTheirPlace, thingOf } from '../reading/service.ts';
import { worded } from '../reading/words/triggers.ts';
import { splitWords } from '../reading/words/words.ts';
import { APPAREL, HATS, isKind, isShort, kindOf, OTHER_KIND, ofGoods, plural } from './goods-kinds.ts';
import type { Moment } from './moment.ts';
import { isPatchOnGoods, keepsGoods } from './service-in-context.ts';

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
        : {};
    if (state.slots.service !== undefined && !isOfThem) {
      delete state.slots.sizes;
      delete state.slots.dimensions;
    }
    state.thing = goods;
  } else if (thing !== null && !isShortFor(thing, moment)) state.thing = thing;
  dropMagnets(moment);
  dropForeignPlaces(moment);
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

const PART = '(?:half|(?:a |one )?(?:third|quarter|fourth)|1 2|50|50 %|50 percent)';

const MIXED = worded(
  new RegExp(
    ` ${PART} (?!zip|sleeve|sheet|dozen|gross|inch)(?:\\S+ ){1,4}(?:and |, )?(?:the other |other )?${PART} (?!zip|sleeve|sheet|dozen|gross|inch)| (?:mix|mixture|combo|combination|assortment|split|half) (?:of|between|and half) | (?:even|evenly|equal|equally|50 50|fifty fifty|half and half)(?: split| mix| divided)? (?:$|of |between |on |total|in )| (?:split|divided|mixed) (?:\\w+ )?(?:even|evenly|equally|in half|50 50|down the middle) `,
  ),
);
