// One item's words read by today's reader, and what they change, as commands.

import type { Command, Goods, ItemSlots, Question, RequestSlots } from '../../schemas/commands.ts';
import { QUESTIONS } from '../../schemas/commands.ts';
import type { Slots } from '../../schemas/reading.ts';
import type { Shop } from '../../schemas/shop.ts';
import { BEST_METHOD } from '../../shop/estimate-request.ts';
import { FULL_COLOR } from '../pricing.ts';
import type { ConversationState, ItemState } from '../state.ts';
import { beginMoment } from './context/begin-moment.ts';
import type { Moment } from './context/moment.ts';
import { isQuestion } from './context/question.ts';
import { read } from './context/read.ts';
import { readItem } from './context/read-item.ts';
import type { ReaderState } from './context/reader-state.ts';
import { blankSaid, goodsOf, methodSaid } from './goods.ts';
import { readerState } from './reader-state.ts';
import { worded } from './reading/words/triggers.ts';
import { spanishChoices } from './spanish-choices.ts';

/** The words as they change the item, or as they begin one; nothing of it is kept here. */
export function readPart(
  text: string,
  item: ItemState | undefined,
  state: ConversationState,
  shop: Shop,
  now: Date,
): Moment {
  const before = readerState(state, item, shop);
  const moment = beginMoment(before, text, read(text, before, shop, now), shop, now);
  readItem(moment);
  return moment;
}

/** What a part tells of goods: those talked about, and others that come beside them. */
export function goodsCommands(moment: Moment, item: ItemState | undefined): Command[] {
  const { before, state } = moment;
  const putAside = state.jobs.some(({ job }) => job === before.job);
  const others = state.jobs.filter(({ job }) => job !== before.job);
  const isOther = state.job !== before.job;
  const known = isOther || putAside ? undefined : item;
  const commands = itemCommands(moment, state, known, others.length > 0 && known !== undefined);
  for (const other of others) commands.push(...itemCommands(moment, other, undefined));
  const isFirstTalkedAbout = others.length > 0 && known !== undefined;
  return isFirstTalkedAbout ? [...commands, { do: 'SelectItem', item: known.id }] : commands;
}

type Job = Pick<ReaderState, 'slots' | 'options' | 'inkColors' | 'thing'> &
  Partial<Pick<ReaderState, 'inksByPlace' | 'colorRoles'>>;

function itemCommands(moment: Moment, job: Job, item: ItemState | undefined, hasOthers = false): Command[] {
  const { shop, words } = moment;
  const { goods, options, method } = goodsTold(moment, job, item);
  Object.assign(options, spanishChoices(moment, { goods, slots: { ...item?.slots, ...job.slots } }, shop));
  // "There are old decals, do you take those off?" chooses none.
  const isAsked = item !== undefined && isQuestion(words) && !WISHES.test(words.plain);
  const named = hasOthers || isAsked ? undefined : methodSaid(` ${words.plain.trim()} `, goods, shop);
  const said = named ?? (isAsked ? item.slots.method : method);
  const slots: ItemSlots = {
    ...ownSlots(job.slots),
    ...(Object.keys(options).length > 0 && { options }),
    ...(said !== undefined && { method: said }),
  };
  if (job.inkColors !== null) slots.inkColors = job.inkColors;
  else if (slots.colors?.includes('full color')) slots.inkColors = FULL_COLOR;
  else if (printed(job) > 0 && item?.slots.inkColors === undefined) slots.inkColors = printed(job);
  if ('inksByPlace' in job && job.inksByPlace && Object.keys(job.inksByPlace).length > 0)
    slots.inksByPlace = job.inksByPlace;
  if ('colorRoles' in job && job.colorRoles && Object.keys(job.colorRoles).length > 0)
    slots.colorRoles = job.colorRoles;
  const isNamed = (goods.product ?? goods.service ?? goods.wording) !== null;
  if (!item && slots.quantity === undefined && isOneSaid(` ${words.plain} ${moment.folded} `, job.thing))
    goods.isOne = true;
  if (item?.goods.isOne) goods.isOne = true;
  const commands: Command[] = [];
  if (!item && (isNamed || Object.keys(slots).length > 0)) {
    if (!isNamed && Object.keys(slots).length === 0) return [];
    commands.push({ do: 'AddItem', goods });
  } else if (item && isNamed && JSON.stringify(goods) !== JSON.stringify(item.goods))
    commands.push({ do: 'RenameItem', goods });
  const parts = sizesApart(slots, words.plain);
  if (parts) return [...commands, { do: 'Set', slots: parts.whole }, { do: 'SplitItem', parts: parts.each }];
  if (!item) return Object.keys(slots).length > 0 ? [...commands, { do: 'Set', slots }] : commands;
  const changed = changedSlots(item.slots, slots);
  if (Object.keys(changed).length > 0) commands.push({ do: 'Set', slots: changed });
  // A better name for the goods takes nothing from them.
  const isRenamed = commands.some((one) => one.do === 'RenameItem');
  const gone = (Object.keys(item.slots) as (keyof ItemSlots)[]).filter(
    (slot) =>
      READ.has(slot) &&
      slots[slot] === undefined &&
      !isRenamed &&
      // "We keep it at 24" says nothing of their sizes.
      !(slot === 'sizes' && slots.quantity === item.slots.quantity),
  );
  if (gone.length > 0) commands.push({ do: 'Clear', slots: gone });
  return commands;
}

