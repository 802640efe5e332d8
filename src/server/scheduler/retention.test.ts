import { describe, expect, it } from 'vitest';
import { post, say, startChat } from '../testing/chat.ts';
import { type TestApp, useTestApp } from '../testing/use-test-app.ts';
import { applyRetention } from './retention.ts';

const DAY_MS = 24 * 60 * 60_000;

describe('what is older than the shop keeps it', () => {
  const start = useTestApp();

  it('is deleted: conversations by their last message, leads by their own time', async () => {
    const server = await start();
    setRetention(server, { conversations_days: 10, leads_days: 20 });
    const [quiet, live] = [await startChat(server), await startChat(server)];
    await post(server, '/api/chat/lead', {
      conversationId: quiet,
      name: 'Dana Ruiz',
      email: 'dana@example.com',
      service: 'Embroidery',
      details: '48 caps',
    });
    pass(server, 5);
    await say(server, live, 'hello');

    pass(server, 5.1);
    await retain(server);
    expect(await server.storage.conversations.find(quiet)).toBeUndefined();
    expect(await server.storage.conversations.find(live)).toBeDefined();
    expect((await server.storage.leads.list({ limit: 10 })).items).toMatchObject([
      { name: 'Dana Ruiz', conversationId: null },
    ]);

    pass(server, 10);
    await retain(server);
    expect(await server.storage.conversations.count()).toBe(0);
    expect(await server.storage.leads.count()).toBe(0);
    const said = server.lines.filter((line) => line.includes('no longer keeps'));
    expect(said.map((line) => JSON.parse(line))).toMatchObject([
      { conversations: 1, leads: 0 },
      { conversations: 1, leads: 1 },
    ]);
    expect(said.join('')).not.toMatch(/dana/i);
  });

  it('stays where the shop keeps all', async () => {
    const server = await start();
    setRetention(server, { conversations_days: null, leads_days: null });
    await startChat(server);
    pass(server, 4000);
    await retain(server);
    expect(await server.storage.conversations.count()).toBe(1);
    expect(server.lines.join('')).not.toContain('no longer keeps');
  });
});

function setRetention({ shop }: TestApp, retention: TestApp['shop']['current']['retention']): void {
  shop.current = { ...shop.current, retention };
}

function pass({ clock }: TestApp, days: number): void {
  clock.now = new Date(clock.now.getTime() + days * DAY_MS);
}

function retain({ storage, shop, clock, app }: TestApp): Promise<void> {
  return applyRetention({ storage, shop, now: () => clock.now, log: app.log });
}
