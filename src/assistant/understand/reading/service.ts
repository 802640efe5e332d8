// Which of the shop's services a message is about: the owner's own words for them, and the trade's.
import type { Shop } from '../../../schemas/shop.ts';
import { describedGoods, isOnGlass, letteredModel } from './described-goods.ts';
import { focusOf } from './focus.ts';
import { withoutAccents } from './language.ts';
import { isStreet } from './quantity/counted-thing.ts';
import { DROPPED, overlaps, type SlotContext, type SlotResult, type Span, skipped } from './slot.ts';
import { own } from './words/own.ts';
import { oneInSpanish } from './words/spanish/goods.ts';
import { LEXICON } from './words/spanish/lexicon.ts';
import { worded } from './words/triggers.ts';
import { GARMENTS, PIECES, VEHICLE_MAKES } from './words/vocabulary.ts';
import { plainOf, stemOf, type Word, type Words } from './words/words.ts';

/** A service's slug. A way of decorating ("embroidered") goes before the thing decorated ("hats"). */
export function readService(
  context: SlotContext,
  found: readonly ServiceMention[] = findServices(context),
): SlotResult<string> {
  const mentions = onVehicles(
    context.words,
    found.filter(({ span }) => !overlaps(span, context.taken)),
    context.isOnVehicle,
  );
  const chosen = isExchange(context.words, mentions[0]?.at ?? 0)
    ? (mentions.findLast(isMethod) ?? takingTheirPlace(context.words, mentions) ?? mentions.at(-1))
    : (mentions.find(isMethod) ?? mentions.find(({ isFocus }) => isFocus) ?? mentions[0]);
  if (!chosen) return context.asked === 'service' ? kindChosen(context) : skipped;
  return { status: 'filled', value: chosen.slug, span: chosen.span };
}

/** "to hang up", "the drive one", where Carl asked whether it is to wear, to hang up, to drive or to give away. */
function kindChosen({ words, shop }: SlotContext): SlotResult<string> {
  const slug = KINDS_OF_USE.find(([, pattern]) => pattern.test(words.plain))?.[0];
  return slug !== undefined && shop.services.some((one) => one.slug === slug)
    ? { status: 'filled', value: slug, span: { start: 0, end: words.message.length } }
    : skipped;
}

const OPENS_CHOICE =
  '^ (?:(?:um|uh|oh|well|ok|just|it is|its|something|a thing|things|stuff|for|to|the|that|we|i|can|you|one) )*';
const ENDS_CHOICE =
  '(?: (?:up|it|them|one|ones|out|away|please|thing|things|stuff|outside|inside|at|for|the|our|my|in|wall|shop|store|event|events|people|customers|clients))* $';
const KINDS_OF_USE = [
  [
    'signs-and-banners',
    new RegExp(`${OPENS_CHOICE}(?:hang(?! on| tight| in)|hangs|hanging|put up|display)${ENDS_CHOICE}`),
  ],
  ['car-wraps', new RegExp(`${OPENS_CHOICE}(?:drive|drives|driving)${ENDS_CHOICE}`)],
  [
    'promo-products',
    new RegExp(
      `${OPENS_CHOICE}(?:give|giving|giveaway|giveaways|give aways?|hand out|handing)${ENDS_CHOICE}`,
    ),
  ],
] as const;

export interface ServiceMention {
  slug: string;
  /** The words it was named with, as typed. */
  text: string;
  /** The same mended, each in the singular. */
  phrase: string;
  span: Span;
  /** Place among the words. */
  at: number;
  /** Of several goods these are to be talked about first. */
  isFocus?: true;
  /** Of an item that is known, by its id. */
  ofItem?: number;
  /** With a number before it. */
  isCounted?: boolean;
  /** Told apart from others of its kind, with a number of its own: "30 volunteer shirts". */
  ofItsOwn?: true;
}

/**
 * All services named in a message, in order; those ruled out ("not embroidery", "instead of hats") are left out, and
 * so is what only tells of the visitor or of goods named better ("my food truck needs aprons", "merch: hoodies").
 */
export function findServices(context: SlotContext): ServiceMention[] {
  const { words, shop, taken } = context;
  if (last?.words !== words || last.shop !== shop)
    last = { words, shop, ...namedServices({ ...context, taken: [] }) };
  const isUntouched = taken.length === 0 || !last.spans.some((span) => overlaps(span, taken));
  return isUntouched ? last.mentions : namedServices(context).mentions;
}

interface Services {
  mentions: ServiceMention[];
  /** Of every name, also of those left out. */
  spans: Span[];
}

/** The reading and the turn look at one message. */
let last: ({ words: Words; shop: Shop } & Services) | undefined;

function namedServices({ words, shop, taken }: SlotContext): Services {
  const index = indexOf(shop);
  // Most messages name no service: the first words of all names tell.
  if (!words.all.some(({ stem }) => index.has(stem))) return described(words, shop);
  const content = words.all.flatMap((word, at) => (word.kind === 'mark' ? [] : [{ word, at }]));
  const stems = content.map(({ word }) => word.stem);
  const found: Named[] = [];
  const spans: Span[] = [];
  for (let i = 0; i < content.length; i += 1) {
    const match = longest(index, stems, i, (to) => isUnbroken(words.all, content[i]?.at, content[to]?.at));
    if (!match) continue;
    const first = content[i];
    const last = content[i + match.length - 1];
    if (!first || !last) break;
    const span = { start: first.word.start, end: last.word.end };
    spans.push(span);
    const from = i;
    i += match.length - 1;
    if (overlaps(span, taken) || isStreet(words.all, last.at + 1)) continue;
    // "hoodies, no, crewnecks"
    const isAfterNo = stems[from - 1] === 'no' && words.all[first.at - 1]?.kind === 'mark';
    if (
      (!isAfterNo && isRuledOut(stems, from, i + 1)) ||
      isOtherSense(stems, from, match.phrase, words.plain) ||
      isOthersWork(stems, from, i + 1) ||
      isDrawnOn(stems, from) ||
      isYours(stems, i + 1) ||
      isParked(stems, from, match.phrase.join(' '), words.plain) ||
      isSpokenFrom(stems, from, match.phrase.join(' '), words.plain) ||
      isOfName(stems, i + 1, match.phrase.join(' '), words.plain) ||
      isRidden(stems, from, match.phrase.join(' ')) ||
      isLoaded(stems, from, match.phrase.join(' ')) ||
      (found.length > 0 && match.slug !== 'car-wraps' && isWhatItGoesOn(stems, from)) ||
      isSource(stems, from, match.phrase.join(' ')) ||
      isWhereItGoes(stems, from) ||
      isModel(stems, from, words.plain)
    )
      continue;
    const phrase = match.phrase.join(' ');
    const text = words.message.slice(span.start, span.end);
    const mention = { slug: match.slug, text, phrase, span, at: first.at };
    const before = found.at(-1);
    // "hat stickers" are stickers; "hats shirts" are both.
    if (
      before?.to === from &&
      words.all[first.at - 1] === before.last &&
      (isModifier(before, mention) || (isBoardOfWrap(before, mention) && ON_A_VEHICLE.test(words.plain)))
    )
      found.pop();
    found.push({ ...mention, to: i + 1, last: last.word, isWeak: isWeak(stems, from, i + 1, phrase) });
  }
  if (found.length === 0) return { ...described(words, shop), spans };
  const strong = found.some(({ isWeak }) => !isWeak) ? found.filter(({ isWeak }) => !isWeak) : found;
  // "no embroidery, it puckers on these jackets"
  const isUnstitched = UNSTITCHED.test(words.plain);
  const plain = isUnstitched ? words.plain.replace(NOT_STITCHED, ' printed ') : words.plain;
  const isPrinted = isUnstitched && IN_INK.test(words.plain);
  const mayBePrinted = !STITCHED.test(plain) && shop.services.some(({ slug }) => slug === 'screen-printing');
  const isInked = mayBePrinted && INKED.test(plain);
  const isOfSport = mayBePrinted && OF_SPORT.test(plain);
  const focus = strong.length > 1 ? focusOf(words) : undefined;
  return {
    mentions: strong.map(({ slug, text, phrase, span, at }) => ({
      slug:
        slug === 'embroidery' &&
        (((isInked || (mayBePrinted && VEST_BACKS.test(plain))) && (isPrinted || EITHER_WAY.test(phrase))) ||
          (isOfSport && /\buniform$/.test(phrase)))
          ? 'screen-printing'
          : slug,
      text,
      phrase,
      span,
      at,
      ...(focus !== undefined && phrase.endsWith(focus) && { isFocus: true }),
    })),
    spans,
  };
}

/** "those squeezy things for cans" */
function described(words: Words, shop: Shop): Services {
  const goods = describedGoods(words);
  const word = words.all[goods?.at ?? -1];
  if (!goods || !word || !shop.services.some(({ slug }) => slug === goods.slug))
    return { mentions: [], spans: [] };
  const span = { start: word.start, end: word.end };
  return {
    mentions: [{ slug: goods.slug, text: word.raw, phrase: word.stem, span, at: goods.at }],
    spans: [span],
  };
}

