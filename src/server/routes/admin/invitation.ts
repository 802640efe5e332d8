// Joining by a link: POST /api/admin/invitation says what it stands for, …/accept takes it and signs in.

import { loginAnswerSchema } from '../../../schemas/admin.ts';
import { acceptInvitationSchema, invitationSchema, invitationTokenSchema } from '../../../schemas/people.ts';
import { hashPassword } from '../../accounts/password.ts';
import { digestOf, startSession } from '../../accounts/session.ts';
import type { AppContext, ZodApp } from '../../app-context.ts';
import { noteForAudit } from '../../plugins/audit.ts';
import { problemAnswers } from '../../plugins/openapi.ts';
import { ProblemError } from '../../plugins/problems.ts';

const PATH = '/api/admin/invitation';

export function addInvitationRoutes(app: ZodApp, context: AppContext): void {
  const { storage, now } = context;
  const tags = ['Admin'];

  app.post(
    PATH,
    {
      schema: {
        tags,
        summary: 'What an invitation stands for',
        body: invitationTokenSchema,
        response: { 200: invitationSchema, ...problemAnswers },
      },
    },
    async ({ body }) => findInvitation(body.token),
  );

  app.post(
    `${PATH}/accept`,
    {
      schema: {
        tags,
        summary: 'Takes an invitation: the name it is for, with a password of their own, and signs in',
        body: acceptInvitationSchema,
        response: { 201: loginAnswerSchema, ...problemAnswers },
      },
    },
    async (request, reply) => {
      const { token, password } = request.body;
      // Before the password is hashed: only who has a link may cost that much.
      const { invitedBy, role } = await findInvitation(token);
      const hash = await hashPassword(password);
      const user = (await storage.invitations.accept(digestOf(token), hash, now())) ?? refuse();
      noteForAudit(request, { who: user.username, detail: `as ${role}, invited by ${invitedBy}` });
      await startSession(request, reply, user.id, context);
      return reply.code(201).send({ username: user.username });
    },
  );

  async function findInvitation(token: string) {
    const invitation = await storage.invitations.find(digestOf(token));
    return invitation && now() < new Date(invitation.expiresAt) ? invitation : refuse();
  }
}

function refuse(): never {
  throw new ProblemError(
    404,
    'This invitation has expired, or was used already. Ask the shop for a new one.',
  );
}
