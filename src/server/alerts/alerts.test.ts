// Every channel, broken in every way that it can be: a test notices, and the others tell.
import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Alerts } from '../../schemas/alerts.ts';
import { type AllChannels, startAllChannels } from '../testing/all-channels.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { useTestApp } from '../testing/use-test-app.ts';

interface Way {
  channel: 'mail' | 'webhook' | 'push';
  name: string;
  env?: () => Promise<Record<string, string>>;
  breaks: (shop: AllChannels) => unknown;
  /** What tells only after ten minutes. */
  isSilent?: true;
  reason: RegExp;
}

const refusesEverybody = async () => {
  const server = await startMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('bad password')),
  });
  return { SMTP_URL: server.url.replace('//', '//owner:secret@') };
};

const WAYS: Way[] = [
  {
    channel: 'mail',
    name: 'a password that is refused',
    env: refusesEverybody,
    breaks: () => {},
    reason: /did not accept the user name and password/,
  },
  {
    channel: 'mail',
    name: 'a recipient that is refused',
    breaks: ({ mail }) => {
      mail.refusal = { at: 'rcpt', code: 550, text: 'no such mailbox owner@shop.example' };
    },
    reason: /refused it \(.*550 no such mailbox …/,
  },
  {
    channel: 'mail',
    name: 'a mail that is taken and never arrives',
    breaks: () => {},
    isSilent: true,
    reason: /did not arrive within 10 minutes/,
  },
  {
    channel: 'mail',
    name: 'a server that is away',
    breaks: ({ mail }) => mail.stop(),
    reason: /ECONNREFUSED/,
  },
  {
    channel: 'mail',
    name: 'a connection that cannot be made safe',
    env: async () => ({ SMTP_URL: `smtps://127.0.0.1:${await plainPort()}` }),
    breaks: () => {},
    reason: /mail server/,
  },
  {
    channel: 'webhook',
    name: 'a server error',
    breaks: ({ hook }) => {
      hook.answer = (response) => response.writeHead(500).end();
    },
    reason: /answered 500/,
  },
  {
    channel: 'webhook',
    name: 'a redirect',
    breaks: ({ hook }) => {
      hook.answer = (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
    },
    reason: /answered 302, a redirect, which is not followed/,
  },
  {
    channel: 'webhook',
    name: 'silence',
    breaks: ({ hook }) => {
      hook.answer = () => {};
    },
    reason: /did not answer within 5 seconds/,
  },
  {
    channel: 'webhook',
    name: 'a refused connection',
    breaks: ({ hook }) => hook.stop(),
    reason: /ECONNREFUSED/,
  },
  {
    channel: 'webhook',
    name: 'a secret that is another there',
    breaks: ({ hook }) => {
      hook.answer = (response) => response.writeHead(401).end();
    },
    reason: /answered 401/,
  },
  {
    channel: 'push',
    name: 'a subscription that is gone',
    breaks: ({ push }) => {
      push.answer = (response) => response.writeHead(410).end();
    },
    reason: /takes no pushes any more/,
  },
  {
    channel: 'push',
    name: 'a key that the service refuses',
    breaks: ({ push }) => {
      push.answer = (response) => response.writeHead(403).end();
    },
    reason: /answered 403: the device belongs to another/,
  },
  {
    channel: 'push',
    name: 'a service in trouble',
    breaks: ({ push }) => {
      push.answer = (response) => response.writeHead(503).end();
    },
    reason: /answered 503: it has trouble of its own/,
  },
  {
    channel: 'push',
    name: 'a device that shows nothing',
    breaks: () => {},
    isSilent: true,
    reason: /did not say within 10 minutes/,
  },
  {
    channel: 'push',
    name: 'a service that is away',
    breaks: ({ push }) => push.stop(),
    reason: /ECONNREFUSED/,
  },
];

describe('the alerts', () => {
  const start = useTestApp();
  let shop: AllChannels;
  const state = async (channel: string) =>
    (await shop.ask('GET', 'alerts')).json<Alerts>().channels.find((one) => one.channel === channel);
  const subscribe = (device: string) => shop.ask('POST', 'alerts/push', shop.push.subscribe(device));

  afterEach(() => shop.stop());

  const noticeOf = async (way: Way) => {
    shop = await startAllChannels(start, await way.env?.());
    await subscribe('pixel');
    await way.breaks(shop);
    expect((await shop.ask('POST', 'alerts/test', { channel: way.channel })).statusCode).toBe(202);
    await shop.look(way.isSilent ? 10 : 0);
    await shop.look();
    expect((await state(way.channel))?.lastTest).toMatchObject([
      { result: 'failed', reason: expect.stringMatching(way.reason) },
    ]);
    expect(await state(way.channel)).toMatchObject({
      state: 'broken',
      reason: expect.stringMatching(way.reason),
      since: shop.server.clock.now.toISOString(),
    });
    const told = () => ({
      mail: shop.mail.taken.map(({ parsed }) => parsed.subject),
      webhook: shop.hook.requests.map(({ body }) => JSON.parse(body)).map(({ channel }) => channel?.state),
      push: shop.push.pushes.map(({ message }) => message.title).filter((title) => title !== 'Test arrived'),
    });
    const title = { mail: 'Mail', webhook: 'Webhook', push: 'Phone push' }[way.channel];
    const expected = {
      mail: [`${title} does not work`],
      webhook: ['broken'],
      push: [`${title} does not work`],
    };
    const everywhere = { ...expected, [way.channel]: [] };
    expect(told()).toEqual(everywhere);
    await shop.look(1);
    expect(told()).toEqual(everywhere);
  };

  // One of each channel every time, the others once a day.
  const isFirst = ({ channel, name }: Way) => WAYS.find((way) => way.channel === channel)?.name === name;
  const title = 'notice of $channel: $name, and tell of it elsewhere, once';
  it.each(WAYS.filter(isFirst))(title, noticeOf);
  it.each(WAYS.filter((way) => !isFirst(way)))(title, { tags: ['long'] }, noticeOf);

  it('tell when it works again, by itself too', async () => {
    shop = await startAllChannels(start);
    await subscribe('pixel');
    shop.hook.answer = (response) => response.writeHead(500).end();
    await shop.ask('POST', 'alerts/test');
    await shop.look();
    expect(await state('webhook')).toMatchObject({ state: 'broken' });
    shop.hook.answer = (response) => response.writeHead(204).end();
    await shop.ask('POST', 'alerts/test', { channel: 'webhook' });
    await shop.look(1);
    await shop.look();
    expect(await state('webhook')).toMatchObject({ state: 'working', reason: null, since: null });
    expect(shop.mail.taken.map(({ parsed }) => parsed.subject)).toEqual([
      'Webhook does not work',
      'Webhook works again',
    ]);
  });

  it('call a mail arrived once it was read back, and delete that mail alone', async () => {
    shop = await startAllChannels(start);
    shop.mailbox.mails.push('Subject: Hello\r\n\r\nfrom a customer');
    await shop.ask('POST', 'alerts/test', { channel: 'mail' });
    await shop.look();
    expect((await state('mail'))?.lastTest).toMatchObject([{ result: 'running' }]);
    const [test] = shop.mail.tests;
    expect(test?.to).toEqual(['owner@shop.example']);
    expect(test?.parsed.subject).toBe('[Test] Mails to Bold Work arrive');
    shop.deliverMail();
    await shop.look(1);
    await shop.look();
    expect(await state('mail')).toMatchObject({
      state: 'working',
      lastTest: [{ result: 'arrived', reason: 'read back from the mailbox', tookMs: 60_000 }],
    });
    expect(shop.mailbox.mails).toEqual(['Subject: Hello\r\n\r\nfrom a customer']);
  });

  it('keep the day as it was until a test comes back', async () => {
    shop = await startAllChannels(start);
    const today = async () => (await state('mail'))?.days.at(-1)?.result;
    await shop.ask('POST', 'alerts/test', { channel: 'mail' });
    await shop.look();
    expect(await today()).toBe('running');
    await shop.look(10);
    await shop.look();
    expect(await today()).toBe('failed');
    await shop.ask('POST', 'alerts/test', { channel: 'mail' });
    await shop.look();
    expect(await today()).toBe('failed');
    shop.deliverMail();
    await shop.look(1);
    expect(await today()).toBe('arrived');
  });

  it('call a mail taken where no mailbox is read', async () => {
    shop = await startAllChannels(start, { IMAP_URL: '' });
    await shop.ask('POST', 'alerts/test', { channel: 'mail' });
    await shop.look();
    expect((await state('mail'))?.lastTest).toMatchObject([
      { result: 'taken', reason: 'taken by the mail server' },
    ]);
  });

  it('call a mail taken where the mailbox may be another than the shop’s, until one is found there', async () => {
    shop = await startAllChannels(start, { NOTIFY_EMAIL: 'boss@elsewhere.example' });
    await shop.ask('POST', 'alerts/test', { channel: 'mail' });
    await shop.look();
    await shop.look(10);
    await shop.look();
    expect(await state('mail')).toMatchObject({ lastTest: [{ result: 'taken' }] });
    expect((await state('mail'))?.state).not.toBe('broken');
    await shop.ask('POST', 'alerts/test', { channel: 'mail' });
    await shop.look();
    shop.deliverMail();
    await shop.look(1);
    expect(await state('mail')).toMatchObject({ lastTest: [{ result: 'arrived' }] });
    // From now on one that does not come back is missed.
    await shop.ask('POST', 'alerts/test', { channel: 'mail' });
    await shop.look(10);
    await shop.look();
    expect(await state('mail')).toMatchObject({ state: 'broken' });
  });

  it('say that the mailbox cannot be read, where that is why', async () => {
    shop = await startAllChannels(start);
    await shop.mailbox.stop();
    await shop.ask('POST', 'alerts/test', { channel: 'mail' });
    await shop.look();
    await shop.look(10);
    await shop.look();
    expect(await state('mail')).toMatchObject({
      state: 'broken',
      reason: 'The mailbox could not be read (ECONNREFUSED).',
    });
  });

  it('test every channel at opening time, once for all instances, and on no closed day', async () => {
    shop = await startAllChannels(start);
    const { server } = shop;
    // The shop opens at 9 am in Kansas City.
    server.clock.now = new Date('2026-03-05T14:59:00.000Z');
    await shop.look();
    expect(shop.hook.tests).toHaveLength(0);
    const second = await start({
      dataDir: server.dataDir,
      env: { RATE_LIMITS: 'off', NOTIFY_WEBHOOK_URL: shop.hook.url },
    });
    second.clock.now = new Date('2026-03-05T15:00:00.000Z');
    await Promise.all([shop.look(1), second.alerts.look(second.app.log)]);
    await second.alerts.sent();
    await shop.look(1);
    expect(shop.hook.tests).toHaveLength(1);
    expect(JSON.parse(shop.hook.tests[0]?.body ?? '')).toMatchObject({ type: 'alert.test', test: true });
    server.clock.now = new Date('2026-03-08T16:00:00.000Z');
    await shop.look();
    expect(shop.hook.tests).toHaveLength(1);
    server.clock.now = new Date('2026-03-09T15:00:00.000Z');
    await shop.look();
    expect(shop.hook.tests).toHaveLength(2);
  });

  it('notice that leads have not been told for a quarter of an hour, without a test', async () => {
    shop = await startAllChannels(start);
    shop.hook.answer = (response) => response.writeHead(500).end();
    const { app, clock } = shop.server;
    const payload = { name: 'Dana Ruiz', email: 'dana@example.com', service: 'Embroidery' };
    await app.inject({ method: 'POST', url: '/api/contact', payload });
    await expect.poll(() => shop.hook.requests.length).toBe(1);
    await shop.look(14);
    expect(await state('webhook')).toMatchObject({ state: 'untested' });
    const before = shop.hook.requests.length;
    clock.now = new Date(clock.now.getTime() + 2 * 60_000);
    await expect.poll(() => shop.hook.requests.length).toBeGreaterThan(before);
    await shop.look();
    expect(await state('webhook')).toMatchObject({ state: 'broken', reason: 'The webhook answered 500.' });
    const { alerts } = (await shop.ask('GET', 'summary')).json();
    expect(alerts).toMatchObject({ state: 'failing', broken: [{ channel: 'webhook' }] });
  });
});

/** Of a server that speaks no TLS. */
async function plainPort(): Promise<number> {
  const server = createServer((socket) => socket.on('error', () => {}).write('220 plain\r\n'));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  server.unref();
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
