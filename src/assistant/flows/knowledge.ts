// Answers from the shop's articles: briefly quoted, the article named.

import type { Intent } from '../../schemas/reading.ts';
import type { Article } from '../../schemas/shop.ts';
import { findAsked, isClearHit, searchKnowledge, sharedWith } from '../../shop/knowledge.ts';
import { isOnTheVehicle } from '../change-goods.ts';
import { serviceOf } from '../describe-job.ts';
import type { Answer, Moment } from '../moment.ts';
import { isQuestion } from '../question.ts';
import { isReplacing } from '../reading/intents/past-orders.ts';
import { saidIn } from '../reading/words/frame.ts';
import { worded, wordedInAnyCase } from '../reading/words/triggers.ts';
import { COLORS } from '../reading/words/vocabulary.ts';
import { isOneVehicle } from '../vehicle.ts';
import { lowerFirst, oneOf, splitSentences, upperFirst, type Wordings } from '../wording.ts';
import { knowsPrice } from './estimates.ts';

type Section = Article['sections'][number];

/**
 * The answer of the section that the owner wrote such a question down for; undefined for other messages. Where a goal
 * of the message has its own answer ("how much are 50 shirts shipped?"), a word in passing is no question for it.
 */
export function answerAsked(moment: Moment): Answer | undefined {
  const { state, reading, words, before } = moment;
  const { intents, slots } = reading;
  if (intents.some((intent) => NEVER_QUOTED.has(intent))) return;
  // "250 pens with our logo, how much", "an old wrap thats peeling, need a new one": a job, and no question about it.
  const isJob = state.slots.service !== undefined && slots.service !== undefined;
  if (
    isJob &&
    intents.some((intent) => intent === 'pricing' || intent === 'quote') &&
    LOGO_ON.test(words.plain)
  )
    return;
  // "how much for a 4x8 sign, both sides": the sign's price.
  if (
    isJob &&
    slots.dimensions !== undefined &&
    intents.includes('pricing') &&
    PRICE_OF_ONE.test(words.plain)
  )
    return;
  if (isJob && !isQuestion(words) && isReplacing(words)) return;
  // "type" asks for no type of goods; "we're The Wool Socks" for no socks.
  if (!isQuestion(words) && (moment.cues.has('typing') || isIntroduced(words.plain))) return;
  // "ok what about welcome tote bags": the goods, and no word about them.
  if (isJob && intents.length === 0 && GOODS_INSTEAD.test(words.plain)) return;
  // "is this where I get hoodies made": a wish.
  if (slots.service !== undefined && RIGHT_PLACE.test(words.plain)) return;
  if (intents.includes('location_hours') && OUR_HOURS.test(words.plain)) return;
  // "I don't need the AI": left out, and no question about it.
  if (state.options !== before.options && !isQuestion(words) && isLeftOut(moment)) return;
  // "our site is from 2011, can you redo it": whether what was just told of is done here.
  if (isJob && ASKS_IF_DONE.test(partsAsking(moment) ?? '')) return;
  // "keep typing" keeps no domain.
  if (moment.cues.has('typing') && !isQuestion(words)) return;
  const isShort = before.asked === null && words.all.length <= SHORT;
  const isAsking =
    isShort ||
    isQuestion(words) ||
    ASKS.test(words.plain) ||
    partsAsking(moment) !== undefined ||
    (COMPLAINS.test(words.plain) && !OF_OTHERS.test(words.plain)) ||
    intents.some((intent) => GOALS_ASKED.has(intent));
  const isWish = slots.service === undefined && (intents.includes('quote') || WISHES.test(words.plain));
  // Who asks nothing and wishes for nothing new is spared the search.
  if (!isAsking && !isWish) return;
  // "I'll send the vector files" tells, and asks nothing.
  if (slots.artwork !== undefined && !isQuestion(words) && !ASKS.test(words.plain)) return;
  const found = asked(moment);
  if (!found) return;
  // "lettering on my truck, white": a job in few words.
  const isTold =
    JOB_TOLD.some((slot) => slots[slot] !== undefined) || FOR_OURS.test(words.plain) || isOneVehicle(moment);
  const asksNothing = !isQuestion(words) && !ASKS.test(words.plain) && areOfGoods(intents);
  if (isJob && isTold && asksNothing && !found.article.not_made) return;
  // "how far are you booked out" asks for the calendar, not how one books.
  // The questions of the Spanish page are single words; how much the job is has its own answer.
  const isClear =
    found.words.length > (found.words.includes('how') && intents.includes('turnaround') ? 2 : 1) ||
    found.words.some((word) => OF_ONE_PAGE.has(word)) ||
    isOfACharge(moment, found) ||
    partsAsking(moment) !== undefined ||
    (found.article.language === 'es' && (!ASKS_SUM_ES.test(moment.folded) || found.words.some(isExtra)));
  if (found.article.not_made && slots.service !== undefined && SEWN_ON.test(words.plain)) return;
  if (found.article.not_made && takesPlace(found, words.plain)) return;
  // "a site where people can order cakes": what the site is for.
  if (found.article.not_made && state.slots.service === 'websites-and-ai' && !isQuestion(words)) return;
  if (found.article.not_made) {
    const isWished = (isClear && isQuestion(words)) || isWhatIsWished(moment, found);
    if (slots.service !== undefined && !isWished) return;
    // A clause alone, looked at beside a job, tells nothing of it.
    const isOfIt = Object.keys(slots).length > 0 && !isJobApart(moment);
    if (isOfIt) Object.assign(state, { slots: { ...before.slots }, said: [...before.said] });
    const isSaid = state.lastReply.includes(quotable(moment, found.section));
    return { says: [isSaid ? oneOf(NOT_EITHER, state) : quotation(moment, found.article, found.section)] };
  }
  // Whether a day can be met is worked out for the goods.
  const isOfDay = slots.dueDate?.date != null && (partsAsking(moment) ?? '').includes(slots.dueDate.text);
  const isDated = slots.dueDate?.date != null && (isOfDay || partsAsking(moment) === undefined);
  if (!isAsking || (isDated && state.slots.service !== undefined)) return;
  // Who wants something drawn is asked about it; what that costs stands on a page.
  const isOfPage = found.words.some(isOfPrice) || found.words.includes('like');
  const isToDraw = intents.includes('design') || slots.artwork === 'needs design';
  if (isToDraw && !isOfPage && !ASKS_NEED.test(words.plain)) return;
  // A price of goods is asked, unless it is the price of what the page is about.
  const isItsPrice = found.words.length > 2 || found.words.some(isOfPrice) || found.words.some(isExtra);
  if (intents.includes('pricing') && slots.service !== undefined && !isItsPrice) return;
  const hasOwnAnswer =
    intents.some((intent) => HAS_FIGURES.has(intent)) ||
    (state.slots.service !== undefined && (intents.includes('pricing') || slots.quantity !== undefined));
  if (hasOwnAnswer && !isClear) return;
  const parts = askedInBreath(moment, found);
  if (parts === undefined) return { says: [quotation(moment, found.article, found.section)] };
  const quotes = parts.map(({ message, found: of }) =>
    quotation({ ...moment, message }, of.article, of.section),
  );
  const says = quotes
    .map((one) => splitSentences(one)[0] ?? one)
    .map((one, at, all) => (at > 0 && pageOf(one) === pageOf(all[at - 1] ?? '') ? withoutPage(one) : one));
  // Three sentences leave no room for a question.
  return { says, ...(says.length === MOST_PARTS && { asks: null, isOpening: true }) };
}

