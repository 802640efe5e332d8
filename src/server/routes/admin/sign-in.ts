// One's own sign-in: GET /api/admin/sign-in; the password, an authenticator app, recovery codes and passkeys below it.
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import * as z from 'zod/mini';
import {
  addPasskeySchema,
  codeSchema,
  codeSetUpSchema,
  confirmedSchema,
  ownSignInSchema,
  passkeyOptionsSchema,
  passwordChangeSchema,
  recoveryCodesSchema,
} from '../../../schemas/people.ts';
import { confirmPassword, isFromEnvironment } from '../../accounts/confirm-password.ts';
import { codeUri, halfMinuteOf, newCodeSecret } from '../../accounts/one-time-codes.ts';
import { passkeyHome } from '../../accounts/passkey-home.ts';
import { addPasskey, askForNewPasskey } from '../../accounts/passkeys.ts';
import { hashPassword } from '../../accounts/password.ts';
import { makeFirstRecoveryCodes, makeRecoveryCodes } from '../../accounts/second-step.ts';
import type { AppContext, ZodApp } from '../../app-context.ts';
import { getSession } from '../../plugins/admin-guard.ts';
import { noteForAudit } from '../../plugins/audit.ts';
import { problemAnswers, signedIn } from '../../plugins/openapi.ts';
import { fieldsProblem, ProblemError } from '../../plugins/problems.ts';

const PATH = '/api/admin/sign-in';
const SET_UP_MS = 10 * 60_000;
const CONFIRM_MAX = 10;