/** Outerwear is stitched unless ink is spoken of: "safety vests, reflective ink", "windbreakers printed on the back". */
const EITHER_WAY = /\b(?:vest|windbreaker|jacket|coat|parka|coverall|work ?wear|apron|scrubs?|uniform|robe)$/;
const INKED = worded(
  / (?:inks?|printed|imprint(?:s|ed)?|reflective (?:logo|letters|lettering|name|text)|(?:prints?|printing) (?:on|across|it|them|our|the|my|in|name|logo|1|one|2|two)|(?:\d|one|two|three|single|spot|back|front|chest|full|big|large) (?:color )?prints?) /,
);
/** "safety vests with our name on the back" */
const VEST_BACKS = worded(/ vests? (?:\S+ ){0,5}(?:on|across) (?:the |their )?backs? /);
/** "uniforms for eight teams, numbers on the back": jerseys by another name */
const OF_SPORT = worded(
  / (?:(?:soccer|baseball|softball|basketball|football|volleyball|hockey|lacrosse|kickball|t ?ball|flag|little league|rec league|cheer|track|wrestling|swim|bowling|league|liga|futbol) (?:\S+ ){0,4}uniforms?|uniforms? (?:\S+ ){0,5}(?:soccer|baseball|softball|basketball|football|volleyball|hockey|lacrosse|kickball|t ?ball|little league|rec league|players)|(?:teams?|players?|league) (?:\S+ ){0,14}numbers?|numbers? (?:\S+ ){0,14}(?:teams?|players?|league)) /,
);
const STITCHED = worded(
  / (?:embroid\w*|stitch\w*|threads?|sewn|sewed|patch|patches|monogram\w*|digitiz\w*) /,
);

/** "polos without the embroidery, just printed": whatever the garment is otherwise */
const NOT_STITCHED = new RegExp(
  ` ${DROPPED}(?: (?:the|any|our|all|have|do|want|need|it|them|usual))* (?:embroid\\w*|stitch\\w*|sewing|sewn|thread) `,
  'g',
);
const UNSTITCHED = worded(new RegExp(NOT_STITCHED.source));
const IN_INK = worded(
  / (?:print|prints|printed|printing|ink|inks|screen ?print\w*|dtf|vinyl|heat press\w*) /,
);

interface Named extends ServiceMention {
  /** One past its last among the words that are no marks. */
  to: number;
  last: Word;
  /** Says less of the job than any goods beside it. */
  isWeak: boolean;
}

/** The first noun of a compound, but no way of decorating: "hat stickers", not "embroidered hats" or "hats, stickers". */
const isModifier = ({ phrase, slug, last }: Named, next: ServiceMention): boolean =>
  last.text === last.stem &&
  slug !== next.slug &&
  !isMethod({ slug, phrase }) &&
  !isMethod(next) &&
  next.slug !== 'car-wraps';

/** "a menu board wrap on the truck": what the wrap shows. */
const isBoardOfWrap = (before: Named, { phrase }: ServiceMention): boolean =>
  before.slug === 'signs-and-banners' && /(?:^| )wrap$/.test(phrase);
const ON_A_VEHICLE = worded(
  / (?:trucks?|vans?|trailers?|cars?|bus|buses|suvs?|pickups?|passenger side|driver side|tailgate) /,
);

/** A kind of goods, the visitor's own vehicle or site, or what they have: not what the job is when goods are named. */
function isWeak(stems: readonly string[], from: number, to: number, phrase: string): boolean {
  if (OF_A_TRADE.test(stems[to] ?? '')) return true;
  // "patches for hats" are what is made.
  if (KINDS.has(phrase)) return !(phrase === 'patch' && /^(?:for|to go on)$/.test(stems[to] ?? ''));
  const before = stems.slice(Math.max(0, from - 5), from).join(' ');
  if (/(?:already (?:have|got|own|bought|did)|have already)(?: \w+){0,2}$/.test(before)) return true;
  // "the shirts can wait"
  if (
    /^(?:can|could|will|may)? ?(?:wait|come later|be later)\b|^(?:is|are) on hold\b/.test(
      stems.slice(to, to + 3).join(' '),
    )
  )
    return true;
  // "a website eventually", "thinking about a wrap, but lets just do magnets"
  const after = stems.slice(to).join(' ');
  if (/^(?:eventually|someday|one day|at some point|down the (?:road|line)|next year)\b/.test(after))
    return true;
  if (
    /(?:maybe|think(?:ing)?(?: about| of)?|consider(?:ing)?|wonder(?:ing)? about)(?: (?:a|an|some|maybe|do|doing|get|getting|the|about))*$/.test(
      before,
    ) &&
    /\bbut\b.*\b(?:just|only|first|for now|right now|start)\b/.test(after) &&
    !/wrap/.test(phrase)
  )
    return true;
  // "we sell candles and want tote bags"
  if (OWN_TRADE.test(before) && NEEDS_LATER.test(after)) return true;
  // "our truck logo on the left chest"
  if (/^(?:truck|van) logo$/.test(phrase)) return true;
  if (VEHICLES.test(phrase))
    return (
      (OWNS_ONE.test(before) && !ON_ITS_DOORS.test(after)) ||
      OF_VEHICLES.test(stems[to] ?? '') ||
      (SELLS.test(`${stems[from - 1]} ${phrase}`) && NEEDS.test(after))
    );
  return (
    SITES.test(phrase) &&
    /(?:our|my|their|the|(?<!\bto )(?:have|has|got)(?: an?)?(?: \w+)?)$/.test(before) &&
    !WORK_ON_IT.test(before) &&
    (!WORK_ON_IT.test(stems.slice(to, to + 4).join(' ')) || NEEDS_SO_MANY.test(after))
  );
}

const KINDS = new Set(
  `apparel,clothing,clothe,merch,merchandise,garment,streetwear,uniform,swag,promo,promotional,promo product,promotional product,promotional item,giveaway,giveaway item,trade show giveaway,gift,corporate gift,branded gift,promotional gift,favor,party favor,vinyl,patch,screen,workwear,spirit wear,welcome kit,trade show display`.split(
    ',',
  ),
);
/** "we run a sign shop": what somebody lives by. */
const OF_A_TRADE = /^(?:shop|store|company|business|brand|boutique|studio|maker|dealer)$/;
const VEHICLES =
  /^(?:car|van|truck|trailer|vehicle|suv|food truck|food trailer|(?:food|coffee|hot dog|taco) cart|pickup|pickup truck|box truck|semi truck|bus|fleet|jeep|camper|minivan|company \w+|work van|work truck|golf cart)$/;
const OWNS_ONE =
  /(?:own|run|operate|start|started|starting|opening|drive|have|got|from|del?|out of|with|behind|sell|serve)(?: an?| my| our| the| this| new| small| little| two| 2){0,3}(?: \w+)?$/;
/** "I have a pickup and want a pair of magnets for the doors" */
const ON_ITS_DOORS =
  /\b(?:magnet|letter|lettering|decal|graphic|vinyl|sign)s? (?:\S+ ){0,4}?(?:on|for|to) (?:(?:the|its|both|each|all|two|2|back|side|driver|passenger|it) ?)*\b(?:door|side|tailgate|bumper|it)\b/;
const OF_VEHICLES =
  /^(?:club|guy|crew|company|business|rental|driver|owner|meet|rally|enthusiast|group|pull|lot|of|full|load|trip|ride|tour)$/;
/** "our taco truck needs 200 stickers": who sells from it wants what others want. */
const SELLS = /\b(?:food|taco|coffee|cream|bbq|pizza|dog) (?:truck|trailer|cart)$/;
const NEEDS =
  /^(?:\w+ ){0,3}(?:need|want|would like|could use|is looking for|order)\b(?!.*\b(?:magnet|letter|lettering|decal|graphic|vinyl)\b)/;
const OWN_TRADE =
  /\b(?:i|we|he|she|they|wife|husband|mom|dad|daughter|son|who) (?:(?:also|mostly|just|mainly|all|hand) )?(?:sell|make|pour|craft|bake|sew|knit|build|rent|grow|produce|paint|carve)(?: \w+){0,2}$/;
const NEEDS_LATER = /\b(?:need|want|would like|could use|looking for|look for|interested in)\b/;
const SITES = /^(?:website|web site|web page|webpage|site|online store|homepage|web store|webstore|domain)$/;
/** "we have a website and need 50 shirts" */
const NEEDS_SO_MANY =
  /^(?:and |but |what )?(?:we |i |now |just |only )*(?:need|want) (?:is )?(?:about |like )?\d/;
const WORK_ON_IT =
  /\b(?:new|build|built|redo|redesign|update|fix|refresh|make|create|design|revamp|overhaul|redone|rebuilt|old|outdated|slow|broken|terrible|awful|ugly|horrible|host|need|bot|chat|assistant|improve|better|embarr?as+\w*|outdated|dated|ancient|trash|joke|mess|sucks?|stinks?|hideous|cringe|ashamed|dinosaur|hacked)\b|\b(?:year|decade)s? old\b/;

/** The goods in the visitor's words; a way of decorating or "a quote for signs & banners" names none. */
export function thingOf(mentions: readonly ServiceMention[], service: string | undefined): string | null {
  const goods = mentions.find((mention) => mention.isFocus && isGoods(mention)) ?? mentions.find(isGoods);
  if (!goods || service === undefined || (NO_THING.has(service) && !/magnet/.test(goods.phrase))) return null;
  // What letters are put on.
  if (service === 'signs-and-banners' && /\b(?:window|storefront|glass|door)$/.test(goods.phrase))
    return null;
  const last = lastWord(goods.text);
  // Gifts may be anything on the list.
  if (service === 'promo-products' && OF_ANY_KIND.test(last)) return null;
  const isMisspelt = !isGoodsWord(last);
  const name = isMisspelt
    ? goods.phrase
    : `${goods.text.toLowerCase().slice(0, -last.length)}${oneInSpanish(last) ?? stemOf(last)}`;
  return WHOLE_NAMES.get(name) ?? name;
}

