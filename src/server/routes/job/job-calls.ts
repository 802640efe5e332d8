// What whoever holds a job's link may do: GET /api/job/:token, POST of messages and files; and POST /api/job/lost.
// Messages come as JSON from the page's script, and as a form where there is none.
import formBody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import * as z from 'zod/mini';
import { emailSchema } from '../../../schemas/contact-details.ts';
import { jobLanguageSchema, jobMessageSchema, jobSchema } from '../../../schemas/job.ts';
import { OF_JOB_NEWS } from '../../../schemas/lead.ts';
import type { JobEvent } from '../../../storage/job/job-store.ts';
import type { AppContext, ZodApp } from '../../app-context.ts';
import { createFormFiles } from '../../artwork/form-files.ts';
import type { Uploads } from '../../artwork/uploads.ts';
import { sendLostLinks } from '../../job/lost-links.ts';
import { oweAnswer } from '../../job/owe-answer.ts';
import { tellJob } from '../../job/tell-job.ts';
import { countArtwork, countUse } from '../../limits/limits.ts';
import { idempotentHeaders } from '../../plugins/idempotency-key.ts';
import { problemAnswers } from '../../plugins/openapi.ts';
import { ProblemError } from '../../plugins/problems.ts';
import type { WithIdempotency } from '../../turns/with-idempotency.ts';
import { readForm } from '../read-form.ts';
import { sendAnswer } from '../send-answer.ts';
import { originFor, sendDocument } from '../send-document.ts';
import { formErrors, showAgain } from './form-errors.ts';
import { isForm, openedJob, openedLead } from './job-page.ts';
import { inOwnLanguage, languageOfRequest, problemsInOwnLanguage } from './own-language.ts';

/** A form brings its key in a field. */
const messageSchema = z.extend(jobMessageSchema, { key: z.optional(z.uuid()) });
const params = z.object({ token: z.string() });
const lostSchema = z.object({ email: emailSchema });
const doneSchema = z.object({});

/** Registered in a context of its own: no other route takes forms beside JSON. */
export function addJobCalls(
  app: ZodApp,
  context: AppContext,
  { uploads, withIdempotency }: { uploads: Uploads; withIdempotency: WithIdempotency },
): void {
  const { storage, notifier, now } = context;
  /** A webhook tells of new leads alone. */
  const notify = () => notifier.channels.filter((channel) => OF_JOB_NEWS.includes(channel));
  const formFiles = createFormFiles(context, uploads);
  app.setErrorHandler(problemsInOwnLanguage(context));
  app.register(formBody);
  app.register(multipart, { throwFileSizeLimit: false });

  app.get(
    '/api/job/:token',
    {
      schema: {
        tags: ['Job page'],
        summary: 'A job, for whoever holds its link',
        params,
        querystring: z.object({ language: z.optional(jobLanguageSchema.shape.language) }),
        response: { 200: jobSchema, ...problemAnswers },
      },
    },
    async (request) => {
      const opened = await openedJob(request.params.token, context);
      const job = await tellJob(opened, context, request.query.language);
      return job ?? refuse();
    },
  );

  app.post(
    '/api/job/:token/messages',
    {
      schema: {
        tags: ['Job page'],
        summary: 'Writes to the shop; a form is answered with 303 to the page',
        params,
        headers: idempotentHeaders,
        body: messageSchema,
        response: { 201: z.object({ seq: z.number() }), ...problemAnswers },
      },
      errorHandler: formErrors(context),
    },
    async (request, reply) => {
      const { token } = request.params;
      const { leadId, who } = await openedJob(token, context);
      const { text, key = request.headers['idempotency-key'] } = request.body;
      const once = { scope: 'POST /api/job/messages', key: key && `${leadId} ${key}`, body: { text } };
      const answer = await withIdempotency(once, async (keep) => {
        await countUse(request, 'jobMessages', context, leadId);
        const data = { text, person: who.person };
        const said = { kind: 'message', who: 'customer', name: who.name, version: null, data } as const;
        const choose = (events: readonly JobEvent[]) => {
          const answer = { status: 201, body: { seq: (events.at(-1)?.seq ?? 0) + 1 } };
          return { add: [said], notify: notify(), answer: keep?.(answer, leadId), result: answer };
        };
        const answer = (await storage.job.decide(leadId, oweAnswer(choose, context), now())) ?? refuse();
        notifier.wake();
        return answer;
      });
      if (isForm(request)) return reply.redirect(`/job/${token}#messages`, 303);
      sendAnswer(reply, answer);
      return reply;
    },
  );

  app.post(
    '/api/job/:token/language',
    {
      schema: {
        tags: ['Job page'],
        summary: 'What the page and the mails speak from now on; a form is answered with 303 to the page',
        params,
        body: jobLanguageSchema,
        response: { 204: z.null(), ...problemAnswers },
      },
      errorHandler: formErrors(context),
    },
    async (request, reply) => {
      const { token } = request.params;
      const leadId = await openedLead(token, context);
      await countUse(request, 'jobMessages', context, leadId);
      await storage.leads.setLanguage(leadId, request.body.language);
      if (isForm(request)) return reply.redirect(`/job/${token}`, 303);
      return reply.code(204).send(null);
    },
  );

  app.post<{ Params: { token: string } }>(
    '/job/:token/artwork',
    { schema: { hide: true } },
    async (request, reply) => {
      const form = await readForm(request, context, formFiles);
      try {
        const leadId = await openedLead(request.params.token, context);
        if (form.problem) throw form.problem;
        if (form.files.length === 0) throw new ProblemError(400, 'Choose a file first.');
        for (const { bytes } of form.files) await countArtwork(request, bytes, context);
        await formFiles.takeIn(form.files, leadId);
        return reply.redirect(`/job/${request.params.token}#artwork`, 303);
      } catch (error) {
        return showAgain(error, request, reply, context);
      } finally {
        await formFiles.discard(form.files);
      }
    },
  );

  app.post(
    '/api/job/lost',
    {
      schema: {
        tags: ['Job page'],
        summary: 'Mails the links of an address to it; whether there are any is not told',
        body: lostSchema,
        response: { 202: doneSchema, ...problemAnswers },
      },
    },
    async (request, reply) => {
      await sendLostLinks(request, request.body.email, context);
      return reply.code(202).send({});
    },
  );

  app.post(
    '/job/lost',
    {
      schema: { hide: true, body: lostSchema },
      errorHandler: async (error, request, reply) => {
        const { status, message, errors, headers } = await inOwnLanguage(error, request, context);
        const language = await languageOfRequest(request, context);
        const page = { page: 'job-lost' as const, language, problem: errors[0]?.message ?? message };
        const document = context.pages.render(page, originFor(request, context));
        return sendDocument(request, reply.headers(headers), document, { status, isShared: false });
      },
    },
    async (request, reply) => {
      await sendLostLinks(request, request.body.email, context);
      return reply.redirect('/job/lost/sent', 303);
    },
  );
}

function refuse(): never {
  throw new ProblemError(404, 'This job is no longer stored.');
}
