// Pushes up to what the device decrypts: who is told what, when, and what comes back.
import { afterEach, describe, expect, it } from 'vitest';
import type { Alerts } from '../../schemas/alerts.ts';
import { again, chatLead, saveLead } from '../../storage/testing/samples.ts';
import { type AllChannels, startAllChannels } from '../testing/all-channels.ts';
import { itemOf } from '../testing/lead.ts';
import { signIn, useTestApp } from '../testing/use-test-app.ts';

const FORM = { name: 'Marisol Vega', email: 'marisol@example.com', service: 'Embroidery' };

describe('a push', () => {
  const start = useTestApp();
  let shop: AllChannels;
  const devices = async () =>
    (await shop.ask('GET', 'alerts'))
      .json<Alerts>()
      .devices.toSorted((one, other) => other.failures - one.failures);
  const subscribe = async (device: string, wishes: object = {}) => {
    const answer = await shop.ask('POST', 'alerts/push', { ...shop.push.subscribe(device), ...wishes });
    return answer.json<{ id: string }>().id;
  };
  const post = (url: string, payload: object) => shop.server.app.inject({ method: 'POST', url, payload });
  /** A lead as Carl stores one. */
  const lead = async (values: Parameters<typeof chatLead>[0] = {}) => {
    const notify = shop.server.notifier.channels;
    const wanted = { items: [itemOf()], replyDueAt: '2026-03-06T18:00:00.000Z', notify };
    const found = chatLead({ name: 'Marisol Vega', ...wanted, ...values });
    await saveLead(shop.server.storage, found);
    shop.server.notifier.wake();
    return found.id;
  };
  const came = () => shop.push.pushes.map(({ device, message }) => `${device}: ${message.title}`).toSorted();
  const statesOf = async (id: string) =>
    Object.fromEntries(
      ((await shop.server.storage.leads.find(id))?.announcements ?? []).map(({ channel, state }) => [
        channel,
        state,
      ]),
    );
  const at = (iso: string) => {
    shop.server.clock.now = new Date(iso);
  };

  afterEach(() => shop.stop());

  it('tells the job and nothing of who, signed with the key of the shop, and opens the lead', async () => {
    shop = await startAllChannels(start);
    await subscribe('pixel');
    const id = await lead();
    await expect.poll(() => shop.push.pushes.length).toBe(1);
    const [{ headers, message } = { headers: {}, message: {} }] = shop.push.pushes;
    expect(message).toEqual({
      title: 'New request',
      body: '48 T-shirts, by Fri Mar 20',
      tag: id,
      url: `/admin/dashboard?lead=${id}`,
      waiting: 0,
      token: expect.stringMatching(/^[\w-]{22}$/),
    });
    const { publicKey } = (await shop.ask('GET', 'alerts')).json<Alerts>();
    expect(headers.authorization).toMatch(/^vapid t=.+\..+\..+, k=/);
    expect(headers.authorization).toContain(`k=${publicKey}`);
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', ttl: '43200' });
    await expect.poll(() => statesOf(id)).toMatchObject({ push: 'sent', email: 'sent' });
  });

  it('tells names on a device whose owner has set that, and never a name in place of goods', async () => {
    shop = await startAllChannels(start);
    await subscribe('pixel', { showsNames: true });
    await subscribe('desk');
    await lead({ items: [itemOf({ product: null, wording: "Vega's banner", quantity: 2, dueDate: null })] });
    await expect.poll(() => shop.push.pushes.length).toBe(2);
    const bodies = shop.push.pushes.map(({ device, message }) => `${device} ${message.body}`).toSorted();
    expect(bodies).toEqual(['desk Screen Printing', 'pixel Marisol Vega: Screen Printing']);
  });

  it('reaches whom it is for: new requests, who asked for a person, promises alone', async () => {
    shop = await startAllChannels(start);
    for (const told of ['requests', 'asked', 'escalations']) await subscribe(told, { told });
    await lead();
    await expect.poll(came).toEqual(['requests: New request']);
    await lead({ source: 'callback' });
    await expect
      .poll(came)
      .toEqual(['asked: Asked for a person', 'requests: Asked for a person', 'requests: New request']);
  });

  it('waits for the end of the quiet hours, while mail and webhook go out', async () => {
    shop = await startAllChannels(start);
    shop.server.shop.current = { ...shop.server.shop.current, quiet_hours: ['21:00', '07:00'] };
    await subscribe('pixel');
    at('2026-03-05T04:00:00.000Z');
    const id = await lead();
    await expect.poll(() => statesOf(id)).toMatchObject({ email: 'sent', webhook: 'sent', push: 'waiting' });
    expect((await shop.server.storage.leads.find(id))?.announcements).toContainEqual(
      expect.objectContaining({ channel: 'push', error: null }),
    );
    at('2026-03-05T12:59:00.000Z');
    shop.server.notifier.wake();
    await shop.look();
    expect(came()).toEqual([]);
    at('2026-03-05T13:00:00.000Z');
    await expect.poll(came).toEqual(['pixel: New request']);
  });

  it('is not looked at again for a minute, where the quiet hours end at once', async () => {
    shop = await startAllChannels(start);
    shop.server.shop.current = { ...shop.server.shop.current, quiet_hours: ['21:00', '07:00'] };
    await subscribe('pixel');
    at('2026-03-05T12:59:40.000Z');
    const id = await lead();
    await expect.poll(() => statesOf(id)).toMatchObject({ email: 'sent', push: 'waiting' });
    at('2026-03-05T13:00:20.000Z');
    const later = await lead();
    await expect.poll(() => statesOf(later)).toMatchObject({ push: 'sent' });
    expect(await statesOf(id)).toMatchObject({ push: 'waiting' });
    at('2026-03-05T13:00:45.000Z');
    await expect.poll(() => statesOf(id)).toMatchObject({ push: 'sent' });
  });

  it('says that it was shown, once, without a session', async () => {
    shop = await startAllChannels(start);
    const id = await subscribe('pixel');
    await shop.ask('POST', 'alerts/test', { channel: 'push' });
    await expect.poll(() => shop.push.pushes.length).toBe(1);
    const { token } = shop.push.pushes[0]?.message ?? {};
    const receipts = '/api/push/receipts';
    expect((await post(receipts, { token: 'x'.repeat(22) })).statusCode).toBe(404);
    expect((await post(receipts, { token: 'no token' })).statusCode).toBe(400);
    expect((await post(receipts, { token })).statusCode).toBe(204);
    expect((await post(receipts, { token })).statusCode).toBe(404);
    await shop.look(1);
    expect(await devices()).toMatchObject([{ id, lastReceiptAt: expect.any(String), failures: 0 }]);
    const { channels } = (await shop.ask('GET', 'alerts')).json<Alerts>();
    expect(channels.find(({ channel }) => channel === 'push')).toMatchObject({
      state: 'working',
      lastTest: [{ result: 'arrived', reason: 'shown', device: 'owner, an unknown browser' }],
    });
  });

  it('takes a device off the list that is gone, and goes on to the others, each once', async () => {
    shop = await startAllChannels(start);
    for (const device of ['gone', 'busy', 'well']) await subscribe(device);
    const status = { gone: 410, busy: 500, well: 201 };
    shop.push.answer = (response, device) => response.writeHead(status[device as 'gone']).end();
    const id = await lead();
    await expect.poll(async () => (await statesOf(id)).push).toBe('waiting');
    await expect.poll(async () => (await devices()).length).toBe(2);
    await expect.poll(came).toEqual(['busy: New request', 'gone: New request', 'well: New request']);
    await expect
      .poll(devices)
      .toMatchObject([
        { failures: 1, error: 'The push service answered 500: it has trouble of its own.' },
        { failures: 0 },
      ]);
    status.busy = 201;
    shop.server.clock.now = new Date(shop.server.clock.now.getTime() + 2000);
    await expect.poll(() => statesOf(id)).toMatchObject({ push: 'sent' });
    expect(came().filter((one) => one.startsWith('well'))).toHaveLength(1);
    await expect.poll(devices).toMatchObject([{ failures: 0, error: null }, { failures: 0 }]);
  });

  it('tells of what happens on the job page', async () => {
    shop = await startAllChannels(start);
    await subscribe('pixel', { told: 'asked' });
    const id = await lead();
    const url = await shop.server.context.jobLinks.pathOf(id);
    const said = await post(`/api${url}/messages`, { text: 'Marisol here: is it blue?' });
    expect(said.statusCode).toBe(201);
    await expect.poll(came).toEqual(['pixel: News on a job page']);
    expect(shop.push.pushes[0]?.message.body).toBe('48 T-shirts, by Fri Mar 20');
    const kinds = async () =>
      Object.fromEntries(
        (await shop.ask('GET', 'alerts')).json<Alerts>().ledger.map(({ channel, kind }) => [channel, kind]),
      );
    await expect.poll(kinds).toEqual({ mail: 'news', webhook: 'lead', push: 'news' });
  });

  it('goes on to the address that the browser has made for the old one, with the same wishes', async () => {
    shop = await startAllChannels(start);
    const id = await subscribe('pixel', { told: 'asked', showsNames: true });
    const renewed = { ...shop.push.subscribe('renewed'), replaces: shop.push.subscribe('pixel').endpoint };
    const rosa = await signIn(shop.server, { username: 'Rosa', role: 'staff' });
    for (const cookie of [shop.cookie, rosa]) {
      const url = '/api/admin/alerts/push';
      const answer = await shop.server.app.inject({
        method: 'POST',
        url,
        headers: { cookie },
        payload: renewed,
      });
      expect(answer.json()).toEqual({ id });
    }
    expect(await devices()).toMatchObject([{ id, person: 'owner', told: 'asked', showsNames: true }]);
    await lead({ source: 'callback' });
    await expect.poll(came).toEqual(['renewed: Asked for a person']);
  });

  it('is asked for at public addresses alone', async () => {
    shop = await startAllChannels(start, { RATE_LIMITS: 'on' });
    const { keys } = shop.push.subscribe('pixel');
    const ask = async (endpoint: string) =>
      (await shop.ask('POST', 'alerts/push', { endpoint, keys })).statusCode;
    for (const endpoint of [
      shop.push.subscribe('own').endpoint,
      'http://push.example/1',
      'https://user:pass@push.example/1',
      'https://127.0.0.1/1',
      'https://10.1.2.3/1',
      'https://169.254.169.254/latest',
      'https://[::1]/1',
      'https://[::ffff:10.0.0.1]/1',
      'https://localhost/1',
      'https://db.internal/1',
      'https://0x7f.1/1',
      'file:///etc/passwd',
      'nonsense',
    ])
      expect([endpoint, await ask(endpoint)]).toEqual([endpoint, 400]);
    expect(await ask('https://push.example/1')).toBe(201);
    expect(await ask('https://push.example/1')).toBe(201);
    expect(await devices()).toHaveLength(1);
  });

  it('goes nowhere where a name leads into a private network', async () => {
    shop = await startAllChannels(start, { RATE_LIMITS: 'on' });
    const { keys } = shop.push.subscribe('pixel');
    await shop.ask('POST', 'alerts/push', { endpoint: 'https://localhost.localdomain/1', keys });
    const { postPush } = await import('./post-push.ts');
    const { openVapidKeys } = await import('./vapid-keys.ts');
    const options = {
      keys: openVapidKeys({ vapid: null, dataDir: shop.server.dataDir }),
      contact: 'mailto:owner@shop.example',
      ttl: 60,
      allowsLoopback: false,
    };
    const target = { ...keys, endpoint: 'https://localhost.localdomain/1' };
    await expect(postPush(target, '{}', options)).rejects.toThrow(
      /could not be reached \((EPRIVATE|ENOTFOUND|EAI_AGAIN)\)/,
    );
  });

  it('is the business of whom the device belongs to, and turned off by them or an owner, but for the last way', async () => {
    shop = await startAllChannels(start, { SMTP_URL: '', NOTIFY_WEBHOOK_URL: '', NOTIFY_EMAIL: '' });
    const id = await subscribe('pixel');
    const rosa = await signIn(shop.server, { username: 'Rosa', role: 'staff' });
    const asRosa = (method: 'PATCH' | 'DELETE', payload?: object) =>
      shop.server.app.inject({
        method,
        url: `/api/admin/alerts/push/${id}`,
        headers: { cookie: rosa },
        ...(payload && { payload }),
      });
    expect((await asRosa('PATCH', { told: 'asked' })).statusCode).toBe(403);
    expect((await asRosa('DELETE')).statusCode).toBe(403);
    expect((await shop.ask('PATCH', `alerts/push/${id}`, { told: 'nothing' })).statusCode).toBe(400);
    expect(
      (await shop.ask('PATCH', `alerts/push/${id}`, { told: 'asked', showsNames: true })).statusCode,
    ).toBe(204);
    expect(await devices()).toMatchObject([
      { person: 'owner', isYours: true, told: 'asked', showsNames: true },
    ]);
    const last = await shop.ask('DELETE', `alerts/push/${id}`);
    expect([last.statusCode, last.json().detail]).toEqual([409, expect.stringContaining('the last way')]);
    const second = await subscribe('laptop');
    expect((await shop.ask('DELETE', `alerts/push/${id}`)).statusCode).toBe(204);
    expect((await shop.ask('DELETE', `alerts/push/${id}`)).statusCode).toBe(404);
    expect(await devices()).toMatchObject([{ id: second }]);
  });

  it('needs no other channel: with it alone somebody is told, without it nobody', async () => {
    shop = await startAllChannels(start, { SMTP_URL: '', NOTIFY_WEBHOOK_URL: '', NOTIFY_EMAIL: '' });
    const summary = async () => (await shop.ask('GET', 'summary')).json();
    expect(await summary()).toMatchObject({ notifications: { channels: [] }, alerts: { state: 'none' } });
    const test = await shop.ask('POST', 'alerts/test');
    expect([test.statusCode, test.json().detail]).toEqual([409, expect.stringContaining('Nobody is told')]);
    await subscribe('pixel');
    expect(await summary()).toMatchObject({
      notifications: { channels: ['push'] },
      alerts: { state: 'untested' },
    });
    expect((await post('/api/contact', FORM)).statusCode).toBe(201);
    await expect.poll(came).toEqual(['pixel: New request']);
  });

  it('tells of a request that is ordered again as of any other', async () => {
    shop = await startAllChannels(start);
    await subscribe('pixel');
    const id = await lead();
    await expect.poll(() => shop.push.pushes.length).toBe(1);
    await shop.server.storage.job.orderAgain(
      id,
      again({ items: [itemOf()], notify: shop.server.notifier.channels }),
      shop.server.clock.now,
    );
    shop.server.notifier.wake();
    await expect.poll(came).toEqual(['pixel: New request', 'pixel: New request']);
  });
});
