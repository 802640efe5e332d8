// Words to a reading: the slot parsers in their order, each told what the ones before it have taken, then the intents.
import type { Intent, Reading, Slots } from '../schemas/reading.ts';
import type { Shop } from '../schemas/shop.ts';
import { readToldJob, slotsOfTold } from '../schemas/told-job.ts';
import { findAsked } from '../shop/knowledge.ts';
import { dayInZone } from '../shop/opening-hours.ts';
import { readArtwork } from './reading/artwork.ts';
import { findMoney, readBudget, readNewBudget } from './reading/budget.ts';
import { readColors } from './reading/colors.ts';
import { readCompany } from './reading/company.ts';
import { readDueDate } from './reading/dates/due-date.ts';
import { findDays } from './reading/dates/find-days.ts';
import { findDimensions, readDimensions } from './reading/dimensions.ts';
import { readEmail } from './reading/email.ts';
import { readImprintLocations } from './reading/imprint-locations.ts';
import { agreesToPerson } from './reading/intents/announced.ts';
import { readCues } from './reading/intents/cues.ts';
import { readIntents } from './reading/intents/intents.ts';
import { isOfDoneWork, isOfPastOrder, wantsMoreGoods } from './reading/intents/past-orders.ts';
import { readEarlyName, readName } from './reading/name.ts';
import { findOtherGoods } from './reading/other-goods.ts';
import { readPhone } from './reading/phone.ts';
import { isNumberOfPieces } from './reading/quantity/number-for-day.ts';
import { readGroups, readPerHead, readQuantity } from './reading/quantity/quantity.ts';
import { readCompanyRespelling, readRespelling } from './reading/respelling.ts';
import { findServices, readService, type ServiceMention } from './reading/service.ts';
import { readSizeChange, type SizeChange } from './reading/size-changes.ts';
import { isRoster, readAllBut, readHalves, readRestSize, readSizes } from './reading/sizes.ts';
import { overlaps, type SlotContext, type SlotResult, skipped, spanOf } from './reading/slot.ts';
import { findNumbers } from './reading/words/numbers.ts';
import { withoutHeads } from './reading/words/pasted.ts';
import { worded } from './reading/words/triggers.ts';
import { splitWords, stemOf, type Words } from './reading/words/words.ts';
import type { ConversationState, Question } from './turn.ts';
import { readablePhone } from './wording.ts';

/**
 * Reads a visitor's message in the light of what Carl asked last. Pure; takes some tenths of a millisecond.
 *
 *     read('2 doz hats by friday, dana@example.com', state, shop, now).slots.quantity; // 24
 */
export function read(message: string, state: ConversationState, shop: Shop, now: Date): Reading {
  const told = readToldJob(message, shop);
  if (told) return { intents: ['quote', 'services'], slots: slotsOfTold(told) };
  const { words, slots, hasService } = readWords(message, state, shop, now);
  const intents = readIntents({
    words,
    slots,
    cues: readCues(words),
    asked: state.asked,
    isUnderway: state.flow !== null || state.stored || state.slots.service !== undefined,
    isAfterOrder: isAfterOrder(state),
    hasService,
    isOnPage: (text, least) =>
      (findAsked(shop, text, 'en')?.words ?? []).filter((word) => word !== 'how').length >= least,
  });
  // "that's fine, someone can get back to me with a price": what was announced is agreed to; where no job is under way,
  // a person is wanted for it.
  if (mayAgree(intents) && state.source === 'chat' && agreesToPerson(state.lastReply, words.plain)) {
    const others = intents.filter((one) => !OF_AGREEING.has(one));
    return { intents: [state.flow === null ? 'human' : 'affirm', ...others], slots };
  }
  return { intents, slots };
}

const mayAgree = (intents: readonly Intent[]): boolean =>
  intents.length === 0 || intents.some((one) => one === 'human' || one === 'off_topic');
const OF_AGREEING: ReadonlySet<Intent> = new Set<Intent>([
  'affirm',
  'human',
  'off_topic',
  'pricing',
  'quote',
]);

/** The slots alone. */
export const readSlots = (message: string, state: ConversationState, shop: Shop, now: Date): Slots =>
  readWords(message, state, shop, now).slots;

