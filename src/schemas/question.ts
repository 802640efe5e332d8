// Questions that Carl could not answer, and the answers that the owner wrote for them.
import * as z from 'zod/mini';
import { ANSWER_WORDS_MAX, countWords } from './answer-words.ts';
import { LONGEST } from './longest.ts';
import { isStorable, requiredText } from './text.ts';

const answerText = requiredText(LONGEST.details, 'The answer').check(
  z.refine(
    (text) => countWords(text) <= ANSWER_WORDS_MAX,
    `An answer has ${ANSWER_WORDS_MAX} words at most.`,
  ),
  z.refine(
    (text) => !/[$€£]\s*\d|\d\s*(?:dollars?|bucks|cents?|usd|dólares)\b/i.test(text),
    'Prices come from the catalog: leave the figure out.',
  ),
);

const questionText = requiredText(300, 'The question').check(
  z.refine(
    (text) => !/\S@\S|\d[\d\s().-]{5,}\d/.test(text),
    'Leave out how to reach somebody: the question is kept after they are gone.',
  ),
);

const id = z
  .string('Ids are text.')
  .check(z.maxLength(64, 'That is no id.'), z.refine(isStorable, 'That is no id.'));
const ids = z.array(id, 'means is a list of ids.').check(z.maxLength(200, '200 at most.'));
const day = z.iso.date('until is a day such as 2026-12-25.');

const draft = {
  question: questionText,
  text: answerText,
  /** The messages whose wording it means as well. */
  means: z._default(ids, []),
};

/** POST /api/admin/questions/:id/answer; one that is there already is changed. `until`: the last day on which it is told. */
export const answerRequestSchema = z.object({ ...draft, until: z.optional(z.nullable(day)) });

/** POST /api/admin/questions/:id/try: what Carl would say with this answer. */
export const trialRequestSchema = z.object({
  ...draft,
  /** Asked besides the wordings of the group. */
  ask: z.optional(requiredText(LONGEST.message, 'What to ask')),
});

const NOTHING = 'text, until or ended says what to change.';

/** PATCH /api/admin/answers/:id. */
export const answerChangeSchema = z
  .object({
    text: z.optional(answerText),
    until: z.optional(z.nullable(day)),
    ended: z.optional(z.boolean('ended is true or false.')),
  })
  .check(
    z.refine((change) => Object.values(change).some((one) => one !== undefined), {
      path: ['text'],
      message: NOTHING,
    }),
  );

/** PATCH /api/admin/questions/:id. */
export const questionChangeSchema = z
  .object({
    dismissed: z.optional(z.boolean('dismissed is true or false.')),
    /** The group that it belongs with. */
    with: z.optional(id),
  })
  .check(
    z.refine((change) => change.dismissed !== undefined || change.with !== undefined, {
      path: ['dismissed'],
      message: 'dismissed or with says what to change.',
    }),
  );

const language = z.enum(['en', 'es']);

export const shopAnswerSchema = z.object({
  id: z.string(),
  question: z.string(),
  text: z.string(),
  language,
  /** ISO day, the last on which it is told; null for no end. */
  until: z.nullable(z.string()),
  /** Telling words of other wordings that it answers. */
  means: z.array(z.string()),
  createdAt: z.string(),
  changedAt: z.string(),
  /** Username. */
  changedBy: z.string(),
  endedAt: z.nullable(z.string()),
});
export type ShopAnswer = z.infer<typeof shopAnswerSchema>;

/** A fact with an end, as the desk lists it: an answer, or an article of the shop's files. */
export const endingSchema = z.object({
  title: z.string(),
  until: z.string(),
  isOver: z.boolean(),
  /** Null for one of the files, which names its `file` instead. */
  answerId: z.nullable(z.string()),
  file: z.nullable(z.string()),
  by: z.nullable(z.string()),
});
export type Ending = z.infer<typeof endingSchema>;

export const questionGroupSchema = z.object({
  id: z.string(),
  /** The wording that was used most, of several the newest. */
  question: z.string(),
  language,
  state: z.enum(['open', 'answered']),
  /** How often it was asked. */
  count: z.int(),
  conversations: z.int(),
  firstAt: z.string(),
  lastAt: z.string(),
  answer: z.nullable(shopAnswerSchema),
});
export type QuestionGroup = z.infer<typeof questionGroupSchema>;

/** GET /api/admin/questions. */
export const questionListSchema = z.object({
  groups: z.array(questionGroupSchema),
  endings: z.array(endingSchema),
});
export type QuestionList = z.infer<typeof questionListSchema>;

/** GET /api/admin/questions/:id. */
export const openedQuestionSchema = z.extend(questionGroupSchema, {
  wordings: z.array(
    z.object({
      /** Of the newest message that has it. */
      id: z.string(),
      text: z.string(),
      language,
      count: z.int(),
      lastAt: z.string(),
      conversationId: z.string(),
      /** What Carl said to it then. */
      said: z.nullable(z.string()),
    }),
  ),
});
export type OpenedQuestion = z.infer<typeof openedQuestionSchema>;

const triedSchema = z.object({
  /** Of the wording; null for what was asked besides. */
  id: z.nullable(z.string()),
  text: z.string(),
  reply: z.string(),
  /** It was the draft that Carl answered with. */
  isAnswered: z.boolean(),
  /** What it was read as, where it was not: 'hours'. */
  readAs: z.nullable(z.string()),
});
export type Tried = z.infer<typeof triedSchema>;
export const trialSchema = z.array(triedSchema);
