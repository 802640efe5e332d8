import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Lead } from '../../schemas/lead.ts';
import { startPostgres, type TestPostgres } from '../../storage/testing/postgres.ts';
import { post, say, startChat } from '../testing/chat.ts';
import { eventIdOf, type MailServer, startMailServer } from '../testing/mail-server.ts';
import { type TestApp, useTestApp } from '../testing/use-test-app.ts';
import { startWebhookSink, type WebhookSink } from '../testing/webhook-sink.ts';

describe('the notifier', () => {
  const start = useTestApp();
  let mail: MailServer;
  let hook: WebhookSink;
  let env: Record<string, string>;

  beforeEach(async () => {
    [mail, hook] = await Promise.all([startMailServer(), startWebhookSink()]);
    env = { SMTP_URL: mail.url, NOTIFY_EMAIL: 'owner@shop.example', NOTIFY_WEBHOOK_URL: hook.url };
  });
  afterEach(async () => {
    await Promise.all([mail.stop(), hook.stop()]);
  });

  it('tells the shop by mail and webhook, and the visitor by receipt, once each', async () => {
    const server = await start({ env, notifies: true });
    expect(server.notifier.channels).toEqual(['email', 'webhook', 'receipt']);
    const id = await sendForm(server);
    await expect.poll(() => statesOf(server, id)).toEqual(['email sent', 'webhook sent', 'receipt sent']);
    server.clock.now = new Date(server.clock.now.getTime() + 3_600_000);
    await settle(server);
    expect(mail.taken.map(({ to }) => to.join()).sort()).toEqual(['dana@example.com', 'owner@shop.example']);
    expect(hook.requests).toHaveLength(1);
    expect(JSON.parse(hook.requests[0]?.body ?? '')).toMatchObject({
      type: 'lead.created',
      lead: { id, name: 'Dana Ruiz' },
    });
    const ids = [
      ...mail.taken.map(({ parsed }) => eventIdOf(parsed)),
      hook.requests[0]?.headers['x-boldwork-event-id'],
    ];
    expect(new Set(ids).size).toBe(3);
  });

  it('tells of what the chat stores, by the form and in words', async () => {
    const server = await start({ env, notifies: true });
    const conversationId = await startChat(server);
    await post(server, '/api/chat/lead', {
      conversationId,
      name: 'Dana Ruiz',
      phone: '816 555 0142',
      service: 'Embroidery',
      details: '48 caps',
    });
    const other = await startChat(server, 'human_support');
    await say(server, other, 'Please call me, I am Lee Park, 816 555 0199');
    await expect.poll(() => mail.taken.length).toBe(2);
    expect(mail.taken.map(({ parsed }) => parsed.subject).sort()).toEqual([
      expect.stringMatching(/^New callback request: .*Lee Park$/),
      'New quote request: Embroidery for Dana Ruiz',
    ]);
    expect(mail.taken.every(({ to }) => to.join() === 'owner@shop.example')).toBe(true);
  });

  it('sends each repeat with the same event id, after mistakes of every kind', async () => {
    const server = await start({ env, notifies: true });
    mail.refusal = { at: 'data', code: 451, text: 'try later' };
    hook.answer = (response) => response.writeHead(500).end();
    const id = await sendForm(server);
    await expect
      .poll(() => errorsOf(server, id))
      .toEqual([
        'The mail server refused it (451 try later).',
        'The webhook answered 500.',
        'The mail server refused it (451 try later).',
      ]);
    expect(await statesOf(server, id)).toEqual(['email waiting', 'webhook waiting', 'receipt waiting']);

    mail.refusal = { at: 'data', code: 554, text: 'no' };
    hook.answer = (response) => response.destroy();
    await pass(server, 1000);
    await expect
      .poll(() => errorsOf(server, id))
      .toEqual([
        'The mail server refused it (554 no).',
        expect.stringMatching(/^The webhook could not be reached \(.+\)\.$/),
        'The mail server refused it (554 no).',
      ]);

    mail.refusal = null;
    hook.answer = (response) => response.writeHead(202).end();
    await pass(server, 2000);
    await expect.poll(() => statesOf(server, id)).toEqual(['email sent', 'webhook sent', 'receipt sent']);
    expect(await errorsOf(server, id)).toEqual([null, null, null]);
    expect(mail.taken).toHaveLength(2);
    expect(mail.seen).toHaveLength(6);
    expect(new Set(mail.seen).size).toBe(2);
    expect(new Set(hook.requests.map(({ headers }) => headers['x-boldwork-event-id'])).size).toBe(1);
  });

  it('tries again by itself within two seconds', async () => {
    const now = () => new Date();
    const server = await start({ env: { NOTIFY_WEBHOOK_URL: hook.url }, notifies: true, context: { now } });
    const times: number[] = [];
    hook.answer = (response) => {
      times.push(performance.now());
      response.writeHead(times.length === 1 ? 503 : 204).end();
    };
    const id = await sendForm(server);
    await expect.poll(() => statesOf(server, id), { timeout: 5000 }).toEqual(['webhook sent']);
    expect(times).toHaveLength(2);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(900);
  });

  it('goes on after a restart, whatever was down', async () => {
    await Promise.all([mail.stop(), hook.stop()]);
    const before = await start({ env, notifies: true });
    const ids = [await sendForm(before), await sendForm(before)];
    await expect
      .poll(async () => (await Promise.all(ids.map((id) => errorsOf(before, id)))).flat())
      .toEqual(Array(6).fill(expect.stringMatching(/could not be reached/)));
    await before.stopNotifying();

    [mail, hook] = await Promise.all([startMailServer({}, mail.port), startWebhookSink(hook.port)]);
    const after = await start({ env, notifies: true, dataDir: before.dataDir });
    await pass(after, 10_000);
    for (const id of ids) {
      await expect.poll(() => statesOf(after, id)).toEqual(['email sent', 'webhook sent', 'receipt sent']);
    }
    expect(mail.taken).toHaveLength(4);
    expect(hook.requests).toHaveLength(2);
  });

  it('takes up what a killed server had begun, once its lease is over', async () => {
    const server = await start({ context: { notifier: { channels: ['webhook'], wake: () => {} } } });
    const id = await sendForm(server);
    const [begun] = await server.storage.outbox.claim({
      channels: ['webhook'],
      limit: 1,
      leaseMs: 30_000,
      now: server.clock.now,
    });
    expect(begun?.leadId).toBe(id);
    const after = await start({ env, notifies: true, dataDir: server.dataDir });
    await pass(after, 29_000);
    await settle(after);
    expect(hook.requests).toEqual([]);
    await pass(after, 2000);
    await expect.poll(() => statesOf(after, id)).toEqual(['webhook sent']);
    expect(hook.requests.map(({ headers }) => headers['x-boldwork-event-id'])).toEqual([begun?.id]);
  });

  it('lets a channel that stalls hold up no other', async () => {
    const held: (() => void)[] = [];
    hook.answer = (response) => held.push(() => response.writeHead(204).end());
    const server = await start({ env, notifies: true });
    const ids = await Promise.all(Array.from({ length: 10 }, () => sendForm(server)));
    await expect.poll(() => mail.taken.length).toBe(20);
    expect(held).toHaveLength(3);
    hook.answer = (response) => response.writeHead(204).end();
    for (const answer of held) answer();
    for (const id of ids) {
      await expect.poll(() => statesOf(server, id)).toEqual(['email sent', 'webhook sent', 'receipt sent']);
    }
    expect(hook.requests).toHaveLength(10);
  });

  it('waits at the end for what it is sending', async () => {
    const held: (() => void)[] = [];
    hook.answer = (response) => held.push(() => response.writeHead(204).end());
    const server = await start({ env: { NOTIFY_WEBHOOK_URL: hook.url }, notifies: true });
    const [first, second] = [await sendForm(server), await sendForm(server)];
    await expect.poll(() => held.length).toBe(2);
    let isStopped = false;
    const stopping = server.stopNotifying().then(() => {
      isStopped = true;
    });
    const late = await sendForm(server);
    await sleep(50);
    expect(isStopped).toBe(false);
    for (const answer of held) answer();
    await stopping;
    for (const id of [first, second]) expect(await statesOf(server, id)).toEqual(['webhook sent']);
    expect(await statesOf(server, late)).toEqual(['webhook waiting']);
    expect(hook.requests).toHaveLength(2);
  });

  it('gives up a receipt whose address does not exist after three attempts, and still tells the shop', async () => {
    const server = await start({ env, notifies: true });
    await startRefusing(/dana@example\.com/);
    const id = await sendForm(server);
    for (const wait of [1000, 2000, 4000, 60_000]) {
      await settle(server);
      await pass(server, wait);
    }
    await expect.poll(() => statesOf(server, id)).toEqual(['email sent', 'webhook sent', 'receipt failed']);
    expect(await errorsOf(server, id)).toEqual([
      null,
      null,
      'The mail server refused it (550 no such user).',
    ]);

    async function startRefusing(address: RegExp): Promise<void> {
      const { port } = mail;
      await mail.stop();
      mail = await startMailServer(
        {
          onRcptTo: (to, _session, done) =>
            done(
              address.test(to.address)
                ? Object.assign(new Error('no such user'), { responseCode: 550 })
                : null,
            ),
        },
        port,
      );
    }
  });

  it('sends again when it is asked to', async () => {
    const server = await start({ env, notifies: true });
    const id = await sendForm(server);
    await expect.poll(() => statesOf(server, id)).toEqual(['email sent', 'webhook sent', 'receipt sent']);
    await server.storage.outbox.notifyAgain(id, server.notifier.channels, server.clock.now);
    server.notifier.wake();
    await expect.poll(() => hook.requests.length).toBe(2);
    await expect.poll(() => statesOf(server, id)).toEqual(['email sent', 'webhook sent', 'receipt sent']);
    expect(mail.taken).toHaveLength(3);
    expect(new Set(mail.seen).size).toBe(2);
  });

  it('says of a channel that is no longer configured that nobody is told, and tells once it is again', async () => {
    const server = await start({
      env: {},
      notifies: true,
      context: { notifier: { channels: ['email'], wake: () => {} } },
    });
    const id = await sendForm(server);
    await expect.poll(() => errorsOf(server, id)).toEqual(['SMTP_URL is not set on this server.']);
    const after = await start({ env, notifies: true, dataDir: server.dataDir });
    await pass(after, 5000);
    await expect.poll(() => statesOf(after, id)).toEqual(['email sent']);
  });

  it('forgets a lead that was deleted meanwhile', async () => {
    const server = await start({ env, notifies: true });
    mail.refusal = { at: 'data', code: 451, text: 'try later' };
    const id = await sendForm(server);
    // Shop and visitor: a mail that is on its way is not called back.
    await expect
      .poll(async () => (await errorsOf(server, id)).filter((error) => error?.includes('451')))
      .toHaveLength(2);
    await server.storage.leads.delete(id);
    mail.refusal = null;
    await pass(server, 60_000);
    await settle(server);
    expect(mail.taken).toEqual([]);
  });

  it('writes nobody into the log', async () => {
    const server = await start({ env: { ...env, NOTIFY_WEBHOOK_SECRET: 'hook-secret' }, notifies: true });
    mail.refusal = { at: 'rcpt', code: 550, text: 'no dana@example.com here' };
    const id = await sendForm(server);
    await expect.poll(() => statesOf(server, id)).toContain('webhook sent');
    await expect.poll(async () => (await errorsOf(server, id)).at(-1)).toMatch(/550/);
    const log = server.lines.join('');
    expect(log).toContain('"notified"');
    expect(log).toContain('not notified; will try again');
    expect(log).not.toMatch(/dana|ruiz|owner@|hook-secret|48 caps|Embroidery/i);
  });

  describe('at its start', () => {
    const warnings = ({ lines }: TestApp) =>
      lines
        .map((line) => JSON.parse(line))
        .filter(({ level }) => level === 40)
        .map(({ msg }) => msg);

    it('says plainly where nobody is told', async () => {
      const server = await start({ notifies: true });
      expect(server.notifier.channels).toEqual([]);
      await expect
        .poll(() => warnings(server))
        .toEqual([
          'nobody is told of new leads, they only wait in the dashboard. Set SMTP_URL (and NOTIFY_EMAIL) to be told by e-mail, or NOTIFY_WEBHOOK_URL, or turn pushes on at the desk',
        ]);
    });

    it('names what has no effect', async () => {
      const both = { NOTIFY_EMAIL: 'owner@shop.example', NOTIFY_WEBHOOK_SECRET: 'hook-secret' };
      const told = async (settings: Record<string, string>) => {
        const server = await start({ env: settings, notifies: true });
        await expect.poll(() => warnings(server).length).toBe(1);
        return warnings(server);
      };
      expect(await told(both)).toEqual([
        'nobody is told of new leads, they only wait in the dashboard. NOTIFY_EMAIL has no effect without SMTP_URL. ' +
          'NOTIFY_WEBHOOK_SECRET has no effect without NOTIFY_WEBHOOK_URL. ' +
          'Set SMTP_URL (and NOTIFY_EMAIL) to be told by e-mail, or NOTIFY_WEBHOOK_URL, or turn pushes on at the desk',
      ]);
      const { NOTIFY_WEBHOOK_URL = '' } = env;
      expect(await told({ ...both, NOTIFY_WEBHOOK_URL })).toEqual([
        'NOTIFY_EMAIL has no effect without SMTP_URL',
      ]);
    });

    it('warns of a mail server that does not answer', async () => {
      await mail.stop();
      const server = await start({ env, notifies: true });
      await expect
        .poll(() => warnings(server))
        .toEqual(['the mail server at SMTP_URL does not take mail now; what is to be sent waits']);
    });

    it('has nothing to warn of where all is well', async () => {
      const server = await start({ env, notifies: true });
      await sendForm(server);
      await expect.poll(() => mail.taken.length).toBe(2);
      expect(warnings(server)).toEqual([]);
    });
  });

  describe('on two instances with one PostgreSQL', { tags: ['long'] }, () => {
    let postgres: TestPostgres;
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterAll(() => postgres.stop());

    it('misses no lead, and never sends one event from both at once', async () => {
      const now = () => new Date();
      const databaseUrl = await postgres.createDatabase();
      const open = () =>
        start({ env: { ...env, RATE_LIMITS: 'off' }, notifies: true, databaseUrl, context: { now } });
      const [one, two] = [await open(), await open()];
      const LEADS = 24;
      const underWay = new Set<unknown>();
      const accepted: unknown[] = [];
      let [arrivals, collisions] = [0, 0];
      hook.answer = (response) => {
        const eventId = hook.requests.at(-1)?.headers['x-boldwork-event-id'];
        if (underWay.has(eventId)) collisions++;
        underWay.add(eventId);
        const isRefused = ++arrivals % 3 === 0;
        setTimeout(() => {
          underWay.delete(eventId);
          if (!isRefused) accepted.push(eventId);
          response.writeHead(isRefused ? 503 : 204).end();
        }, 30);
      };
      const ids = await Promise.all(Array.from({ length: LEADS }, (_, i) => sendForm(i % 2 ? one : two)));
      await expect
        .poll(
          async () =>
            (await Promise.all(ids.map((id) => statesOf(one, id))))
              .flat()
              .filter((state) => !state.endsWith(' sent')),
          {
            timeout: 20_000,
          },
        )
        .toEqual([]);
      expect(collisions).toBe(0);
      expect(arrivals).toBeGreaterThan(LEADS);
      expect(accepted).toHaveLength(LEADS);
      expect(new Set(accepted).size).toBe(LEADS);
      expect(mail.seen).toHaveLength(2 * LEADS);
      expect(new Set(mail.seen).size).toBe(2 * LEADS);
      expect(one.lines.join('')).toContain('"notified"');
      expect(two.lines.join('')).toContain('"notified"');
    });
  });
});

async function sendForm(server: TestApp): Promise<string> {
  const payload = { name: 'Dana Ruiz', email: 'dana@example.com', service: 'Embroidery', details: '48 caps' };
  const response = await post(server, '/api/contact', payload);
  expect(response.statusCode).toBe(201);
  return response.json<{ id: string }>().id;
}

async function notificationsOf({ storage }: TestApp, id: string): Promise<Lead['announcements']> {
  return (await storage.leads.find(id))?.announcements ?? [];
}

async function statesOf(server: TestApp, id: string): Promise<string[]> {
  return (await notificationsOf(server, id)).map(({ channel, state }) => `${channel} ${state}`);
}

async function errorsOf(server: TestApp, id: string): Promise<(string | null)[]> {
  return (await notificationsOf(server, id)).map(({ error }) => error);
}

async function pass(server: TestApp, ms: number): Promise<void> {
  server.clock.now = new Date(server.clock.now.getTime() + ms);
  server.notifier.wake();
}

/** Long enough for what would be sent to arrive. */
async function settle(server: TestApp): Promise<void> {
  server.notifier.wake();
  await sleep(150);
}
