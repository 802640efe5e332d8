// What visitors, balancers and the shop are told while the database cannot be used.
import { rm } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { type StorageHealth, StorageUnavailableError } from '../storage/storage.ts';
import { createNotifier } from './notifications/notifier.ts';
import { createStorageWatch } from './notifications/storage-watch.ts';
import { startAllChannels } from './testing/all-channels.ts';
import { post, startChat } from './testing/chat.ts';
import { startMailServer } from './testing/mail-server.ts';
import { signIn, type TestApp, useTestApp } from './testing/use-test-app.ts';
import { startWebhookSink } from './testing/webhook-sink.ts';

const FULL = new StorageUnavailableError('full', 'The disk is full (SQLITE_FULL).');
const form = { name: 'Dana Ruiz', email: 'dana@example.com', service: 'Embroidery', details: '48 caps' };

describe('while nothing can be saved', () => {
  const start = useTestApp();

  it('answers every call with 503, when to come back and the phone', async () => {
    const server = await start();
    const conversationId = await startChat(server);
    breakWrites(server);
    const answers = await Promise.all([
      post(server, '/api/contact', form),
      post(server, '/api/chat/start', { sessionId: 'page-1', language: 'en' }),
      post(server, '/api/chat/message', { conversationId, message: '48 caps', language: 'en' }),
      post(server, '/api/chat/lead', { conversationId, ...form }),
      post(server, '/api/admin/login', { username: 'owner', password: 'correct horse' }),
    ]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(answer.json().detail).toContain(server.shop.current.brand.phone);
    }
    expect(answers[3]?.json()).toMatchObject({ success: false });
    expect(server.lines.join('')).not.toContain('dana');
  });

  it('tells the owner that the lists cannot be read, where the file is damaged', async () => {
    const server = await start();
    const cookie = await signIn(server);
    const fail = async () => {
      throw new StorageUnavailableError('damaged', "The database's file is damaged (SQLITE_CORRUPT).");
    };
    server.storage.leads.list = fail;
    server.storage.conversations.list = fail;
    for (const url of ['/api/admin/leads', '/api/admin/leads.csv', '/api/admin/conversations']) {
      const answer = await server.app.inject({ url, headers: { cookie } });
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.json().detail).toBe('This cannot be read right now. Please try again in a moment.');
    }
  });

  it('shows the form without JavaScript again, with all that was typed and the phone', async () => {
    const server = await start();
    breakWrites(server);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.body).toContain(server.shop.current.brand.phone);
    for (const typed of Object.values(form)) expect(answer.body).toContain(typed);
  });

  it('tells balancers by /readyz and the owner by the dashboard; damage turns no visitor away', async () => {
    const server = await start();
    const cookie = await signIn(server);
    const summary = async () =>
      (await server.app.inject({ url: '/api/admin/summary', headers: { cookie } })).json().storage;
    expect(await summary()).toEqual({ state: 'ok', fault: null, since: null, detail: null });
    const ready = async (health: StorageHealth) => {
      server.storage.health = async () => health;
      return server.app.inject('/readyz');
    };
    const since = '2026-03-04T15:00:00.000Z';
    const failing = await ready({ state: 'failing', fault: 'full', since, detail: FULL.message });
    expect(failing.statusCode).toBe(503);
    expect(failing.json().detail).toBe(FULL.message);
    expect(await summary()).toEqual({ state: 'failing', fault: 'full', since, detail: FULL.message });
    const damaged = await ready({ state: 'damaged', fault: 'damaged', since, detail: 'Page 7 is torn.' });
    expect(damaged.statusCode).toBe(200);
    expect(damaged.json()).toEqual({ status: 'ready', storage: 'damaged', detail: 'Page 7 is torn.' });
  });
});

describe('while the data folder is gone', () => {
  const start = useTestApp();

  it('takes no request that a restart would lose, and tells so', async () => {
    const server = await start();
    const cookie = await signIn(server);
    await rm(server.dataDir, { recursive: true });
    const ready = await server.app.inject('/readyz');
    expect(ready.statusCode).toBe(503);
    expect(ready.json().detail).toBe("The database's file is gone from its place (ENOENT).");
    const summary = await server.app.inject({ url: '/api/admin/summary', headers: { cookie } });
    expect(summary.json().storage).toMatchObject({ state: 'failing', fault: 'gone' });
    expect((await post(server, '/api/contact', form)).statusCode).toBe(503);
  });
});