const WISHES = worded(/ (?:can|could|would|will|want|need|lets|let us|please|i d|make|puede|pueden|quiero) /);

/** How many colors are told of the print: "white ink only", "gold and white print". */
const printed = ({ colorRoles }: Job): number =>
  Object.values(colorRoles ?? {}).filter((role) => role === 'print').length;

/** "a banner for our church", "una lona", spoken of as one; the goods' own words may be Spanish. */
function isOneSaid(plain: string, thing: string | null): boolean {
  const noun = thing?.split(' ').at(-1);
  return (
    noun !== undefined &&
    new RegExp(` (?:an?|una?) (?:\\S+ ){0,3}${noun.replace(/[^a-z]/gi, '.')} `, 'u').test(` ${plain.trim()} `)
  );
}

/** "2 banners, one 3x6 and one 4x8": an item of each size, where their numbers can be told. */
function sizesApart(
  { dimensions, quantity, ...rest }: ItemSlots,
  plain: string,
): { whole: ItemSlots; each: ItemSlots[] } | undefined {
  const sizes = dimensions?.split(' and ') ?? [];
  if (sizes.length < 2 || quantity === undefined) return undefined;
  const told = sizes.map((size) => {
    const [sides] = /^[\d.]+ ?x ?[\d.]+/.exec(size) ?? [];
    if (sides === undefined) return undefined;
    const count = new RegExp(
      ` (\\d+|an?|one|two|three|four|five|six) (?:of them |at |is |are )?${sides.replace(' ', '').replace('x', ' ?x ?')}`,
    ).exec(plain)?.[1];
    return count === undefined ? undefined : (NUMBERS[count] ?? Number(count));
  });
  const counts = told.every((one) => one !== undefined)
    ? told
    : sizes.length === quantity
      ? sizes.map(() => 1)
      : undefined;
  if (!counts) return undefined;
  const { options: { size: _, ...options } = {}, ...slots } = rest;
  return {
    whole: { ...slots, options },
    each: sizes.map((size, i) => ({ dimensions: size, quantity: counts[i] ?? 1 })),
  };
}

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};

/** The slots that the reader gives back whole. */
const READ: ReadonlySet<keyof ItemSlots> = new Set([
  'quantity',
  'sizes',
  'colors',
  'imprintLocations',
  'dimensions',
  'artwork',
]);

function changedSlots(before: ItemSlots, after: ItemSlots): ItemSlots {
  const { options = {}, ...slots } = after;
  const chosen = changedIn(before.options, options);
  return {
    ...changedIn(before, slots),
    ...(Object.keys(chosen).length > 0 && { options: chosen }),
  };
}

const changedIn = <T extends object>(before: T | undefined, after: T): T =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before?.[name as keyof T]),
    ),
  ) as T;

function ownSlots(slots: Slots): ItemSlots {
  const { quantity, quantityMax, sizes, colors, imprintLocations, dimensions, artwork } = slots;
  const own = { quantity, quantityMax, sizes, colors, imprintLocations, dimensions, artwork };
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)) as ItemSlots;
}

