// What a message asks: the topics that its words and intents name, and the sections of the shop's pages.

import type { CommandOf, Topic } from '../../schemas/commands.ts';
import type { ConversationState } from '../state/state.ts';
import { articleAsked, isOnlyOf } from './articles.ts';
import { isAboutData } from './context/about-data.ts';
import { type Moment, slotContextOf } from './context/moment.ts';
import { isQuestion } from './context/question.ts';
import { unlistedGoods } from './context/unlisted-goods.ts';
import { goodsOf, singular } from './goods.ts';
import { wordsFor } from './goods-meant.ts';
import { thingFor } from './named-items.ts';
import { optionAsked } from './option-asked.ts';
import { forPurpose } from './purposes.ts';
import { type QuestionIn, questionsIn } from './questions-in.ts';
import { findDays } from './reading/dates/find-days.ts';
import { worded } from './reading/words/triggers.ts';
import { isIdle, mayBeOfJob, plainly, saysHours } from './talk-aside.ts';
import {
  ABOUT_KNOWN,
  ADDS,
  ART_BY,
  BUDGET,
  CHEAPER,
  CHEAPER_LATER,
  HEAR_BACK,
  HOW_LONG,
  HOW_TO_ORDER,
  LASTS,
  OF_ORDER,
  OFFERED,
  OR_NOT,
  PLACE,
  POSSIBLE,
  PRICE,
  REACH,
  REMEDY,
  RUSH,
  SOMEBODY_IN,
  TIMED,
  VAGUE,
  WAYS,
  WHEN,
} from './topic-words.ts';

type Ask = CommandOf<'Ask'>;
const ask = (topic: Topic, more: Omit<Ask, 'do' | 'topic'> = {}): Ask => ({ do: 'Ask', topic, ...more });

/** What the message does beside asking. */
interface Told {
  /** It says what is wanted. */
  isWish: boolean;
  /** It supposes something of the job, and what it asks is what that comes to. */
  isSupposed: boolean;
}

/** The questions of the message, each once and at most two. */
export function asksOf(whole: Moment, state: ConversationState, told: Told): Ask[] {
  if (isAboutData(whole)) return [ask('privacy')];
  const plain = plainly(whole, state.lastReply);
  if (plain) return [ask(plain)];
  const questions = questionsIn(whole);
  const isDated = whole.reading.slots.dueDate?.date != null && OR_NOT.test(whole.words.plain);
  // "30 shirts by Friday, can you or not"
  const asks = questions
    .flatMap((question) => asksOfQuestion(question, state, told))
    .map((one) => (isDated && one.topic === 'goods' ? ask('deadline') : one));
  const isNameless =
    state.items.every(({ goods }) => goods.product === null && goods.wording === null) &&
    whole.reading.slots.service === undefined;
  if (isNameless && VAGUE.test(whole.words.plain) && !asks.some(({ topic }) => topic === 'recommend'))
    asks.push(ask('recommend'));
  const isRecommended = isNameless && asks.some(({ topic }) => topic === 'recommend');
  const wanted = asks.filter(({ topic }) => !isRecommended || topic !== 'price');
  // "do you do yard signs too? what's 14 of those"
  if (whole.reading.intents.includes('pricing') && wanted.every(({ topic }) => topic === 'goods'))
    wanted.push(ask('price'));
  // "and that's everything? no hidden fees" asks for no figure.
  const isIncludes = asks.some(({ topic }) => topic === 'includes');
  const isAside = (topic: Topic): boolean =>
    topic === 'unknown' ||
    (isIncludes && topic === 'price') ||
    (topic === 'goods' &&
      (isRecommended || asks.some((one) => one.topic === 'how_to_order' || one.topic === 'remedy')));
  const known = wanted.filter(({ topic }) => !isAside(topic));
  const some = (known.length < MOST_ASKS && !isRecommended && !isIncludes ? wanted : known).map((one) =>
    one.topic === 'recommend' && isNameless ? forPurpose(one, whole, state) : one,
  );
  return some
    .map((one) => some.findLast((other) => isSame(one, other) && (other.section?.line ?? 0) > 0) ?? one)
    .filter((one, i, all) => all.findIndex((other) => isSame(one, other)) === i)
    .slice(0, MOST_ASKS);
}

const MOST_ASKS = 2;

const isSame = (a: Ask, b: Ask): boolean =>
  a.topic === b.topic && a.section?.heading === b.section?.heading && a.day === b.day;