const OF_ANY_KIND = /^(?:give-?aways?|gifts?|favou?rs?|swag|freebies?|hand-?outs?|promos?|items?|products?)$/;

/** Of goods that are called by less. */
const WHOLE_NAMES: ReadonlyMap<string, string> = new Map([
  ...['tee', 't shirt', 'tshirt'].map((name) => [name, 't-shirt'] as const),
  ...['long sleeve', 'long-sleeve'].map((name) => [name, `${name} tee`] as const),
  ['trucker', 'trucker hat'],
  ...['a frame', 'a-frame'].map((name) => [name, 'a-frame sign'] as const),
]);

/**
 * The goods that take the place of those named before them: "change the hoodies to crewnecks", "hoodies? no wait, long
 * sleeves", "make them caps".
 */
export function takingTheirPlace(
  { all }: Words,
  mentions: readonly ServiceMention[],
): ServiceMention | undefined {
  return mentions.findLast(
    (mention) =>
      isGoods(mention) &&
      (IN_PLACE_OF.test(plainOf(all.slice(Math.max(0, mention.at - MOST_BEFORE), mention.at))) ||
        isInstead(all, mention)),
  );
}

/** "jackets get expensive, let's do hoodies instead"; "pens instead of mugs" is told by the mugs. */
function isInstead(all: readonly Word[], { span }: ServiceMention): boolean {
  const at = all.findIndex(({ start }) => start >= span.end);
  return at !== -1 && all[at]?.text === 'instead' && all[at + 1]?.text !== 'of';
}

/** Words and marks: no correction is longer. */
const MOST_BEFORE = 60;

const IN_PLACE_OF =
  / (?:actually|no|nah|nope|wait|rather|scratch that|i mean|meant|sorry|oops|hmm|changed (?:my|our) mind|make (?:it|that|them|those|these|the \S+)|(?:change|swap|switch|trade|replace|convert) (?:\S+ ){1,4}(?:to|for|with|into)|(?:change|swap|switch|go|going) (?:to|with)|(?:go|going|went|back) back to|(?:we are|we|i am|i|lets|let us) back to) (?:(?:to|be|it|that|them|they|should|let us|do|we|i|us|want|need|would|like|go|with|get|make|some|just|maybe|all|the|a|an|wait|no|please|about|on second thought|\d+) ){0,5}$/;

const isGoods = ({ text, phrase }: ServiceMention): boolean =>
  isGoodsWord(lastWord(text)) ||
  isGoodsWord(lastWord(phrase)) ||
  /^(?:long sleeve|tank top|quarter zip|table (?:cover|throw|runner|drape|skirt)|(?:.* )?arrow|.* rider)$/.test(
    phrase,
  );

const lastWord = (text: string): string => /[^\s-]*$/.exec(text.toLowerCase())?.[0] ?? '';

const isGoodsWord = (word: string): boolean => {
  const stem = stemOf(LEXICON.get(withoutAccents(word)) ?? word);
  return GARMENTS.has(stem) || (PIECES.has(stem) && stem !== 'wrap' && stem !== 'site' && stem !== 'website');
};

/** A van is what is wrapped, not what is made; magnets for it are. */
const NO_THING = new Set(['car-wraps', 'websites-and-ai']);

/** Lettering, decals and magnets for a van are done where vehicles are wrapped. */
function onVehicles(words: Words, mentions: ServiceMention[], isOnVehicle = false): ServiceMention[] {
  if (!mentions.some(({ slug }) => slug === 'car-wraps')) {
    if (
      mentions.length > 0 &&
      mentions.every(({ phrase }) => PUT_ON.test(phrase)) &&
      (letteredModel(words) !== -1 || ON_PART.test(words.plain))
    )
      return mentions.map((one) => ({ ...one, slug: 'car-wraps' }));
    const isModel = ON_MODELS.test(words.plain);
    if (!isModel && !isOnVehicle) return onGlass(words, mentions);
    return mentions.flatMap((one) => {
      // "just the back window", of the van
      if (PANES.test(one.phrase)) return isModel ? { ...one, slug: 'car-wraps' } : [];
      return MAGNETS.test(one.phrase) && !isGivenAway(words) ? { ...one, slug: 'car-wraps' } : one;
    });
  }
  // "stickers for our food truck, 200": handed out there, and not put on it.
  const isByTheHundred =
    mentions.some(({ phrase }) => HANDED_OUT.test(phrase)) && (areMany(words) || isGivenAway(words));
  if (isByTheHundred) return mentions.filter(({ slug }) => slug !== 'car-wraps');
  return mentions.flatMap((mention) => {
    const { slug, phrase } = mention;
    if (slug === 'car-wraps') return mention;
    if (MAGNETS.test(phrase)) return { ...mention, slug: 'car-wraps' };
    if (/\bsign$/.test(phrase) && SIGN_ON_VEHICLE.test(words.plain)) return [];
    return /vinyl|letter|decal|graphic|sticker|window|glass door/.test(phrase) ? [] : mention;
  });
}

const HANDED_OUT = /^(?:bumper )?(?:sticker|label)$/;
/** More of them than go on a vehicle. */
const areMany = ({ plain }: Words): boolean =>
  Number(MANY_STICKERS.exec(plain)?.slice(1).find(Boolean)) >= 25;
const MANY_STICKERS =
  / (\d{2,5}) (?:(?!vans|trucks|cars|trailers|vehicles|buses)\S+ ){0,3}?(?:stickers|labels) | (?:stickers|labels) (?:\S+ ){1,20}?(?<! (?:f|ram|ford|chevy|gmc|silverado|sierra|transit|sprinter|express|promaster|model|in|on|a|the|number|unit|by|x) )(?:(\d{2,5}) (?:of (?:them|those) |please |pcs |pieces |total |$)|(?<= (?:like|about|around|roughly) )(\d{2,5}) (?!ft |foot |feet |inch|in |by |x |\d|percent ))/;

/** "decals for my tailgate" */
const ON_PART = worded(
  / (?:on|for|onto|across) (?:(?:the|my|our|his|her|both|a|each|rear|front|back) ){1,3}(?:tailgate|hood|bumper|fenders?|windshield|truck bed|quarter panels?|rocker panels?) /,
);
/** "decals for a Nissan NV200" */
const PUT_ON = /^(?:vinyl|(?:vinyl )?(?:letter|lettering|decal|graphic)|window)$/;
const PANES = /^(?:window|storefront|glass|door)$/;

/** "sticker letters for my shop window" are no stickers to hand out. */
function onGlass({ plain }: Words, mentions: ServiceMention[]): ServiceMention[] {
  return mentions.some(({ phrase }) => /^(?:sticker|label)$/.test(phrase)) && isOnGlass(plain)
    ? mentions.map((one) =>
        /^(?:sticker|label)$/.test(one.phrase) ? { ...one, slug: 'signs-and-banners' } : one,
      )
    : mentions;
}

const MAGNETS = /(?<!fridge )\bmagnet/;