/** The goods with their blank and method, where the page's own choices say them: a cargo van, a partial wrap. */
function goodsTold(
  moment: Moment,
  { slots, thing, options: chosen }: Job,
  item: ItemState | undefined,
): { goods: Goods; options: Record<string, string>; method: string | undefined } {
  const { shop, words } = moment;
  const service = slots.service ?? null;
  const page = service === null ? undefined : shop.catalog.pages[service];
  const named = goodsOf(thing, service, shop);
  const options: Record<string, string> = {};
  const isSame = item !== undefined && thing === item.goods.wording && service === item.goods.service;
  let product = isSame ? item.goods.product : named.product;
  let method: string | undefined;
  for (const [name, value] of Object.entries(chosen)) {
    const isBlank = name === page?.blank_option?.name || name === 'material';
    if (isBlank && product === null && thing === null)
      product = productOfBlank(value, page?.products ?? [], shop)?.id ?? null;
    if (isBlank) continue;
    if (name !== page?.method_option?.name) {
      if (isOption(name, shop)) options[name] = value;
    } else if (value !== BEST_METHOD)
      method =
        methodSaid(` ${value} `, { product, service }, shop) ??
        (shop.catalog.methods.some(({ id }) => id === value) ? value : undefined);
  }
  const blank =
    blankSaid(` ${words.plain.trim()} ${thing ?? ''} `, product, shop) ??
    (isSame ? item.slots.options?.blank : undefined);
  const isUnnamed = thing === null && service === item?.goods.service;
  // The same goods stay what they are, whatever page the words around them belong to.
  const isNowhere =
    item !== undefined && thing === item.goods.wording && product === null && item.goods.product !== null;
  const kept = item && (isUnnamed || isNowhere) ? item.goods : undefined;
  return {
    goods: kept ?? { ...named, product },
    options: { ...options, ...(blank !== undefined && { blank }) },
    method,
  };
}

/** Has any product or method of the catalog such an option? Those of a page's own choices are told otherwise. */
const isOption = (name: string, { catalog }: Shop): boolean =>
  name === 'rush' ||
  [...catalog.products, ...catalog.methods].some(({ options }) => options.some((one) => one.name === name));

const productOfBlank = (value: string, ids: readonly string[], { catalog }: Shop) =>
  catalog.products.find(
    ({ id, blanks }) =>
      ids.includes(id) && blanks.some((one) => one.name === value || one.also.includes(value)),
  );

/** Who they are, when it is due, what they will not say, and what the shop's person should read. */
export function requestCommands(moment: Moment): Command[] {
  const { before, state } = moment;
  const slots: RequestSlots = {};
  const { name, email, phone, company, budgetCents, dueDate } = state.slots;
  const now = { name, email, phone, company, budgetCents, dueDate };
  for (const slot of Object.keys(now) as (keyof typeof now)[])
    if (now[slot] !== undefined && JSON.stringify(now[slot]) !== JSON.stringify(before.slots[slot]))
      Object.assign(slots, { [slot]: now[slot] });
  if (state.reach.by !== before.reach.by && state.reach.by) slots.reachBy = state.reach.by;
  if (state.reach.when !== before.reach.when && state.reach.when) slots.reachWhen = state.reach.when;
  // Goods that come beside those before leave them as they are.
  const isBeside = state.job !== before.job && !before.stored;
  const gone = (['name', 'email', 'phone', 'company', 'dueDate'] as const).filter(
    (slot) => before.slots[slot] !== undefined && now[slot] === undefined && !isBeside,
  );
  const declined = state.declined.filter(
    (question) => !before.declined.includes(question) && (!WHO.has(question) || isRefused(moment)),
  );
  return [
    ...(Object.keys(slots).length > 0 ? [{ do: 'SetRequest' as const, slots }] : []),
    ...(gone.length > 0 ? [{ do: 'Clear' as const, slots: [...gone] }] : []),
    ...declined.flatMap((question): Command[] => (isQuestionNow(question) ? [{ do: 'Skip', question }] : [])),
    ...state.said
      .filter((line) => !before.said.includes(line))
      .map((text): Command => ({ do: 'Note', text })),
  ];
}

/** Where they can be reached is refused in so many words, or with a short no; never in passing. */
function isRefused({ cues, words, before, state }: Moment): boolean {
  if (cues.has('no_contact') || cues.has('no_phone') || cues.has('no_email') || cues.has('no_name'))
    return true;
  const isOther =
    JSON.stringify([state.slots, state.options]) !== JSON.stringify([before.slots, before.options]);
  return !isOther && words.all.length <= SHORT_NO && !words.plain.includes('?');
}

const SHORT_NO = 6;
const WHO: ReadonlySet<string> = new Set(['contact', 'email', 'phone', 'name']);

const isQuestionNow = (question: string): question is Question => QUESTIONS.some((one) => one === question);
