// Questions that Carl could not answer: GET /api/admin/questions and /:id, PATCH, POST …/answer and …/try, and PATCH /api/admin/answers/:id.
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import {
  answerChangeSchema,
  answerRequestSchema,
  openedQuestionSchema,
  type QuestionGroup,
  questionChangeSchema,
  questionListSchema,
  type ShopAnswer,
  shopAnswerSchema,
  trialRequestSchema,
  trialSchema,
} from '../../../schemas/question.ts';
import { dayInZone } from '../../../shop/opening-hours.ts';
import { isTold, shopToTell, wordsToTeach } from '../../../shop/shop-answers.ts';
import { DISMISSED } from '../../../storage/questions/question-store.ts';
import type { AppContext, ZodApp } from '../../app-context.ts';
import { getSession } from '../../plugins/admin-guard.ts';
import { problemAnswers, signedIn } from '../../plugins/openapi.ts';
import { fieldsProblem, ProblemError } from '../../plugins/problems.ts';
import { endingsOf } from '../../questions/endings.ts';
import { type Group, groupQuestions, tellGroup, wordingsOf } from '../../questions/group-questions.ts';
import { tryAnswer } from '../../questions/try-answer.ts';

const PATH = '/api/admin/questions';
const ONE = `${PATH}/:id`;
const admin = { tags: ['Admin'], security: signedIn };
const params = z.object({ id: z.string() });
/** What is older than so many is out of date. */
const QUESTIONS_MAX = 2_000;
/** That many wordings of a group are shown and tried, the newest. */
const WORDINGS_MAX = 50;