describe('the watch over the database', () => {
  const start = useTestApp();

  it('tells the shop once of what lasts, and once when it is over', async () => {
    const mail = await startMailServer();
    const hook = await startWebhookSink();
    const env = { SMTP_URL: mail.url, NOTIFY_EMAIL: 'owner@shop.example', NOTIFY_WEBHOOK_URL: hook.url };
    const server = await start({ env });
    const { alerts } = createNotifier({ ...server.context });
    const watch = createStorageWatch(server.context, alerts, server.app.log);
    const look = async (state: StorageHealth['state'], afterSeconds: number) => {
      server.clock.now = new Date(server.clock.now.getTime() + afterSeconds * 1000);
      const since = state === 'ok' ? null : server.clock.now.toISOString();
      const [fault, detail] = state === 'ok' ? [null, null] : [FULL.fault, FULL.message];
      server.storage.health = async () => ({ state, fault, since, detail });
      await watch.look();
      await watch.sent();
    };
    const subjects = () => mail.taken.map(({ parsed }) => parsed.subject);

    await look('ok', 5);
    await look('failing', 5);
    await look('ok', 2);
    await look('failing', 2);
    expect(subjects()).toEqual([]);
    hook.answer = (response) => response.writeHead(500).end();
    await look('failing', 6);
    await look('failing', 60);
    expect(subjects()).toEqual(['Requests cannot be saved']);
    expect(mail.taken[0]?.parsed.text).toContain(FULL.message);
    expect(hook.requests).toHaveLength(2);
    hook.answer = (response) => response.writeHead(204).end();
    await look('ok', 5);
    await look('failing', 5);
    await look('ok', 5);
    await look('ok', 16);
    expect(subjects()).toEqual(['Requests cannot be saved', 'All is well again']);
    await look('ok', 60);
    const events = hook.requests.map(({ body }) => JSON.parse(body));
    expect(events.slice(2)).toMatchObject([
      { id: events[0].id, type: 'storage.changed', storage: { state: 'failing', detail: FULL.message } },
      { type: 'storage.changed', storage: { state: 'ok' } },
    ]);
    await Promise.all([mail.stop(), hook.stop()]);
  });

  it('tells the shop where the disk of artwork is almost full, by every channel, and notes it in the ledger', async () => {
    const shop = await startAllChannels(start);
    const { server } = shop;
    await shop.ask('POST', 'alerts/push', shop.push.subscribe('pixel'));
    let share = 0.9;
    server.context.artworkFiles.usedShare = async () => share;
    const { alerts } = createNotifier(server.context);
    const watch = createStorageWatch(server.context, alerts, server.app.log, server.alerts.noteStorage);
    const look = async (afterSeconds: number) => {
      server.clock.now = new Date(server.clock.now.getTime() + afterSeconds * 1000);
      await watch.look();
      await watch.sent();
    };
    await look(5);
    await look(5);
    const detail = '90% of the disk that artwork is kept on is used.';
    expect(shop.mail.taken.map(({ parsed }) => parsed.subject)).toEqual(['The disk is almost full']);
    expect(shop.hook.requests.map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: 'storage.changed', storage: { state: 'nearly_full', detail } },
    ]);
    expect(shop.push.pushes.map(({ message }) => message)).toMatchObject([
      { title: 'The disk is almost full', body: detail, tag: 'alert-storage' },
    ]);
    await shop.look();
    share = 0.89;
    await look(5);
    await look(16);
    expect(shop.push.pushes.map(({ message }) => message.title)).toEqual([
      'The disk is almost full',
      'All is well again',
    ]);
    await shop.look();
    expect((await shop.ask('GET', 'alerts')).json().ledger).toMatchObject([
      { kind: 'storage', result: 'arrived' },
      { kind: 'storage', result: 'failed', reason: detail },
    ]);
    await shop.stop();
  });

  it('tells the shop where the disk of artwork, whichever it is, has no room for the largest file', async () => {
    const mail = await startMailServer();
    const env = { SMTP_URL: mail.url, ARTWORK_MAX_MB: '100' };
    const server = await start({ env });
    const { artworkFiles } = server.context;
    const { alerts } = createNotifier(server.context);
    const watch = createStorageWatch(server.context, alerts, server.app.log);
    const look = async (freeMb: number, afterSeconds: number) => {
      server.clock.now = new Date(server.clock.now.getTime() + afterSeconds * 1000);
      artworkFiles.freeBytes = async () => freeMb * 1024 * 1024;
      await watch.look();
      await watch.sent();
    };
    const upload = (mb: number) => post(server, '/api/artwork', { name: 'big.tif', bytes: mb * 1024 * 1024 });

    await look(600, 5);
    await look(600, 5);
    expect((await upload(100)).statusCode).toBe(201);
    await look(599, 5);
    expect((await upload(100)).statusCode).toBe(507);
    await look(599, 5);
    await look(599, 60);
    expect(mail.taken.map(({ parsed }) => parsed.subject)).toEqual(['No room for artwork']);
    expect(mail.taken[0]?.parsed.text).toContain(
      'Only 599 MB are free where artwork is kept: a file of 100 MB is refused.',
    );
    const cookie = await signIn(server);
    const summary = async () =>
      (await server.app.inject({ url: '/api/admin/summary', headers: { cookie } })).json();
    expect((await summary()).storage).toMatchObject({ state: 'no_room', since: expect.any(String) });
    expect((await server.app.inject('/readyz')).json()).toMatchObject({ storage: 'no_room' });

    // What ails the database itself comes first.
    const { health } = server.storage;
    server.storage.health = async () => ({
      state: 'failing',
      fault: 'full',
      since: null,
      detail: FULL.message,
    });
    expect((await summary()).storage).toMatchObject({ state: 'failing' });
    server.storage.health = health;

    await look(700, 5);
    await look(700, 16);
    expect(mail.taken.map(({ parsed }) => parsed.text?.split('\n\n')[1])).toEqual([
      expect.stringContaining('Only 599 MB'),
      'There is room for artwork again.',
    ]);
    await mail.stop();
  });
});

/** As on a full disk: reading goes on. */
function breakWrites({ storage }: TestApp): void {
  const fail = async () => {
    throw FULL;
  };
  storage.contacts.save = fail;
  storage.conversations.start = fail;
  storage.conversations.saveTurn = fail;
  storage.rateLimits.admit = fail;
}
