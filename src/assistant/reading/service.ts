// Which of the shop's services a message is about: the owner's own words for them, and the trade's.
import type { Shop } from '../../schemas/shop.ts';
import { overlaps, type SlotContext, type SlotResult, type Span, skipped } from './slot.ts';
import { own } from './words/own.ts';
import { GARMENTS, PIECES } from './words/vocabulary.ts';
import { stemOf, type Words } from './words/words.ts';

/** A service's slug. A way of decorating ("embroidered") goes before the thing decorated ("hats"). */
export function readService(
  context: SlotContext,
  found: readonly ServiceMention[] = findServices(context),
): SlotResult<string> {
  const mentions = onVehicles(found.filter(({ span }) => !overlaps(span, context.taken)));
  const chosen = isExchange(context.words)
    ? (mentions.findLast(isMethod) ?? mentions.at(-1))
    : (mentions.find(isMethod) ?? mentions[0]);
  if (!chosen) return skipped;
  return { status: 'filled', value: chosen.slug, span: chosen.span };
}

export interface ServiceMention {
  slug: string;
  /** The words it was named with. */
  text: string;
  span: Span;
  /** Place among the words. */
  at: number;
}

/** All services named in a message, in order; those ruled out ("not embroidery", "instead of hats") are left out. */
export function findServices({ words, shop, taken }: SlotContext): ServiceMention[] {
  const index = indexOf(shop);
  const content = words.all.flatMap((word, at) => (word.kind === 'mark' ? [] : [{ word, at }]));
  const stems = content.map(({ word }) => word.stem);
  const found: ServiceMention[] = [];
  for (let i = 0; i < content.length; i += 1) {
    const match = longest(index, stems, i);
    if (!match) continue;
    const first = content[i];
    const last = content[i + match.length - 1];
    if (!first || !last) break;
    const span = { start: first.word.start, end: last.word.end };
    const at = i;
    i += match.length - 1;
    if (overlaps(span, taken) || isRuledOut(stems, at) || isOtherSense(stems, at, match.phrase)) continue;
    found.push({ slug: match.slug, text: words.message.slice(span.start, span.end), span, at: first.at });
  }
  return found;
}

/** The goods in the visitor's words; a way of decorating or "a quote for signs & banners" names none. */
export function thingOf(mentions: readonly ServiceMention[], service: string | undefined): string | null {
  const goods = mentions.find(({ text }) => {
    const stem = stemOf(
      text
        .toLowerCase()
        .split(/[\s-]+/)
        .at(-1) ?? '',
    );
    return (
      GARMENTS.has(stem) || (PIECES.has(stem) && stem !== 'wrap' && stem !== 'site' && stem !== 'website')
    );
  });
  if (!goods || service === undefined || NO_THING.has(service)) return null;
  return goods.text
    .toLowerCase()
    .replace(/s$/, '')
    .replace(/^(?:tee|t shirt|tshirt)$/, 't-shirt');
}

/** A van is what is wrapped, not what is made. */
const NO_THING = new Set(['car-wraps', 'websites-and-ai']);

/** Lettering and decals for a van are done where vehicles are wrapped. */
function onVehicles(mentions: ServiceMention[]): ServiceMention[] {
  if (!mentions.some(({ slug }) => slug === 'car-wraps')) return mentions;
  return mentions.filter(
    ({ text }) =>
      !/vinyl|letter|decal|graphic|magnet|sticker/i.test(text) || /van|truck|car|vehicle/i.test(text),
  );
}

interface Entry {
  phrase: string[];
  slug: string;
  /** The owner's own word, which outranks the trade's. */
  length: number;
}

type Index = Map<string, Entry[]>;

/** What visitors call it beyond the owner's words; used where no word of the owner's says otherwise. */
const TRADE_WORDS: Readonly<Record<string, string>> = {
  'screen-printing':
    'screenprinting, screen printed, screenprinted, screen printer, screen, serigraphy, ink print, sweatshirt, hoody, sweater, crew neck, tank, long sleeve shirt, jersey, pullover, serigrafia, estampada, estampado, sudadera',
  'hats-and-t-shirts':
    'headwear, ball cap, baseball cap, visor, bucket hat, camiseta, playera, gorra, polera, uniform shirt, team shirt, tshirt printing, shirt printing, onesie, v neck, raglan, bandana, apparel, clothing, clothes, merch, garment, streetwear, dtg',
  embroidery:
    'half zip, full zip, embroid, embroidering, needlework, monogrammed, monogramming, bordado, bordada, bordar, vest, windbreaker, scrubs, uniform, button up, button down, polo, softshell, sweater vest, blazer, chef coat, robe, patch',
  'signs-and-banners':
    'signboard, billboard, decal, window graphic, window lettering, storefront lettering, wall graphic, wall decal, coroplast, sandwich board, retractable banner, pull up banner, feather flag, flag, backdrop, step and repeat, letrero, lona, pancarta, rotulo, menu board, vinyl lettering, vinyl, real estate sign, directional sign, placard, tablecloth, table cover, canopy, tent, foam board, mesh banner, channel letter, neon sign, lawn sign, window cling, floor graphic, poster, cartel',
  'car-wraps':
    'wrapping, wrapped, fleet, fleet graphic, fleet branding, van lettering, truck decal, vehicle decal, van graphic, truck graphic, trailer, trailer wrap, boat wrap, bus wrap, food truck, pickup truck, vinyl wrap, color change, box truck, rotulacion, suv, work van, work truck, company car, company van, company truck, car, cargo van, door magnet, minivan, pickup, semi truck, jeep, camper, food trailer, ford transit, f 150, f 250, f 350, car magnet, vehicle magnet, car door magnet',
  'websites-and-ai':
    'site, web site, webstore, web store, online shop, ecommerce, e commerce, homepage, web developer, web development, seo, wordpress, shopify, squarespace, wix, ai chat, ai agent, ai bot, chat assistant, virtual assistant, sitio web, pagina web, domain, hosting',
  'promo-products':
    'promotional, promotional gift, corporate gift, coffee mug, cup, bottle, pencil, stress ball, usb drive, flash drive, keyring, key chain, fridge magnet, button pin, badge, wristband, golf ball, umbrella, coaster, cozy, coozie, stubby holder, bumper sticker, lapel pin, highlighter, calendar, mousepad, phone case, sunglass, drawstring bag, backpack, bag, cooler, lighter, welcome kit, party favor, favor, tchotchke, merchandise, taza, pluma, boligrafo, llavero, travel mug, glassware, pint glass, shot glass, lip balm, hand sanitizer, pop socket, playing card, frisbee, fidget spinner, giveaway item, trade show giveaway, branded gift, gift, notepad, journal, planner, power bank, charger, tumbler, ball, towel, blanket',
};

