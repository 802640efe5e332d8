// Whoever holds a link lets somebody else in: POST /api/job/:token/people, as JSON from the page's script, and as a form.
import formBody from '@fastify/formbody';
import * as z from 'zod/mini';
import { addedPersonSchema, addPersonSchema } from '../../../schemas/job.ts';
import type { AppContext, ZodApp } from '../../app-context.ts';
import { letIn } from '../../job/let-in.ts';
import { countUse } from '../../limits/limits.ts';
import { problemAnswers } from '../../plugins/openapi.ts';
import { ProblemError } from '../../plugins/problems.ts';
import { formErrors } from './form-errors.ts';
import { isForm, openedJob } from './job-page.ts';
import { problemsInOwnLanguage } from './own-language.ts';

/** Registered in a context of its own: no other route takes forms beside JSON. */
export function addPeopleCalls(app: ZodApp, context: AppContext): void {
  app.setErrorHandler(problemsInOwnLanguage(context));
  app.register(formBody);

  app.post(
    '/api/job/:token/people',
    {
      schema: {
        tags: ['Job page'],
        summary: 'Lets somebody else in, by a link of their own; a form is answered with 303 to the page',
        params: z.object({ token: z.string() }),
        body: addPersonSchema,
        response: { 201: addedPersonSchema, ...problemAnswers },
      },
      errorHandler: formErrors(context, { of: 'people', field: 'name' }),
    },
    async (request, reply) => {
      const { token } = request.params;
      const { leadId, who } = await openedJob(token, context);
      await countUse(request, 'jobMessages', context, leadId);
      const added = await letIn(leadId, { name: request.body.name, by: who }, context);
      if (!added) throw new ProblemError(404, 'This job is no longer stored.');
      // The page shows the link to whoever let them in, so that it stands in no address and no log.
      if (isForm(request)) return reply.redirect(`/job/${token}#people`, 303);
      return reply.code(201).send(added);
    },
  );
}