function readWords(
  whole: string,
  state: ConversationState,
  shop: Shop,
  now: Date,
): { words: Words; slots: Slots; hasService: boolean } {
  const message = withoutHeads(whole);
  const words = splitWords(message, shop, state.language);
  const context: SlotContext = {
    words,
    numbers: findNumbers(words.all),
    taken: [],
    asked: expected(state, words, shop),
    reach: reachKnown(state),
    shop,
    isOnSign: state.slots.service === 'signs-and-banners',
    today: dayInZone(now, shop.time_zone),
  };
  /** The value, its stretch of the message closed to the parsers that follow. */
  const take = <T>(result: SlotResult<T>): T | undefined => {
    if (result.status === 'skipped') return;
    context.taken.push(result.span);
    return result.status === 'filled' ? result.value : undefined;
  };
  const slots: Slots = {};
  const fill = <K extends keyof Slots>(slot: K, value: Slots[K]) => {
    if (value !== undefined) slots[slot] = value;
  };

  fill('email', take(readEmail(context)));
  fill('phone', take(readPhone(context)));
  const respelled =
    (slots.email ?? slots.phone) === undefined
      ? readRespelling(words, { ...state.slots, lastReply: state.lastReply })
      : undefined;
  if (respelled) {
    fill('email', respelled.email);
    fill('name', respelled.name);
    context.taken.push(respelled.span);
  }
  const early = respelled ? undefined : readEarlyName(context, state.slots.name);
  if (early) {
    fill('name', early.name);
    context.taken.push(...early.spans);
  }
  const money = findMoney(words, context.numbers, context.asked);
  const told = readBudget(context, money);
  const budget =
    told.status === 'filled' ? told : readNewBudget(context, state.slots, state.said.at(-1), money);
  context.taken.push(...money.map(({ span }) => span));
  if (budget.status === 'filled' && money.length === 0)
    context.taken.push(...context.numbers.map(({ from, to }) => spanOf(words, from, to)));
  fill('budgetCents', budget.status === 'filled' ? budget.value : undefined);
  const mentions = findServices(context);
  const others = findOtherGoods(words, mentions);
  fill('dimensions', filled(readDimensions({ ...context, taken: [...context.taken, ...others] })));
  context.taken.push(...findDimensions(context));
  const change = readSizeChange(context, state.slots);
  if (change) context.taken.push(change.span);
  const allBut = change ? undefined : readAllBut(context);
  const sizes =
    change?.sizes ?? allBut?.sizes ?? take(readSizes({ ...context, taken: [...context.taken, ...others] }));
  // "six of the forty shirts are peeling": what was made is no number to make.
  const isDone = isOfDoneWork(words);
  const isMade = isDone || (context.asked !== 'quantity' && isOfPastOrder(words) && !wantsMoreGoods(words));
  if (!isMade) fill('sizes', sizes);
  const rest = change ? undefined : (allBut?.rest ?? readRestSize(words));
  const days = findDays(context);
  fill('dueDate', take(readDueDate(context, days)));
  context.taken.push(...days.map(({ span }) => span));
  const renamed = readCompanyRespelling(words, state.slots.company);
  const company: SlotResult<string> = renamed
    ? { status: 'filled', value: renamed.company, span: renamed.span }
    : readCompany(context);
  // "your minimum for screen printing" is for no company.
  const isCompany = company.status === 'filled' && !isOfGoods(company, mentions);
  if (isCompany) fill('company', take(company));
  const isNamed = (respelled ?? early) !== undefined || isYesInSpanish(message, state);
  const name = isNamed ? skipped : readName({ ...context, company: isCompany ? company.span : undefined });
  if (!isNamed) fill('name', take(name));
  // "call me Tank"
  const goods =
    name.status === 'filled' ? mentions.filter(({ span }) => !overlaps(span, [name.span])) : mentions;
  // A colour or a place may stand inside what names a service, and the other way round.
  const free = { ...context, taken: [...context.taken, ...others] };
  fill('colors', filled(readColors(free)));
  const isOnVehicle =
    state.slots.service === 'car-wraps' && mentions.every(({ slug }) => slug === 'car-wraps');
  fill('imprintLocations', filled(readImprintLocations({ ...free, isOnVehicle })));
  const service = readService(
    { ...free, isOnVehicle: state.slots.service === 'car-wraps' },
    isDone || isMaterialOf(state, goods) ? [] : goods,
  );
  fill('service', filled(service));
  const quantity = change
    ? changedQuantity(state, change)
    : isMade
      ? undefined
      : filled(
          readQuantity(
            {
              ...free,
              asked: askedBeside(slots, context),
              isOnVehicle,
              known: knownQuantity(state, slots, context),
              groups: () => readGroups(state.said.map((line) => contextOf(line, context))),
            },
            rest ? undefined : sizes,
          ),
        );
  // "Smith 12 L, Jones 4 XL" of forty jerseys: forty they stay.
  const isPart =
    sizes !== undefined &&
    quantity?.quantity !== undefined &&
    quantity.quantity < (state.slots.quantity ?? 0) &&
    isRoster(words);
  const isOption = isPart || (mentions.length === 0 && isOfOption(state, quantity?.quantity, shop));
  fill('quantity', isOption ? undefined : quantity?.quantity);
  fill('quantityMax', isOption ? undefined : quantity?.quantityMax);
  const halves = sizes ? undefined : readHalves(words);
  // "half wear M and half L, so 20 of each"
  if (halves && slots.quantity !== undefined && / (?:of )?each /.test(words.plain)) slots.quantity *= 2;
  if (halves) fill('sizes', inHalves(halves, slots.quantity ?? state.slots.quantity));
  if (rest) fill('sizes', withRest(rest, sizes ?? state.slots.sizes, slots.quantity ?? state.slots.quantity));
  // "can you redo it", of an order that came out wrong, wants nothing drawn.
  if (!isMade) fill('artwork', filled(readArtwork(free)));
  return { words, slots, hasService: service.status === 'filled' };
}

