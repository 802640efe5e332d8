// One item's words read by today's reader, and what they change, as commands.

import type { Command, Goods, ItemSlots, Question, RequestSlots } from '../../schemas/commands.ts';
import { QUESTIONS } from '../../schemas/commands.ts';
import type { Shop } from '../../schemas/shop.ts';
import { BEST_METHOD } from '../../shop/estimate-request.ts';
import { FULL_COLOR } from '../state/pricing.ts';
import type { ConversationState, ItemState } from '../state/state.ts';
import { beginMoment } from './context/begin-moment.ts';
import type { Moment } from './context/moment.ts';
import { read } from './context/read.ts';
import { readItem } from './context/read-item.ts';
import type { ReaderState } from './context/reader-state.ts';
import { blankSaid, goodsOf, methodSaid } from './goods.ts';
import { readerState } from './reader-state.ts';
import { spanishChoices } from './spanish-choices.ts';
import { splitTold } from './split-told.ts';

/** The words as they change the item, or as they begin one; nothing of it is kept here. */
export function readPart(
  text: string,
  item: ItemState | undefined,
  state: ConversationState,
  { shop, now }: Moment,
): Moment {
  const before = readerState(state, item, shop);
  const plainly = text.replace(SIZED, '$1 ');
  const moment = beginMoment(before, plainly, read(plainly, before, shop, now), shop, now);
  readItem(moment);
  return moment;
}

/** "15 of the polos XL and 3 in 2XL" is read as 15 XL and 3 2XL. */
const SIZED =
  /\b(\d+) (?:of (?:the|those|these|my|our) \w+(?: in)?|in|are) (?=(?:xs|s|m|l|\d?xl|x{2,3}l)\b)/gi;

/** What a part tells of goods: those talked about, and others that come beside them. */
export function goodsCommands(moment: Moment, item: ItemState | undefined): Command[] {
  const { before, state } = moment;
  const others = state.jobs.filter(({ job }) => job !== before.job);
  const isOther = state.job !== before.job || others.length < state.jobs.length;
  const known = isOther ? undefined : item;
  const isFirst = others.length > 0 && known !== undefined;
  return [
    ...itemCommands(moment, state, known, isFirst),
    ...others.flatMap((other) => itemCommands(moment, other, undefined)),
    ...(isFirst ? [{ do: 'SelectItem' as const, item: known.id }] : []),
  ];
}

type Job = Pick<ReaderState, 'slots' | 'options' | 'inkColors' | 'thing'> &
  Partial<Pick<ReaderState, 'inksByPlace' | 'colorRoles'>>;

function itemCommands(moment: Moment, job: Job, item: ItemState | undefined, hasOthers = false): Command[] {
  const { words } = moment;
  const { goods, slots } = jobTold(moment, job, item, hasOthers);
  const isNamed = (goods.product ?? goods.service ?? goods.wording) !== null;
  const commands: Command[] = [];
  if (!item && (isNamed || !isEmpty(slots))) commands.push({ do: 'AddItem', goods });
  // "closing gifts" is no better name for the keychains.
  const isLess = isUnnamed(goods) && item !== undefined && !isUnnamed(item.goods);
  const isOther = item !== undefined && isNamed && !isEqual(goods, item.goods);
  if (isOther && !isLess) commands.push({ do: 'RenameItem', goods });
  const parts = splitTold(slots, item?.slots ?? {}, words.plain);
  if (parts) return [...commands, { do: 'Set', slots: parts.whole }, { do: 'SplitItem', parts: parts.each }];
  const { options = {}, ...known } = item?.slots ?? {};
  const { options: chosen = {}, ...own } = slots;
  const changedOptions = changedIn(options, chosen);
  const changed = { ...changedIn(known, own), ...(!isEmpty(changedOptions) && { options: changedOptions }) };
  if (!isEmpty(changed)) commands.push({ do: 'Set', slots: changed });
  // A better name for the goods takes nothing from them; "We keep it at 24" says nothing of their sizes.
  const isKept = (slot: keyof ItemSlots): boolean =>
    isOther || (slot === 'sizes' && slots.quantity === known.quantity);
  const gone = READ.filter((slot) => slot in known && !(slot in slots) && !isKept(slot));
  if (gone.length > 0) commands.push({ do: 'Clear', slots: gone });
  return commands;
}

