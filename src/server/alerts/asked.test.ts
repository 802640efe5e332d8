// Who asks for a person in the chat is told of at once, by what is set up for that.
import { afterEach, describe, expect, it } from 'vitest';
import { type AllChannels, startAllChannels } from '../testing/all-channels.ts';
import { useTestApp } from '../testing/use-test-app.ts';

describe('a visitor who asks for a person', () => {
  const start = useTestApp();
  let shop: AllChannels;
  afterEach(() => shop.stop());

  const open = async (told: 'asked' | 'escalations', quiet: [string, string] | null = null) => {
    shop = await startAllChannels(start);
    shop.server.shop.current = { ...shop.server.shop.current, quiet_hours: quiet };
    await shop.ask('POST', 'alerts/push', { ...shop.push.subscribe('pixel'), told });
    // 10 am at the shop.
    shop.server.clock.now = new Date('2026-03-04T16:00:00.000Z');
  };
  const post = (url: string, payload: object) => shop.server.app.inject({ method: 'POST', url, payload });
  const askForPerson = async (isHere = true) => {
    const begun = await post('/api/chat/start', { sessionId: 's' });
    const { conversationId } = begun.json<{ conversationId: string }>();
    await post('/api/chat/message', { conversationId, message: 'Can I talk to a real person please?' });
    const { storage, clock } = shop.server;
    const seenUntil = new Date(clock.now.getTime() + 10 * 60_000);
    if (isHere) await storage.live.appear(conversationId, { seenUntil });
    return conversationId;
  };
  const told = () => ({
    mail: shop.mail.taken.filter(({ parsed }) => parsed.subject === 'Somebody asks for a person').length,
    webhook: shop.hook.requests.filter(({ body }) => JSON.parse(body).type === 'person.asked').length,
    push: shop.push.pushes.filter(({ message }) => message.title === 'Somebody asks for a person').length,
  });

  it('is told of by every channel, once, without what opens the conversation', async () => {
    await open('asked');
    const id = await askForPerson();
    await shop.look();
    await expect.poll(told).toEqual({ mail: 1, webhook: 1, push: 1 });
    await shop.look(1);
    expect(told()).toEqual({ mail: 1, webhook: 1, push: 1 });
    const push = shop.push.pushes.find(({ message }) => message.title === 'Somebody asks for a person');
    expect(push?.message).toMatchObject({ url: '/admin/dashboard?tab=conversations' });
    expect(JSON.stringify([shop.mail.taken, shop.hook.requests, shop.push.pushes])).not.toContain(id);
  });

  it('is told of by mail that was not seen to arrive, where nothing else tells', async () => {
    shop = await startAllChannels(start, { NOTIFY_WEBHOOK_URL: '' });
    await shop.ask('POST', 'alerts/test');
    await shop.look(10);
    await shop.look();
    expect((await shop.ask('GET', 'summary')).json()).toMatchObject({ alerts: { state: 'failing' } });
    await askForPerson();
    await shop.look();
    await expect.poll(told).toMatchObject({ mail: 1 });
  });

  it('is told of with all who came since the last, once a minute', async () => {
    await open('asked');
    await askForPerson();
    await shop.look();
    await expect.poll(told).toEqual({ mail: 1, webhook: 1, push: 1 });
    for (let i = 0; i < 3; i += 1) await askForPerson();
    const all = () =>
      shop.hook.requests.flatMap(({ body }) => {
        const { type, people } = JSON.parse(body);
        return type === 'person.asked' ? [people] : [];
      });
    await shop.look();
    expect(all()).toEqual([1]);
    await shop.look(1);
    await expect.poll(all).toEqual([1, 3]);
    const titles = shop.push.pushes.map(({ message }) => message.title);
    expect(titles).toContain('3 people ask for a person');
    await shop.look(1);
    expect(all()).toEqual([1, 3]);
  });

  it('is told of only while they have the chat open', async () => {
    await open('asked');
    const id = await askForPerson(false);
    await shop.look();
    expect(told()).toEqual({ mail: 0, webhook: 0, push: 0 });
    const { storage, clock } = shop.server;
    await storage.live.appear(id, { seenUntil: new Date(clock.now.getTime() + 60_000) });
    await shop.look();
    await expect.poll(told).toEqual({ mail: 1, webhook: 1, push: 1 });
  });

  it('is told of no more once a person has come', async () => {
    await open('asked');
    const id = await askForPerson();
    expect((await shop.ask('POST', `conversations/${id}/take-over`, {})).statusCode).toBe(204);
    await shop.look();
    expect(told()).toEqual({ mail: 0, webhook: 0, push: 0 });
  });

  it('reaches no phone that wants to hear of late promises alone, and none in quiet hours', async () => {
    await open('escalations');
    await askForPerson();
    await shop.look();
    await expect.poll(told).toEqual({ mail: 1, webhook: 1, push: 0 });
    await shop.stop();
    await open('asked', ['09:00', '11:00']);
    await askForPerson();
    await shop.look();
    await expect.poll(told).toEqual({ mail: 1, webhook: 1, push: 0 });
  });
});
