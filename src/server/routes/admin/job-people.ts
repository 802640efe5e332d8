// Who has a link to a job's page, from the desk: POST /api/admin/leads/:id/people lets somebody in, DELETE …/:person ends it.
import * as z from 'zod/mini';
import { addedPersonSchema, addPersonSchema } from '../../../schemas/job.ts';
import type { AppContext, ZodApp } from '../../app-context.ts';
import { letIn } from '../../job/let-in.ts';
import { endPerson } from '../../job/people.ts';
import { getSession } from '../../plugins/admin-guard.ts';
import { problemAnswers, signedIn } from '../../plugins/openapi.ts';
import { ProblemError } from '../../plugins/problems.ts';

const PATH = '/api/admin/leads/:id/people';

export function addJobPeopleRoutes(app: ZodApp, context: AppContext): void {
  const { storage, now } = context;
  const admin = { tags: ['Admin'], security: signedIn };

  app.post(
    PATH,
    {
      schema: {
        ...admin,
        summary: 'Lets somebody into the page of its job, by a link of their own',
        params: z.object({ id: z.string() }),
        body: addPersonSchema,
        response: { 201: addedPersonSchema, ...problemAnswers },
      },
    },
    async (request, reply) => {
      const by = { person: null, name: getSession(request).username };
      const added = await letIn(request.params.id, { name: request.body.name, by }, context);
      if (!added) throw new ProblemError(404, 'There is no such lead.');
      return reply.code(201).send(added);
    },
  );

  app.delete(
    `${PATH}/:person`,
    {
      schema: {
        ...admin,
        summary: 'Ends the link of a person; that of the contact is ended by a new one',
        params: z.object({ id: z.string(), person: z.string() }),
        response: { 204: z.null(), ...problemAnswers },
      },
    },
    async (request, reply) => {
      const { id, person } = request.params;
      const choose = endPerson(person, getSession(request).username);
      const result = await storage.job.decide(id, choose, now());
      if (result !== 'ended') throw new ProblemError(404, 'There is no such person.');
      return reply.code(204).send(null);
    },
  );
}