/** "simon", asked whether it may be sent: yes, and no Simon. */
const isYesInSpanish = (message: string, { language, asked, slots }: ConversationState): boolean =>
  language === 'es' && (asked === 'confirm' || slots.name !== undefined) && SIMON.test(message);
const SIMON = /^\W*sim[oó]n\b/i;

/** "8 mediums and the rest large", of 20: twelve large. */
function withRest(size: string, told: Slots['sizes'], quantity = 0): Slots['sizes'] {
  const left = quantity - Object.values(told ?? {}).reduce((sum, pieces) => sum + pieces, 0);
  return told && left > 0 ? { ...told, [size]: (told[size] ?? 0) + left } : undefined;
}

const inHalves = ([first, second]: [string, string], quantity = 1): Slots['sizes'] =>
  quantity % 2 === 0 && first !== second ? { [first]: quantity / 2, [second]: quantity / 2 } : undefined;

/** "die cut vinyl", of stickers: what they are made of, and no sign. */
export const isMaterialOf = (
  { thing, slots: { service } }: Pick<ConversationState, 'thing' | 'slots'>,
  mentions: readonly ServiceMention[],
): boolean =>
  thing !== null &&
  service !== 'signs-and-banners' &&
  service !== 'car-wraps' &&
  mentions.length > 0 &&
  mentions.every(({ phrase }) => phrase === 'vinyl');

/** How the visitor can be reached, and whether Carl has just said the number back, with no number of pieces beside it. */
function reachKnown({
  slots: { email, phone, name, company },
  lastReply,
  asked,
  said,
}: ConversationState): SlotContext['reach'] {
  const isOpen = asked === null || !ABOUT_NUMBERS.has(asked);
  const isPhoneSaidBack = phone !== undefined && isOpen && lastReply.includes(readablePhone(phone));
  const half = asked === 'email' ? HALF_SAID_BACK.exec(lastReply)?.[1] : undefined;
  return { email, phone, company, isNamed: name !== undefined, isPhoneSaidBack, half, lastSaid: said.at(-1) };
}

