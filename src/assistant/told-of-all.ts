// What is told of all the goods at once: "30 tees and 12 caps. Both in navy", "may 1 for everything", "24 of each".
import type { Slots } from '../schemas/reading.ts';
import { APPAREL, kindOf } from './change-goods.ts';
import { openJobs } from './jobs.ts';
import type { Moment } from './moment.ts';
import { readSlots } from './read.ts';
import { findNumbers } from './reading/words/numbers.ts';
import { worded } from './reading/words/triggers.ts';
import { initialState } from './state.ts';
import type { ConversationState, OtherJob } from './turn.ts';

type OfAll = Pick<Slots, 'colors' | 'artwork' | 'imprintLocations'>;

/** Of a message that names several goods: what stands in sentences of its own, or behind "both" or "all". */
export function toldBeside({ message, mentions, reading: { slots }, shop, now }: Moment): OfAll {
  const [first, last] = [mentions[0], mentions.at(-1)];
  if ((slots.colors ?? slots.artwork ?? slots.imprintLocations) === undefined || !first || !last) return {};
  const [behind = '', ...after] = message.slice(last.span.end, LONGEST).split(SENTENCE_END);
  const before = message.slice(0, first.span.start).split(SENTENCE_END).slice(0, -1);
  const text = [...before, BOTH.exec(behind)?.[0] ?? '', ...after].join('. ');
  const { colors, artwork, imprintLocations } = readSlots(text, initialState(), shop, now);
  return {
    ...(colors && { colors }),
    ...(artwork && { artwork }),
    ...(imprintLocations && { imprintLocations }),
  };
}

const LONGEST = 600;
/** The point of "3 ft. banner" ends nothing. */
export const SENTENCE_END = /(?<!\b(?:ft|in|oz|qty|st|dr|mr|mrs|no|ea|pcs|approx|\d))[.!?]+\s+/i;
const BOTH = /\b(?:both|all|everything)\b(?! (?:sides?|over|together)\b).*/is;

/** Puts it down with the jobs that wait; "half of each" with the one talked about too. */
export function tellAll({ state, before, words }: Moment, told: Slots): void {
  const isHalf = HALF.test(words.plain) && openJobs(before).every(({ slots }) => (slots.quantity ?? 0) > 1);
  const half = ({ quantity = 2 }: Slots): Pick<Slots, 'quantity'> =>
    isHalf ? { quantity: Math.round(quantity / 2) } : {};
  Object.assign(told, half(before.slots));
  const isOfEach = OF_EACH.test(words.plain);
  if (isOfEach && openJobs(before).length > 1) told.quantity ??= numberOfEach(words);
  const isForAll = FOR_ALL.test(words.plain);
  const isSame = told.dueDate === undefined && SAME_DAY.test(words.plain);
  const day = isSame ? state.slots.dueDate : told.dueDate;
  const slots: Slots = {
    ...(day?.date && (isSame || isForAll) && { dueDate: day }),
    ...(isForAll && told.artwork && { artwork: told.artwork }),
    ...(isForAll && told.colors && { colors: told.colors }),
    ...(isForAll && told.imprintLocations && { imprintLocations: told.imprintLocations }),
    ...(isOfEach && told.quantity !== undefined && { quantity: told.quantity }),
  };
  if (Object.keys(slots).length === 0 && !isHalf) return;
  // Goods that this message itself puts in line have what it says of them.
  state.jobs = state.jobs.map((other) =>
    other.stored || other.job === state.job || !before.jobs.some(({ job }) => job === other.job)
      ? other
      : { ...other, slots: { ...other.slots, ...fitting(slots, other), ...half(other.slots) } },
  );
}

/** Caps have no chest, and banners no sleeves. */
export function fitting<T extends OfAll>(
  told: T,
  { slots, thing }: Pick<OtherJob | ConversationState, 'slots' | 'thing'>,
): T {
  const { imprintLocations, ...others } = told;
  const isWorn = APPAREL.has(slots.service ?? '') && kindOf(thing) !== 'hat';
  return isWorn || imprintLocations === undefined ? told : (others as T);
}

const FOR_ALL = worded(
  / (?:everything|both(?! (?:sides?|sleeves|colors|doors|ends|places|locations|front|the|of the|our|days|logos|names) )|all (?:of (?:it|them|these|those)|together|by|due (?:by|on)|needed by|(?:with|w) the same|in hand by|ready by)|(?:the )?whole (?:thing|order)|(?:all|same) for (?:all|both)|for all|todo|todos|todas|ambos|ambas) /,
);

/** "or 75 each", where several goods are talked about: no number for each person. */
const numberOfEach = ({ all }: Moment['words']): number | undefined =>
  findNumbers(all).find(
    ({ value, to }) => Number.isInteger(value) && all[to]?.text === 'each' && all[to + 1]?.text !== 'for',
  )?.value;

/** "75 of each", "make both 60"; no "12 of each size" */
export const OF_EACH = worded(
  / (?:\d{1,6}|dozen|hundred|[a-z]+ty|[a-z]+teen) (?:of |for )?each (?!(?:of the )?(?:size|sizes|color|colors|side|player|person|person's|kid|team|one) )| both (?:(?:be|to|at|are|should be|go) ){0,2}\d{1,6} (?!color|side|place|location|inch|feet|ft)/,
);
const HALF = worded(
  / half (?:(?:as many|the number|that|of) ){0,2}(?:of )?(?:each|both|all of them|everything) | (?:halve|cut) (?:both|each|all of (?:them|it)|everything) (?:in half |by half )?(?!to |by \d)/,
);

/** "yes, same date for the pens" */
const SAME_DAY = worded(
  / same (?:due )?(?:date|day|deadline|time ?line|time ?frame|timing) (?!as (?:last|before|we|i|in)\b)/,
);