/** "also 200 magnets for the fridge", where a van is talked about: magnets of the other kind */
const isGivenAway = ({ plain }: Words): boolean => GIVEN_MAGNETS.test(plain) || MORE_MAGNETS.test(plain);
const GIVEN_MAGNETS = worded(
  / (?:fridges?|refrigerators?|give ?aways?|give away|hand(?:ing)? (?:them |those )?out|pass(?:ing)? out|favors?|pizza|calendars?|business card|save the dates?|schedules?|(?:to|for) (?:(?:our|my|the|all) ){0,2}(?:customers?|clients?|guests?|members?|fans|patients|parents|families|kids|students|voters|tenants|residents)) /,
);
const MORE_MAGNETS = worded(
  / (?:also|plus|too|as well|and|another|separate\w*) (?:\S+ ){0,4}?[\d,]{3,} (?:\S+ ){0,3}?magnets /,
);
/** "magnets for the sides of my Transit" */
const ON_MODELS = worded(
  new RegExp(
    ` (?:my|our|his|her|the|an?|of|for|on) (?:\\w+ )?(?:${[...VEHICLE_MAKES].filter((make) => make.length > 3 && !/^(?:model|express)$/.test(make)).join('|')})s? `,
  ),
);
/** "a sign for my van" is lettering; that of a food truck tells what it sells. */
const SIGN_ON_VEHICLE = worded(
  / signs? (?:for|on|to go on|to put on) (?:(?:my|our|the|his|her|a|an|each|both|all|two|\d|company|work|delivery|white|doors?|sides?|of) ){1,4}(?:vans?|trucks?|cars?|trailers?|pickups?|suvs?)(?! (?:wash|show|stop|lot|dealer|meet|club|parade)) |(?<! parking) signs (?:for|on) (?:work |company |delivery )?(?:vans?|trucks?|cars?|trailers?|pickups?|suvs?)(?! (?:only|parking|entering|exiting|and trailers|wash|show|stop|lot|dealer|meet|club|parade|rental|repair|sales?|traffic|drivers?|loading)) /,
);

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
    'jumper, puff print, halftone, discharge print, water based ink, spot color print, zip up hoodie, zip hoodie, zip up, hooded sweatshirt, sweat, sweatpant, sweat pant, sweat shirt, jogger, pinnie, crew sweatshirt, longsleeve, long sleeve tee, tank, screenprinting, screen printed, screenprinted, screen printer, screen, serigraphy, ink print, sweatshirt, hoody, sweater, crew neck, tank, long sleeve shirt, jersey, pullover, serigrafia, estampada, estampado, sudadera',
  'hats-and-t-shirts':
    'toque, tuque, touque, watch cap, balaclava, beret, gaiter, neck gaiter, singlet, unitard, richardson, richardson 112, yupoong, flexfit, ballcap, flat bill, flat brim, trucker, teeshirt, teshirt, trucker cap, stocking cap, toboggan, truckers hat, winter hat, knit hat, rope hat, bucket cap, headband, muscle tee, kid tee, performance tee, dri fit, dry fit, spirit wear, tshirts, dtf, heat press, heat transfer, sublimation shirt, headwear, ball cap, baseball cap, visor, bucket hat, camiseta, playera, gorra, polera, uniform shirt, team shirt, tshirt printing, shirt printing, onesie, v neck, raglan, bandana, apparel, clothing, clothes, merch, garment, streetwear',
  embroidery:
    'sewn, sew, sewing, thread, gilet, bodywarmer, body warmer, waistcoat, sewn on, sew on patch, golf shirt, cardigan, lab coat, coverall, coat, parka, rain jacket, letterman jacket, varsity jacket, safety vest, hi vi vest, chef jacket, workwear, work wear, work jacket, quarterzip, dress shirt, fishing shirt, mechanic shirt, bathrobe, name patch, 3 d puff, puff embroidery, digitize, digitizing, digitized, stitchwork, half zip, full zip, embroid, embroidering, needlework, monogrammed, monogramming, bordado, bordada, bordar, vest, windbreaker, scrubs, uniform, button up, button down, polo, softshell, sweater vest, blazer, chef coat, robe, patch',
  'signs-and-banners':
    'cornhole board, cornhole wrap, aframe, aframe sign, sandwichboard, window letter, door letter, window clings, cling, pennant, pennant flag, front window, storefront window, shop window, store window, salon window, glass door, sign rider, rider sign, real estate rider, realtor rider, yard sign rider, open house arrow, directional arrow, arrow sign, realtor sign, sign rider, wire stake, h stake, sidewalk board, table runner, table throw, table drape, table skirt, sidewalk sign, lobby sign, dimensional letter, parking sign, ada sign, door sign, office sign, road sign, street sign, safety sign, wall mural, mural, wall wrap, window wrap, window perf, window vinyl, window lettering, window tint graphic, frosted vinyl, frosted film, frosted glass, floor decal, wall vinyl, foam core, foamcore, pop up display, popup display, trade show booth, banner stand, roll up banner, rollup banner, x banner, open house sign, magnetic sign, magnet sign, awning, dibond, acm, standee, cutout, photo wall, stage banner, fence banner, flag banner, teardrop flag, door hanger sign, light box, lightbox, yard card, pole banner, light pole banner, signboard, billboard, decal, window graphic, window lettering, storefront lettering, wall graphic, wall decal, coroplast, sandwich board, retractable banner, pull up banner, feather flag, flag, backdrop, step and repeat, letrero, lona, pancarta, rotulo, menu board, vinyl lettering, vinyl, real estate sign, directional sign, placard, tablecloth, table cover, canopy, tent, foam board, mesh banner, channel letter, neon sign, lawn sign, window cling, floor graphic, poster, cartel',
  'car-wraps':
    'day cab, sleeper cab, usdot number, us dot number, dot number, mc number, skid steer, skidsteer, excavator, backhoe, bulldozer, snowmobile, dirt bike, food cart, coffee cart, hot dog cart, taco cart, mustang, corvette, zamboni, bookmobile, hearse, limousine, transit connect, street sweeper, big rig, tractor, scooter, trolley, sedan, hatchback, taxi, taxi cab, boat, pontoon, jet ski, motorcycle, motorbike, atv, utv, semi, forklift, airplane, helicopter, motorhome, ambulance, limo, kayak, canoe, suburban, tahoe, escalade, camaro, civic, camry, corolla, tacoma, tundra, econoline, f150, f250, f350, golf cart, rv, tow truck, dump truck, bus, shuttle bus, van decal, van logo, truck logo, truck magnet, van magnet, trailer decal, trailer graphic, trailer lettering, boat lettering, boat decal, boat name, boat graphic, sprinter, sprinter van, promaster, cybertruck, tesla, silverado, fleet vehicle, vehicle magnet, car graphic, car lettering, wrapping, wrapped, fleet, fleet graphic, fleet branding, van lettering, truck decal, vehicle decal, van graphic, truck graphic, trailer, trailer wrap, boat wrap, bus wrap, food truck, pickup truck, vinyl wrap, color change, box truck, rotulacion, suv, work van, work truck, company car, company van, company truck, car, cargo van, door magnet, minivan, pickup, semi truck, jeep, camper, food trailer, ford transit, f 150, f 250, f 350, car magnet, vehicle magnet, car door magnet, tailgate',
  'websites-and-ai':
    'websight, web presence, online ordering, online booking, booking page, booking site, google ranking, search engine optimization, ai receptionist, ai tool, ai stuff, ai thing, ai help, ai chatbot, ai powered chat, chat thing, chat tool, chat window, live chat, chat support, chat widget, chat box, chat feature, bot, wordpress site, shopify site, web designer, web guy, online presence, site, web site, webstore, web store, online shop, ecommerce, e commerce, homepage, web developer, web development, seo, wordpress, shopify, squarespace, wix, ai chat, ai agent, ai bot, chat assistant, virtual assistant, sitio web, pagina web, domain, hosting',
  'promo-products':
    'hang tag, hangtag, swing tag, shop rag, shop towel, grease rag, bar rag, bar towel, bar mop, fan on a stick, cardboard fan, hugger, beer hugger, can hugger, bottle hugger, sleeve of ball, sleeve of golf ball, medal, challenge coin, place mat, placemat, beer mat, flip flop, lens cloth, cinch sack, button, poncho, drink sleeve, can sleeve, cup sleeve, coffee sleeve, pot holder, potholder, oven mitt, matchbook, matchbox, lei, chip clip, whistle, kazoo, rubber duck, stuffed animal, plush toy, teddy bear, cowbell, foam finger, guitar pick, dog collar, dog leash, pet bowl, dog bowl, flask, growler, saddle blanket, can cooler, can koozie, can holder, beer koozie, beer sleeve, huggie, bracelet, pin, enamel pin, pin back button, popsocket, pop grip, stress reliever, toothbrush, pill box, nail file, hand warmer, first aid kit, bookmark, yo yo, letter opener, hand fan, paper fan, fan, chapstick, lip balm, lunch box, lunch bag, cutting board, candle, bottle opener, ice scraper, luggage tag, dog tag, ornament, beach ball, tennis ball, cinch bag, fanny pack, duffel, duffel bag, duffle bag, gym bag, canvas bag, shopping bag, grocery bag, sticky note, post it note, clipboard, badge holder, badge reel, name badge, name tag, temporary tattoo, balloon, mouse pad, flashlight, tape measure, ruler, air freshener, poker chip, sticker sheet, sticker roll, label, roll label, bottle label, product label, water bottle label, ballpoint, wine glass, can glass, beer glass, mason jar, thermos, sippy cup, stadium cup, solo cup, plastic cup, paper cup, cell phone holder, phone wallet, phone grip, earbud, stylus, multi tool, pocket knife, carabiner, hand towel, golf towel, beach towel, rally towel, throw blanket, seed packet, coloring book, silicone band, rubber bracelet, wrist band, promotional, promotional gift, corporate gift, coffee mug, cup, bottle, pencil, stress ball, usb drive, flash drive, keyring, key chain, fridge magnet, button pin, badge, wristband, golf ball, umbrella, coaster, cozy, coozie, stubby holder, bumper sticker, lapel pin, highlighter, calendar, mousepad, phone case, sunglass, drawstring bag, backpack, bag, cooler, lighter, welcome kit, party favor, favor, tchotchke, merchandise, taza, pluma, boligrafo, llavero, travel mug, glassware, pint glass, shot glass, lip balm, hand sanitizer, pop socket, playing card, frisbee, fidget spinner, giveaway item, trade show giveaway, branded gift, gift, notepad, journal, planner, power bank, charger, tumbler, ball, towel, blanket',
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

function longest(
  index: Index,
  stems: readonly string[],
  at: number,
  isOne: (to: number) => boolean,
): Entry | undefined {
  const entries = index.get(stems[at] ?? '');
  return entries?.find(
    ({ phrase, length }) => phrase.every((stem, i) => stems[at + i] === stem) && isOne(at + length - 1),
  );
}

/** "white ink, print on the back" is no ink print. */
function isUnbroken(all: readonly Word[], from = 0, to = 0): boolean {
  for (let at = from + 1; at < to; at += 1) if (BREAKS.has(all[at]?.raw ?? '')) return false;
  return true;
}
const BREAKS: ReadonlySet<string> = new Set([',', '.', ';', '!', '?', ':']);

