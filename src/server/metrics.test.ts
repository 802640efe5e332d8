import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { startMetrics } from './metrics.ts';
import { post, startChat } from './testing/chat.ts';
import { type TestApp, useTestApp } from './testing/use-test-app.ts';

const CONTACT = { name: 'Dana Ruiz', email: 'dana@example.com', service: 'Embroidery' };

describe('the metrics', () => {
  const start = useTestApp();
  const cleanUps: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });

  async function startMeasured() {
    const built = await start({ context: { notifier: { channels: ['webhook'], wake: () => {} } } });
    const app = createApp(built.context);
    const { port, close } = await startMetrics(0, built.context, app);
    cleanUps.push(() => app.close(), close);
    await app.ready();
    const url = `http://127.0.0.1:${port}`;
    const read = async () => (await fetch(`${url}/metrics`)).text();
    const value = async (name: string) =>
      (await read())
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.slice(name.length + 1);
    return { ...built, app, url, read, value } satisfies TestApp & Record<string, unknown>;
  }

  it('tell what was asked, by route and status, and nothing of who asked', async () => {
    const server = await startMeasured();
    const conversationId = await startChat(server);
    await post(server, '/api/contact', CONTACT);
    await server.app.inject(`/api/admin/conversations/${conversationId}`);
    await server.app.inject('/services/embroidery');
    await server.app.inject('/nothing/dana@example.com');
    const count = (labels: string) => server.value(`http_request_duration_seconds_count{${labels}}`);
    expect(await count('method="POST",route="/api/contact",status="2xx"')).toBe('1');
    expect(await count('method="GET",route="/api/admin/conversations/:id",status="4xx"')).toBe('1');
    expect(await count('method="GET",route="/services/:slug",status="2xx"')).toBe('1');
    expect(await count('method="GET",route="none",status="4xx"')).toBe('1');
    const text = await server.read();
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    for (const secret of [conversationId, 'dana', '127.0.0.1', 'embroidery'])
      expect(text).not.toContain(secret);
  });

  it('count what is stored, each lead once', async () => {
    const server = await startMeasured();
    const conversationId = await startChat(server);
    const lead = { conversationId, ...CONTACT, details: 'Caps' };
    await post(server, '/api/contact', CONTACT, { 'idempotency-key': 'k' });
    await post(server, '/api/contact', CONTACT, { 'idempotency-key': 'k' });
    await post(server, '/api/contact', { ...CONTACT, website: 'x' });
    const { jobUrl } = (await post(server, '/api/chat/lead', lead)).json();
    await post(server, `/api${jobUrl}/again`, {});
    await post(server, '/api/chat/lead', { ...lead, quantity: 48 });
    await post(server, '/api/chat/message', { conversationId, message: 'Hello' });
    expect(await server.storage.leads.count()).toBe(3);
    expect(await server.value('boldwork_leads_total{source="again"}')).toBe('1');
    expect(await server.value('boldwork_leads_total{source="quote_form"}')).toBe('1');
    expect(await server.value('boldwork_leads_total{source="chat"}')).toBe('1');
    expect(await server.value('boldwork_messages_total{role="user"}')).toBe('1');
    expect(await server.value('boldwork_messages_total{role="assistant"}')).toBe('3');
  });

  it('count what a limit refused', async () => {
    const server = await startMeasured();
    for (let i = 0; i < 13; i++) await post(server, '/api/contact', CONTACT);
    expect(await server.value('boldwork_refused_total{route="/api/contact"}')).toBe('3');
  });

  it('ask the outbox each time', async () => {
    const server = await startMeasured();
    expect(await server.value('boldwork_notification_oldest_seconds')).toBe('0');
    await post(server, '/api/contact', CONTACT);
    server.clock.now = new Date(server.clock.now.getTime() + 90_000);
    await post(server, '/api/contact', CONTACT);
    expect(await server.value('boldwork_notifications_waiting')).toBe('2');
    expect(await server.value('boldwork_notification_oldest_seconds')).toBe('90');
    expect(await server.value('boldwork_leads_undelivered')).toBe('0');
    server.storage.outbox.count = () => Promise.reject(new Error('database gone'));
    expect(await server.value('boldwork_notifications_waiting')).toBe('Nan');
    expect(await server.read()).toContain('process_resident_memory_bytes');
  });

  it('are all that their port answers', async () => {
    const { url } = await startMeasured();
    expect((await fetch(`${url}/metrics`)).headers.get('content-type')).toMatch(
      /^text\/plain; version=0\.0\.4/,
    );
    expect((await fetch(`${url}/metrics`, { method: 'HEAD' })).status).toBe(200);
    for (const path of ['/', '/healthz', '/metrics/', '/metrics?a=1', '/api/openapi.json']) {
      expect((await fetch(url + path)).status).toBe(404);
    }
    expect((await fetch(`${url}/metrics`, { method: 'POST', body: 'x' })).status).toBe(404);
  });

  it('stop the start with one line where the port is taken', async () => {
    const { context } = await start();
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    cleanUps.push(() => new Promise((resolve) => other.close(resolve)));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const app = createApp(context);
    cleanUps.push(() => app.close());
    await expect(startMetrics(port, context, app)).rejects.toThrow(
      `METRICS_PORT must be a free port, and 127.0.0.1:${port} is not (EADDRINUSE)`,
    );
  });
});
