// Signing in and out: POST /api/admin/login and /api/admin/logout, GET /api/admin/session.
import * as z from 'zod/mini';
import { loginRequestSchema, sessionAnswerSchema } from '../../../schemas/admin.ts';
import { countLogin } from '../../accounts/login-throttle.ts';
import { isRightPassword } from '../../accounts/password.ts';
import { endSession, startSession } from '../../accounts/session.ts';
import type { AppContext, ZodApp } from '../../app-context.ts';
import { requireSession } from '../../plugins/admin-guard.ts';
import { problemAnswers, signedIn } from '../../plugins/openapi.ts';
import { ProblemError } from '../../plugins/problems.ts';

export function addSessionRoutes(app: ZodApp, context: AppContext): void {
  const { users } = context.storage;

  app.post(
    '/api/admin/login',
    {
      schema: {
        tags: ['Admin'],
        summary: 'Signs in',
        body: loginRequestSchema,
        response: { 200: sessionAnswerSchema, ...problemAnswers },
      },
    },
    async (request, reply) => {
      const { username, password } = request.body;
      const forgive = await countLogin(context, { username, address: request.ip });
      const user = await users.find(username);
      const isRight = await isRightPassword(password, user?.password);
      if (!user || !isRight) throw new ProblemError(401, 'Invalid credentials');
      await forgive();
      await startSession(request, reply, user.id, context);
      return { username: user.username };
    },
  );

  app.post(
    '/api/admin/logout',
    {
      schema: {
        tags: ['Admin'],
        summary: 'Signs out',
        security: signedIn,
        response: { 204: z.null(), ...problemAnswers },
      },
    },
    async (request, reply) => {
      await endSession(request, reply, await requireSession(request, context), context);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/admin/session',
    {
      schema: {
        tags: ['Admin'],
        summary: 'Who is signed in',
        security: signedIn,
        response: { 200: sessionAnswerSchema, ...problemAnswers },
      },
    },
    async (request) => {
      const { username } = await requireSession(request, context);
      return { username };
    },
  );
}