const PAGE = /^From our page "[^"]*": /;
const pageOf = (quote: string): string | undefined => PAGE.exec(quote)?.[0];
const withoutPage = (quote: string): string => upperFirst(quote.replace(PAGE, ''));

const isLeftOut = ({ state, before, words }: Moment): boolean =>
  LEAVES_OUT.test(words.plain) && JSON.stringify(state.options) !== JSON.stringify(before.options);

const LEAVES_OUT = worded(/ (?:no|not (?:need|want)|without|skip|drop|leave out|remove) /);

interface Part {
  message: string;
  found: Asked;
}

/** "how about shipping, and sales tax": two or three things asked in a breath, each with a section of its own. */
function askedInBreath(moment: Moment, found: Asked): Part[] | undefined {
  const { message, words, state } = moment;
  if (!isQuestion(words) || state.language !== 'en' || words.all.length > MOST_IN_BREATH) return;
  const parts = message.split(QUESTIONS).flatMap((part): Part[] => {
    const of = askedIn(moment, part);
    // A word in a longer question may be a chance one.
    const isClear = (of?.words.length ?? 0) > 1 || part.split(' ').length <= SHORT_PART;
    return of && isClear && !of.article.not_made ? [{ message: part, found: of }] : [];
  });
  const apart = parts.filter(
    (one, at) => parts.findIndex(({ found: of }) => of.section === one.found.section) === at,
  );
  if (apart.length < 2 || apart.length > MOST_PARTS) return;
  return apart.some(({ found: of }) => of.section === found.section) ? apart : undefined;
}

const MOST_PARTS = 3;
const MOST_IN_BREATH = 24;
const SHORT_PART = 5;

/** "a lit sign", "window tint for my truck": the goods that are named are those not made, or only what they go on. */
function isWhatIsWished({ mentions, words, reading }: Moment, { words: found }: Asked): boolean {
  // "neon green signs", "light blue ones"
  if (reading.slots.colors?.some((color) => /^(?:neon|light) /.test(color))) return false;
  if (mentions.every(({ slug }) => slug === 'car-wraps')) return !LETTERS.test(words.plain);
  return (
    found.length > 1 &&
    mentions.every(({ phrase }) =>
      phrase.split(' ').some((word) => found.some((one) => word.startsWith(one))),
    )
  );
}

/** "we're The Wool Socks": who they are, and nothing wished for. */
const isIntroduced = (plain: string): boolean => INTRODUCES.test(plain) && !WISHES.test(plain);
const INTRODUCES = worded(
  /^ (?:(?:hi|hey|ok|yes|oh|well|and|so) )*(?:(?:we are|i am with|i am from|it is for|this is for|our name is|(?:we are|it is) called|(?:my|our|the) (?:\S+ )?(?:name|band|team|shop|company|business|club) is)(?: called)?) (?:the )?(?:\S+ ){1,3}$/,
);

/** "the new menu starts monday": why something is due, and nothing to be made. */
const takesPlace = ({ words }: Asked, plain: string): boolean =>
  words.some((word) => new RegExp(` ${word}\\w* ${STARTS}`).test(plain));
const STARTS =
  '(?:starts?|begins?|opens?|launch(?:es)?|drops?|debuts?|changes|(?:comes|rolls) out|goes live|kicks off) ';

const PUTS_OURS = worded(
  / (?:use|put|show|include|fit|copy) (?:my|our|the|his|her|their) (?:\S+ )?(?:menu|card|flyer|flier|brochure|invitation|postcard)s? /,
);
const LETTERED = /\b(?:tinted|wrap|letter|decal|graphic|vinyl|magnet|logo|sticker|strip|name)/i;
const LETTERS = worded(
  / (?:wrap\w*|letter\w*|decals?|graphics?|vinyl|magnets?|logos?|stickers?|stripes?|branding|names?) /,
);

const RIGHT_PLACE = worded(
  / (?:is (?:this|it)|am i (?:in|at|talking to)|are (?:you|y all|you guys)|did i (?:reach|get|find)) (?:the (?:right )?(?:place|people|guys|folks|shop|one|spot|person)|where|who) /,
);