/** "not embroidery", "no hats", "instead of a banner", "decided against the wrap", "banners anymore". */
function isRuledOut(stems: readonly string[], from: number, to: number): boolean {
  // "no parking signs"
  if (stems[from] === 'parking' && stems[from - 1] === 'no') return false;
  const before = stems.slice(Math.max(0, from - 6), from).join(' ');
  // "still no sign out front": one is missed.
  if (/\b(?:still|have|has|ha|had|got) no$/.test(before) && MISSED.test(stems[to - 1] ?? '')) return false;
  const after = stems.slice(to, to + 2).join(' ');
  return (
    RULED_OUT.test(before) ||
    BESIDE_IT.test(before) ||
    VOTED_DOWN.test(stems.slice(to, to + 4).join(' ')) ||
    (after.startsWith('any') && /^(?:anymore|any more)\b/.test(after) && /\b(?:not|no|never)\b/.test(before))
  );
}

const MISSED = /^(?:sign|banner|website|site|page)$/;

/** "totes got voted down", "mugs are off the table" */
const VOTED_DOWN =
  /^(?:is|are|was|were|got|get|has been|have been) (?:a (?:hard |big |definite )?no\b|out(?! of| there| front| back| on)|off the table|nix\w*|veto\w*|scrap\w*|vot\w* (?:down|out)|shot down|no longer)/;

/** "they voted no on totes", "the boss shot down the mugs" */
const AGAINST =
  '(?:no (?:to|on)|vot\\w* (?:against|down)|veto\\w*|(?:shot|turn(?:ed)?) down|nix\\w*|scrap\\w*|ditch\\w*|pass(?:ed)? on|talked (?:u|us|me|them) out of)';
const RULED_OUT = new RegExp(
  `\\b(?:${DROPPED}|${AGAINST})(?: (?:hard|soft|other|extra|white|black|red|blue|navy|the|a|any|an|some|do|need|want|looking for|for|interested in|into|doing|going with|getting|about|more|my|our|idea of|whole))*$`,
);

/** "apart from the banner we also want pens": known already, and not what is asked for now. */
const BESIDE_IT =
  /(?:\b(?:(?:separate(?:ly)?|apart|aside|different) from|in addition to|outside of)|^(?:(?:oh|and|ok|hey|also) )*(?:on top of|along with|together with)) (?:the|our|my|those|that|these)(?: (?:first|other|big|vinyl|white|black|one|same))*$/;

/** "are you the ones who did the mural on 5th", "you did their banners": told of the shop, not wanted. */
const isOthersWork = (stems: readonly string[], from: number, to: number): boolean =>
  /(?:one|people|guy|folk|shop|place|company|crew) (?:who|that) (?:did|made|printed|painted|wrapped|do)(?: \w+){0,4}$/.test(
    stems.slice(Math.max(0, from - 8), from).join(' '),
  ) ||
  // "you did his food trailer, mine is 8x16" wants the same.
  (YOU_DID.test(stems.slice(Math.max(0, from - 8), from).join(' ')) &&
    !stems.some((stem) => /^(?:mines?|same)\b/.test(stem))) ||
  // "a file from our sign guy"
  (/\b(?:from|by|through)(?: (?:our|my|his|her|their|the|an?|old|last|other|another|previous))+$/.test(
    stems.slice(Math.max(0, from - 4), from).join(' '),
  ) &&
    /^(?:guy|man|lady|gal|dude|fella|girl|person|people|company|shop|store|vendor|printer|outfit|firm|folk)$/.test(
      stems[to] ?? '',
    ));

const YOU_DID = /\byou (?:all |guys? )?(?:did|made|printed|wrapped|do) (?:all )?(?:their|his|her)(?: \w+)?$/;

/** "he drew it on a paper bag", "not the Pat with the koozies": told of a drawing, or of somebody else. */
function isDrawnOn(stems: readonly string[], from: number): boolean {
  const before = stems.slice(Math.max(0, from - 9), from).join(' ');
  const goods = stems[from] ?? '';
  return (
    DRAWN_ON.test(before) ||
    (WRITES.has(goods) && DRAWN_WITH.test(before)) ||
    (!LAID_OUT.has(goods) && MOTIF.test(before))
  );
}

/** "draw a tow truck on them", "a cartoon of a mug": what is drawn; a sign is drawn up. */
const MOTIF =
  /\b(?:draw|drawn?|sketch|illustrate|doodle)(?: (?:me|us))? (?:an?|our|my|some|one of (?:our|my))(?: \w+)?$|\b(?:cartoon|silhouette|drawing|sketch|outline|caricature|illustration|doodle)s? of (?:an?|our|my|some|his|her)(?: \w+)?$/;
const LAID_OUT = new Set(
  'sign banner shirt tee menu wrap flyer website site page decal sticker patch card'.split(' '),
);

/** "drew it in colored pencil", "sketched with a pen" */
const WRITES = new Set(['pen', 'pencil', 'marker', 'highlighter', 'sharpie', 'ballpoint']);
const DRAWN_WITH =
  /\b(?:drew|drawn?|drawing|sketch\w*|doodle\w*|scribble\w*)(?: \w+){0,3} (?:in|with)(?: \w+){0,2}$/;

const DRAWN_ON =
  /\b(?:drew|drawn|sketched|doodled|scribbled|jotted)(?: \w+){0,4} (?:on|in)(?: (?:the )?back of)? (?:an?|my|his|her|some)(?: \w+)?$|\bnot (?:the|that) \w+ (?:with|who (?:ordered|got|wanted|had|has|did))(?: (?:the|all))*$/;

/** "sign the proof", "cap on my budget", "your website": the words in another sense. */
export function isOtherSense(
  stems: readonly string[],
  at: number,
  phrase: readonly string[],
  plain = '',
): boolean {
  const sense = own(OTHER_SENSES, phrase.join(' '));
  if (!sense || (sense === ONLY_LETTERED && LETTERS_IT.test(plain))) return false;
  const before = stems.slice(Math.max(0, at - (sense === ONLY_LETTERED ? 6 : 4)), at).join(' ');
  const after = stems.slice(at + phrase.length, at + phrase.length + 3).join(' ');
  if (sense === SHOWN_PAGE && IS_FINE.test(after)) return true;
  // "need a sign and a website": one more of what is wanted.
  if (sense === SHOWN_PAGE && ONE_MORE.test(before) && !/^(?:address|url|link|on)\b/.test(after))
    return false;
  // "a new job site", "got a new site starting"
  if (phrase[0] === 'site' && (OF_WORK.test(before) || WORK_BEGINS.test(after))) return true;
  if (sense.unless?.test(before) || sense.unless?.test(after)) return false;
  // "and our website is ten years old"
  if (sense === SHOWN_PAGE && IS_OLD.test(stems.slice(at + phrase.length, at + phrase.length + 9).join(' ')))
    return false;
  if (sense.only && !sense.only.test(before)) return true;
  return sense.after?.test(after) === true || sense.before?.test(before) === true;
}

const ONE_MORE =
  /\b(?:and|plus|also)(?: also| then| maybe)? an?(?: new| simple| small| basic| matching| little)?$|\b(?:sign|banner|wrap|menu|flyer) and(?: also| then| maybe)?(?: new)?$/;
const OF_WORK = /\b(?:job|work|building|construction|camp|dig|excavation)$/;
const WORK_BEGINS = /^(?:start|starting|begin|beginning|break ground|break|kick)\b(?! (?:from|over))/;

/** "a 40 foot motorhome? thinking about having it lettered" */
const LETTERS_IT = worded(
  / (?:(?:get|getting|have|having|want|need) (?:it|them|her) (?:lettered|wrapped|striped)|(?:letter|wrap) (?:it|them|her)|(?:stripes?|flames|decals?|lettering|letters|graphics|logo|name|number) (?:\S+ ){0,3}(?:hood|doors?|tailgate|trunk|fenders?|roof)) /,
);

/** "match our beer labels", "a photo of an old shirt": what is there already. */
const LIKE_OURS =
  /\b(?:picture|photo|screenshot|scan|image) of (?:an?|the|my|our|this|that|one of (?:my|our|the|your)|some)(?: \w+)?$|\b(?:match|matche|matching|same as|look like|similar to|based on)(?: (?:with|the|on|what is))* (?:my|our|his|her|their)(?: \w+){0,2}$|\bsame (?:day|date|time|week|deadline|color|logo|art|address|place|(?:contact )?info|contact|details|number|email|person) as (?:the|my|our|those)(?: \w+)?$/;

/** "same logo as on the banner", "the art from our last shirts", "it is the design on our van": where artwork is seen. */
const DRAWING = '(?:logos?|designs?|art|artwork|graphics?|pictures?|drawing|layout|image|file)';
const SEEN_ON = new RegExp(
  `\\b(?:${DRAWING}(?: (?:that|which|we|you|i|was|is|be|used?|had|have|put|did|printed|made|it|right))* (?:from|off(?: of)?)|same (?:\\w+ )?${DRAWING}(?: (?:as|that|which|we|you|i|was|is|be|used?|had|have|put|did|printed|made|it|the one))+ (?:on|for)|(?:(?:it|that) is|(?<!(?:want|need) to )use) (?:just )?(?:the|our|my) (?:same )?${DRAWING}(?: (?:that|which|is))* on) (?:the|my|our|those|these|your|last year)(?: \\w+)?$`,
);
const isModel = (stems: readonly string[], from: number, plain: string): boolean =>
  (LIKE_OURS.test(stems.slice(Math.max(0, from - 6), from).join(' ')) ||
    SEEN_ON.test(stems.slice(Math.max(0, from - 11), from).join(' '))) &&
  !ONE_LIKE_IT.test(plain);

