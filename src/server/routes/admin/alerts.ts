// How the shop is told: GET /api/admin/alerts, POST …/test, and the devices that take pushes: POST, PATCH and DELETE of …/push.
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import {
  ALERT_CHANNEL_LABELS,
  ALERT_CHANNELS,
  alertsQuerySchema,
  alertsSchema,
  alertTestSchema,
  deviceChangeSchema,
  subscribeSchema,
} from '../../../schemas/alerts.ts';
import { describeBrowser } from '../../accounts/describe-browser.ts';
import { tellAlerts } from '../../alerts/tell-alerts.ts';
import type { AppContext, ZodApp } from '../../app-context.ts';
import { getSession } from '../../plugins/admin-guard.ts';
import { noteForAudit } from '../../plugins/audit.ts';
import { problemAnswers, signedIn } from '../../plugins/openapi.ts';
import { fieldsProblem, ProblemError } from '../../plugins/problems.ts';
import { readEndpoint } from '../../push/push-endpoint.ts';

const PATH = '/api/admin/alerts';
const PUSH = `${PATH}/push`;
/** Of one person: a browser that is set up again and again leaves its old subscriptions behind. */
const DEVICES_MAX = 20;

export function addAlertRoutes(app: ZodApp, context: AppContext): void {
  const { storage, alerts, env, now } = context;
  const admin = { tags: ['Admin'], security: signedIn };
  const params = z.object({ id: z.string() });

  app.get(
    PATH,
    {
      schema: {
        ...admin,
        summary: 'How the shop is told: channels with their last proof, devices, and the ledger',
        querystring: alertsQuerySchema,
        response: { 200: alertsSchema, ...problemAnswers },
      },
    },
    (request) =>
      tellAlerts(context, {
        userId: getSession(request).userId,
        failures: request.query.failures === 'true',
      }),
  );

  app.post(
    `${PATH}/test`,
    {
      schema: {
        ...admin,
        summary: 'Begins a test through one channel, or all that are set up',
        body: alertTestSchema,
        response: { 202: z.object({ channels: z.array(z.enum(ALERT_CHANNELS)) }), ...problemAnswers },
      },
    },
    async (request, reply) => {
      const channel = request.body?.channel;
      const channels = await alerts.beginTest(channel);
      if (channels.length === 0) throw notSetUp(channel);
      noteForAudit(request, { detail: channels.join(', ') });
      return reply.code(202).send({ channels });
    },
  );

  app.post(
    PUSH,
    {
      schema: {
        ...admin,
        summary:
          'Tells this browser by push from now on; the same endpoint again, or the one that it replaces, is the same device',
        body: subscribeSchema,
        response: { 201: z.object({ id: z.string() }), ...problemAnswers },
      },
    },
    async (request, reply) => {
      const { endpoint, replaces, keys, told, showsNames } = request.body;
      if (!readEndpoint(endpoint, { allowsLoopback: !env.hasRateLimits }))
        throw fieldsProblem([{ field: 'endpoint', message: 'That is not the address of a push service.' }]);
      const devices = await storage.push.list();
      const known = [endpoint, replaces].flatMap(
        (one) => devices.find((device) => device.endpoint === one) ?? [],
      );
      // A browser that makes a new address stays whose it was, whoever is signed in there.
      const userId = (replaces !== undefined && known[0]?.userId) || getSession(request).userId;
      const own = devices.filter((device) => device.userId === userId);
      const before = known.find((device) => device.userId === userId);
      if (own.length >= DEVICES_MAX && !before)
        throw new ProblemError(409, 'You are told on 20 devices. Turn one off that you do not use any more.');
      const browser = describeBrowser(request.headers['user-agent'] ?? '');
      const id = await storage.push.save(
        {
          id: randomUUID(),
          userId,
          endpoint,
          replaces,
          ...keys,
          browser,
          told: told ?? before?.told ?? 'requests',
          showsNames: showsNames ?? before?.showsNames ?? false,
        },
        now(),
      );
      await alerts.devicesChanged();
      noteForAudit(request, { detail: browser });
      return reply.code(201).send({ id });
    },
  );

  app.patch(
    `${PUSH}/:id`,
    {
      schema: {
        ...admin,
        summary: 'Changes what one of one’s devices is told, and whether names are shown on it',
        params,
        body: deviceChangeSchema,
        response: { 204: z.null(), ...problemAnswers },
      },
    },
    async (request, reply) => {
      const device = await findDevice(request.params.id);
      if (device.userId !== getSession(request).userId)
        throw new ProblemError(403, 'What a device is told is set by whom it belongs to.');
      await storage.push.change(device.id, request.body);
      await alerts.devicesChanged();
      noteForAudit(request, { detail: device.browser });
      return reply.code(204).send(null);
    },
  );

  app.delete(
    `${PUSH}/:id`,
    {
      schema: {
        ...admin,
        summary: 'Tells a device nothing any more; the last way of telling the shop stays',
        params,
        response: { 204: z.null(), ...problemAnswers },
      },
    },
    async (request, reply) => {
      const { role, userId } = getSession(request);
      const device = await findDevice(request.params.id);
      if (device.userId !== userId && role !== 'owner')
        throw new ProblemError(403, 'Only an owner of the shop turns off the device of somebody else.');
      const [channels, devices] = [await alerts.setUp(), await storage.push.list()];
      if (channels.length === 1 && channels[0] === 'push' && devices.length === 1)
        throw new ProblemError(
          409,
          'This is the last way in which the shop is told. Add another device, or set up mail, before you turn it off.',
        );
      await storage.push.remove(device.id);
      await alerts.devicesChanged();
      noteForAudit(request, { detail: device.browser });
      return reply.code(204).send(null);
    },
  );

  async function findDevice(id: string) {
    const device = (await storage.push.list()).find((one) => one.id === id);
    if (!device) throw new ProblemError(404, 'There is no such device.');
    return device;
  }
}

function notSetUp(channel: (typeof ALERT_CHANNELS)[number] | undefined): ProblemError {
  return new ProblemError(
    409,
    channel === undefined
      ? 'Nobody is told: set SMTP_URL or NOTIFY_WEBHOOK_URL for the server, or press Tell me here on a phone.'
      : `${ALERT_CHANNEL_LABELS[channel]} is not set up.`,
  );
}
