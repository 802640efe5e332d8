// Days that are named for the shop's opening hours, or for a call, and not for the job.

import type { Reading } from '../../../schemas/reading.ts';
import { worded } from '../reading/words/triggers.ts';
import type { Words } from '../reading/words/words.ts';
import type { ReaderState } from './reader-state.ts';

/** "how late saturday", "on friday til when", and after the hours were told "what about sunday?". */
export const asksHoursOfDay = (
  { lastReply, asked }: ReaderState,
  { plain, message }: Words,
  { slots }: Reading,
): boolean =>
  Object.keys(slots).every((slot) => slot === 'dueDate') &&
  (HOW_LATE.test(plain) ||
    (TOLD_HOURS.test(lastReply) &&
      (WHAT_ABOUT.test(plain) ||
        (asked !== 'dueDate' &&
          slots.dueDate !== undefined &&
          AND_ON.test(message.toLowerCase().replace(slots.dueDate.text.toLowerCase(), '#'))))));

/** "and on the 4th of july?", "what about christmas eve", the day put aside. */
const AND_ON =
  /^\W*(?:(?:ok|cool|so|oh|hmm|but|thanks|great)\W+)*(?:and|(?:what|how) about|are (?:you|yall) open)\W+(?:(?:on|for|the|this|over)\W+)*#\W*$|^\W*(?:(?:ok|so|on|the)\W+)*#\s*\?\W*$/;

const DAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|sat|sun|mon|tue|wed|thu|fri|weekends?|weekdays?|today|tonight|tomorrow|the weekend)';
const TIME = '(?:how (?:late|early)|(?:until|till|til) (?:when|what time)|what time|what hours|which hours)';
const START = '(?:(?:ok|and|cool|so|oh|hmm|but|thanks|great|hey|hi|also|,) )*';
const HOW_LATE = worded(
  new RegExp(
    `^ ${START}${TIME} (?:(?:are|do|will|is|yall|you|guys|on|this|next|for|the|it|be|there|open|close) )*${DAY} (?:night |nights |morning |mornings |evening |hours )?(?:\\? )?$|^ ${START}(?:(?:on|this|next|are you|is|you|open) )*${DAY} ${TIME} (?:\\? )?$|^ ${START}(?:is|are|do you|you) (?:(?:you|open|on|a|do) )*${DAY} (?:(?:late|early|after|hours|open|night|evening) )+(?:(?:ok|okay|fine|possible|hours|too|good) )*(?:\\? )?$`,
  ),
);
const WHAT_ABOUT = worded(
  new RegExp(
    `^ ${START}(?:(?:what|how) about|and|is it the same|same) (?:(?:on|this|next|for|the) )*${DAY} (?:night |mornings? |too )?(?:\\? )?$|^ ${START}${DAY} (?:too )?\\? $`,
  ),
);
const TOLD_HOURS = /\b(?:we are (?:open|closed)|our hours|hours:|abrimos|cerrados|horario)\b/i;

/** "ok monday then", where a person is to call: the day of the call. */
export const isDayOfCall = (
  { flow, asked, slots: known }: ReaderState,
  { plain }: Words,
  { slots }: Reading,
): boolean =>
  flow === 'human' &&
  asked !== 'dueDate' &&
  slots.dueDate !== undefined &&
  (slots.service ?? slots.quantity) === undefined &&
  (known.service === undefined || / (?:call|text|ring|reach|talk) /.test(plain)) &&
  !DUE.test(plain);

const DUE = worded(
  / (?:by|before|need|needs|needed|due|deadline|hands?|event|party|wedding|show|game|ready|pick|arrive|delivered) /,
);

/** "we open on may 1st": the visitor's own doors. */
export const isOwnOpening = ({ plain }: Words): boolean =>
  !plain.includes('?') &&
  / (?:we|i|my \w+|our \w+) (?:(?:are|will|is|do|will be|am) )?(?:open|opens|opening|close|closes|closed) (?:up |on |in |our |the |around |for |that |then )/.test(
    plain,
  );