/** "a photo of the old sign ... we need one just like it" */
const ONE_LIKE_IT = worded(
  / (?:need|want|make|do|get|order|build|print)(?: (?:us|me|you|a|an|it|about|like))* (?:\d+|one|some|another|a new one|two|three|four|five|six|ten|twelve|a dozen)(?: (?:more|new|that (?:is|are|looks?)))* (?:just |exactly |the same |to look )?(?:like|as) (?:it|that|this|them|those|that one) /,
);

/** "the logo off our old website", "the logo on our site is old": where something comes from or is seen. */
const isSource = (stems: readonly string[], at: number, phrase: string): boolean => {
  const before = stems.slice(Math.max(0, at - 5), at).join(' ');
  return (
    (SITES.test(phrase) &&
      /(?:off|from)(?: of)?(?: (?:my|our|the|their|your|old|new|current))+$|\b(?:the|our|my) (?:logo|art|design|picture|photo|one)(?: (?:that|is))* on(?: (?:my|our|the|old|new|current))+$/.test(
        before,
      )) ||
    // "drop off a flash drive", "the art is on a usb drive"
    (/ drive$/.test(phrase) &&
      /\b(?:drop(?: it)? off|bring|from|(?:file|art|artwork|design|it|is|are|saved) on)(?: in| by)? (?:an?|the|my|this|our)$/.test(
        before,
      ))
  );
};

/** "the sticker on your door", "that sign in your window": the shop's own */
const isYours = (stems: readonly string[], to: number): boolean =>
  /^say since |^(?:(?:that is|i saw|we saw|hanging|up|out) )?(?:on|in|by|at|outside|over) your (?:front |shop |store |side )?(?:door|window|shop|store|counter|wall|building|truck|van|desk|lobby|lot)\b/.test(
    stems.slice(to, to + 7).join(' '),
  );

/** "somewhere to park a pickup", "what oil does my truck take": a vehicle that somebody comes with, or that wants repair. */
const isParked = (stems: readonly string[], at: number, phrase: string, plain: string): boolean =>
  VEHICLES.test(phrase) &&
  (STANDS_THERE.test(
    stems
      .slice(at + phrase.split(' ').length)
      .slice(0, 4)
      .join(' '),
  ) ||
    (!ON_VEHICLES.test(plain) &&
      ((CARED_FOR.test(plain) && !IN_BUSINESS.test(plain)) ||
        PARKED_BEFORE.test(stems.slice(Math.max(0, at - 5), at).join(' ')))));

const STANDS_THERE =
  /^(?:(?:is|be|will be) )?(?:parked|parking|outside|out front|(?:in|into|in to) (?:the|your) (?:lot|alley|driveway|dock|garage))\b/;

/** "sorry, I'm in the car", "typing from my van": where the visitor is; "that's more than my car": what it cost. */
const isSpokenFrom = (stems: readonly string[], at: number, phrase: string, plain: string): boolean => {
  if (!VEHICLES.test(phrase) || IS_LETTERED.test(plain)) return false;
  const before = stems.slice(Math.max(0, at - 6), at).join(' ');
  return SPOKEN_FROM.test(before) || DEARER.test(before);
};
const DEARER = /\b(?:(?:more|less|higher|dearer|pricier) than|as much as) (?:my|his|her|our)(?: \w+)?$/;
const SPOKEN_FROM =
  /(?:^|\b(?:am|are|sit|sitting|stuck|here|out|still|drive|driving|talk|talking|type|typing|text|texting|dictate|dictating|call|calling|chat|chatting|wait|waiting|write|writing|work|working|live|living)(?: (?:to|you|u|this|it|right|now|just|here|out|all|day))* )(?:in|from|inside|out of) (?:the|my|our|a|his|her|this)(?: \w+)?$|\b(?:am|are)(?: \w+)? (?:drive|driving|ride|riding in) (?:the|my|our|a|his|her)(?: \w+)?$/;
const IS_LETTERED = worded(/ (?:wrap\w*|letter(?:s|ed|ing)?|magnets?|graphics|decals?|vinyl) /);

/** "a logo for a food truck called Rolling Smoke", "design a logo for our food truck": the business. */
const isOfName = (stems: readonly string[], to: number, phrase: string, plain: string): boolean =>
  SELLS_FOOD.test(phrase) &&
  (/^(?:call|called|named?)$/.test(stems[to] ?? '') || LOGO_FOR.test(plain)) &&
  !IS_LETTERED.test(plain);
const LOGO_FOR = worded(
  / (?:design|draw|make|create|need|want|get|do|up with|looking for|like) (?:\S+ ){0,5}?logos? (?:designed |made |drawn |created )?for (?:(?:an?|my|our|the|new|his|her|this) ){1,3}(?:\S+ )?(?:food|coffee|taco|cream|bbq|pizza|dog) (?:truck|trailer|cart) /,
);
const SELLS_FOOD = /(?:^(?:truck|trailer|cart)|\b(?:food|coffee|dog|taco) (?:truck|trailer|cart))$/;

/** "by friday, that's when the bus comes", "our van leaves at 6" */
const isRidden = (stems: readonly string[], at: number, phrase: string): boolean =>
  RIDDEN.test(phrase) &&
  /^(?:come|leave|arrive|depart|pick (?:u|us|me|them) up|pull out|roll out|head out|get (?:here|there)|drop)\b/.test(
    stems
      .slice(at + phrase.split(' ').length)
      .slice(0, 3)
      .join(' '),
  );
const RIDDEN = /^(?:bus|van|truck|boat|shuttle bus|trolley)$/;

/** "it has to be on the truck to Omaha", "they load the bus at 5": what takes the goods or the people away. */
const isLoaded = (stems: readonly string[], at: number, phrase: string): boolean => {
  if (!LOADED.test(phrase)) return false;
  const before = stems.slice(Math.max(0, at - 8), at).join(' ');
  const after = stems.slice(at + phrase.split(' ').length, at + phrase.split(' ').length + 3).join(' ');
  return (
    LOADED_ON.test(before) && (BOUND_FOR.test(after) || (LEAVES_AT.test(after) && !LETTERED.test(before)))
  );
};
const LOADED = /^(?:truck|bus|van|trailer|boat|pickup|semi|box truck|shuttle bus|airplane)$/;
const LOADED_ON =
  /\b(?:(?:be|get|got|go|goe|going|load|loaded|loading|pack|packed|hop|leave|leaving)(?: (?:it|them|all|everything|everybody|everyone|u|packed|loaded))* (?:on|onto|in|into)|load|loading|catch) (?:the|our|a|that|my)$/;
const BOUND_FOR =
  /^(?:to (?!look|be|make|match|show|say|advertise|promote|cover|get\b)|bound for|headed|heading)/;
const LEAVES_AT = /^(?:by|at|before|when|on|for|this|next|tomorrow|tonight|first thing)\b/;
const LETTERED = /\b(?:logo|name|number|letter|lettering|wrap|graphic|decal|vinyl|magnet|sticker|stripe)\b/;

/** "stickers for hard hats", "patches to go on our jackets": what the goods before it are put on. */
const isWhatItGoesOn = (stems: readonly string[], at: number): boolean =>
  STUCK_ON.test(stems.slice(Math.max(0, at - 8), at).join(' ')) ||
  SEWN_TO.test(stems.slice(Math.max(0, at - 10), at).join(' ')) ||
  (THEY_GO_ON.test(stems.slice(Math.max(0, at - 10), at).join(' ')) &&
    !/^(?:van|truck|car|trailer|vehicle|pickup|door|window|wall|floor)$/.test(stems[at] ?? ''));
/** "they go on water bottles", "these get sewn on our jackets" */
const THEY_GO_ON =
  /\b(?:they\w*|these|those)(?: (?:will|would|are|be|gonna|going to|to|can|could|just|all|need to|have to|get|should|must))* (?:go|goe|going|stick|stuck|sewn|sew|ironed|applied|put|placed|slapped) (?:on|onto)(?: (?:the|our|my|their|all|each|every|a|hard|water|kid|beer|leather))*$/;
/** "patches, the kind you sew on a vest" */
const SEWN_TO =
  /\bpatch(?: \w+){0,5} (?:sew|iron|stick|velcro|put)(?: (?:it|them))? (?:on|onto|to)(?: (?:an?|the|our|my|their|each|leather))*$/;
const STUCK_ON =
  /\b(?:sticker|decal|label|hang ?tag|pin|button)(?: (?:that|to|will|can|they|we))*(?: (?:for|on|go on|go onto|put on|stick on|stick to|wear on|fit on))(?: (?:the|our|my|their|all|everybody|each|every|a|hard|bike|crew|safety|plastic|glass|metal|of|guy))*$/;

/** "so we can pack the welcome bags", "they wear them under their hoodies": what it goes into, under or beside. */
const isWhereItGoes = (stems: readonly string[], at: number): boolean =>
  GOES_WITH.test(stems.slice(Math.max(0, at - 9), at).join(' '));
