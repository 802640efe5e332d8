// The slot parsers in their order, each told what the ones before it have taken.

import type { Slots } from '../../../schemas/reading.ts';
import type { Shop } from '../../../schemas/shop.ts';
import { dayInZone } from '../../../shop/opening-hours.ts';
import { readArtwork } from '../reading/artwork.ts';
import { findMoney, readBudget, readNewBudget } from '../reading/budget.ts';
import { readColors } from '../reading/colors.ts';
import { readCompany } from '../reading/company.ts';
import { readDueDate } from '../reading/dates/due-date.ts';
import { findDays } from '../reading/dates/find-days.ts';
import { findDimensions, readDimensions } from '../reading/dimensions.ts';
import { readEmail } from '../reading/email.ts';
import { readImprintLocations } from '../reading/imprint-locations.ts';
import { isOfDoneWork, isOfPastOrder, wantsMoreGoods } from '../reading/intents/past-orders.ts';
import { readEarlyName, readName } from '../reading/name.ts';
import { findOtherGoods } from '../reading/other-goods.ts';
import { readPhone } from '../reading/phone.ts';
import { readGroups, readQuantity } from '../reading/quantity/quantity.ts';
import { readCompanyRespelling, readRespelling } from '../reading/respelling.ts';
import { findServices, readService, type ServiceMention } from '../reading/service.ts';
import { readSizeChange, type SizeChange } from '../reading/size-changes.ts';
import { isRoster, readAllBut, readHalves, readRestSize, readSizes } from '../reading/sizes.ts';
import { overlaps, type SlotContext, type SlotResult, type Span, spanOf } from '../reading/slot.ts';
import { findNumbers } from '../reading/words/numbers.ts';
import { withoutHeads } from '../reading/words/pasted.ts';
import { splitWords, type Words } from '../reading/words/words.ts';
import {
  askedBeside,
  changedQuantity,
  contextOf,
  inHalves,
  isOfOption,
  knownQuantity,
  withRest,
} from './counted-pieces.ts';
import { expected, reachKnown } from './expected.ts';
import type { ReaderState } from './reader-state.ts';

/** The slots alone. */
export const readSlots = (message: string, state: ReaderState, shop: Shop, now: Date): Slots =>
  readWords(message, state, shop, now).slots;

/** A message while its slots are read: what one parser has read is closed to those that follow. */
interface Draft {
  words: Words;
  context: SlotContext;
  slots: Slots;
  state: ReaderState;
  shop: Shop;
}

export function readWords(
  whole: string,
  state: ReaderState,
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
  const draft: Draft = { words, context, slots: {}, state, shop };
  const isNamed = readContact(draft) || isYesInSpanish(message, state);
  readMoney(draft);
  const mentions = findServices(context);
  const others = findOtherGoods(words, mentions);
  const sized = readSized(draft, others);
  const days = findDays(context);
  fill(draft, 'dueDate', take(draft, readDueDate(context, days)));
  context.taken.push(...days.map(({ span }) => span));
  const goods = readNames(draft, mentions, isNamed);
  return { words, slots: draft.slots, hasService: readGoods(draft, { mentions, others, goods }, sized) };
}

/** The value, its stretch of the message closed to the parsers that follow. */
function take<T>({ context }: Draft, result: SlotResult<T>): T | undefined {
  if (result.status === 'skipped') return;
  context.taken.push(result.span);
  return result.status === 'filled' ? result.value : undefined;
}

function fill<K extends keyof Slots>({ slots }: Draft, slot: K, value: Slots[K]): void {
  if (value !== undefined) slots[slot] = value;
}

/** How to reach them, and a name that stands before all else; true where a name was found. */
function readContact(draft: Draft): boolean {
  const { words, context, slots, state } = draft;
  fill(draft, 'email', take(draft, readEmail(context)));
  fill(draft, 'phone', take(draft, readPhone(context)));
  const respelled =
    (slots.email ?? slots.phone) === undefined
      ? readRespelling(words, { ...state.slots, lastReply: state.lastReply })
      : undefined;
  if (respelled) {
    fill(draft, 'email', respelled.email);
    fill(draft, 'name', respelled.name);
    context.taken.push(respelled.span);
    return true;
  }
  const early = readEarlyName(context, state.slots.name);
  if (!early) return false;
  fill(draft, 'name', early.name);
  context.taken.push(...early.spans);
  return true;
}

function readMoney(draft: Draft): void {
  const { words, context, state } = draft;
  const money = findMoney(words, context.numbers, context.asked);
  const told = readBudget(context, money);
  const budget =
    told.status === 'filled' ? told : readNewBudget(context, state.slots, state.said.at(-1), money);
  context.taken.push(...money.map(({ span }) => span));
  if (budget.status === 'filled' && money.length === 0)
    context.taken.push(...context.numbers.map(({ from, to }) => spanOf(words, from, to)));
  fill(draft, 'budgetCents', budget.status === 'filled' ? budget.value : undefined);
}

/** What the message says of sizes, for the number of pieces. */
interface Sized {
  change: SizeChange | undefined;
  sizes: Slots['sizes'];
  rest: string | undefined;
  isDone: boolean;
  /** What was made is no number to make. */
  isMade: boolean;
}

