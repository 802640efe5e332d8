// The mail of a lead with artwork, as the outbox sends it: with the mockup, and in any case.
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendArtwork } from '../testing/artwork.ts';
import { post, say, startChat } from '../testing/chat.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { type TestApp, type TestAppOptions, useTestApp } from '../testing/use-test-app.ts';
import { startWebhookSink } from '../testing/webhook-sink.ts';

describe('the mail of a lead with artwork', () => {
  const start = useTestApp();
  let mail: MailServer;
  beforeEach(async () => {
    mail = await startMailServer();
  });
  afterEach(() => mail.stop());

  async function notify(
    context: TestAppOptions['context'] = {},
    more: Record<string, string> = {},
  ): Promise<TestApp> {
    const env = { SMTP_URL: mail.url, NOTIFY_EMAIL: 'owner@shop.example', ...more };
    const server = await start({ env, context, notifies: true });
    const conversationId = await startChat(server);
    await say(server, conversationId, '48 navy tees, two colors, full front, screen printed');
    await sendArtwork(server, { conversationId, name: 'first.ai', hasPicture: false });
    await sendArtwork(server, { conversationId, name: 'logo.png', hasPicture: true });
    const lead = { name: 'Dana Ruiz', phone: '(816) 555-0143', service: 'Screen Printing', details: 'Tees' };
    await post(server, '/api/chat/lead', { conversationId, ...lead });
    await expect.poll(() => mail.taken.length, { timeout: 10_000 }).toBe(1);
    return server;
  }

  it('carries the mockup of the first that has a picture; the webhook says nothing of it', async () => {
    const hook = await startWebhookSink();
    await notify({}, { NOTIFY_WEBHOOK_URL: hook.url });
    const [picture] = mail.taken[0]?.parsed.attachments ?? [];
    const { width, height } = await sharp(picture?.content as ArrayBuffer).metadata();
    expect([width, height]).toEqual([600, 660]);
    expect(mail.taken[0]?.parsed.text).toMatch(
      /Artwork:\n {2}first\.ai \(PNG\): .+\n {2}logo\.png \(PNG\): /,
    );
    await expect.poll(() => hook.requests.length).toBe(1);
    expect(Object.keys(JSON.parse(hook.requests[0]?.body ?? '').lead)).not.toContain('artwork');
    await hook.stop();
  });

  it.each([
    ['cannot be drawn', async () => Promise.reject(new Error('no canvas'))],
    ['takes for ever', () => sleep(60_000, null, { ref: false })],
  ])('arrives without a picture that %s', { timeout: 15_000, tags: ['long'] }, async (_what, draw) => {
    const server = await notify({ mockups: { draw } });
    expect(mail.taken[0]?.parsed.attachments).toEqual([]);
    expect(mail.taken[0]?.parsed.text).toContain('logo.png');
    expect(server.lines.join()).toContain('a notification goes out without artwork');
  });
});