const GOES_WITH =
  /\b(?:(?:carry|carried|carrying|walked|brought|helped|hauled) (?:\w+ ){1,3}(?:out )?to (?:my|our|the|his|her|their)|(?:go|goe|going|fit|slip|tuck|tucked|put|stuff|stuffed|stick|drop|dropped|throw|pack|packed)(?: (?:it|them|these|those|one|everything|all|right|nicely))* (?:in|into|inside) (?:the|our|their|everyone|each|some)|(?:to|can|will|we|they|are|gonna|start) (?:pack|packing|stuff|stuffing|fill|filling|assemble|assembling)(?: up)?(?: (?:the|our|all|all the|all our|some))?|(?:wear|worn|wearing|wore)(?: (?:it|them|these|those|one|a|an|\w+))? (?:under|underneath|over)(?: (?:the|our|my|their|his|her|a|an))?|(?:next|close) to (?:the|our|their)|right by (?:the|our|their)|(?:beside|along ?side|underneath|in front of|on top of|along with) (?:our|their)|(?:(?<!(?:like|want|rather|decide|decided|prefer|love|going|need) )to|they|it|that|which) (?:(?:will|would|can|could|should|have to) )?(?:go|goe)(?: nicely| well| right| together)? with (?:the|our|their))(?: (?!and|with|from|that|of)\w+)?$/;

const PARKED_BEFORE =
  /\b(?:park|parked|parking|tow|towing|(?:room|space|spot) (?:for|to turn)|fit|load|unload|back in|pull in|come in|be in|arrive in|drive)(?: (?:for|in|into|on|up|with|out|back|behind|out ?front|there|here|around|a|an|my|our|the|this|big|little|long|box|white|black|red|blue|2|two|some|\d\d|foot|ft)){0,5}$/;
const CARED_FOR = worded(
  / (?:oil|brakes?|tires?|engine|transmission|mpg|gallons?|gas|gasoline|diesel|battery|jump ?start|jump|mechanic|tune up|spark plugs?|antifreeze|coolant|mileage|odometer|insurance|insured|loan|dealership|registration|stolen|towed|start up|will not start) /,
);
const IN_BUSINESS = worded(
  / (?:company|shop|business|station|stores?|fleet|done|we (?:sell|fix|repair|do|service)|(?:need|want|get) (?:\w+ ){0,2}(?:van|truck|car|trailer)s?) /,
);
const ON_VEHICLES = worded(
  / (?:wrap\w*|letter\w*|decals?|graphics?|vinyl|magnets?|logos?|stickers?|stripes?|signs?|print\w*|paint\w*|brand\w*|advertis\w*|quote|price|cost|much|design|name) /,
);

const SCORNED =
  '(?:stupid|dumb|damn|dang|crappy|shitty|fucking|freaking|awful|terrible|horrible|useless|lousy|silly|whole|entire|little)';
const OWN_PAGES = new RegExp(
  `(?:\\b(?:your|this|that)(?: ${SCORNED})*|(?:check|see|visit|saw)(?: (?:out|it|the|on))*)$`,
);
/** Said of a page that is shown or named, not made: "put our website on the back", "our website is x.example". */
const SHOWN_PAGE = {
  before: new RegExp(
    `${OWN_PAGES.source}|(?:put|print|add|include|with|say|show|have|and|on|from|at|via|through|see|check)(?: (?:my|our|the|their|phone|number|name|logo|address|and|email|just|a))*$`,
  ),
  after:
    /^(?:is|address|url|link|and phone|and logo|and number|on (?:the|it|them|back|front))\b|^(?:https?|www)\b|^(?:\w+ ){1,2}(?:example|com|net|org|io|co)\b/,
  // "is hosting included with the website"
  unless: new RegExp(
    `${WORK_ON_IT.source}|\\b(?:includ\\w*|hosting|domain|extra|come)(?: with| for| on)? (?:the|your|an?)$`,
  ),
};
/** "our website is fine, need 30 hats", "the site has the logo" */
const IS_FINE =
  /^(?:is (?:fine|good|ok|okay|great|all set)|(?:has|ha|have) (?:the|our|my) (?:logo|art|artwork|design|file|picture|menu))\b/;
const IS_OLD =
  /^(?:is(?! (?:that|it|this|there))|was|look|looks|got|went|ha|has|have|do|doe|does)(?: \w+){0,5}? (?:old|older|outdated|dated|ancient|broken|slow|down|dead|hacked|ugly|terrible|awful|bad|embarrassing|embarrassment|garbage|trash|gone|expired|crashed|broke|(?:from|since) (?:like |about |around )?(?:(?:19|20)\d\d|the)|not (?:work|load|show|open)\w*)\b/;
interface Sense {
  before?: RegExp;
  after?: RegExp;
  /** Holds the trade's sense whatever else stands there. */
  unless?: RegExp;
  /** The trade's sense needs one of these before it. */
  only?: RegExp;
}

/** "sew our names on vests"; "sew pants", "a sewing class" are not made. */
const MARKED_BY_NEEDLE: Sense = {
  after:
    /^(?!(?:on )?(?:\w+ ){0,2}(?:name|logo|initial|letter|lettering|emblem|crest|monogram|badge)(?: |$))/,
};

/** Of these one sells rides, rents and raffles as well: "letter a fishing boat", "decals for 2 jet skis". */
const ONLY_LETTERED: Sense = {
  only: /(?:wrap|wrapping|letter|lettering|decal|graphic|vinyl|sticker|stripe|logo|name|number|(?:rear|back|side|front) (?:window|glass|door)|hood|tailgate|bumper|windshield|trunk|roof|fender)(?: (?:on|for|to|of|an?|my|our|the|his|her|this|\d+|two|three|four|hull|stern|bow|transom|side|both|back|fishing|bass|speed|ski|sail|jon|house|new|old|big|little|ft|foot|footer))*$/,
  unless:
    /^(?:(?:that|which|to|be|need|needs|want|get|getting|have|in|of|new|some|a) ){0,2}(?:wrap|wrapped|wrapping|letter|lettered|lettering|vinyl lettering|decal|graphic)\b/,
  after:
    /^(?:association|center|league|theater|band|club|parade|rental|ride|show|race|raffle|shirt|hat|tee|hoodie|crew|tour|shop)\b/,
};

/** "are you a person or one of those AI things" */
const CARL_HIMSELF: Sense = {
  before:
    /\b(?:this|your|y all)(?: (?:stupid|dumb|little|whole|online|fancy))*$|(?:\b(?:are|r|am|be|is) (?:u|you|i|this|that|it)|\b(?:talk|talking|chat|chatting|type|typing) (?:to|with)|\b(?:person|human|people|someone|somebody|real|guy) or|\b(?:or|this|thi)(?= one of)|\byou)(?: (?:a|an|the|just|only|really|another|some|one of (?:those|these)))*$/,
  unless: /\b(?:want|need|add|build|make|get|sell|offer)(?: \w+){0,3}$/,
};

/** "we wear our badges there" */
const WORN_BY_THEM =
  /\b(?:wear|wearing|wore|clip|clipping|pin|hang|scan|swipe|carry|have|keep)(?: (?:their|our|my|his|her|name|id))+$/;

/** "can the logo wrap all around the mug", "a full wrap on tumblers" */
const CUP =
  '(?:mug|cup|tumbler|bottle|can|jar|glass|koozie|candle|pen|pint|flask|growler|box|cornhole|cupcake|shirt|tee|hat|sleeve)';
const PRINTED_AROUND: Sense = {
  before: new RegExp(`(?:bubble|gift|shrink|plastic|chicken|lunch|(?<!menu )board|${CUP})$`),
  after: new RegExp(
    `^(?:up|paper|(?:it|thing|this|that) up|from (?:the )?(?:front|back))\\b|^(?:\\w+ ){0,2}(?:around|${CUP})\\b`,
  ),
  unless: /\b(?:car|truck|van|trailer|suv|vehicle|bus|fleet|jeep)\b/,
};

