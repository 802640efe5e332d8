// What the last change replaced, for who takes it back: "keep it the way it was", "never mind, the first number".
import type { Slots } from '../schemas/reading.ts';
import type { Moment } from './moment.ts';
import { isQuestion } from './question.ts';
import { worded } from './reading/words/triggers.ts';

/** Brings the former values back where the visitor wants them, else notes those that the message has replaced. */
export function takeBack({ state, before, words, folded, reading }: Moment): void {
  const { former } = before;
  if (state.job !== before.job) {
    state.former = null;
    return;
  }
  // "what was the first number?" takes nothing back, "can we go back to it?" does.
  const isAsked = isQuestion(words) && !/ (?:can|could|may) (?:we|i|you) /.test(words.plain);
  // "I gave you my old number", of a phone
  const isTold = isAsked || TOLD.some((slot) => reading.slots[slot] !== undefined);
  const number = former?.slots.quantity;
  if (former && !isTold && former.turn === before.turns && isBack(words.plain, folded)) {
    if (number !== undefined) delete state.slots.quantityMax;
    Object.assign(state.slots, former.slots);
    state.former = null;
  } else if (former && !isTold && number !== undefined && FORMER_NUMBER.test(words.plain)) {
    delete state.slots.quantityMax;
    const { quantity, quantityMax, sizes } = former.slots;
    Object.assign(state.slots, { quantity, ...(quantityMax && { quantityMax }), ...(sizes && { sizes }) });
    state.former = null;
  } else {
    const replaced = replacedIn(before.slots, state.slots);
    if (replaced) state.former = { slots: replaced, turn: state.turns };
  }
}

const CHANGEABLE = ['quantity', 'sizes', 'dueDate', 'colors', 'imprintLocations', 'dimensions'] as const;

const TOLD = [...CHANGEABLE, 'phone', 'email'] as const;

function replacedIn(old: Slots, now: Slots): Slots | undefined {
  const changed = CHANGEABLE.filter(
    (slot) => old[slot] !== undefined && JSON.stringify(old[slot]) !== JSON.stringify(now[slot]),
  );
  if (changed.length === 0) return;
  const replaced: Slots = Object.fromEntries(changed.map((slot) => [slot, old[slot]]));
  if (replaced.quantity !== undefined && old.quantityMax !== undefined)
    replaced.quantityMax = old.quantityMax;
  return replaced;
}

const isBack = (plain: string, folded: string): boolean =>
  BACK.test(plain) || FORMER_NUMBER.test(plain) || BACK_IN_SPANISH.test(folded);

const BACK = worded(
  / (?:keep|leave|make|have|do|put|set|change|switch|turn|go|want|like|stick|stay|going)(?: (?:it|that|them|everything|all|back|to|with|just|exactly))* (?:(?:the way|how|as|like|what|where) (?:it|we|i|they|you) (?:was|were|had|said|started|were at|was at)(?! (?:about|that))|(?:the )?(?:original|old|previous|way it was)(?: (?:one|plan|order|version|way|count))?) | (?:put|change|switch|set|turn) (?:it|that|them) back (?!to the back|of|print)| (?:undo|revert) (?:(?:that|it|this|the (?:last )?change) )?$|^ (?:(?:no|nah|actually|never mind|ok|wait|sorry|hmm|on second thought) )*(?:what (?:we|i) had|(?:the same )?(?:as|like)(?: it was)? before|how it was)(?: (?:before|first|originally|is fine|works|please))* $| forget (?:(?:that|the|my) )?(?:last )?change /,
);
const FORMER_NUMBER = worded(
  / (?:the|my|our|original|go back to|back to) (?:(?:very )?(?:first|original|old|former|previous|earlier) )?(?<=(?:first|original|old|former|previous|earlier) )(?:number|amount|quantity|count|qty)(?! (?:of|i thought)) /,
);
const BACK_IN_SPANISH =
  /\b(?:(?:deje|deja|dejen|qued(?:e|ese|ate|emos|emonos)|siga|sigamos|volvamos|vuelva|regrese\w*|mantenga\w*)(?:l[oa]s?|nos)?|dejemos(?:l[oa])?|(?:l[oa]s? )?dejamos|mejor(?: no)?|siempre no|igual|mismo)[\s,]+(?:(?:no|mejor|todo|tal|con|a|al|en|lo|asi|igual)[\s,]+)*(?:como (?:estaba\w*|antes|al principio|lo teniamos|era\w*)|lo que (?:teniamos|tenia|habiamos dicho|dije|quedamos)|(?:lo|el numero|la cantidad) (?:de antes|anterior|original|del principio)|que (?:antes|al principio))/;
