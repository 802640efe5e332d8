import { createHmac, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Shop } from '../../../schemas/shop.ts';
import { loadShop } from '../../../shop/load-shop.ts';
import { tellLead } from '../../tell-lead.ts';
import { leadOf, NOTHING_MORE } from '../../testing/lead.ts';
import { startWebhookSink, type WebhookSink } from '../../testing/webhook-sink.ts';
import { createWebhookSend } from './webhook.ts';

const NOW = new Date('2026-03-04T15:00:00.900Z');

describe('the webhook', () => {
  let shop: Shop;
  let sink: WebhookSink;
  beforeAll(async () => {
    shop = await loadShop(join(import.meta.dirname, '../../../../shop'));
  });
  beforeEach(async () => {
    sink = await startWebhookSink();
  });
  afterEach(() => sink.stop());

  const send = (url: string, secret: string | null = null, eventId: string = randomUUID()) =>
    createWebhookSend(
      url,
      secret,
    )({ eventId, attempt: 1, lead: tellLead(leadOf(), shop), ...NOTHING_MORE, shop, now: NOW });

  it('posts the event as JSON, signed with the secret', async () => {
    const eventId = randomUUID();
    await send(`${sink.url}?key=value`, 'hook-secret', eventId);
    const [request] = sink.requests;
    const body = request?.body ?? '';
    expect(JSON.parse(body)).toEqual({
      id: eventId,
      type: 'lead.created',
      createdAt: '2026-03-04T15:00:00.000Z',
      lead: tellLead(leadOf(), shop),
    });
    expect(JSON.parse(body).lead.items).toMatchObject([
      { product: 't-shirt', quantity: 48, estimate: { lowCents: 60_300 }, label: '48 T-shirts' },
    ]);
    expect(request).toMatchObject({
      path: '/hook?key=value',
      headers: {
        'content-type': 'application/json',
        'x-boldwork-event-id': eventId,
        'x-boldwork-timestamp': '1772636400',
        'x-boldwork-signature': `sha256=${createHmac('sha256', 'hook-secret').update(`1772636400.${body}`).digest('hex')}`,
      },
    });
  });

  it('is not signed without a secret', async () => {
    await send(sink.url);
    expect(sink.requests).toHaveLength(1);
    expect(sink.requests[0]?.headers).not.toHaveProperty('x-boldwork-signature');
  });

  it.each([200, 201, 202, 204, 299])('has arrived where the answer is %i', async (status) => {
    sink.answer = (response) => response.writeHead(status).end();
    await send(sink.url);
    expect(sink.requests).toHaveLength(1);
  });

  it.each([400, 401, 404, 410, 429, 500, 503])('has not arrived where the answer is %i', async (status) => {
    sink.answer = (response) => response.writeHead(status).end('why');
    await expect(send(sink.url)).rejects.toMatchObject({
      message: `The webhook answered ${status}.`,
      code: `HTTP ${status}`,
      isFinal: false,
    });
  });

  it.each([301, 302, 303, 307, 308])('follows no redirect (%i)', async (status) => {
    const other = await startWebhookSink();
    sink.answer = (response) => response.writeHead(status, { location: other.url }).end();
    await expect(send(sink.url)).rejects.toThrow(
      `The webhook answered ${status}, a redirect, which is not followed.`,
    );
    expect(other.requests).toEqual([]);
    await other.stop();
  });

  it('has not arrived where the answer is no HTTP', async () => {
    sink.answer = ({ socket }) => void socket?.end('hello\r\n\r\n');
    await expect(send(sink.url)).rejects.toThrow(/^The webhook could not be reached \([A-Z_]+\)\.$/);
  });

  it('does not wait for an endless answer', async () => {
    sink.answer = (response) => void response.writeHead(200).write('and');
    await send(sink.url);
    expect(sink.requests).toHaveLength(1);
  });

  it('gives up on a receiver that takes the request and never answers', { tags: ['long'] }, async () => {
    sink.answer = () => {};
    await expect(send(sink.url)).rejects.toMatchObject({
      message: 'The webhook did not answer within 5 seconds.',
      code: 'ETIMEDOUT',
    });
    expect(sink.requests).toHaveLength(1);
  });

  it('sends the name and password of its address as a header', async () => {
    await send(sink.url.replace('http://', 'http://desk:p%40ss@'));
    expect(sink.requests[0]?.headers.authorization).toBe(
      `Basic ${Buffer.from('desk:p@ss').toString('base64')}`,
    );
  });

  it('never repeats its address', async () => {
    await sink.stop();
    const { port } = sink;
    const refused = send(`http://desk:password1@127.0.0.1:${port}/path?token=secret2`);
    await expect(refused).rejects.toMatchObject({
      message: 'The webhook could not be reached (ECONNREFUSED).',
    });
  });
});