/** The job's goods and slots, with what the part's own words say of them. */
function jobTold(
  moment: Moment,
  job: Job,
  item: ItemState | undefined,
  hasOthers: boolean,
): { goods: Goods; slots: ItemSlots } {
  const { shop, words } = moment;
  const { goods, options, method } = choicesTold(moment, job, item);
  Object.assign(options, spanishChoices(moment, { goods, slots: { ...item?.slots, ...job.slots } }, shop));
  const named = hasOthers ? undefined : methodSaid(` ${words.plain.trim()} `, goods, shop);
  const { quantity, quantityMax, sizes, colors, imprintLocations, dimensions, artwork } = job.slots;
  const own = defined({ quantity, quantityMax, sizes, colors, imprintLocations, dimensions, artwork });
  // "white ink only", "gold and white print"
  const roles = { ...job.colorRoles, ...printedIn(words.plain, colors ?? []) };
  const inks = Object.values(roles).filter((role) => role === 'print').length;
  const counted = inks > 0 && item?.slots.inkColors === undefined ? inks : undefined;
  const isOne =
    item?.goods.isOne ||
    (!item && quantity === undefined && isOneSaid(` ${words.plain} ${moment.folded} `, job.thing));
  return {
    goods: isOne ? { ...goods, isOne } : goods,
    slots: {
      ...own,
      ...defined({
        options: some(options),
        method: named ?? method,
        inkColors: job.inkColors ?? (colors?.includes('full color') ? FULL_COLOR : counted),
        inksByPlace: some(job.inksByPlace),
        colorRoles: some(roles),
      }),
    },
  };
}

/** "sage green with our names in white": of several colors what the print is in. */
const printedIn = (plain: string, colors: readonly string[]): Record<string, 'print'> =>
  Object.fromEntries(
    colors
      .filter((color) => colors.length > 1 && new RegExp(`${PRINT_IN}${color} `).test(plain))
      .map((color) => [color, 'print']),
  );

const PRINT_IN =
  ' (?:names?|logos?|text|lettering|letters|numbers|words|initials|design|print) (?:(?:is|are|all) )?in ';

/** "a banner for our church", "una lona", spoken of as one; the goods' own words may be Spanish. */
function isOneSaid(plain: string, thing: string | null): boolean {
  const noun = thing?.split(' ').at(-1);
  return (
    noun !== undefined &&
    new RegExp(` (?:an?|una?) (?:\\S+ ){0,3}${noun.replace(/[^a-z]/gi, '.')} `, 'u').test(` ${plain.trim()} `)
  );
}

/** The slots that the reader gives back whole. */
const READ = ['quantity', 'sizes', 'colors', 'imprintLocations', 'dimensions', 'artwork'] as const;

export const isUnnamed = ({ product, wording }: Goods): boolean => (product ?? wording) === null;

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const isEmpty = (values: object): boolean => Object.keys(values).length === 0;

/** Nothing where it is empty. */
export const some = <T extends object>(values: T | undefined): T | undefined =>
  values && !isEmpty(values) ? values : undefined;

/** Without what is not known. */
export const defined = <T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;

const changedIn = <T extends object>(before: T, after: T): T =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isEqual(value, before[name as keyof T])),
  ) as T;

/** The goods with their blank and method, where the page's own choices say them: a cargo van, a partial wrap. */
function choicesTold(
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
  const isUntold = thing === null && service === item?.goods.service;
  // The same goods stay what they are, whatever page the words around them belong to.
  const isNowhere =
    item !== undefined && thing === item.goods.wording && product === null && item.goods.product !== null;
  const kept = item && (isUntold || isNowhere) ? item.goods : undefined;
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

/** Who they are, when it is due, what they will not say, and whether the shop's person should read it. */
export interface RequestTold {
  slots: RequestSlots;
  /** Slots that are taken back. */
  gone: string[];
  declined: Question[];
  isNoted: boolean;
}

/** What a part tells of the request. */
export function requestTold(moment: Moment): RequestTold {
  const { before, state } = moment;
  const [known, told] = [requestSlots(before), requestSlots(state)];
  // Goods that come beside those before leave them as they are.
  const isBeside = state.job !== before.job && !before.stored;
  return {
    slots: changedIn(known, told),
    gone: TAKEN_BACK.filter((slot) => slot in known && !(slot in told) && !isBeside),
    declined: state.declined
      .filter((one) => !before.declined.includes(one) && (!WHO.has(one) || isRefused(moment)))
      .flatMap((one) => QUESTIONS.find((question) => question === one) ?? []),
    isNoted: state.said.some((line) => !before.said.includes(line)),
  };
}

const requestSlots = ({ slots, reach: { by, when } }: ReaderState): RequestSlots => {
  const { name, email, phone, company, budgetCents, dueDate } = slots;
  const reach = { reachBy: by ?? undefined, reachWhen: when ?? undefined };
  return defined({ name, email, phone, company, budgetCents, dueDate, ...reach });
};

const TAKEN_BACK = ['name', 'email', 'phone', 'company', 'dueDate'] as const;

/** Where they can be reached is refused in so many words, or with a short no; never in passing. */
function isRefused({ cues, words, before, state }: Moment): boolean {
  if (cues.has('no_contact') || cues.has('no_phone') || cues.has('no_email') || cues.has('no_name'))
    return true;
  return (
    isEqual([state.slots, state.options], [before.slots, before.options]) &&
    words.all.length <= SHORT_NO &&
    !words.plain.includes('?')
  );
}

const SHORT_NO = 6;
const WHO: ReadonlySet<string> = new Set(['contact', 'email', 'phone', 'name']);
