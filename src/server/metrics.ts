// Figures for Prometheus, on a port of their own that only this machine reaches. No label names a visitor.
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Storage } from '../storage/storage.ts';
import type { AppContext } from './app-context.ts';
import { countNotifications } from './notifications/count-notifications.ts';

type Prom = typeof import('prom-client');

const HOST = '127.0.0.1';
const PATH = '/metrics';
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Measures the app, which must not listen yet, and answers on `port`. The library loads here, so that a server
 * without METRICS_PORT does without it. Rejects with one line if the port is taken; `close` ends it.
 *
 *     const metrics = await startMetrics(9100, context, app);   // http://127.0.0.1:9100/metrics
 */
export async function startMetrics(
  port: number,
  context: AppContext,
  app: FastifyInstance,
): Promise<{ port: number; close: () => Promise<void> }> {
  const prom = await import('prom-client');
  const registry = new prom.Registry();
  prom.collectDefaultMetrics({ register: registry });
  measureRequests(app, prom, registry);
  countStored(context.storage, prom, registry);
  const askOutbox = measureOutbox(context, app.log, prom, registry);
  return listen(port, async (response) => {
    await askOutbox();
    response.setHeader('content-type', registry.contentType).end(await registry.metrics());
  });
}

function measureRequests(app: FastifyInstance, prom: Prom, registry: Registry): void {
  const durations = new prom.Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by route pattern and class of status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  const refused = new prom.Counter({
    name: 'boldwork_refused_total',
    help: 'Requests that a limit refused',
    labelNames: ['route'],
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    if (routeOptions.config.isLive && statusCode === 200) return;
    const route = routeOptions.url ?? 'none';
    durations.observe({ method, route, status: `${Math.floor(statusCode / 100)}xx` }, elapsedTime / 1000);
    if (statusCode === 429) refused.inc({ route });
  });
}

/** Counts where storage is called, so that a lead counts whoever stores it: a form, a turn or a round. */
function countStored({ contacts, conversations, job, mails }: Storage, prom: Prom, registry: Registry): void {
  const leads = new prom.Counter({
    name: 'boldwork_leads_total',
    help: 'Leads stored, by source',
    labelNames: ['source'],
    registers: [registry],
  });
  const messages = new prom.Counter({
    name: 'boldwork_messages_total',
    help: 'Messages of turns stored, by role',
    labelNames: ['role'],
    registers: [registry],
  });
  const { save } = contacts;
  contacts.save = async (contact) => {
    await save(contact);
    leads.inc({ source: 'quote_form' });
  };
  const { orderAgain } = job;
  job.orderAgain = async (...order) => {
    const isStored = await orderAgain(...order);
    if (isStored) leads.inc({ source: 'again' });
    return isStored;
  };
  const { makeLead } = mails;
  mails.makeLead = async (...made) => {
    const stored = await makeLead(...made);
    if (stored !== undefined && stored !== 'taken') leads.inc({ source: 'mail' });
    return stored;
  };
  const { saveTurn } = conversations;
  conversations.saveTurn = async (turn) => {
    const saved = await saveTurn(turn);
    for (const { role } of turn.messages) messages.inc({ role });
    // An update answers with the id that the lead has had.
    if (turn.lead && saved.leadId === turn.lead.id) leads.inc({ source: turn.lead.source });
    return saved;
  };
}

/** What the returned function asks the database for shows at the next reading; not a number where it fails. */
function measureOutbox(
  { storage, now }: AppContext,
  log: FastifyInstance['log'],
  prom: Prom,
  registry: Registry,
): () => Promise<void> {
  const gauge = (name: string, help: string) => new prom.Gauge({ name, help, registers: [registry] });
  const waiting = gauge('boldwork_notifications_waiting', 'Notifications neither sent nor given up');
  const undelivered = gauge(
    'boldwork_leads_undelivered',
    'Leads that the shop was not told of, though it was tried for ten minutes or given up',
  );
  const oldest = gauge(
    'boldwork_notification_oldest_seconds',
    'Age of the oldest notification that waits; 0 while none does',
  );
  return async () => {
    try {
      const at = now();
      const count = await countNotifications(storage, at);
      waiting.set(count.waiting);
      undelivered.set(count.failing);
      oldest.set(count.oldestWaitingAt ? (at.getTime() - Date.parse(count.oldestWaitingAt)) / 1000 : 0);
    } catch (error) {
      log.warn({ err: error }, 'the notifications could not be counted');
      for (const each of [waiting, undelivered, oldest]) each.set(Number.NaN);
    }
  };
}

async function listen(port: number, answer: (response: ServerResponse) => Promise<void>) {
  const server = createServer(({ method, url }, response) => {
    if (url === PATH && (method === 'GET' || method === 'HEAD')) {
      answer(response).catch(() => response.destroy());
    } else response.writeHead(404).end();
  });
  try {
    await once(server.listen(port, HOST), 'listening');
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : cause;
    throw new Error(`METRICS_PORT must be a free port, and ${HOST}:${port} is not (${code})`, { cause });
  }
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