/** What one question is about: a page where it says more than a topic does, else the topics its words and intents name. */
function asksOfQuestion(question: QuestionIn, state: ConversationState, { isWish, isSupposed }: Told): Ask[] {
  const { moment, isApart } = question;
  const { words, reading } = moment;
  const isOrder = isWish && (!isApart || reading.slots.quantity !== undefined);
  const worded_ = [...cuesAsked(moment), ...wordsAsked(moment, state)];
  const isPriced = isPriceAsked(moment) && !worded_.some(({ topic }) => !BESIDE_PRICE.has(topic));
  const intended = intentsAsked(moment, state, isOrder);
  const topics = [...worded_, ...intended, ...(isPriced ? [ask('price')] : [])];
  const { service: _, ...told } = reading.slots;
  const isOfGoods = isPriced
    ? isSupposed || told.quantity !== undefined
    : isOrder && told.quantity !== undefined;
  const isTold = isWish && Object.keys(told).length > 0 && (isSupposed || !ASKING.test(words.plain));
  const option =
    told.quantity === undefined && topics.every(({ topic }) => WITH_OPTION.has(topic))
      ? optionAsked(moment, state)
      : undefined;
  if (option && (isPriced || ADDS.test(words.plain))) return [ask('price', { slots: { options: option } })];
  const section =
    isOfGoods || isTold || OR_NOT.test(words.plain)
      ? undefined
      : articleAsked(question, topics[0]?.topic, wordsFor(state, moment.shop));
  if (section) {
    const isDated = ART_BY.test(words.plain) && state.slots.dueDate?.date;
    const isOfArtwork = topics.some(({ topic }) => topic === 'artwork');
    return [
      ask('article', { section, ...(isOfArtwork && { isOfArtwork }) }),
      ...(isDated ? [ask('deadline')] : []),
    ];
  }
  if (option) return [ask('price', { slots: { options: option } })];
  if (topics.length > 0) return isApart ? topics.map((one) => ofGoods(one, moment)) : topics;
  // "what's 14 of those", "roughly what for 15"
  if (told.quantity !== undefined && !isWish && state.items.length > 0 && WHAT.test(words.plain))
    return [ask('price')];
  return isUnknown(moment, isApart, state) ? [ask('unknown')] : [];
}

/** Topics that an option named with them is meant by. */
const WITH_OPTION: ReadonlySet<string> = new Set(['price', 'includes', 'goods', 'unknown', 'next_break']);

/** Topics that are asked of goods. */
export const OF_GOODS: ReadonlySet<string> = new Set(['price', 'minimum', 'goods']);

/** "24 tees, and do you do mugs?": a question apart is of the goods it names. */
function ofGoods(one: Ask, { mentions, shop }: Moment): Ask {
  const [mention, ...others] = mentions;
  if (!mention || others.length > 0 || one.goods || !OF_GOODS.has(one.topic)) return one;
  const goods = goodsOf(thingFor(mention, shop), mention.slug, shop);
  return goods.product === null ? one : { ...one, goods };
}

const WHAT = worded(/ (?:what|what is|what are|how) /);

/** "with a back print too?" has none of them, and only tells. */
const ASKING = worded(
  / (?:what|how|why|who|whose|when|where|which|do|does|did|is|are|am|can|could|will|would|should|may|any) /,
);

/** Asked, and nothing known of it. */
function isUnknown(moment: Moment, isApart: boolean, state: ConversationState): boolean {
  const { words, cues, reading, mentions } = moment;
  if (!isQuestion(words) || cues.has('language')) return false;
  const isOff = !isApart && !mayBeOfJob(words, state);
  if (reading.intents.some((intent) => isOff || !isIdle(intent, moment))) return false;
  if (Object.keys(reading.slots).length > 0) return false;
  return !isApart || (mentions.length === 0 && words.all.length >= SHORT && !isOnlyOf(undefined, moment));
}

function cuesAsked({ cues, words, reading: { slots } }: Moment): Ask[] {
  const refuses = cues.has('no_contact') || cues.has('no_phone') || cues.has('no_email');
  const isDiscount =
    cues.has('discount') && slots.quantity === undefined && !refuses && !CHEAPER.test(words.plain);
  return [
    ...(cues.has('identity') ? [ask('are_you_a_person')] : []),
    ...(cues.has('repeat') ? [ask('known')] : []),
    ...(isDiscount ? [ask('discount')] : []),
  ];
}

/** What the words themselves ask, whatever was read as their intent. */
function wordsAsked(moment: Moment, state: ConversationState): Ask[] {
  const { words, reading } = moment;
  const { slots } = reading;
  const asking = isQuestion(words);
  const asks: Ask[] = [];
  if (ABOUT_KNOWN.test(words.plain)) asks.push(ask(state.stored ? 'promised' : 'known'));
  const way = WAYS.find(
    ([topic, pattern]) =>
      pattern.test(words.plain) &&
      (topic !== 'includes' || (slots.quantity === undefined && !RUSH.test(words.plain))) &&
      (topic !== 'methods' || !(/ \d+ /.test(words.plain) || LASTS.test(words.plain))),
  );
  if (way) asks.push(ask(way[0]));
  if (BUDGET.test(words.plain) && state.slots.budgetCents !== undefined) asks.push(ask('budget'));
  if (OR_NOT.test(words.plain))
    asks.push(ask((slots.dueDate ?? state.slots.dueDate)?.date ? 'deadline' : 'goods'));
  if (HEAR_BACK.test(words.plain) || (state.stored && WHEN.test(words.plain))) asks.push(ask('promised'));
  else if (WHEN.test(words.plain)) asks.push(ask('deadline'));
  if (REMEDY.test(words.plain)) asks.push(ask('remedy', sectionTold(moment, state)));
  if (SOMEBODY_IN.test(words.plain)) asks.push(ask('hours'));
  if (HOW_TO_ORDER.test(words.plain)) asks.push(ask('how_to_order'));
  if (asking && REACH.test(words.plain)) asks.push(ask('reach'));
  const day = dayWeighed(moment, state);
  if (day !== undefined) asks.push(ask('deadline', { day }));
  else if (asking && !slots.dueDate?.date && (RUSH.test(words.plain) || isLaterCheaper(words.plain, state)))
    asks.push(ask('rush'));
  return asks;
}