export function addSignInRoutes(app: ZodApp, context: AppContext): void {
  const { storage, shop, env, now } = context;
  const { users, secondSteps, passkeys, rateLimits } = storage;
  const admin = { tags: ['Admin'], security: signedIn };
  const nothing = { 204: z.null(), ...problemAnswers };

  app.get(
    PATH,
    {
      schema: {
        ...admin,
        summary: 'How one signs in oneself',
        response: { 200: ownSignInSchema, ...problemAnswers },
      },
    },
    async (request) => {
      const { userId, username, role } = getSession(request);
      const [user, step, keys] = await Promise.all([
        users.findById(userId),
        secondSteps.find(userId),
        passkeys.list(userId),
      ]);
      if (!user || !step) throw new ProblemError(401, 'Please sign in.');
      const home = passkeyHome(request, env);
      return {
        username,
        role,
        isFromEnvironment: isFromEnvironment(username, env),
        passwordChangedAt: user.passwordChangedAt,
        codeSince: step.since,
        recoveryCodesLeft: step.recoveryCodesLeft,
        passkeys: keys,
        passkeysNeed: 'need' in home ? home.need : null,
      };
    },
  );

  app.post(
    `${PATH}/password`,
    {
      schema: {
        ...admin,
        summary: "Changes one's password; all other sessions of this person end",
        body: passwordChangeSchema,
        response: nothing,
      },
    },
    async (request, reply) => {
      const { username, tokenHash } = getSession(request);
      if (isFromEnvironment(username, env))
        throw new ProblemError(
          409,
          'This password comes from ADMIN_PASSWORD at every start: change it there.',
        );
      const { password, newPassword } = request.body;
      await confirmPassword(request, password, context);
      const options = { keepSession: tokenHash };
      await users.setPassword(username, await hashPassword(newPassword), now(), options);
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${PATH}/code`,
    {
      schema: {
        ...admin,
        summary:
          'Begins to set up an authenticator app: what to scan or type; nothing is asked for until it is confirmed',
        body: confirmedSchema,
        response: { 200: codeSetUpSchema, ...problemAnswers },
      },
    },
    async (request) => {
      const user = await confirmPassword(request, request.body.password, context);
      const secret = newCodeSecret();
      await secondSteps.beginCode(user.id, secret, new Date(now().getTime() + SET_UP_MS));
      return { secret, uri: codeUri(secret, { shop: shop.current.brand.name, username: user.username }) };
    },
  );

  app.post(
    `${PATH}/code/confirm`,
    {
      schema: {
        ...admin,
        summary: 'Turns on codes of the app by a first one; one set up before ends',
        body: codeSchema,
        response: { 200: recoveryCodesSchema, ...problemAnswers },
      },
    },
    async (request) => {
      const { userId } = getSession(request);
      const counter = { key: `set up of ${userId}`, max: CONFIRM_MAX, windowMs: SET_UP_MS };
      if ('refusedBy' in (await rateLimits.admit([counter], now())))
        throw new ProblemError(429, 'Too many wrong codes. Please wait before the next one.', {
          headers: { 'retry-after': String(SET_UP_MS / 1000) },
        });
      const pending = (await secondSteps.find(userId))?.pending;
      if (!pending || now() >= new Date(pending.until))
        throw new ProblemError(409, 'That took too long. Please begin again.');
      const step = halfMinuteOf(request.body.code.replaceAll(/\s/g, ''), pending.secret, now());
      if (step === null)
        throw fieldsProblem([
          { field: 'code', message: 'That code is wrong. Is the clock of the phone right?' },
        ]);
      await secondSteps.turnOnCode(userId, pending.secret, step, now());
      await rateLimits.clear([counter.key]);
      return { recoveryCodes: await makeFirstRecoveryCodes(userId, context) };
    },
  );

  app.post(
    `${PATH}/code/remove`,
    {
      schema: {
        ...admin,
        summary: 'Turns off codes of the app',
        body: confirmedSchema,
        response: nothing,
      },
    },
    async (request, reply) => {
      const user = await confirmPassword(request, request.body.password, context);
      await secondSteps.turnOffCode(user.id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${PATH}/recovery-codes`,
    {
      schema: {
        ...admin,
        summary: 'Makes ten new recovery codes; those before end',
        body: confirmedSchema,
        response: { 200: recoveryCodesSchema, ...problemAnswers },
      },
    },
    async (request) => {
      const user = await confirmPassword(request, request.body.password, context);
      const step = await secondSteps.find(user.id);
      if (!step || (step.secret === null && step.passkeys === 0))
        throw new ProblemError(409, 'Recovery codes stand in for a second step: set one up first.');
      return { recoveryCodes: await makeRecoveryCodes(user.id, context) };
    },
  );

  app.post(
    `${PATH}/passkeys/options`,
    {
      schema: {
        ...admin,
        summary: 'What a new passkey is made from',
        body: confirmedSchema,
        response: { 200: passkeyOptionsSchema, ...problemAnswers },
      },
    },
    async (request) => {
      const user = await confirmPassword(request, request.body.password, context);
      return { ...(await askForNewPasskey(request, user, context)) };
    },
  );

  app.post(
    `${PATH}/passkeys`,
    {
      schema: {
        ...admin,
        summary: 'Adds the passkey that was made',
        body: addPasskeySchema,
        response: { 201: recoveryCodesSchema, ...problemAnswers },
      },
    },
    async (request, reply) => {
      const { userId } = getSession(request);
      const { name } = request.body;
      const response = request.body.response as unknown as RegistrationResponseJSON;
      await addPasskey(request, { userId, name, response }, context);
      noteForAudit(request, { detail: name });
      return reply.code(201).send({ recoveryCodes: await makeFirstRecoveryCodes(userId, context) });
    },
  );

  app.post(
    `${PATH}/passkeys/:id/remove`,
    {
      schema: {
        ...admin,
        summary: 'Removes a passkey',
        params: z.object({ id: z.string() }),
        body: confirmedSchema,
        response: nothing,
      },
    },
    async (request, reply) => {
      const user = await confirmPassword(request, request.body.password, context);
      const { id } = request.params;
      const name = (await passkeys.list(user.id)).find((one) => one.id === id)?.name;
      if (name === undefined || !(await passkeys.remove(user.id, id)))
        throw new ProblemError(404, 'There is no such passkey.');
      noteForAudit(request, { detail: name });
      return reply.code(204).send(null);
    },
  );
}