/** What alone tells which page is asked for: "can I return them" asks for no time. */
const OF_ONE_PAGE: ReadonlySet<string> = new Set(['appointment', 'return', 'refund']);

/** "what would shipping run me", of a job whose price is told: no price of the goods. */
const isOfACharge = (moment: Moment, { words }: Asked): boolean =>
  Object.keys(moment.reading.slots).length === 0 &&
  (knowsPrice(moment) || moment.state.slots.service === 'signs-and-banners') &&
  // A wrap's price has the laying in it.
  !(moment.state.slots.service === 'car-wraps' && words.includes('install')) &&
  words.some((word) => OF_A_CHARGE.has(word));
const OF_A_CHARGE: ReadonlySet<string> = new Set([
  'ship',
  'freight',
  'install',
  'installation',
  'hang',
  'mount',
  'reorder',
  'deposit',
  'financ',
  'installment',
]);

/** "the sewn kind of logo": embroidery. */
const SEWN_ON = worded(
  / (?:sew|sewing|sewn|sewed) (?:\S+ ){0,3}?(?:logos?|names?|patch|patches|letters?|kind|type|style|on) /,
);

/** A charge of its own, beside the price of the goods: "what's the setup on 40 tees". */
export const asksForFee = (moment: Moment): boolean =>
  asked(moment)?.words.some((word) => FEE.test(word)) === true;

const FEE =
  /^(?:charg|fee|fees|extra|setup|month|host|discount|deal|free|includ|pay|paid|tax|ship|shipp|deliver|install|digitiz)/;

/** "do you make neon signs?": signs are made, but not those. */
export const asksForNotMade = (moment: Moment): boolean => asked(moment)?.article.not_made === true;

/** "need 40 shirts. do you do business cards too?": the shirts stand outside the question. */
function isJobApart(moment: Moment): boolean {
  const { mentions, reading } = moment;
  const parts = partsAsking(moment);
  const { service, quantity } = reading.slots;
  if (parts === undefined || service === undefined || quantity === undefined) return false;
  return mentions.length > 0 && mentions.every(({ text }) => !parts.includes(text));
}

/** "40 shirts and 200 business cards": what of it is not made here, in a sentence. */
export function notMadeBeside(moment: Moment): string | undefined {
  const { message, mentions, state, shop, reading } = moment;
  if (state.language !== 'en' || mentions.length === 0 || !reading.intents.includes('quote')) return;
  // "a site where people can order cakes"
  if (state.slots.service === 'websites-and-ai') return;
  if (SEWN_ON.test(moment.words.plain)) return;
  const clauses = withoutCompany(moment, message.slice(0, LONGEST_QUESTION)).split(JOINTS);
  if (clauses.length < 2 || clauses.length > MOST_JOINED) return;
  for (const clause of clauses) {
    // "tint the windows of my van and letter the doors": the van is what it is done to.
    const isOnlyVehicle = mentions.every(({ slug }) => slug === 'car-wraps') && !LETTERED.test(clause);
    if (!isOnlyVehicle && mentions.some(({ text }) => clause.toLowerCase().includes(text.toLowerCase())))
      continue;
    // "my wife bakes cookies and wants aprons"
    if (OWN_TRADE.test(clause)) continue;
    const found = findAsked(shop, clause, 'en', { service: undefined, named: undefined });
    if (found?.article.not_made && found.words.length > 0)
      return `From our page "${found.article.title}": ${splitSentences(found.section.text)[0]}`;
  }
  return;
}

const OWN_TRADE =
  /\b(?:i|we|he|she|they|wife|husband|mom|dad|daughter|son|sister|brother|who) (?:\w+ )?(?:sells?|makes?|bakes?|cooks?|grows?|caters?|runs?|owns?)\b/i;

/** The same at marks of question and the numbers of a list: "1 do you ship 2 how fast is rush". */
const QUESTIONS =
  /\s*(?:[,.;+&\n?]|\b(?:and|plus|also)\b|\bif (?=(?:i|we) (?:bring|supply|provide|furnish|drop off|send) )|(?:^|\s)\d[.)]? (?=(?:can|could|do|does|is|are|will|would|what|how|when|where|who) ))\s*/i;
const JOINTS = /\s*(?:[,.;+&\n]|\b(?:and|plus|also)\b)\s*/i;
const MOST_JOINED = 12;

const PRICE_OF_ONE = worded(
  / (?:how much|price|cost|quote|what) (?:\S+ ){0,3}?(?:for|on|is|are|of|would|do|does) (?:(?:a|an|one|two|the|my|some|about|\d+) )+(?:\S+ ){0,6}?(?:signs?|banners?|posters?|decals?|stickers?|flags?|backdrops?) /,
);

const ASKS_IF_DONE =
  /^(?:(?:also|and|but|so|oh|ok)\s)*(?:(?:is|are) (?:that|this|it|those|these) (?:something|a thing|things|anything|what) (?:that )?(?:you|y['’]?all|your \w+)(?: (?:guys|all|folks))? (?:\w+ )?(?:do|does|offer|handle|make|help with)|(?:do|can|could|would) (?:you|y['’]?all)(?: (?:guys|all|folks))? (?:\w+ )?(?:do|redo|make|handle|build|fix|take on|help (?:us |me )?with) (?:it|that|this|them|those|these|one|something like (?:that|this)))(?: (?:for (?:us|me)|too|as well|there|here|at all|please))*\W*$/i;

const LOGO_ON = worded(
  / (?:with|w|put|putting|print|get|has|have|having|want|add|of) (?:(?!draw|redraw|clean|fix|design|vector)\S+ ){0,3}(?:logos?|designs?|art|artwork) (?!(?:made|drawn|redrawn|designed|cleaned|fixed|changed) )/,
);