const HALF_SAID_BACK = /^[^"]{1,12}"([\w.+-]{2,64})"/;

/** The goods of an order were named, and it is what is talked about. */
const isAfterOrder = ({ flow, slots }: ConversationState): boolean =>
  flow === 'order_status' && slots.service !== undefined;

const ABOUT_NUMBERS = new Set<Question>(['quantity', 'confirm', 'details', 'option', 'budgetCents']);

const isOfGoods = (company: SlotResult<string>, mentions: readonly ServiceMention[]): boolean =>
  company.status === 'filled' &&
  mentions.some(({ span }) => span.start <= company.span.start && company.span.end <= span.end);

/** Asked whether to use the form, many answer with what is missing: "12". */
function expected(state: ConversationState, words: Words, shop: Shop): ConversationState['asked'] {
  const { asked, slots } = state;
  // "also need 12 more of them", where the order's number was asked for
  if (isAfterOrder(state) && wantsMoreGoods(words)) return null;
  const isOpen = slots.quantity === undefined && asked !== null && AFTER_QUANTITY.has(asked);
  if (isDayAnew(state, words)) return 'dueDate';
  if ((asked === 'dueDate' || isOpen) && isNumberOfPieces(words, state, shop)) return 'quantity';
  const isMissing = slots.service !== undefined && slots.quantity === undefined;
  return asked === 'form_or_typing' && isMissing ? 'quantity' : asked;
}

/** "no the 27", of the day that was just said back. */
const isDayAnew = ({ slots: { dueDate }, lastReply }: ConversationState, { plain }: Words): boolean =>
  dueDate?.date != null &&
  new RegExp(`[a-z],? ${Number(dueDate.date.slice(8))}\\b`).test(lastReply) &&
  THE_DAY_ANEW.test(plain);

const THE_DAY_ANEW = worded(
  /^ (?:(?:no|nope|nah|wait|actually|sorry|oops|i mean|i meant|make it) ){1,4}the (?:[12]?\d|3[01]) (?:(?:please|instead|then|rather) )*$/,
);

/** What is asked where nobody said how many. */
const AFTER_QUANTITY = new Set<Question>(['details', 'name', 'contact', 'email', 'confirm']);

/** "2, no wait, 1", asked how many inks or places: no number of pieces. */
function isOfOption(
  { asked, askedOption, slots }: ConversationState,
  quantity: number | undefined,
  shop: Shop,
): boolean {
  if (asked !== 'option' || slots.service === undefined || slots.quantity === undefined) return false;
  const option = shop.prices[slots.service]?.options.find(({ name }) => name === askedOption);
  return (
    option?.kind === 'number' &&
    option.max <= MOST_COUNTED &&
    quantity !== undefined &&
    quantity <= option.max
  );
}

/** Inks and places are few; stitches and square feet are not counted so. */
const MOST_COUNTED = 24;

/** A swap of sizes leaves the number of pieces as it is. */
function changedQuantity({ slots: { quantity, sizes }, asked }: ConversationState, { pieces }: SizeChange) {
  if (pieces === 0 || quantity === undefined) return;
  // Of pieces whose size was still to be told.
  const left = quantity - Object.values(sizes ?? {}).reduce((sum, one) => sum + one, 0);
  if (sizes && (left === pieces || (asked === 'sizes' && left > pieces))) return;
  return { quantity: quantity + pieces, quantityMax: undefined };
}

/** What "ten more" adds to, unless the message names goods of another service. */
function knownQuantity(
  { slots: { quantity, service }, thing, stored, said }: ConversationState,
  read: Slots,
  context: SlotContext,
): SlotContext['known'] {
  if (
    quantity === undefined ||
    (read.service !== undefined && read.service !== service && !isSameThing(thing, context))
  )
    return;
  const perHead = () =>
    readPerHead(
      said.map((line) => contextOf(line, context)),
      quantity,
    );
  // "another 20 in red", after the lead is stored, begins a job of its own.
  return stored && ANOTHER.test(context.words.plain) ? undefined : { quantity, thing, perHead };
}

/** "15 more shirts", of screen printed tees, "sixteen caps", of embroidered ones: whichever way they are marked. */
const isSameThing = (thing: string | null, { words }: SlotContext): boolean => {
  if (thing === null) return false;
  if (/shirt$|tee$/.test(thing)) return / (?:t-?shirts?|t shirts?|tees?|shirts?) /.test(words.plain);
  const noun = stemOf(thing.split(' ').at(-1) ?? '');
  return words.all.some(({ stem }) => stem === noun);
};

const ANOTHER = / (?:another|additional|new|separate|second|different|also) /;

/** "nah 24. before thanksgiving is fine": asked for the day, which is told, any other number is none. */
const askedBeside = ({ dueDate }: Slots, { asked, words }: SlotContext): SlotContext['asked'] =>
  asked === 'dueDate' && dueDate !== undefined && GOES_BACK.test(words.plain) ? null : asked;

const GOES_BACK = worded(
  /^ (?:(?:no|nah|nope|actually|wait|never mind|well|just|let us|stay|stick|keep|back|with|at|to|it) )+\d/,
);

/** Another message, as the parsers take it. */
function contextOf(message: string, { shop, today }: SlotContext): SlotContext {
  const words = splitWords(message, shop);
  return { words, numbers: findNumbers(words.all), taken: [], asked: null, shop, today };
}

const filled = <T>(result: SlotResult<T>): T | undefined =>
  result.status === 'filled' ? result.value : undefined;