const OTHER_SENSES: Readonly<Record<string, Sense>> = {
  sign: {
    before:
      /(?:to|please|must|should|i|can|will|good|bad|who|you|(?:i|we|you|he|she|they|to|can|could|will|did|and|who) just|great|warning|dollar|peace)$/,
    after:
      /^(?:up|in|off|out(?! front|side| by| on| here| there| early| before| (?:a|one|two|three|four|\d) (?:week|day|month))|me|us|him|her|them|the|here|it|my|of (?!my|our|the|\d))\b/,
    unless: /(?:can you|will you|make|need)(?: \w+){0,3} (?:good|great)$/,
  },
  cap: {
    before: /(?:all|in)$/,
    after:
      /^(?:on|at|of|it|me|us|and gown|lock|(?:the|our|my)(?: whole| entire)? (?:order|total|price|cost|bill|job|spend))\b|^is (?:about |around |like )?\d[\d,]{2}/,
  },
  uniform: { after: /^(?:committee|board|policy|code|number|look|size|color)\b/ },
  jumper: { before: /(?:high|long|show|base|puddle)$/, after: /^(?:cable|lead)\b/ },
  notebook: { before: /\b(?:in|from|off)(?: (?:my|a|his|her|their|the|kid))+$/, after: /^paper\b/ },
  hat: { after: /^(?:off to|trick)\b/ },
  monogram: {
    after:
      /^(?:(?:is|are|be|was) (?:all|already|design|done|finish|ready|draw|make|set)|(?:file|art|artwork|design) )/,
  },
  merch: {
    after: /^(?:table|booth|stand|tent|guy|girl|lady|person|corner|area)\b(?! (?:cover|throw|runner|skirt))/,
  },
  trucker: {
    before: /(?:for|our|the|all|fellow|by|an?|am|lady|of|local)$/,
    after: /^(?:who|and their|in)\b/,
  },
  wrap: PRINTED_AROUND,
  'full wrap': PRINTED_AROUND,
  wrapped: { before: /(?:gift|individually|shrink|bubble|come|arrive)$/, after: /^(?:up|around)\b/ },
  wrapping: { before: /gift$/, after: /^(?:up|paper)\b/ },
  site: {
    before: new RegExp(
      `(?:job|work|building|construction|camp|on|your|this|the|cool|nice|great|love|good|like|${SCORNED})$`,
    ),
    unless: /\b(?:bot|chat|assistant|ai|build|redo|new|our|my)\b/,
  },
  website: SHOWN_PAGE,
  'web site': SHOWN_PAGE,
  'web page': SHOWN_PAGE,
  webpage: SHOWN_PAGE,
  homepage: SHOWN_PAGE,
  domain: { before: /public$/, after: /^is\b/ },
  hosting: {
    before: /(?:are|am|be|is|i|we)$/,
    // "is hosting included"
    unless: /^(?:include|includ|extra|separate|cover|monthly|a part)\b/,
    after: /^(?:an?|our|the|my|this|their|about|around|\d)\b/,
  },
  chatbot: { before: new RegExp(`\\b(?:your|this)(?: ${SCORNED})*$`) },
  bot: { only: /(?:want|need|get|add|build|on our|ai|chat|website|booking|for|answering)(?: an?| some)*$/ },
  coat: { before: /(?:clear|top|base|of|second|powder)$/ },
  sweat: { before: /(?:no|not)$/ },
  screen: { after: /^(?!print|for|shirt)/, before: /(?:on|my|the|your|phone|computer)$/ },
  car: {
    after:
      /^(?:wash|dealer|dealership|show|repair|rental|seat|insurance|club|trouble|pool|park|lot|guy|meet|payment|port|detail|detailing)\b/,
  },
  truck: { after: /^(?:driver|stop|load|pull)\b/, before: /hand$/ },
  trailer: { after: /^park\b/, before: /movie$/ },
  ...Object.fromEntries(
    'food cart,coffee cart,hot dog cart,taco cart,skid steer,skidsteer,excavator,backhoe,bulldozer,snowmobile,dirt bike,tractor,scooter,trolley,sedan,hatchback,taxi,taxi cab,boat,pontoon,jet ski,motorcycle,motorbike,atv,utv,semi,forklift,airplane,helicopter,motorhome,camper,ambulance,limo,kayak,canoe,suburban,tahoe,escalade,camaro,mustang,corvette,civic,camry,corolla,tacoma,tundra,econoline'
      .split(',')
      .map((vehicle) => [vehicle, ONLY_LETTERED]),
  ),
  'boat name': { before: /(?:say|has|have|with|and|read|get)(?: (?:the|our|my|a))*$/ },
  van: { after: /^(?:der|den|de|gogh|halen|ness)\b/ },
  tailgate: {
    only: /(?:wrap|wrapped|wrapping|letter|lettering|decal|graphic|vinyl|sticker|stripe|logo|name|number|door|hood|fender|cab)(?: (?!for|at|party)\S+){0,5}$|(?:do|just|only)(?: the| my| our| both)*$/,
    after:
      /^(?:party|tent|event|season|crew|cookoff|game|bash|weekend|sunday|saturday|gear|lot|bbq|flag|canopy|shirt|tee|hat|banner)\b/,
  },
  bus: { after: /^(?:stop|route|station|driver|ride|trip|tour|fare|pass)\b/ },
  pickup: {
    only: /(?:\ba|my|our|the|his|her|their|company|work|ford|chevy|dodge|toyota|old|new|wrap|white|black|red|\b\d{1,2}|two|three|both|of)$/,
    after:
      /^(?:date|time|location|window|order|at|on|by|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/,
    before:
      /(?:move|push|change|schedule|reschedule|arrange|postpone|do|free|local|curbside)(?: (?:the|my|our|a|it|back|to))*$/,
  },
  // "the cup is on april 19", "the bouldering cup"
  cup: {
    before: /(?:world|bouldering|curling|governors?|mayors?|founders?)$/,
    after: /^(?:of|is (?:on|the|in|at)|start|begin|take place|run (?:from|on))\b/,
  },
  favor: { before: /(?:\ba|in)$/ },
  bag: { before: /in the$/ },
  ball: { only: /(?:golf|stress|beach|tennis|soccer|promo|custom)$/ },
  patch: { after: /^(?:me|up)\b/ },
  poster: { after: /^child\b/ },
  banner: { after: /^(?:year|ad|day)\b/, before: /(?:web|website|star spangled)$/ },
  mug: { after: /^shot\b/ },
  pen: { after: /^(?:pal|name|sketch|drawing)\b/, before: /(?:pig|play|bull)$/ },
  pencil: { after: /^(?:sketch|drawing|draw|case|test)\b/ },
  sticker: { after: /^(?:price|shock)\b/ },
  label: { before: /(?:record|music|private|indie|white)$/ },
  lighter: {
    before: /(?:something|anything|little|bit|lot|much|even|go|color|shade|one)$/,
    after: /^(?:color|shade|blue|gray|green|pink|weight|fabric|than|one|material|side|version)\b/,
  },
  cooler: { after: /^(?:than|weather|color|design|if|to)\b/, before: /(?:look|is|be|water|even|much)$/ },
  planner: { before: /(?:wedding|event|party|city|financial|the|am an?)$/ },
  flag: {
    // "our logo plus a flag"
    before:
      /(?:sleeve|chest|breast|shoulder|arm|collar|pocket)$|\b(?:logo|name|crest|emblem|slogan) (?:plus|and|with|n)(?: (?:an?|the|our|american|us|usa|state|small|little))+$/,
    after:
      /^(?:it|that|this|football|logo|patch|design|on (?:it|them|the|left|right|each|one)|(?:to|onto|down|across) (?:the |each |one |both )?(?:left|right|sleeve|shoulder|back|chest|arm))\b/,
  },
  tent: { after: /^card\b/ },
  calendar: { before: /(?:your|my|the|on)$/ },
  journal: { before: /(?:the|street)$/ },
  charger: { before: /(?:phone|my)$/ },
  towel: { before: /(?:in the|paper)$/ },
  blanket: { after: /^(?:statement|order)\b/ },
  gift: { after: /^(?:card|certificate|box|bag|wrap)\b/, unless: /(?:\d|some|custom|need|want)$/ },
  badge: {
    before: new RegExp(
      `${WORN_BY_THEM.source}|(?:left|right) (?:chest|breast|sleeve|shoulder|arm)$|\\blogo$`,
    ),
    // "badge logo left chest", "badge on the sleeve"
    after:
      /^(?:logo|emblem|patch|sewn|sewed|stitched|embroidered|ironed|(?:(?:on|over) )?(?:the )?(?:left|right|chest|breast|sleeve|arm|shoulder|pocket|front))\b/,
  },
  lanyard: { before: WORN_BY_THEM },
  'name tag': { before: WORN_BY_THEM },
  ...Object.fromEntries(
    'ai thing,ai bot,ai chat,ai agent,ai assistant,ai chatbot,ai tool,chat assistant,chat thing,chat tool,chat window,chat box,live chat,chat support,virtual assistant'
      .split(',')
      .map((kind) => [kind, CARL_HIMSELF]),
  ),
  // "300 fans at the game"
  fan: {
    only: /(?:hand|paper|church|funeral|fold|folding|\b\d+|want|need|some|order|get|print|of)(?: (?:custom|paper|hand|church))?$/,
    before: /\b(?:for|our|all|the|my|with|from)(?: (?:about|around|over|like|church|funeral))?(?: \d+)?$/,
    after:
      /^(?:who|that|of|are|is|in|at|come|coming|club|shirt|base|page|zone|bus|favorite|section|there|show|can|will|were|came|went|love|loved|cheer)\b/,
  },
  button: { only: /(?:pin|campaign|custom|pinback|\d|inch)$/ },
  pin: {
    only: /(?:\d|want|need|order|get|some|custom|make|print|sell|do)(?: (?:you|some|any|custom|round|metal|little|small|campaign|election|more|like|about|of))*$/,
    before: /(?:rolling|bowling|safety|bobby|cotter|ten|clothe)$/,
    after: /^(?:an? note|it|this|that|them|number|code|the|stripe|point|drop)\b/,
  },
  stitch: { before: /in$/ },
  sew: MARKED_BY_NEEDLE,
  sewing: MARKED_BY_NEEDLE,
};

const METHODS = new Set(['screen-printing', 'embroidery']);
const METHOD_WORDS =
  /^(?:screen|silk|serig|embroid|stitch|sew(?:n|ing)?$|sewn|thread|monogram|bordad|plastisol|needlework|digitiz)/i;

/** The way of decorating rather than a garment that the service also does. */
const isMethod = ({ slug, phrase }: Pick<ServiceMention, 'slug' | 'phrase'>): boolean =>
  METHODS.has(slug) && METHOD_WORDS.test(phrase);

/** "actually banners", "change it to hats": the later one holds. What was denied before the `first` is something else. */
const isExchange = ({ plain, all }: Words, first: number): boolean =>
  EXCHANGED.test(plain) || (plain.includes(' not ') && NOT_THAT.test(plainOf(all.slice(first))));

/** "not sure what that costs" rules nothing out. */
const NOT_THAT = / not (?!(?:sure|certain|positive|exactly|too|very|yet|know|picky) )/;

const EXCHANGED =
  / (?:actually|instead|(?:change|swap|switch|trade|replace) (?:\S+ ){0,4}(?:to|for|with)|rather|scratch that|make (?:it|that|them)|changed my mind|no wait) /;