const indexes = new WeakMap<Shop, Index>();

function indexOf(shop: Shop): Index {
  let index = indexes.get(shop);
  if (index) return index;
  index = new Map();
  const known = new Set<string>();
  const add = (slug: string, phrase: string) => {
    const stems = phrase
      .toLowerCase()
      .replace(/&/g, 'and')
      .split(/[\s-]+/)
      .filter(Boolean)
      .map(stemOf);
    const key = stems.join(' ');
    const [first] = stems;
    if (first === undefined || known.has(key)) return;
    known.add(key);
    const entry = { phrase: stems, slug, length: stems.length };
    const same = index?.get(first);
    if (same) same.push(entry);
    else index?.set(first, [entry]);
  };
  for (const { slug, name, words } of shop.services) {
    add(slug, name.replace(/ \+.*/, ''));
    for (const word of words) add(slug, word);
  }
  for (const { slug } of shop.services) {
    for (const word of (TRADE_WORDS[slug] ?? '').split(', ')) if (word) add(slug, word);
  }
  for (const entries of index.values()) entries.sort((a, b) => b.length - a.length);
  indexes.set(shop, index);
  return index;
}

function longest(index: Index, stems: readonly string[], at: number): Entry | undefined {
  return index.get(stems[at] ?? '')?.find(({ phrase }) => phrase.every((stem, i) => stems[at + i] === stem));
}

/** "not embroidery", "no hats", "instead of a banner", "rather than". */
function isRuledOut(stems: readonly string[], at: number): boolean {
  const before = stems.slice(Math.max(0, at - 5), at).join(' ');
  return /(?:\b(?:not|no|without|except|forget|skip|cancel|minus)(?: (?:the|a|any|an|do|need|want|looking for|for))*|(?:instead of|rather than|no longer (?:need|want))(?: (?:the|a|an|some))?)$/.test(
    before,
  );
}

/** "sign the proof", "cap on my budget", "your website": the words in another sense. */
function isOtherSense(stems: readonly string[], at: number, phrase: readonly string[]): boolean {
  const word = phrase.join(' ');
  const sense = own(OTHER_SENSES, word);
  const before = stems.slice(Math.max(0, at - 3), at).join(' ');
  const after = stems.slice(at + phrase.length, at + phrase.length + 2).join(' ');
  return sense !== undefined && (sense.after?.test(after) === true || sense.before?.test(before) === true);
}

const OWN_PAGES = /(?:your|this|the|on my)$/;
const OTHER_SENSES: Readonly<Record<string, { before?: RegExp; after?: RegExp }>> = {
  sign: {
    before: /(?:to|please|must|should|i|can|will|good|bad)$/,
    after: /^(?:up|in|off|out|me|the|here|it|my)\b/,
  },
  cap: { after: /^(?:on|at|of|it|them|me|us)\b/ },
  wrap: { before: /(?:bubble|gift|shrink)$/, after: /^(?:up|(?:it|thing|this|that) up)\b/ },
  site: { before: /(?:job|work|building|construction|camp|on|your|this|the)$/ },
  website: { before: OWN_PAGES },
  'web site': { before: OWN_PAGES },
  'web page': { before: OWN_PAGES },
  domain: { before: /(?:public)$/ },
  screen: { after: /^(?!print|for|shirt)/ },
  car: { after: /^(?:wash|dealer|dealership|show|repair|rental|seat|insurance|club)\b/ },
  truck: { after: /^(?:driver|stop|load)\b/ },
  cup: { before: /(?:world)$/, after: /^of\b/ },
  favor: { before: /(?:a|in)$/ },
  bag: { before: /(?:in the)$/ },
  patch: { after: /^(?:me|up)\b/ },
  flag: { after: /^(?:it|that|this|football)\b/ },
  tent: { after: /^(?:card)\b/ },
  calendar: { before: /(?:your|my|the)$/ },
  journal: { before: /(?:the|street)$/ },
  charger: { before: /(?:phone|my)$/ },
};

const METHODS = new Set(['screen-printing', 'embroidery']);
const METHOD_WORDS = /^(?:screen|silk|serig|embroid|stitch|monogram|bordad|plastisol|needlework|digitiz)/i;

/** The way of decorating rather than a garment that the service also does. */
const isMethod = ({ slug, text }: ServiceMention): boolean => METHODS.has(slug) && METHOD_WORDS.test(text);

/** "actually banners", "change it to hats": the later one holds. */
const isExchange = ({ plain }: Words): boolean =>
  / (?:actually|instead|change (?:it|that|this|the order)? ?to|switch(?: it)? to|rather|scratch that|make (?:it|that)|changed my mind|no wait|not) /.test(
    plain,
  );
