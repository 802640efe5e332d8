// No lead goes unnoticed: `npm run drill -- notifications`.
// 200 leads while the mail server and the webhook are down for a minute and then fail three times in ten, with the app
// killed ten times meanwhile. First one server on SQLite, then two on one PostgreSQL.
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Lead } from '../../src/schemas/lead.ts';
import { startPostgres } from '../../src/storage/testing/postgres.ts';
import { freePort, type Running } from '../bench/processes.ts';
import { type Arrival, createMailSink, createWebhookSink, OWNER, SECRET } from './sinks.ts';
import { contact, leadForm, post, report, signIn, startShop } from './visitors.ts';

const LEADS = 200;
const KILLS = 10;
const DOWN_MS = 60_000;
const FAILING = 0.3;
const PATIENCE_MS = 300_000;

export async function drillNotifications(dir: string): Promise<void> {
  await mkdir(join(dir, 'data'), { recursive: true });
  await play('one server on SQLite', 1, { DATA_DIR: join(dir, 'data') });
  const postgres = await startPostgres();
  try {
    await play('two servers on one PostgreSQL', 2, {
      DATA_DIR: join(dir, 'unused'),
      DATABASE_URL: await postgres.createDatabase(),
    });
  } finally {
    await postgres.stop();
  }
}

async function play(what: string, instances: number, where: Record<string, string>): Promise<void> {
  const mail = createMailSink(await freePort());
  const webhook = createWebhookSink(await freePort());
  const env = {
    ...where,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    NOTIFY_EMAIL: OWNER,
    NOTIFY_WEBHOOK_URL: `http://127.0.0.1:${webhook.port}/leads`,
    NOTIFY_WEBHOOK_SECRET: SECRET,
  };
  const servers: Running[] = [];
  for (let n = 0; n < instances; n++) servers.push(await startShop(env));
  const began = performance.now();
  const told = new Map<string, string>();
  const visitors = Promise.all(
    Array.from({ length: 8 }, (_, client) => visit(client, servers, told, began + DOWN_MS)),
  );

  let kills = 0;
  const killOne = async () => {
    const index = kills++ % instances;
    const victim = servers[index];
    if (!victim) return;
    victim.process.kill('SIGKILL');
    await once(victim.process, 'exit');
    servers[index] = await startShop(env);
  };
  for (; kills < KILLS / 2; await killOne()) await sleep(DOWN_MS / (KILLS / 2 + 1));
  await visitors;
  await sleep(Math.max(0, began + DOWN_MS - performance.now()));
  mail.failing = FAILING;
  webhook.failing = FAILING;
  await Promise.all([mail.up(), webhook.up()]);
  const upAt = performance.now();
  for (; kills < KILLS; await killOne()) await sleep(2000 + Math.random() * 3000);

  const leads = await untilAllAreSent(servers[0]?.url ?? '');
  const seconds = Math.round((performance.now() - upAt) / 1000);
  const arrivals = [...mail.arrivals, ...webhook.arrivals];
  const faults = judge(told, leads, arrivals);
  const accepted = arrivals.filter(({ isAccepted }) => isAccepted);
  console.log(
    `  ${what}: ${told.size} leads acknowledged, ${kills} kills; ${arrivals.length} attempts arrived, ` +
      `${accepted.length} accepted, ${accepted.length - new Set(accepted.map(({ eventId }) => eventId)).size} of them repeats; ` +
      `all sent ${seconds} s after the receivers came back; ${faults.length} faults`,
  );
  report(faults);
  await Promise.all(servers.map((server) => server.stop()));
  await Promise.all([mail.down(), webhook.down()]);
}

/** One visitor after another, each trying with the same key until it is acknowledged; half forms, half chats. */
async function visit(
  client: number,
  servers: Running[],
  told: Map<string, string>,
  until: number,
): Promise<void> {
  const count = LEADS / 8;
  for (let n = 0; n < count; n++) {
    const mark = `${client}-${n}`;
    const left = until - performance.now() - 3000;
    await sleep(Math.max(0, left / (count - n)) * (0.5 + Math.random() * 0.5));
    const key = crypto.randomUUID();
    const keep = async (): Promise<void> => {
      const url = servers[(client + n) % servers.length]?.url ?? '';
      if (n % 2 === 0) {
        const { status, body } = await post(url, '/api/contact', contact(mark), key);
        if (status !== 201) throw new Error(`/api/contact answered ${status}`);
        told.set(contact(mark).email, String(body.id));
        return;
      }
      const start = await post(url, '/api/chat/start', { sessionId: 'drill', language: 'en' });
      const form = leadForm(String(start.body.conversationId), mark);
      const { status, body } = await post(url, '/api/chat/lead', form, crypto.randomUUID());
      if (status !== 201) throw new Error(`/api/chat/lead answered ${status}`);
      told.set(form.email, String(body.leadId));
    };
    for (;;) {
      try {
        await keep();
        break;
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        await sleep(200);
      }
    }
  }
}

async function untilAllAreSent(url: string): Promise<Lead[]> {
  const owner = await signIn(url);
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const leads = await owner.list<Lead>('/api/admin/leads?limit=200');
    const isDone = leads.every(({ announcements }) =>
      announcements.every(({ state }) => state !== 'waiting'),
    );
    if (isDone || performance.now() > until) return leads;
    await sleep(1000);
  }
}

function judge(told: Map<string, string>, leads: Lead[], arrivals: Arrival[]): string[] {
  const faults: string[] = [];
  const stored = new Map(leads.map((lead) => [lead.id, lead]));
  for (const [email, id] of told) {
    const lead = stored.get(id);
    if (!lead) {
      faults.push(`lead ${id} was acknowledged and is not there`);
      continue;
    }
    const states = lead.announcements.map(({ channel, state }) => `${channel} ${state}`).join(', ');
    if (states !== 'email sent, webhook sent, receipt sent') faults.push(`lead ${id}: ${states}`);
    for (const channel of ['email', 'webhook', 'receipt'] as const) {
      const mine = arrivals.filter((arrival) => arrival.channel === channel && arrival.about === email);
      if (!mine.some(({ isAccepted }) => isAccepted)) faults.push(`lead ${id}: no ${channel} was accepted`);
      // A cut-off chat form is sent again in a new conversation, which is a lead of its own.
      const ids = new Set(mine.map(({ eventId }) => eventId));
      const expected = leads.filter((other) => other.email === email).length;
      if (ids.has('') || ids.size !== expected)
        faults.push(`lead ${id}: ${ids.size} event ids for ${channel}`);
    }
  }
  for (const attempts of Map.groupBy(arrivals, ({ eventId }) => eventId).values()) {
    const inOrder = attempts.toSorted((a, b) => a.from - b.from);
    if (inOrder.some((attempt, index) => attempt.from < (inOrder[index - 1]?.until ?? 0)))
      faults.push(`event ${attempts[0]?.eventId} was sent twice at once`);
  }
  return faults;
}
