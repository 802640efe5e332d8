// What the customer says to a proof: POST /api/job/:token/approve, /comments and /changes, as JSON from the page's script and
// as forms; and POST /api/job/:token/seen, of quotes and messages too.
import formBody from '@fastify/formbody';
import * as z from 'zod/mini';
import { OF_JOB_NEWS } from '../../../schemas/lead.ts';
import { approveProofSchema, askChangesSchema, commentSchema, placeOf } from '../../../schemas/proof.ts';
import { seenSchema } from '../../../schemas/version.ts';
import { dayInZone } from '../../../shop/opening-hours.ts';
import type { AppContext, ZodApp } from '../../app-context.ts';
import { oweAnswer } from '../../job/owe-answer.ts';
import { approveProof, askForChanges, commentOnProof, type Refusal, seeProof } from '../../job/proofs.ts';
import { seeQuote } from '../../job/quotes.ts';
import { seeMessages } from '../../job/see-messages.ts';
import { countUse } from '../../limits/limits.ts';
import { idempotentHeaders } from '../../plugins/idempotency-key.ts';
import { problemAnswers } from '../../plugins/openapi.ts';
import { ProblemError } from '../../plugins/problems.ts';
import type { WithIdempotency } from '../../turns/with-idempotency.ts';
import { sendAnswer } from '../send-answer.ts';
import { formErrors } from './form-errors.ts';
import { isForm, openedJob } from './job-page.ts';
import { problemsInOwnLanguage } from './own-language.ts';

const params = z.object({ token: z.string() });

/** Registered in a context of its own: no other route takes forms beside JSON. */
export function addProofCalls(app: ZodApp, context: AppContext, withIdempotency: WithIdempotency): void {
  const { storage, shop, notifier, now } = context;
  const page = { tags: ['Job page'], params };
  /** A webhook tells of new leads alone. */
  const notify = () => notifier.channels.filter((channel) => OF_JOB_NEWS.includes(channel));
  app.setErrorHandler(problemsInOwnLanguage(context));
  app.register(formBody);

  app.post(
    '/api/job/:token/approve',
    {
      schema: {
        ...page,
        summary:
          'Approves the newest version of a proof by a typed name; a form is answered with 303 to the page',
        body: approveProofSchema,
        response: {
          201: z.object({ proofVersion: z.number(), name: z.string(), approvedAt: z.string() }),
          ...problemAnswers,
        },
      },
      errorHandler: formErrors(context, { of: 'approve', field: 'name' }),
    },
    async (request, reply) => {
      const { token } = request.params;
      const { proofVersion, name, wording } = request.body;
      const { leadId, who } = await openedJob(token, context);
      await countUse(request, 'jobMessages', context, leadId);
      const at = now();
      const items = (await storage.leads.find(leadId))?.items.map(({ id }) => id) ?? [];
      const choose = approveProof(proofVersion, {
        name,
        wording,
        items,
        person: who.person,
        notify: notify(),
      });
      const result = (await storage.job.decide(leadId, choose, at)) ?? refuse('unknown');
      if ('refused' in result) return refuse(result.refused);
      notifier.wake();
      if (isForm(request)) return reply.redirect(`/job/${token}#proofs`, 303);
      const approvedAt = result.at ?? at.toISOString();
      return reply.code(201).send({ proofVersion, name: result.name, approvedAt });
    },
  );

  app.post(
    '/api/job/:token/comments',
    {
      schema: {
        ...page,
        summary:
          'Sets a pin into the newest version of a proof, or answers to one; a form is answered with 303',
        headers: idempotentHeaders,
        body: commentSchema,
        response: { 201: z.object({ pin: z.number() }), ...problemAnswers },
      },
      errorHandler: formErrors(context, { of: 'comment' }),
    },
    async (request, reply) => {
      const { token } = request.params;
      const { leadId, who } = await openedJob(token, context);
      const { key = request.headers['idempotency-key'], ...body } = request.body;
      const { proofVersion, text } = body;
      const once = { scope: 'POST /api/job/comments', key: key && `${leadId} ${key}`, body };
      const answer = await withIdempotency(once, async (keep) => {
        await countUse(request, 'jobMessages', context, leadId);
        const answerWith = (set: number) => ({ status: 201, body: { pin: set } });
        const choose = commentOnProof(proofVersion, placeOf(body), {
          text,
          who: 'customer',
          name: who.name,
          person: who.person,
          notify: notify(),
          answer: keep && ((set) => keep(answerWith(set), leadId)),
        });
        const decided = await storage.job.decide(leadId, oweAnswer(choose, context), now());
        const result = decided ?? refuse('unknown');
        return 'refused' in result ? refuse(result.refused) : answerWith(result.pin);
      });
      notifier.wake();
      if (isForm(request)) return reply.redirect(`/job/${token}#proofs`, 303);
      sendAnswer(reply, answer);
      return reply;
    },
  );

  app.post(
    '/api/job/:token/changes',
    {
      schema: {
        ...page,
        summary: 'Asks for changes to the newest version of a proof; an approval is taken back by it',
        body: askChangesSchema,
        response: { 201: z.object({ proofVersion: z.number() }), ...problemAnswers },
      },
      errorHandler: formErrors(context, { of: 'changes' }),
    },
    async (request, reply) => {
      const { token } = request.params;
      const { proofVersion, text } = request.body;
      const { leadId, who } = await openedJob(token, context);
      await countUse(request, 'jobMessages', context, leadId);
      const choose = askForChanges(proofVersion, {
        text,
        name: who.name,
        person: who.person,
        notify: notify(),
      });
      const decided = await storage.job.decide(leadId, oweAnswer(choose, context), now());
      const result = decided ?? refuse('unknown');
      if (typeof result !== 'string') return refuse(result.refused);
      notifier.wake();
      if (isForm(request)) return reply.redirect(`/job/${token}#proofs`, 303);
      return reply.code(201).send({ proofVersion });
    },
  );

  app.post(
    '/api/job/:token/seen',
    {
      schema: {
        ...page,
        summary: 'A version of the quote or of a proof, or what the shop wrote, was in view; kept once',
        body: seenSchema,
        response: { 204: z.null(), ...problemAnswers },
      },
    },
    async (request, reply) => {
      const { leadId, who } = await openedJob(request.params.token, context);
      await countUse(request, 'jobMessages', context, leadId);
      const { quoteVersion, proofVersion, messageSeq } = request.body;
      const at = now();
      const choose =
        messageSeq !== undefined
          ? seeMessages(messageSeq, who)
          : quoteVersion === undefined
            ? seeProof(proofVersion ?? 0)
            : seeQuote(quoteVersion, dayInZone(at, shop.current.time_zone));
      const result = await storage.job.decide<unknown>(leadId, choose, at);
      if (result !== 'seen') throw new ProblemError(404, 'There is no such version or message.');
      return reply.code(204).send(null);
    },
  );
}

const WHY: Record<Exclude<Refusal, 'unknown'>, string> = {
  replaced: 'We have sent a newer version of this proof since. Please look at that one.',
  withdrawn: 'We have taken this proof back. A new one comes.',
  approved: 'This proof has been approved already. If something is wrong, ask for changes.',
  made: 'Your job is on the press. Please call us at once.',
};

function refuse(refused: Refusal): never {
  if (refused === 'unknown')
    throw new ProblemError(404, 'There is no such version of a proof, or no such pin.');
  throw new ProblemError(409, WHY[refused]);
}