export function addQuestionRoutes(app: ZodApp, { storage, shop, now }: AppContext): void {
  const { questions } = storage;
  const today = () => dayInZone(now(), shop.current.time_zone);

  app.get(
    PATH,
    {
      schema: {
        ...admin,
        summary: 'Questions that Carl could not answer, by likeness, and facts that end',
        querystring: z.object({
          sort: z._default(z.enum(['most', 'newest'], 'sort is most or newest.'), 'most'),
        }),
        response: { 200: questionListSchema, ...problemAnswers },
      },
    },
    async ({ query: { sort } }) => {
      const { groups, answers } = await readGroups();
      const told = groups.flatMap((group) => tellGroup(group, answers) ?? []);
      const newest = (a: QuestionGroup, b: QuestionGroup) => (a.lastAt > b.lastAt ? -1 : 1);
      return {
        groups: told.toSorted((a, b) => (sort === 'most' && b.count - a.count) || newest(a, b)),
        endings: endingsOf(answers, shop.current, today()),
      };
    },
  );

  app.get(
    ONE,
    {
      schema: {
        ...admin,
        summary: 'One question with its wordings and their conversations',
        params,
        response: { 200: openedQuestionSchema, ...problemAnswers },
      },
    },
    async ({ params: { id } }) => {
      const { told, wordings } = await getGroup(id);
      const replies = await questions.listReplies(wordings);
      return { ...told, wordings: wordings.map((one) => ({ ...one, said: replies.get(one.id) ?? null })) };
    },
  );

  app.patch(
    ONE,
    {
      schema: {
        ...admin,
        summary: 'Says that it is no question, or that it belongs with another',
        params,
        body: questionChangeSchema,
        response: { 204: z.null(), ...problemAnswers },
      },
    },
    async ({ params: { id }, body }, reply) => {
      const { groups, answers } = await readGroups();
      const group = groups.find((one) => one.id === id) ?? refuseUnknown();
      const ids = idsOf(group);
      if (body.with !== undefined) {
        const other = groups.find((one) => one.id === body.with && one.id !== id && !one.isDismissed);
        if (!other) throw fieldsProblem([{ field: 'with', message: 'There is no such question.' }]);
        const answer = answers.find((one) => one.id === other.id);
        // What is put with an answered one is answered by that.
        if (answer) await questions.saveAnswer({ ...answer, means: taughtBy({ answer }, group, ids) }, ids);
        else await questions.setGroup([...ids, ...idsOf(other)], randomUUID());
      } else await questions.setGroup(ids, body.dismissed ? DISMISSED : null);
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${ONE}/answer`,
    {
      schema: {
        ...admin,
        summary: 'Answers a question from now on, in the chat; an answer that it has is changed',
        params,
        body: answerRequestSchema,
        response: { 201: shopAnswerSchema, ...problemAnswers },
      },
    },
    async (request, reply) => {
      const { group, told } = await getGroup(request.params.id);
      const { question, text, until = null, means } = request.body;
      refusePast(until);
      const at = now().toISOString();
      const answer: ShopAnswer = {
        id: told.answer?.id ?? randomUUID(),
        question,
        text,
        language: told.language,
        until,
        means: taughtBy(told, group, means),
        createdAt: told.answer?.createdAt ?? at,
        changedAt: at,
        changedBy: getSession(request).username,
        endedAt: null,
      };
      await questions.saveAnswer(answer, idsOf(group));
      return reply.code(201).send(answer);
    },
  );

  app.post(
    `${ONE}/try`,
    {
      schema: {
        ...admin,
        summary: 'What Carl would say to each wording with this answer; nothing is stored',
        params,
        body: trialRequestSchema,
        response: { 200: trialSchema, ...problemAnswers },
      },
    },
    async ({ params: { id }, body }) => {
      const { group, told, wordings, answers } = await getGroup(id);
      const { question, text, means, ask } = body;
      const draft = {
        id: told.answer?.id ?? 'draft',
        question,
        text,
        language: told.language,
        means: taughtBy(told, group, means),
      };
      const others = answers.filter((one) => one.id !== draft.id && isTold(one, today()));
      const around = { draft, shop: shopToTell(shop.current, [draft, ...others], today()), now: now() };
      const asked = ask === undefined ? [] : [{ id: null, text: ask }];
      return [...asked, ...wordings].map((one) => tryAnswer(one, around));
    },
  );

  app.patch(
    '/api/admin/answers/:id',
    {
      schema: {
        ...admin,
        summary: 'Changes an answer, renews it or ends it',
        params,
        body: answerChangeSchema,
        response: { 200: shopAnswerSchema, ...problemAnswers },
      },
    },
    async (request) => {
      const answers = await questions.listAnswers();
      const answer = answers.find(({ id }) => id === request.params.id) ?? refuseUnknownAnswer();
      const { text = answer.text, until = answer.until, ended } = request.body;
      if (request.body.until !== undefined) refusePast(until);
      const at = now().toISOString();
      const endedAt = ended === undefined ? answer.endedAt : ended ? (answer.endedAt ?? at) : null;
      const changedBy = getSession(request).username;
      const changed = { ...answer, text, until, endedAt, changedAt: at, changedBy };
      await questions.saveAnswer(changed, []);
      return changed;
    },
  );

  async function readGroups() {
    const [asked, answers] = await Promise.all([questions.list(QUESTIONS_MAX), questions.listAnswers()]);
    return { groups: groupQuestions(asked, shop.current), answers };
  }

  async function getGroup(id: string) {
    const { groups, answers } = await readGroups();
    const group = groups.find((one) => one.id === id) ?? refuseUnknown();
    const told = tellGroup(group, answers) ?? refuseUnknown();
    return { group, told, answers, wordings: wordingsOf(group).slice(0, WORDINGS_MAX) };
  }

  function refusePast(until: string | null): void {
    if (until !== null && until < today())
      throw fieldsProblem([{ field: 'until', message: 'That day is over.' }]);
  }
}

const idsOf = ({ questions }: Group): string[] => questions.map(({ id }) => id);

/** What it meant before, and what the wordings of these messages say. */
function taughtBy(
  { answer }: Pick<QuestionGroup, 'answer'>,
  { questions }: Group,
  means: readonly string[],
): string[] {
  const wordings = questions.filter(({ id }) => means.includes(id)).map(({ text }) => wordsToTeach(text));
  return [...new Set([...(answer?.means ?? []), ...wordings])].filter((one) => one !== '');
}

function refuseUnknown(): never {
  throw new ProblemError(404, 'There is no such question.');
}

function refuseUnknownAnswer(): never {
  throw new ProblemError(404, 'There is no such answer.');
}
