// The questions of a message, each cut apart from the facts and the other questions beside it.

import { beginMoment } from './context/begin-moment.ts';
import type { Moment } from './context/moment.ts';
import { isQuestion } from './context/question.ts';
import { read } from './context/read.ts';
import { openingFor } from './reading/words/openings.ts';
import { plainOf, type Word, type Words } from './reading/words/words.ts';

export interface QuestionIn {
  /** The question as if it were the whole message. */
  moment: Moment;
  /** What is told right before and after it: "we're tax exempt, does that matter?" */
  beside: string;
  /** Is there more in the message? */
  isApart: boolean;
}

/** At most four questions in their order; the message itself where it is one piece, or where nothing of it asks. */
export function questionsIn(whole: Moment): QuestionIn[] {
  const clauses = clausesOf(whole.words);
  const message = [{ moment: whole, beside: '', isApart: false }];
  if (clauses.length < 2) return message;
  const { before, shop, now, reading, state } = whole;
  const service = reading.slots.service ?? before.slots.service;
  const around = {
    ...before,
    language: state.language,
    slots: { ...before.slots, ...(service === undefined ? {} : { service }) },
  };
  const questions = clauses.flatMap((clause, i) => {
    if (!isAsking(clause)) return [];
    const text = textOf(whole.words, clause);
    const moment = beginMoment(around, text, read(text, around, shop, now), shop, now);
    const around_ = [clauses[i - 1], clauses[i + 1]].filter((one) => one && !isAsking(one));
    const beside = around_.map((one) => textOf(whole.words, one ?? [])).join(' ');
    return [{ moment, beside, isApart: true }];
  });
  return questions.length === 0 ? message : questions.slice(0, MOST_QUESTIONS);
}

const MOST_QUESTIONS = 4;

/** As it was typed; what stands between words that are no neighbours is left out. */
const textOf = ({ message }: Words, clause: readonly Word[]): string =>
  clause
    .map(
      ({ start, end }, i) =>
        `${start > (clause[i - 1]?.end ?? start) ? ' ' : ''}${message.slice(start, end)}`,
    )
    .join('');

/** Sentences, and what a comma or "and" joins that opens like a question. */
function clausesOf({ all }: Words): Word[][] {
  const clauses: Word[][] = [[]];
  for (const [at, word] of all.entries()) {
    const before = all[at - 1];
    const isNew =
      word.raw === '¿' ||
      (before?.kind === 'mark' && ENDS.has(before.raw)) ||
      (word.isLineStart && at > 0) ||
      ((JOINS.has(word.text) || before?.raw === ',') &&
        OPENS.test(textFrom(all, JOINS.has(word.text) ? at + 1 : at)) &&
        !UNDER.test(textFrom(clauses.at(-1) ?? [], 0)));
    // "and" after a comma begins with it.
    if (isNew && clauses.length < MOST_CLAUSES && clauses.at(-1)?.some(({ kind }) => kind !== 'mark'))
      clauses.push([]);
    const opening = JOINS.has(before?.text ?? '') ? openingFor(word, clauses.at(-1) ?? []) : undefined;
    if (opening) clauses.push([...opening]);
    clauses.at(-1)?.push(word);
  }
  return clauses.filter((clause) => clause.some(({ kind }) => kind !== 'mark'));
}

const MOST_CLAUSES = 12;
const ENDS: ReadonlySet<string> = new Set(['.', '!', '?', ';', ':']);
const JOINS: ReadonlySet<string> = new Set(['and', 'also', 'plus', 'but', 'then']);

const textFrom = (all: readonly Word[], at: number): string =>
  `${all
    .slice(at, at + MOST_OPENING)
    .map(({ text }) => text)
    .join(' ')} `;

const MOST_OPENING = 7;

const WHO =
  '(?:i|we|you|y all|yall|u|it|they|he|she|that|this|these|those|there|the|my|our|your|a|an|any|anyone|someone|people)';
const OPENS = new RegExp(
  `^(?:(?:and|also|but|plus|so|then|oh|ok) )*(?:(?:do|does|did|can|could|will|would|is|are|am|should|may|have|has) (?:not )?${WHO} |(?:do|can|could|will) \\S+ (?:cost|come|need|get|have|look|last|include|fit|work) |(?:how|why) |what (?!we |i |you |they )|(?:where|when|who|which) (?:\\S+ )?(?:do|does|can|could|will|would|is|are|should) ${WHO} |who (?:is|will|does|pays) |(?:i|we) (?:am |are |was |were )?(?:also )?(?:wonder|wondering|curious|want to know|need to know|would like to know) )`,
);
/** What a comma ends here is a condition, and belongs to its question: "if I bring them friday, can you start monday?" */
const UNDER = /^(?:(?:and|also|but|so) )*(?:if|once|since|because|although|say) /;

const isAsking = (clause: readonly Word[]): boolean =>
  OPENS.test(textFrom(clause, 0)) || isQuestion(wordsOf(clause)) || ASKS.test(wordsOf(clause).plain);

const ASKS =
  / if (?:you|yall|u) (?:make|do|have|sell|offer|print) (?:those|them|these|that|it|any) |^ (?:(?:and|so|with) )*no (?:hidden|surprise|extra|additional) (?:fees?|costs?|charges?) | (?:wondering|wonder|curious|question|tell me|know) (?:if|whether|how|what|when|where|why|who|which) /;

const wordsOf = (all: readonly Word[]): Words => ({ message: '', all: [...all], plain: plainOf(all) });
