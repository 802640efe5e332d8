// Whose an e-mail address is: the visitor's own, or that of somebody to copy in, to thank or to ask about.
import { isCorrection, isPutRight, isToldOf, type SlotContext, type Span } from './slot.ts';

/**
 * Is the address at `span`, which reads as `email`, not one to write to: somebody else's, or, where another one is known,
 * neither a correction of that nor plainly the visitor's new one?
 *
 *     isOthersAddress(context, 'ann@example.com', span); // of "can you cc ann@example.com?": true
 */
export function isOthersAddress(context: SlotContext, email: string, span: Span): boolean {
  const { asked, reach, words } = context;
  const isAsked = asked === 'email' || asked === 'contact';
  if (isOfAnother(words.message, span) || (!isAsked && isToldOf(words.message, span))) return true;
  const isKnown = reach?.email !== undefined && reach.email !== email;
  return isKnown && !isAsked && !isNew(context, span);
}

/** "cc ann@...", "thank ann@...", "ann@... told me", "does Ann with ann@... work at your shop" */
export function isOfAnother(message: string, { start, end }: Span): boolean {
  const before = beforeIt(message, start);
  const after = message.slice(end, end + LONGEST_AFTER);
  const isCopied =
    COPIED.test(before) || (COPY_TO.test(before) && (ADDED.test(before) || ADDED_AFTER.test(after)));
  return isCopied || MENTIONED.test(before) || DOES.test(after) || WITH_NAME.test(before);
}

const LONGEST_BEFORE = 80;
const LONGEST_AFTER = 60;

/** Of the same sentence. */
const beforeIt = (message: string, start: number): string =>
  message
    .slice(Math.max(0, start - LONGEST_BEFORE), start)
    .split(/[!?;\n]|\.\s/)
    .at(-1) ?? '';

const NOT_ONESELF = String.raw`(?:(?!\b(?:me|mine|my|i|im|us)\b)[^@]){0,30}`;
/** "cc my boss ann@..." is a copy too; "a copy of it to ann@..." may be the visitor's only address. */
const COPIED =
  /\b(?:b?cc(?:['’]?d|['’]?ing|ed)?\b(?:(?!\b(?:me|mine|i|im|us|e-?mail)\b)[^@]){0,30}|(?<!\b(?:a|the|my) )cop(?:y|ying)(?: in)?[\s:]{1,2})$/i;
const COPY_TO = new RegExp(
  String.raw`\b(?:cop(?:y|ies)|send|forward|e-?mail|mail)\b${NOT_ONESELF}\bto[\s:]{1,2}$`,
  'i',
);
const ADDED = /\b(?:also|too|as well|another|additional|second)\b/i;
const ADDED_AFTER = /^[\s,]{0,2}(?:too|as well|also)\b/i;
const MENTIONED =
  /\b(?:(?:thank(?:s| you)?|thx|kudos|props|credit|shout ?out|say (?:hi|hello))(?: (?:so much|again|a lot))?(?: to)?|(?:heard|found|know|learned)(?: out)? (?:of |about )?(?:you(?: guys)?|your \w+) (?:from|through|by|via)|(?:recommended|referred|suggested|sent|introduced)(?: \w+){0,3} by|(?:referral|recommendation) from|friends? (?:of|with)|works with|married to|do (?:you|yall) (?:know|remember)|who(?:['’]?s| is| was)|(?:spoke|spoken|talked|worked|dealt|met) (?:to|with))[\s:]{1,2}$/i;
const DOES =
  /^\)?(?:,? who)?\s(?:(?:also|just|already|kindly) )?(?:told|tells|said|says|recommend(?:s|ed)|referred|refers|suggested|mentioned|sent (?:me|us)|gave|helped|introduced|pointed|raved|raves|swears|loves?|liked|ordered|used (?:to|you)|uses you|work(?:s|ed|ing)? (?:at|with|there|here|in|for (?!me\b|us\b))|(?:still )?(?:one of (?:you|your)|on your (?:staff|team)|with your|at your|with you (?:guys|all)\b))/i;
/** "does Ann with ann@...", "is Ann (ann@..." */
const WITH_NAME =
  /\b(?:does|did|is|was|has) (?!(?:it|this|that|there|you|my|mine|the|your|i|we|he|she|they)\b)[\p{L}'’-]+(?: [\p{L}'’-]+)? (?:with|at|from|under|\()\s?$/iu;

/** A correction of the known address, the visitor's plainly, or all there is of its sentence. */
function isNew({ words }: SlotContext, { start, end }: Span): boolean {
  const { message } = words;
  const before = beforeIt(message, start);
  const after = message.slice(end, end + LONGEST_AFTER);
  const rest = `${before} ${after.split(/[!?;\n]|\.(?:\s|$)/, 1)[0]}`.match(/[\p{L}\d]+/gu) ?? [];
  if (ADDED.test(before) || ADDED_AFTER.test(after)) return OWN.test(before);
  return (
    isCorrection(words) ||
    isPutRight(words) ||
    (rest.length <= MOST_AROUND && !/^(?:and|or|plus|with|from|for|by)$/i.test(rest[0] ?? '')) ||
    OWN.test(before) ||
    TO_USE.test(before) ||
    NAMED.test(before) ||
    COPY_TO.test(before) ||
    IS_OWN.test(after)
  );
}

/** "ok kim@... thanks", "Kim Rowe, kim@..." */
const MOST_AROUND = 3;
const OWN = /\b(?:my|our|mine|me|us|i['’]?m|i am)\b[^@]{0,40}$/i;
const TO_USE =
  /\b(?:use|try|it['’]?s|it is|that['’]?s|now|new (?:one|e-?mail|address)|e-?mail(?: address)?(?: is)?|correo(?: es)?|write|reach|mi)[\s:=,]{1,3}$/i;
/** "the better address is kim@...", "the contact for that one is Lena, lena@..." */
const NAMED = /\b(?:contact|address|e-?mail)\b[^@]{0,30}\b(?:is|will be|would be)\b[^@]{0,30}$/i;
const IS_OWN =
  /^[\s,]{1,2}(?:instead|is (?:my|mine|better|best|the (?:right|best|correct|new|real))|works (?:best|better|too|fine|for (?:me|us))|from now on|por favor)\b/i;