const ASKS_SUM_ES = worded(/\b(?:cuant[oa]s?|precio|costo|cuesta\w*|saldria\w*|cobra\w*|total)\b/);

/** "do you need my logo in a special file" */
const ASKS_NEED = worded(
  / (?:do|does|would|will|should) (?:you|y all|i|we|it|the \w+) (?:guys |all )?(?:need|have to|want|require) /,
);

const NOT_EITHER: Wordings = {
  en: ['Those we do not make either.', 'No, not those either.'],
  es: ['Eso tampoco lo hacemos.', 'Tampoco hacemos eso.'],
};

/** An answer's quotation without its second sentence: beside figures there is room for one. */
export const briefly = ({ says, ...rest }: Answer): Answer => ({
  ...rest,
  says: says.map((one) => splitSentences(one)[0] ?? one),
});

const SHORT = 8;

/** What is never answered by quoting, whatever words stand in it. */
const NEVER_QUOTED: ReadonlySet<Intent> = new Set<Intent>(['human', 'injection', 'abusive', 'order_status']);

const GOALS_ASKED: ReadonlySet<Intent> = new Set<Intent>([
  'pricing',
  'services',
  'artwork',
  'turnaround',
  'minimum_order',
  'location_hours',
]);

const JOB_TOLD = ['colors', 'quantity', 'imprintLocations', 'dimensions', 'dueDate'] as const;
const areOfGoods = (intents: readonly Intent[]): boolean =>
  intents.every((one) => one === 'services' || one === 'quote');
const FOR_OURS = / (?:on|for) (?:my|our) /;
const GOODS_INSTEAD = worded(
  /^ (?:(?:hm+|ok|so|and|or|well|then|but|maybe|actually|,) )*(?:what|how) about (?:\S+ ){1,4}(?:\? )?$/,
);

/** Goals answered with the services' and the calendar's figures. */
const HAS_FIGURES: ReadonlySet<Intent> = new Set<Intent>(['turnaround', 'minimum_order', 'location_hours']);

const isOfPrice = (word: string): boolean =>
  /^(?:much|cost|charg|fee|extra|price|pric|cheap|cheaper|cheapest|month|host|expensiv|discount|deal|free|includ|pay|paid|tax|fees)$/.test(
    word,
  );

/** In Spanish what has a price of its own, or is none: "cuanto vale el envio", "cuanto cobran por instalarlo". */
const isExtra = (word: string): boolean => /^(?:inclu|envi|instal|digitaliz|ponch|mensual)/.test(word);

/** A question further on in the message: "we're exempt, how do we do that". */
const ASKS = worded(
  / (?:how (?:do|does|can|would|much|many|long)|what (?:is|are|do|if|about)|can (?:i|we|you)|do (?:you|i|we)|is (?:there|it)|are (?:there|they)|will (?:that|this)|(?:is|are|was) (?:that|those|this) (?:really|actually|still|true|free|included|extra)|will (?:it|they|you)|(?:know|wonder|wondering|ask|see) (?:if|whether) (?:you|y all)) /,
);

const WISHES = worded(/ (?:need|needs|want|wants|would like|looking for|order|make|print) /);

const OUR_HOURS = worded(
  / what (?:are|is|were) (?:your|yall|the shop|the store) (?:(?:business|store|shop|opening) )?hours /,
);
/** "my last printer messed up two orders" */
const OF_OTHERS = worded(
  / (?:last|other|old|previous|prior|another|former|different) (?:printers?|print shop|shop|place|company|guys?|vendor|people|one) /,
);
const COMPLAINS = worded(
  / (?:peel\w*|crack\w*|fad(?:ed|ing)|misprint\w*|damaged|defect\w*|misspell\w*|messed up|crooked|smear\w*|torn|ripped|wrong (?:size|color|name|date|logo|shirts?)s?) /,
);

/** One sentence or two of the section that the owner wrote such a question down for. */
export function quoteAsked(moment: Moment): string[] | undefined {
  const found = asked(moment);
  return found && [quotation(moment, found.article, found.section)];
}

