// The people of the shop: GET and POST /api/admin/people, PATCH and DELETE of one, a new invitation, the end of their sessions.
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { invitedSchema, inviteSchema, personSchema, roleChangeSchema } from '../../../schemas/people.ts';
import type { PersonChange } from '../../../storage/accounts/account-stores.ts';
import { isFromEnvironment } from '../../accounts/confirm-password.ts';
import { inviteUrlOf, newInvitation } from '../../accounts/invitations.ts';
import { listPeople } from '../../accounts/list-people.ts';
import type { AppContext, ZodApp } from '../../app-context.ts';
import { handOver } from '../../pipeline/hand-over.ts';
import { getSession } from '../../plugins/admin-guard.ts';
import { noteForAudit } from '../../plugins/audit.ts';
import { problemAnswers, signedIn } from '../../plugins/openapi.ts';
import { fieldsProblem, ProblemError } from '../../plugins/problems.ts';

const PATH = '/api/admin/people';
const ONE = `${PATH}/:id`;

export function addPeopleRoutes(app: ZodApp, context: AppContext): void {
  const { users, invitations, sessions } = context.storage;
  const { env, now } = context;
  const admin = { tags: ['Admin'], security: signedIn };
  const params = z.object({ id: z.string() });
  const nothing = { 204: z.null(), ...problemAnswers };

  app.get(
    PATH,
    {
      schema: {
        ...admin,
        summary: 'The people of the shop, and who was invited',
        response: { 200: z.array(personSchema), ...problemAnswers },
      },
    },
    () => listPeople(context),
  );

  app.post(
    PATH,
    {
      schema: {
        ...admin,
        summary: 'Invites somebody by a link that works once, for seven days',
        body: inviteSchema,
        response: { 201: invitedSchema, ...problemAnswers },
      },
    },
    async (request, reply) => {
      const { name, role } = request.body;
      const { token, ...fresh } = newInvitation(now());
      const invitation = { id: randomUUID(), name, role, invitedBy: getSession(request).username };
      if (!(await invitations.save({ ...invitation, ...fresh })))
        throw fieldsProblem([{ field: 'name', message: 'Somebody has that name already.' }]);
      noteForAudit(request, { about: { kind: 'person', id: name }, detail: role });
      return reply.code(201).send({ inviteUrl: inviteUrlOf(request, token, context) });
    },
  );

  app.patch(
    ONE,
    {
      schema: {
        ...admin,
        summary: 'Changes what somebody may do',
        params,
        body: roleChangeSchema,
        response: nothing,
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { role } = request.body;
      const user = await findChangeable(id);
      if (user) refuseUnless(await users.setRole(id, role));
      const name = user?.username ?? (await invitations.setRole(id, role))?.name ?? refuseUnknown();
      noteForAudit(request, { about: { kind: 'person', id: name }, detail: role });
      return reply.code(204).send(null);
    },
  );

  app.delete(
    ONE,
    {
      schema: {
        ...admin,
        summary: 'Removes somebody, whose open leads go to who does it; or withdraws an invitation',
        params,
        response: nothing,
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const user = await findChangeable(id);
      if (user) refuseUnless(await users.remove(id));
      const name = user?.username ?? (await invitations.remove(id))?.name ?? refuseUnknown();
      noteForAudit(request, { about: { kind: 'person', id: name } });
      if (user) await handOver({ from: name, to: getSession(request).username }, context);
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${ONE}/invitation`,
    {
      schema: {
        ...admin,
        summary: 'Makes a new link of an invitation; the old one ends',
        params,
        response: { 201: invitedSchema, ...problemAnswers },
      },
    },
    async (request, reply) => {
      const { token, tokenHash, expiresAt } = newInvitation(now());
      const times = { now: now(), expiresAt: new Date(expiresAt) };
      const { name } = (await invitations.renew(request.params.id, tokenHash, times)) ?? refuseUnknown();
      noteForAudit(request, { about: { kind: 'person', id: name } });
      return reply.code(201).send({ inviteUrl: inviteUrlOf(request, token, context) });
    },
  );

  app.delete(
    `${ONE}/sessions`,
    {
      schema: {
        ...admin,
        summary: 'Signs somebody out everywhere',
        params,
        response: nothing,
      },
    },
    async (request, reply) => {
      const user = (await users.findById(request.params.id)) ?? refuseUnknown();
      await sessions.endOf(user.id);
      noteForAudit(request, { about: { kind: 'person', id: user.username } });
      return reply.code(204).send(null);
    },
  );

  async function findChangeable(id: string) {
    const user = await users.findById(id);
    if (user && isFromEnvironment(user.username, env))
      throw new ProblemError(409, 'ADMIN_USERNAME names this owner, who comes back at every start.');
    return user;
  }
}

function refuseUnless(change: PersonChange): void {
  if (change === 'last_owner')
    throw new ProblemError(409, 'The shop needs an owner: make somebody else one first.');
  if (change === 'unknown') refuseUnknown();
}

function refuseUnknown(): never {
  throw new ProblemError(404, 'There is no such person.');
}