/** What the shop's pages have on what was told before: "so what are you going to do about it?" */
function sectionTold(moment: Moment, { said }: ConversationState): Pick<Ask, 'section'> {
  const section = articleAsked({ moment, beside: said.join(' '), isApart: false }, undefined);
  return section ? { section: { ...section, line: 0 } } : {};
}

const isLaterCheaper = (plain: string, { items }: ConversationState): boolean =>
  items.length > 0 && CHEAPER_LATER.test(plain);

/** The topics of the intents that no words above name better. */
function intentsAsked(moment: Moment, state: ConversationState, isWish: boolean): Ask[] {
  const { reading, words } = moment;
  const { intents, slots } = reading;
  const has = (intent: (typeof intents)[number]): boolean => intents.includes(intent);
  const asking = isQuestion(words);
  const asks: Ask[] = [];
  if (has('minimum_order')) asks.push(ask('minimum'));
  const isTimed = asking && (RUSH.test(words.plain) || dayWeighed(moment, state) !== undefined);
  if (has('turnaround') && !isTimed && !HEAR_BACK.test(words.plain) && saysTime(moment)) {
    const isDated = !HOW_LONG.test(words.plain) && (slots.dueDate ?? state.slots.dueDate)?.date;
    asks.push(
      ask(isDated ? 'deadline' : 'turnaround', slots.dueDate?.date ? { day: slots.dueDate.date } : {}),
    );
  }
  if (has('location_hours') && (state.items.length === 0 || saysHours(moment))) asks.push(hoursAsked(moment));
  if (has('order_status') && (state.items.length === 0 || state.stored || OF_ORDER.test(words.plain)))
    asks.push(ask('order_status'));
  if (has('artwork') && (asking || slots.artwork === undefined) && !has('pricing')) asks.push(ask('artwork'));
  const unlisted = unlistedGoods(moment);
  if (unlisted !== undefined && asking) {
    const wording = singular(unlisted.replace(/^an? /, ''));
    asks.push(ask('goods', { goods: { product: null, service: null, wording } }));
  } else if (has('services') && (!isWish || (asking && slots.quantity === undefined)))
    asks.push(ask(moment.mentions.length > 0 || isOfOffer(moment, state) ? 'goods' : 'unknown'));
  return asks;
}

/** "do you do those?", and once there are goods only where it is asked what the shop does: no "do I have to be there?" */
const isOfOffer = (moment: Moment, { items }: ConversationState): boolean =>
  isOnlyOf('services', moment) && (items.length === 0 || OFFERED.test(moment.words.plain));

/** "do you have them in maroon?" is of no time, however it reads. */
const saysTime = ({ words, reading, before }: Moment): boolean =>
  TIMED.test(words.plain) ||
  (reading.slots.colors === undefined && (reading.slots.dueDate ?? before.slots.dueDate) !== undefined);

const isPriceAsked = ({ reading, words }: Moment): boolean =>
  reading.intents.includes('pricing') || PRICE.test(words.plain);

function hoursAsked(moment: Moment): Ask {
  const day = dayAsked(moment);
  if (day !== undefined) return ask('hours', { day });
  return ask(PLACE.test(moment.words.plain) ? 'place' : 'hours');
}

/** The day a question about hours names, the next one to come. */
function dayAsked(moment: Moment): string | undefined {
  const { today, words } = moment;
  if (/ (?:today|tonight|hoy) /.test(words.plain)) return today;
  return firstDay(moment);
}

/** "monday then?", "can you do the 12th": a day that is asked about, of goods that are known. */
function dayWeighed(moment: Moment, state: ConversationState): string | undefined {
  const { reading, words } = moment;
  const { intents, slots } = reading;
  if (!isQuestion(words) || state.items.length === 0 || intents.includes('location_hours')) return undefined;
  if (slots.dueDate?.date && POSSIBLE.test(words.plain)) return slots.dueDate.date;
  return words.all.length <= SHORT && intents.length === 0 ? firstDay(moment) : undefined;
}

const firstDay = (moment: Moment): string | undefined =>
  findDays(slotContextOf(moment)).find(({ date }) => date !== null && date >= moment.today)?.date ??
  undefined;

const SHORT = 4;

/** A price asked for beside them is asked for as well. */
const BESIDE_PRICE: ReadonlySet<Topic> = new Set(['deadline']);
