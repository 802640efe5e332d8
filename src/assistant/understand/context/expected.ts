// What an answer is expected to, and how the visitor can be reached already.

import type { Shop } from '../../../schemas/shop.ts';
import { readablePhone } from '../../wording/wording.ts';
import { wantsMoreGoods } from '../reading/intents/past-orders.ts';
import { isNumberOfPieces } from '../reading/quantity/number-for-day.ts';
import type { Question, SlotContext } from '../reading/slot.ts';
import { worded } from '../reading/words/triggers.ts';
import type { Words } from '../reading/words/words.ts';
import type { ReaderState } from './reader-state.ts';

/** How the visitor can be reached, and whether Carl has just said the number back, with no number of pieces beside it. */
export function reachKnown({
  slots: { email, phone, name, company },
  lastReply,
  asked,
  said,
}: ReaderState): SlotContext['reach'] {
  const isOpen = asked === null || !ABOUT_NUMBERS.has(asked);
  const isPhoneSaidBack = phone !== undefined && isOpen && lastReply.includes(readablePhone(phone));
  const half = asked === 'email' ? HALF_SAID_BACK.exec(lastReply)?.[1] : undefined;
  return { email, phone, company, isNamed: name !== undefined, isPhoneSaidBack, half, lastSaid: said.at(-1) };
}

const HALF_SAID_BACK = /^[^"]{1,12}"([\w.+-]{2,64})"/;

/** The goods of an order were named, and it is what is talked about. */
export const isAfterOrder = ({ flow, slots }: ReaderState): boolean =>
  flow === 'order_status' && slots.service !== undefined;

const ABOUT_NUMBERS = new Set<Question>(['quantity', 'confirm', 'details', 'option', 'budgetCents']);

/** Asked whether to use the form, many answer with what is missing: "12". */
export function expected(state: ReaderState, words: Words, _shop: Shop): ReaderState['asked'] {
  const { asked, slots } = state;
  // "also need 12 more of them", where the order's number was asked for
  if (isAfterOrder(state) && wantsMoreGoods(words)) return null;
  const isOpen = slots.quantity === undefined && asked !== null && AFTER_QUANTITY.has(asked);
  if (isDayAnew(state, words)) return 'dueDate';
  if ((asked === 'dueDate' || isOpen) && isNumberOfPieces(words, state)) return 'quantity';
  const isMissing = slots.service !== undefined && slots.quantity === undefined;
  return asked === 'form_or_typing' && isMissing ? 'quantity' : asked;
}

/** "no the 27", of the day that was just said back. */
const isDayAnew = ({ slots: { dueDate }, lastReply }: ReaderState, { plain }: Words): boolean =>
  dueDate?.date != null &&
  new RegExp(`[a-z],? ${Number(dueDate.date.slice(8))}\\b`).test(lastReply) &&
  THE_DAY_ANEW.test(plain);

const THE_DAY_ANEW = worded(
  /^ (?:(?:no|nope|nah|wait|actually|sorry|oops|i mean|i meant|make it) ){1,4}the (?:[12]?\d|3[01]) (?:(?:please|instead|then|rather) )*$/,
);

/** What is asked where nobody said how many. */
const AFTER_QUANTITY = new Set<Question>(['details', 'name', 'contact', 'email', 'confirm']);
