// Where one is signed in: GET /api/admin/sessions, DELETE of one, and DELETE of all but this one.
import * as z from 'zod/mini';
import { ownSessionSchema } from '../../../schemas/people.ts';
import type { AppContext, ZodApp } from '../../app-context.ts';
import { getSession } from '../../plugins/admin-guard.ts';
import { noteForAudit } from '../../plugins/audit.ts';
import { problemAnswers, signedIn } from '../../plugins/openapi.ts';
import { ProblemError } from '../../plugins/problems.ts';

const PATH = '/api/admin/sessions';

export function addOwnSessionRoutes(app: ZodApp, { storage: { sessions }, now }: AppContext): void {
  const admin = { tags: ['Admin'], security: signedIn };

  app.get(
    PATH,
    {
      schema: {
        ...admin,
        summary: 'Where one is signed in',
        response: { 200: z.array(ownSessionSchema), ...problemAnswers },
      },
    },
    async (request) => {
      const own = getSession(request);
      const found = await sessions.list(own.userId, now());
      // Nobody signs in with the digest of a cookie.
      return found.map(({ tokenHash, browser, createdAt, lastSeenAt }) => ({
        id: tokenHash,
        browser,
        startedAt: createdAt,
        lastSeenAt,
        isThis: tokenHash === own.tokenHash,
      }));
    },
  );

  app.delete(
    PATH,
    {
      schema: {
        ...admin,
        summary: 'Ends all sessions but this one',
        response: { 204: z.null(), ...problemAnswers },
      },
    },
    async (request, reply) => {
      const { userId, tokenHash } = getSession(request);
      const ended = await sessions.endOf(userId, { keep: tokenHash });
      noteForAudit(request, { detail: String(ended) });
      return reply.code(204).send(null);
    },
  );

  app.delete(
    `${PATH}/:id`,
    {
      schema: {
        ...admin,
        summary: "Ends one of one's sessions",
        params: z.object({ id: z.string() }),
        response: { 204: z.null(), ...problemAnswers },
      },
    },
    async (request, reply) => {
      const { userId } = getSession(request);
      const { id } = request.params;
      const browser = (await sessions.list(userId, now())).find(({ tokenHash }) => tokenHash === id)?.browser;
      if ((await sessions.endOf(userId, { only: id })) === 0)
        throw new ProblemError(404, 'There is no such session.');
      noteForAudit(request, { detail: browser ?? null });
      return reply.code(204).send(null);
    },
  );
}