/** "what's the damage": the price, and nothing broken. */
const DAMAGE = /\bwhat(?:['’]?s| is| would be| will be)? the (?:total )?damage\b/gi;

/** "our food truck needs a new look": the visitor's own trade, and no goods wished for; nor is a parking sign a place. */
const withoutTrades = (question: string): string =>
  [TRADES, LABELS, VOUCHERS, THE_PHONE, ZIP_UPS, STRIPES, NAPKIN].reduce(
    (text, one) => text.replace(one, ' '),
    question,
  );
/** "we are the Riverbend Rug Gallery": what a name says is not asked for. */
function withoutCompany({ state: { slots } }: Pick<Moment, 'state'>, text: string): string {
  const name = slots.company?.toLowerCase();
  const lower = text.toLowerCase();
  return name !== undefined && lower.includes(name) ? lower.replaceAll(name, ' ') : text;
}
/** "I never pick up" */
const THE_PHONE =
  /\b(?:never|not|rarely|hardly|seldom|always|nobody|no one|(?:do|wo|ca)n['’]?t)(?: (?:ever|really|usually))? (?:pick(?:s|ing)? up|answer)\b/gi;
const LABELS =
  /\b(?:parking(?: lot)?|open house|walk[ -]?in|pick[ -]?up) (?=(?:\w+ )?(?:signs?|permits?|tags?|passes|stickers?|decals?|banners?)\b)/gi;
/** "zip ups", "pop ups": no parcel service. */
const ZIP_UPS = /\b(?:zip|pull|pop|button|lace|close|hook|cover|run|line|grown|touch|follow)[ -]ups?\b/gi;
/** "a napkin drawing", "drew it on a napkin": what is drawn on, and nothing printed. */
const NAPKIN =
  /\bnapkins? (?=(?:draw|sketch|doodle|idea|art|design|scribbl))|(?<=\b(?:on|from|off) (?:an?|the|my) (?:\w+ )?)napkin\b/gi;
/** "the reflective tape on the vests": no reflective ink. */
const STRIPES = /\breflective (?=(?:\w+ )?(?:stripes?|strips?|striping|tapes?|bands?|vests?|jackets?)\b)/gi;
/** "do you have gift cards": no card to pay with. */
const VOUCHERS = /\bgift (?:cards?|certificates?|vouchers?)\b/gi;
const TRADES =
  /\b(?:food|cakes?|cupcakes?|cookies?|pizza|catering|furniture|jewelry|toys?|pet|dog|cat|shoes?|tattoo|quilt|rug|surf|surfboards?|tint|tinting|pillow) (?=(?:truck|trailer|van|cart|shop|store|place|stand|parlor|studio|bakery|business|company|rescue|shelter|bank|pantry|drive|festival|walking|grooming)s?\b)/gi;

type Asked = NonNullable<ReturnType<typeof findAsked>>;

/** "will it fade", of banners: the goods talked about are named where the question names none. */
function asked(moment: Moment): Asked | undefined {
  const { service } = moment.state.slots;
  if (lastAsked?.moment !== moment || lastAsked.service !== service)
    lastAsked = { moment, service, found: findFitting(moment) };
  return lastAsked.found;
}

/** A turn asks it several times. */
let lastAsked: { moment: Moment; service: string | undefined; found: Asked | undefined } | undefined;

/** "how many would you suggest" asks for a number, and no page has one. */
function findFitting(moment: Moment): Asked | undefined {
  const found = findInParts(moment);
  const isOfNumber = moment.words.plain.includes(' how many ') && found?.words.some(isAdvice);
  return isOfNumber ? undefined : found;
}

const isAdvice = (word: string): boolean => word === 'suggest' || word === 'recommend';

function findInParts(moment: Moment): Asked | undefined {
  const parts = partsAsking(moment);
  const inParts =
    parts === undefined
      ? undefined
      : askedIn(moment, withoutTrades(withoutCompany(moment, parts.replace(DAMAGE, ' '))));
  if (inParts !== undefined) return inParts;
  const whole = askedIn(moment, withoutTrades(withoutCompany(moment, questionOf(moment))));
  // "around 80? and not over $900": what is only told asks for no page, unless the question leans on it.
  if (whole === undefined || parts === undefined) return whole;
  // "two sided. can you put a logo on one": what was told is taken for an option already.
  const isTaken = moment.before.slots.service !== undefined && moment.state.options !== moment.before.options;
  const tells = isTaken && JSON.stringify(moment.state.options) !== JSON.stringify(moment.before.options);
  if (LEANS_ON_REST.test(parts) && !tells) return whole;
  const lower = parts.toLowerCase();
  return whole.words.every((word) => lower.includes(word)) ? whole : undefined;
}

/** "the file is a scan. is that ok?" */
const LEANS_ON_REST =
  /\b(?:it|its|(?<!\b(?!(?:is|does|was|this|has|gets|makes|means|uses|needs|takes|costs)\b)\w+s )that|this|they|them|those|these|one|there|so|for me|help)\b/i;

function askedIn(moment: Moment, text: string): Asked | undefined {
  const { state, shop, reading } = moment;
  const isOfOwn = state.options.garment === 'own' && SPOILT.test(moment.words.plain);
  // "can you match our maroon"
  const isOfColor =
    MATCHES.test(moment.words.plain) &&
    moment.words.all.some(({ stem }) => COLORS.has(stem) || SHADES.has(stem));
  const question = `${text}${isOfOwn ? ' own garments' : ''}${isOfColor ? ' color' : ''}`;
  const { service } = state.slots;
  // "do you take old decals off": on a vehicle as well as on glass.
  const isEither = moment.mentions.length > 0 && moment.mentions.every(isOfVehicle);
  const own = isEither ? undefined : reading.slots.service;
  const about = { service, named: isOnTheVehicle(moment) ? service : own };
  const found = findAsked(shop, question, state.language, {
    ...about,
    fits: (article) => isAbout(moment, article),
  });
  if (service === undefined) return found;
  const goods = goodsMeant(moment);
  if (goods === '') return found;
  const named = findAsked(shop, `${question} ${goods}`, 'en', about);
  if (!named?.article.services.includes(service)) return found;
  const words = named.words.filter((word) => !goods.split(/[ -]/).includes(word));
  const services = found?.article.services ?? [];
  // "whats the setup fee", of mugs: what stands on the page of another trade is no answer.
  const isOfOthers = services.length > 0 && !services.includes(service);
  // "what file type do you want", of shirts: what type of shirt is said on another page, and nothing of files.
  const isMore =
    found !== undefined && named.words.length > found.words.length && telling(words) >= telling(found.words);
  const isBetter = words.length > 0 && (found === undefined || isOfOthers || isMore);
  return isBetter ? { ...named, words: isOfOthers ? (found?.words ?? words) : words } : found;
}

/** How many of the words say what is asked for: "what" and "how" stand in any question. */
const telling = (words: readonly string[]): number => words.filter((word) => !ASKING.has(word)).length;
const ASKING: ReadonlySet<string> = new Set(['what', 'which', 'how', 'kind', 'much', 'use']);

const SHADES: ReadonlySet<string> = new Set(['shade', 'tone', 'hue', 'pantone', 'pms']);
const MATCHES = worded(/ (?:match|matches|matching|exact|exactly) /);

/** "can you do our exact green": whether it can be met, and no wish for green alone. */
export const asksToMatch = ({ words }: Pick<Moment, 'words'>): boolean => MATCHES.test(words.plain);

/** Of what the visitor brought. */
const SPOILT = worded(
  / (?:ruin|ruins|ruined|wreck|wrecked|mess|messed|damage|damaged|destroy|destroyed|screw|screwed|goes wrong|replace) /,
);

/** The goods talked about, where the message names none: 'yard sign sign'. */
const goodsMeant = ({ state, mentions }: Moment): string =>
  mentions.length > 0 || state.language !== 'en' || isOfMagnets(state)
    ? ''
    : `${state.thing ?? ''} ${GOODS[state.slots.service ?? ''] ?? ''}`.trim();

/** Magnets for vehicles: no film, though the trade is the same. */
const isOfMagnets = ({ thing, slots: { service } }: Moment['state']): boolean =>
  service === 'car-wraps' && /magnet/.test(thing ?? '');

/** What a trade's page calls its goods. */
const GOODS: Readonly<Record<string, string>> = {
  'signs-and-banners': 'sign',
  'car-wraps': 'wrap',
  'websites-and-ai': 'website',
};

/** The same, else of the best article for the message; undefined when none fits. */
export function quoteArticle(moment: Moment): string[] | undefined {
  const { state, shop } = moment;
  const message = saidIn(moment.message).replace(WHERE_IT_GOES, ' ');
  const { service } = state.slots;
  const asked = quoteAsked(moment);
  if (asked) return asked;
  // The articles are in the owner's English.
  if (state.language !== 'en') return;
  // Figures alone fit any article.
  const hits = searchKnowledge(
    shop,
    message.slice(0, LONGEST_QUESTION).replace(/\d+/g, ' ').replace(VOUCHERS, ' '),
    service === undefined ? {} : { service },
  );
  const least = Math.max(LEAST_SCORE, (hits[0]?.score ?? 0) * NEAR_ENOUGH);
  const hit = hits.find(
    (one) =>
      one.score >= least &&
      // What is not made stands beside no goods that are.
      !(one.article.not_made && (moment.reading.slots.service ?? service) !== undefined) &&
      isAbout(moment, one.article) &&
      isClearHit(message, one) &&
      tellsOf(moment, message, one.section),
  );
  return hit && [quotation(moment, hit.article, hit.section)];
}

/** "the wall is brick, will vinyl stick": what would be quoted says more of it than "vinyl". */
function tellsOf(moment: Moment, question: string, section: Section): boolean {
  const shared = sharedWith(question);
  const least = Math.min(2, shared(question));
  return shared(`${section.heading} ${quotable(moment, section)}`) >= least;
}

/** "is it free", after the page on samples: asked of what was just quoted, and answered from the same page. */
export function quoteFollowing(moment: Moment): string[] | undefined {
  const { state, shop, words, reading, message } = moment;
  const [, title, quoted = ''] = QUOTED.exec(state.lastReply) ?? [];
  if (title === undefined || words.all.length > SHORT || !OF_WHAT_WAS_SAID.test(words.plain)) return;
  const [first = ''] = splitSentences(quoted);
  const page = shop.articles.find((article) => article.title === title);
  const section = page?.sections.find(({ text }) => text.replaceAll(/\s+/g, ' ').includes(first));
  if (!section) return;
  const found = findAsked(shop, `${message} ${section.heading}`, 'en', {
    service: state.slots.service,
    named: reading.slots.service,
    fits: (article) => article === page,
  });
  if (!found || sharedWith(message)(found.words.join(' ')) === 0) return;
  return [quotation(moment, found.article, found.section)];
}

/** "and is that extra", of a sample that was just told of: what that costs, and no price of the job. */
export function answerIfExtra(moment: Moment): Answer | undefined {
  const says = IF_EXTRA.test(moment.words.plain) ? quoteFollowing(moment) : undefined;
  return says && { says };
}

const IF_EXTRA = worded(
  /^ (?:(?:and|so|ok|but|oh|cool|great|wait|well|or) )*(?:(?:is|are|would) (?:that|it|this|they|those|these)(?: be)?|do(?:es)? (?:that|it|this|they|those) cost|(?:do|would) (?:you|y all|they) charge(?: (?:me|us))?(?: (?:more|extra))?(?: for (?:that|it|this|those))?)(?: an?)?(?: (?:extra|free|included|more|charge|cost|fee|anything|for|of))* (?:\? )?$/,
);

const QUOTED = /From our page "([^"]+)": (.+)$/;
const OF_WHAT_WAS_SAID = worded(/ (?:it|that|this|they|those|these|one|them) /);

/** Below it a chance word fits: the weather "tomorrow", how one "feels". */
const LEAST_SCORE = 12;
const NEAR_ENOUGH = 0.4;

/** As typed and as mended. */
const questionOf = ({ message, words, mentions }: Moment): string => {
  const typed = `${saidIn(message).slice(0, LONGEST_QUESTION)} ${words.plain.slice(0, LONGEST_QUESTION)}`;
  const asked = typed
    .replace(DAMAGE, ' ')
    .replace(ANY_IDEA, ' ')
    .replace(KIND_OF_MONEY, ' ')
    .replace(PAY_FOR, ' ')
    .replace(WHERE_IT_GOES, ' ');
  return mentions.length > 0 ? asked.replace(WITH_ART, ' ') : asked;
};

/** "those strips that hang under the sign": which goods they are, and no question how one hangs them. */
const WHERE_IT_GOES =
  /(?=(?:that|which) )(?<=\b(?:do|sell|make|have|offer|carry|print|need|want) (?:\S+ ){1,5})(?:that|which) (?:hang|go|sit|stick|stand|clip|fit|mount|attach|slide|pop|fold|hold)(?:s|es)?\b(?: \w+){0,6}/gi;

/** "what kind of money are we talking" asks for no kind of shirts. */
const KIND_OF_MONEY =
  /\b(?:what|which) (?:kind|kinda|sort) (?:of )?(?:money|dollars|bucks|dough|cash|price|numbers?)\b/gi;

/** "what do people pay for 50 shirts" asks what they cost, and for no way to pay. */
const PAY_FOR =
  /\b(?:do|does|did|would|will|might|should) (?:(?:most|other|a|your) )?(?:people|folks|person|someone|somebody|customers?|shops|others|i|we|one) (?:usually |typically |normally |expect to |have to )?pay for\b/gi;

/** "any idea how heavy a box is", "any idea on price" asks for no ideas. */
const ANY_IDEA =
  /\b(?:any|an|some|rough|no) idea(?= (?:if|how|what|when|where|why|who|which|(?:on|of|about|for) (?:the |a |your )?(?:cost|price|pricing|total|turnaround|time|size|shipping))\b)/gi;

/** "how much for 40 tees with our logo on them" asks for no artwork. */
const WITH_ART =
  /(?<!\b(?:help|wrong|problem|issue|deal|work|start|do|happens|mess))\s(?:with|w\/)\s(?:our|my|a|the|his|her|their|your|one)\s(?:(?!no\b)\w+\s)?(?:logo|design|art|artwork|picture|photo|graphic|name)s?\b(?!\s(?:file|need|be|done|made|drawn|redrawn|fix))(?:\s(?:printed\s)?on\s(?:it|them|the\s\w+))?/gi;

/** "…3 banners for the 18th, also do you ship to Bend": the questions among all that is told. */
export function partsAsking({ message, state }: Pick<Moment, 'message' | 'state'>): string | undefined {
  if (state.language !== 'en') return;
  if (last?.message !== message) last = { message, parts: askingIn(saidIn(message)) };
  return last.parts;
}

/** A turn asks it several times. */
let last: { message: string; parts: string | undefined } | undefined;

function askingIn(message: string): string | undefined {
  const parts = message.slice(0, LONGEST_TOLD).split(PARTS);
  const asking = parts.filter((part) => ASKS_IN_PART.test(part));
  return asking.length === 0 || asking.length === parts.length
    ? undefined
    : asking.join(' ').slice(0, LONGEST_QUESTION);
}

const LONGEST_TOLD = 2000;
const PARTS =
  /(?<=[.?!;\n])\s+|,\s*(?:and |also |but )?(?=(?:do|does|can|could|will|would|how|what|where|when|who|is|are)\s)|\s(?=(?:also|and|but|plus)\s(?:do|does|can|could|will|would|how|what|where|who|is|are|(?:i|we)(?:['’]d)?\s(?:wonder|was|were|am|are|would|want|need|like))\s)/i;
const ASKS_IN_PART =
  /^(?:(?:also|and|but|plus|so|oh)\s)*(?:do|does|can|could|will|would|how|what|where|when|who|is|are)\s|\b(?:know|wonder(?:ing)?|ask|tell me|see)\s(?:if|whether|how|what|when|where)\s|\?\s*$/i;

const LONGEST_QUESTION = 300;

/** What lasts is said of one trade's goods. */
const HOLDS_UP = worded(/ (?:last|lasts|hold up|holds up|fade|fades|durable|weather) /);

const OF_THE_JOB = / (?:it|they|them|these|those|mine) /;

/** "what sizes do you have", "how many colors can you do" */
const OF_THE_RANGE = worded(
  / (?:what|which|how many) (?:\S+ )?(?:sizes?|colors?|shades|styles?|brands?) (?:do|can|could|does|are|would) /,
);

/** "how long do they last?" is asked of the stickers talked about: what holds for banners is no answer. */
function isAbout({ state, mentions, words, reading }: Moment, { services, not_made }: Article): boolean {
  // "can you put our menu on it": what goes on the goods.
  if (not_made && PUTS_OURS.test(words.plain)) return false;
  const { service } = state.slots;
  // "would they come off in the car wash", of magnets: no film.
  if (isOfMagnets(state) && services.includes('car-wraps')) return false;
  if (service === undefined || services.length === 0 || services.includes(service)) return true;
  // Nor is another trade's price one of theirs.
  const isOfJob =
    OF_THE_JOB.test(words.plain) ||
    OF_THE_RANGE.test(words.plain) ||
    HOLDS_UP.test(words.plain) ||
    reading.intents.includes('pricing');
  // "how long does the vinyl hold up", of a wrap: no banner's.
  if (service === 'car-wraps' && mentions.length > 0 && mentions.every(isOfVehicle)) return false;
  return !isOfJob || mentions.some(({ slug }) => services.includes(slug));
}

const isOfVehicle = ({ phrase }: Moment['mentions'][number]): boolean =>
  /(?:^vinyl|decal|graphic|letter|lettering)$/.test(phrase);

function quotation(moment: Moment, { title }: Article, section: Section): string {
  const page = { en: 'From our page', es: 'De nuestra página' }[moment.state.language];
  const { lastReply, language } = moment.state;
  const quoted = quotable(moment, section);
  if (!lastReply.includes(quoted)) return `${page} "${title}": ${quoted}`;
  // What was just quoted is gone on with, or said again in short.
  const further = section.text
    .split(/\n+/)
    .filter((line) => !ITEM.test(line))
    .flatMap(splitSentences)
    .filter((sentence) => !sentence.endsWith(':') && !lastReply.includes(sentence));
  const shared = sharedWith(withSynonyms(questionOf(moment)));
  const isAbout = MORE.test(moment.words.plain) || further.some((one) => shared(one) > shared(quoted));
  if (further.length > 0 && isAbout) return `${page} "${title}": ${further.slice(0, 2).join(' ')}`;
  const again = { en: 'As I said', es: 'Como le decía' }[language];
  const told = splitSentences(quoted);
  const most = Math.max(...told.map(shared));
  const ofPrice = COSTS.test(moment.words.plain) ? told.find((one) => OF_COSTS.test(one)) : undefined;
  return `${again}: ${lowerFirst(ofPrice ?? told.find((one) => shared(one) === most) ?? quoted)}`;
}

const COSTS = worded(/ (?:costs?|price|prices|charge|charged|extra|much|fee|fees|free|upcharge) /);
const OF_COSTS = /\$|\b(?:quot(?:es|ed)|costs?|price|charged?|free|fee|pay|paid)\b/;

const MORE = worded(/ (?:else|more|other|others|also|another|besides) /);

/** A sentence that says nothing without the one before it. */
const LEANS_BACK =
  /^(?:From then|After that|Both|They|It|These|Those|This|That|Its|Their|Then|Ambos|Eso|Esto)\b/;

const AFTER_THAT = / (?:after|before|until) (?:that|then)\b/;

/** The sentences of a section that the question is about, or the items of its list. */
function quotable(moment: Moment, { heading, text }: Section): string {
  const lines = text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
  const items = lines.filter((line) => ITEM.test(line)).map((line) => line.replace(ITEM, ''));
  const paragraphs = lines.filter((line) => !ITEM.test(line)).map((line) => splitSentences(line));
  const fit = fitOf(moment, text);
  const most = Math.max(0, ...items.map((item) => fit(item, true)));
  const fitting = items.filter((item) => fit(item, true) > most / 2);
  const best = Math.max(0, ...paragraphs.flat().map((sentence) => fit(sentence)));
  // Where nothing says more of the question, a section is quoted from its beginning.
  const isListed = most > best || (most === best && ITEM.test(lines[0] ?? ''));
  if (paragraphs.length === 0 || (isListed && !/^(?:Yes|No)\b/.test(paragraphs[0]?.[0] ?? '')))
    return joinedItems(items, fitting);
  // What opens with its yes or no is quoted from there, unless it is the yes to another question.
  const opening = paragraphs[0] ?? [];
  const isItsYes = /^(?:Yes|No)\b/.test(opening[0] ?? '') && best - fit(opening[0] ?? '') < 2;
  const pairs = isItsYes
    ? [opening.slice(0, 2)]
    : paragraphs.flatMap((sentences) =>
        sentences.flatMap((sentence, at) =>
          at > 0 && (LEANS_BACK.test(sentence) || AFTER_THAT.test(sentence))
            ? []
            : [sentences.slice(at, at + 2)],
        ),
      );
  // The beginning says what it is about; a later place is quoted where it says more of what was asked.
  // What the heading says already makes no sentence of its section fit better.
  const apart = sharedWith(questionOf(moment), heading);
  const fits = pairs.map((pair) => 4 * fit(pair.join(' ')) + apart(pair[0] ?? ''));
  const [first = '', second = ''] = pairs[fits.indexOf(Math.max(...fits))] ?? [];
  // What ends in a colon goes on in the list.
  if (first.endsWith(':')) return `${first} ${joinedItems(items, [])}`;
  const isBoth = second !== '' && !second.endsWith(':') && first.length + second.length < LONGEST;
  return isBoth ? `${first} ${second}` : first;
}

const ITEM = /^[-*]\s+/;
const LONGEST = 260;
const MOST_ITEMS = 3;

const withSynonyms = (question: string): string =>
  SYNONYMS.reduce((said, [asked, written]) => (asked.test(question) ? `${said} ${written}` : said), question);

/** What visitors say, and what the pages call it. */
const SYNONYMS: readonly (readonly [Pick<RegExp, 'test'>, string])[] = [
  [
    wordedInAnyCase(
      /\b(?:split|spread|layaway|lay away|payment plans?|monthly payments?|over (?:\w+ ){0,3}months|pay(?: it| this)? (?:monthly|by the month|over time)|financ(?:e|ing)|pay (?:it )?(?:off )?in (?:parts|chunks|pieces))\b/i,
    ),
    'installments',
  ],
  [wordedInAnyCase(/\b(?:remove|removing|take off|strip)\b/i), 'removal'],
  [wordedInAnyCase(/\b(?:cancel|quit|locked in)\b/i), 'cancel notice contract'],
  [
    wordedInAnyCase(/\b(?:hold|store|hang on to) (?:it|them|the \w+|my \w+|our \w+)\b/i),
    'keep finished orders',
  ],
];

/** The items that fit the question, in the article's order; its first ones where none does. */
function joinedItems(items: readonly string[], fitting: readonly string[]): string {
  const chosen = (fitting.length > 0 ? fitting : items).slice(0, MOST_ITEMS);
  return `${chosen.map((item, i) => (i === 0 ? item : lowerFirst(item))).join('; ')}.`;
}

/** 'Wind mesh', of banners of which that was chosen. */
function materialOf({ state, shop }: Moment): string {
  const option = shop.prices[state.slots.service ?? '']?.options.find(({ name }) => name === 'material');
  if (option?.kind !== 'choice') return '';
  return option.choices.find(({ name }) => name === state.options.material)?.label ?? '';
}

/** How many of the question's words a text has; of the job's own service a list has an item. */
function fitOf(moment: Moment, section: string): (text: string, isItem?: boolean) => number {
  const shared = sharedWith(withSynonyms(partsAsking(moment) ?? questionOf(moment)));
  const saysNone = shared(section) === 0;
  const name = serviceOf(moment.shop, moment.state)?.name.toLowerCase().replace('&', 'and');
  const made = `${moment.state.thing ?? ''} ${materialOf(moment)}`.trim();
  const goods = made === '' ? undefined : sharedWith(made);
  return (text, isItem = false) => {
    const isOwn = name !== undefined && text.toLowerCase().startsWith(`${name}:`);
    const told = shared(text);
    // "48 tees please. do you ship?" asks for no sentence that is of tees alone.
    return (
      told +
      (isOwn ? 2 : 0) +
      (goods && (isItem || told > 0 || saysNone) ? (saysNone ? 2 : 1) * goods(text) : 0)
    );
  };
}
