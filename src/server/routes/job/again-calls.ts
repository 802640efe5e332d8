// POST /api/job/:token/again: the same job once more, as JSON from the page's script, and as a form.
import formBody from '@fastify/formbody';
import * as z from 'zod/mini';
import { againAnswerSchema, againSchema } from '../../../schemas/again.ts';
import type { AppContext, ZodApp } from '../../app-context.ts';
import type { Uploads } from '../../artwork/uploads.ts';
import { withJobUrl } from '../../job/job-url.ts';
import { orderAgain } from '../../job/order-again.ts';
import { storeCounted } from '../../limits/limits.ts';
import { idempotentHeaders } from '../../plugins/idempotency-key.ts';
import { problemAnswers } from '../../plugins/openapi.ts';
import type { WithIdempotency } from '../../turns/with-idempotency.ts';
import { sendAnswer } from '../send-answer.ts';
import { formErrors } from './form-errors.ts';
import { isForm, openedLead } from './job-page.ts';
import { problemsInOwnLanguage } from './own-language.ts';

/** A form brings its key in a field. */
const bodySchema = z.extend(againSchema, { key: z.optional(z.uuid()) });
const params = z.object({ token: z.string() });

/** Registered in a context of its own: no other route takes forms beside JSON. */
export function addAgainCalls(
  app: ZodApp,
  context: AppContext,
  { uploads, withIdempotency }: { uploads: Uploads; withIdempotency: WithIdempotency },
): void {
  app.setErrorHandler(problemsInOwnLanguage(context));
  app.register(formBody);

  app.post(
    '/api/job/:token/again',
    {
      schema: {
        tags: ['Job page'],
        summary:
          'Asks for the same again, priced anew; a form is answered with 303 to the page of the new job',
        params,
        headers: idempotentHeaders,
        body: bodySchema,
        response: { 201: againAnswerSchema, ...problemAnswers },
      },
      errorHandler: formErrors(context, { of: 'again', field: 'note' }),
    },
    async (request, reply) => {
      const from = await openedLead(request.params.token, context);
      const { key = request.headers['idempotency-key'], ...wanted } = request.body;
      const once = { scope: 'POST /api/job/again', key: key && `${from} ${key}`, body: wanted };
      const answer = await withIdempotency(once, (keep) =>
        storeCounted(
          request,
          'forms',
          context,
          () => orderAgain(request, from, wanted, { context, uploads, keep }),
          from,
        ),
      );
      if (isForm(request)) {
        const { leadId } = answer.body as { leadId: string };
        return reply.redirect((await context.jobLinks.pathOf(leadId)) ?? '/job/lost', 303);
      }
      sendAnswer(reply, await withJobUrl(answer, context, request.log));
      return reply;
    },
  );
}