function readSized(draft: Draft, others: readonly Span[]): Sized {
  const { words, context, state } = draft;
  fill(draft, 'dimensions', filled(readDimensions({ ...context, taken: [...context.taken, ...others] })));
  context.taken.push(...findDimensions(context));
  const change = readSizeChange(context, state.slots);
  if (change) context.taken.push(change.span);
  const allBut = change ? undefined : readAllBut(context);
  const sizes =
    change?.sizes ??
    allBut?.sizes ??
    take(draft, readSizes({ ...context, taken: [...context.taken, ...others] }));
  // "six of the forty shirts are peeling"
  const isDone = isOfDoneWork(words);
  const isMade = isDone || (context.asked !== 'quantity' && isOfPastOrder(words) && !wantsMoreGoods(words));
  if (!isMade) fill(draft, 'sizes', sizes);
  return { change, sizes, rest: change ? undefined : (allBut?.rest ?? readRestSize(words)), isDone, isMade };
}

/** The company and the name; returns the goods named beside them. */
function readNames(draft: Draft, mentions: ServiceMention[], isNamed: boolean): ServiceMention[] {
  const { words, context, state } = draft;
  const renamed = readCompanyRespelling(words, state.slots.company);
  const company: SlotResult<string> = renamed
    ? { status: 'filled', value: renamed.company, span: renamed.span }
    : readCompany(context);
  // "your minimum for screen printing" is for no company.
  const isCompany = company.status === 'filled' && !isOfGoods(company, mentions);
  if (isCompany) fill(draft, 'company', take(draft, company));
  if (isNamed) return mentions;
  const name = readName({ ...context, company: isCompany ? company.span : undefined });
  fill(draft, 'name', take(draft, name));
  // "call me Tank"
  return name.status === 'filled' ? mentions.filter(({ span }) => !overlaps(span, [name.span])) : mentions;
}

/** Colours, places, the service, how many and the artwork; true where a service is named. */
function readGoods(
  draft: Draft,
  {
    mentions,
    others,
    goods,
  }: { mentions: ServiceMention[]; others: readonly Span[]; goods: ServiceMention[] },
  sized: Sized,
): boolean {
  const { context, state } = draft;
  // A colour or a place may stand inside what names a service, and the other way round.
  const free = { ...context, taken: [...context.taken, ...others] };
  fill(draft, 'colors', filled(readColors(free)));
  const isOnVehicle =
    state.slots.service === 'car-wraps' && mentions.every(({ slug }) => slug === 'car-wraps');
  fill(draft, 'imprintLocations', filled(readImprintLocations({ ...free, isOnVehicle })));
  const service = readService(
    { ...free, isOnVehicle: state.slots.service === 'car-wraps' },
    sized.isDone || isMaterialOf(state, goods) ? [] : goods,
  );
  fill(draft, 'service', filled(service));
  readHowMany(draft, { ...free, isOnVehicle }, sized, mentions.length > 0);
  // "can you redo it", of an order that came out wrong, wants nothing drawn.
  if (!sized.isMade) fill(draft, 'artwork', filled(readArtwork(free)));
  return service.status === 'filled';
}

function readHowMany(
  draft: Draft,
  free: SlotContext,
  { change, sizes, rest, isMade }: Sized,
  isNamed: boolean,
) {
  const { words, context, slots, state, shop } = draft;
  const counted = (): { quantity?: number | undefined; quantityMax?: number | undefined } | undefined =>
    filled(
      readQuantity(
        {
          ...free,
          asked: askedBeside(slots, context),
          known: knownQuantity(state, slots, context),
          groups: () => readGroups(state.said.map((line) => contextOf(line, context))),
        },
        rest ? undefined : sizes,
      ),
    );
  const quantity = change ? changedQuantity(state, change) : isMade ? undefined : counted();
  // "Smith 12 L, Jones 4 XL" of forty jerseys: forty they stay.
  const isPart =
    sizes !== undefined &&
    quantity?.quantity !== undefined &&
    quantity.quantity < (state.slots.quantity ?? 0) &&
    isRoster(words);
  const isOption = isPart || (!isNamed && isOfOption(state, quantity?.quantity, shop));
  fill(draft, 'quantity', isOption ? undefined : quantity?.quantity);
  fill(draft, 'quantityMax', isOption ? undefined : quantity?.quantityMax);
  const halves = sizes ? undefined : readHalves(words);
  // "half wear M and half L, so 20 of each"
  if (halves && slots.quantity !== undefined && / (?:of )?each /.test(words.plain)) slots.quantity *= 2;
  if (halves) fill(draft, 'sizes', inHalves(halves, slots.quantity ?? state.slots.quantity));
  if (rest)
    fill(draft, 'sizes', withRest(rest, sizes ?? state.slots.sizes, slots.quantity ?? state.slots.quantity));
}

/** "simon", asked whether it may be sent: yes, and no Simon. */
const isYesInSpanish = (message: string, { language, asked, slots }: ReaderState): boolean =>
  language === 'es' && (asked === 'confirm' || slots.name !== undefined) && SIMON.test(message);

const SIMON = /^\W*sim[oó]n\b/i;

/** "die cut vinyl", of stickers: what they are made of, and no sign. */
export const isMaterialOf = (
  { thing, slots: { service } }: Pick<ReaderState, 'thing' | 'slots'>,
  mentions: readonly ServiceMention[],
): boolean =>
  thing !== null &&
  service !== 'signs-and-banners' &&
  service !== 'car-wraps' &&
  mentions.length > 0 &&
  mentions.every(({ phrase }) => phrase === 'vinyl');

const isOfGoods = (company: SlotResult<string>, mentions: readonly ServiceMention[]): boolean =>
  company.status === 'filled' &&
  mentions.some(({ span }) => span.start <= company.span.start && company.span.end <= span.end);

const filled = <T>(result: SlotResult<T>): T | undefined =>
  result.status === 'filled' ? result.value : undefined;
