// Signing in and out: POST /api/admin/login, by a passkey alone …/login/passkey/options and …/verify, POST /api/admin/logout,
// GET /api/admin/session.
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { loginAnswerSchema, loginRequestSchema, sessionAnswerSchema } from '../../../schemas/admin.ts';
import { passkeyAnswerSchema, passkeyOptionsSchema } from '../../../schemas/people.ts';
import type { User } from '../../../storage/accounts/account-stores.ts';
import { countLogin } from '../../accounts/login-throttle.ts';
import { askForPasskey, whoSignedWith } from '../../accounts/passkeys.ts';
import { isRightPassword } from '../../accounts/password.ts';
import { takeSecondStep } from '../../accounts/second-step.ts';
import { endSession, startSession } from '../../accounts/session.ts';
import type { AppContext, ZodApp } from '../../app-context.ts';
import { requireSession } from '../../plugins/admin-guard.ts';
import { noteForAudit } from '../../plugins/audit.ts';
import { problemAnswers, signedIn } from '../../plugins/openapi.ts';
import { ProblemError } from '../../plugins/problems.ts';

const LOGIN = '/api/admin/login';

export function addSessionRoutes(app: ZodApp, context: AppContext): void {
  const { users } = context.storage;
  const tags = ['Admin'];

  app.post(
    LOGIN,
    {
      schema: {
        tags,
        summary: 'Signs in',
        body: loginRequestSchema,
        response: { 200: loginAnswerSchema, ...problemAnswers },
      },
    },
    async (request, reply) => {
      const { username, password, code } = request.body;
      const forgive = await countLogin(context, { username, address: request.ip });
      const user = await users.find(username);
      const isRight = await isRightPassword(password, user?.password);
      if (!user || !isRight) {
        // What was typed as a name that is none may be a password.
        noteForAudit(request, { what: 'sign_in_failed', who: user?.username ?? null, detail: 'password' });
        throw new ProblemError(401, 'Invalid credentials');
      }
      if (code) noteForAudit(request, { what: 'sign_in_failed', who: user.username, detail: 'code' });
      const secondStep = await takeSecondStep(user, code, context);
      await forgive();
      const how = secondStep === null ? 'password' : `password and ${secondStep}`;
      return admit(request, reply, user, how);
    },
  );

  app.post(
    `${LOGIN}/passkey/options`,
    {
      schema: {
        tags,
        summary: 'What a passkey is to sign, to sign in by it alone',
        response: { 200: passkeyOptionsSchema, ...problemAnswers },
      },
    },
    async (request) => ({ ...(await askForPasskey(request, context)) }),
  );

  app.post(
    `${LOGIN}/passkey/verify`,
    {
      schema: {
        tags,
        summary: 'Signs in by a passkey alone',
        body: passkeyAnswerSchema,
        response: { 200: loginAnswerSchema, ...problemAnswers },
      },
    },
    async (request, reply) => {
      noteForAudit(request, { what: 'sign_in_failed', who: null, detail: 'passkey' });
      const response = request.body.response as unknown as AuthenticationResponseJSON;
      const passkey = await whoSignedWith(request, response, context);
      const user = await users.findById(passkey.userId);
      if (!user) throw new ProblemError(401, 'That passkey is not known here.');
      return admit(request, reply, user, `passkey ${passkey.name}`);
    },
  );

  app.post(
    '/api/admin/logout',
    {
      schema: {
        tags,
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
        tags,
        summary: 'Who is signed in',
        security: signedIn,
        response: { 200: sessionAnswerSchema, ...problemAnswers },
      },
    },
    async (request) => {
      const { username, role } = await requireSession(request, context);
      return { username, role };
    },
  );

  async function admit(
    request: FastifyRequest,
    reply: FastifyReply,
    user: User,
    how: string,
  ): Promise<{ username: string }> {
    noteForAudit(request, { what: 'signed_in', who: user.username, detail: how });
    await startSession(request, reply, user.id, context);
    return { username: user.username };
  }
}
