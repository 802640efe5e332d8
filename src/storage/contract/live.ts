// Talks as they happen: who has one, who asked for a person, who has the page open; and word of changes between instances.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Hold } from '../conversations/conversation-store.ts';
import type { Signal } from '../signals/signals.ts';
import type { Storage } from '../storage.ts';
import {
  assistantMessage,
  chatLead,
  contact,
  DAY_MS,
  later,
  MINUTE_MS,
  NOON,
  saveLead,
  startConversation,
  turnOf,
  userMessage,
} from '../testing/samples.ts';
import type { TestStorage } from '../testing/use-test-storage.ts';

const HELD: Hold = {
  username: 'rosa',
  name: 'Rosa',
  since: NOON.toISOString(),
  saidAt: NOON.toISOString(),
  until: later(3 * MINUTE_MS).toISOString(),
};

export function describeLive({ open, createEmptyLocation }: TestStorage): void {
  it('keeps who has a conversation with the turn that says so', async () => {
    const storage = await open();
    const id = await startConversation(storage);
    expect(await storage.conversations.find(id)).toMatchObject({ held: null, askedAt: null });
    const turn = turnOf(id, { live: { held: HELD, askedAt: null }, now: later(5) });
    await storage.conversations.saveTurn(turn);
    expect((await storage.conversations.find(id))?.held).toEqual(HELD);
    await storage.conversations.saveTurn(turnOf(id, { expectedMessageCount: 3 }));
    expect((await storage.conversations.find(id))?.held).toEqual(HELD);
    await storage.conversations.saveTurn(turnOf(id, { expectedMessageCount: 5, live: { held: null } }));
    expect((await storage.conversations.find(id))?.held).toBeNull();
  });

  it('keeps nothing of a turn made from an older conversation', async () => {
    const storage = await open();
    const id = await startConversation(storage);
    await storage.conversations.saveTurn(turnOf(id));
    await expect(storage.conversations.saveTurn(turnOf(id, { live: { held: HELD } }))).rejects.toThrow();
    expect((await storage.conversations.find(id))?.held).toBeNull();
  });

  it('finds the state in what a visitor said to a person, and that nobody has answered it', async () => {
    const storage = await open();
    const id = await startConversation(storage);
    const said = userMessage('48 caps', { reading: { intents: [] }, state: { asked: null, turns: 7 } });
    await storage.conversations.saveTurn(turnOf(id, { messages: [said] }));
    expect(await storage.conversations.find(id)).toMatchObject({ state: { turns: 7 }, isUnanswered: true });
    const messages = [assistantMessage('Sure.', { turns: 8 })];
    await storage.conversations.saveTurn(turnOf(id, { messages, expectedMessageCount: 2 }));
    expect(await storage.conversations.find(id)).toMatchObject({ state: { turns: 8 }, isUnanswered: false });
  });

  it('lists who asked for a person, the longest wait first, and forgets who has gone', async () => {
    const storage = await open();
    const first = await ask(storage, later(0));
    const second = await ask(storage, later(MINUTE_MS));
    await startConversation(storage);
    const since = later(-MINUTE_MS);
    const asked = await storage.live.listAsked(since, 10);
    expect(asked.map(({ id }) => id)).toEqual([first, second]);
    expect(asked[0]).toMatchObject({
      language: 'en',
      messageCount: 3,
      askedAt: NOON.toISOString(),
      held: null,
      seenUntil: null,
      newest: { role: 'assistant', content: 'By when?' },
    });
    expect(await storage.live.countAsked(since)).toBe(2);
    expect(await storage.live.countAsked(NOON)).toBe(1);
    await storage.live.forgetAsked(NOON);
    expect((await storage.live.listAsked(since, 10)).map(({ id }) => id)).toEqual([second]);
  });

  it('tells what visitors said first and last, of a button only where nothing was typed', async () => {
    const storage = await open();
    const [typed, pressed, silent] = [
      await startConversation(storage),
      await startConversation(storage),
      await startConversation(storage),
    ];
    const button = userMessage('I want a quote.', { reading: { intents: [] }, label: 'Start a Quote' });
    const many = Array.from({ length: 20 }, (_, n) => userMessage(`line ${n}`));
    const answer = assistantMessage('Sure.', { turns: 8 });
    await storage.conversations.saveTurn(turnOf(typed, { messages: [button, ...many, answer] }));
    await storage.conversations.saveTurn(turnOf(pressed, { messages: [button, answer] }));
    const words = await storage.live.listVisitorWords([typed, pressed, silent, 'none']);
    expect([...words.keys()].toSorted()).toEqual([typed, pressed].toSorted());
    expect(words.get(typed)).toMatchObject({ first: { content: 'line 0' }, newest: { content: 'line 19' } });
    const label = { metadata: { label: 'Start a Quote' } };
    expect(words.get(pressed)).toMatchObject({ first: label, newest: label });
  });

  it('answers the leads of a conversation with what a person says in it, and no others', async () => {
    const storage = await open();
    const id = await saveLead(storage);
    await saveLead(storage);
    const turn = turnOf(id, { answeredBy: 'rosa', expectedMessageCount: 3, now: later(5) });
    const { answeredIds } = await storage.conversations.saveTurn(turn);
    const { items } = await storage.leads.list({ limit: 9 });
    const [mine, other] = [true, false].map((isMine) =>
      items.find(({ conversationId }) => (conversationId === id) === isMine),
    );
    expect(answeredIds).toEqual([mine?.id]);
    expect(mine).toMatchObject({
      handledBy: 'rosa',
      handledAt: later(5).toISOString(),
      status: 'contacted',
    });
    expect(other).toMatchObject({ handledBy: null, handledAt: null, status: 'new' });
    const again = turnOf(id, { answeredBy: 'sam', expectedMessageCount: 5 });
    expect((await storage.conversations.saveTurn(again)).answeredIds).toEqual([]);
  });

  it('lists whom a person has, and whose person has been silent too long', async () => {
    const storage = await open();
    const long = await take(storage, { until: later(9 * MINUTE_MS).toISOString() });
    const short = await take(storage);
    expect((await storage.live.listHeld(10)).map(({ id }) => id)).toEqual([short, long]);
    expect(await storage.live.listLapsed(later(3 * MINUTE_MS - 1), 10)).toEqual([]);
    expect(await storage.live.listLapsed(later(3 * MINUTE_MS), 10)).toEqual([short]);
  });

  it('lengthens what a person has while they have it, and never shortens it', async () => {
    const storage = await open();
    const id = await take(storage);
    const extend = (username: string, minutes: number, now = NOON) =>
      storage.live.extendHold(id, username, later(minutes * MINUTE_MS), now);
    expect(await extend('sam', 4)).toBe(false);
    expect(await extend('rosa', 2)).toBe(false);
    expect(await extend('rosa', 4)).toBe(true);
    expect(await extend('rosa', 9, later(4 * MINUTE_MS))).toBe(false);
    expect((await storage.conversations.find(id))?.held?.until).toBe(later(4 * MINUTE_MS).toISOString());
    expect(await storage.live.extendHold('none', 'rosa', later(9 * MINUTE_MS), NOON)).toBe(false);
  });

  it('notes presence without touching the conversation', async () => {
    const storage = await open();
    const id = await startConversation(storage);
    const before = await storage.conversations.find(id);
    await storage.live.setTyping(id, later(10));
    await storage.live.appear(id, { seenUntil: later(MINUTE_MS), page: '/services' });
    expect((await storage.live.listHere(NOON, 10)).map((row) => [row.id, row.page])).toEqual([
      [id, '/services'],
    ]);
    await storage.live.appear(id, { seenUntil: later(2 * MINUTE_MS), readUntil: NOON.toISOString() });
    await storage.live.setTyping(id, later(5));
    expect(await storage.live.find(id)).toMatchObject({
      seenUntil: later(2 * MINUTE_MS).toISOString(),
      page: '/services',
      readUntil: NOON.toISOString(),
      typingUntil: later(5).toISOString(),
    });
    await storage.live.stay([id, randomUUID()], later(3 * MINUTE_MS));
    expect(await storage.live.listHere(later(2.5 * MINUTE_MS), 10)).toHaveLength(1);
    await storage.live.leave(id, later(2.6 * MINUTE_MS));
    expect(await storage.live.listHere(later(2.7 * MINUTE_MS), 10)).toEqual([]);
    expect((await storage.live.find(id))?.typingUntil).toBeNull();
    expect(await storage.conversations.find(id)).toEqual(before);
    await storage.live.appear(randomUUID(), { seenUntil: later(DAY_MS) });
    expect(await storage.live.listHere(later(3 * MINUTE_MS), 10)).toEqual([]);
  });

  it('forgets presence with the conversation, and a day after it ended', async () => {
    const storage = await open();
    const [deleted, old] = [await startConversation(storage), await startConversation(storage)];
    for (const id of [deleted, old]) await storage.live.appear(id, { seenUntil: NOON });
    await storage.conversations.delete(deleted);
    expect(await storage.live.listHere(later(-1), 10)).toHaveLength(1);
    await storage.deleteExpired(later(DAY_MS - 1));
    expect((await storage.live.find(old))?.seenUntil).toBe(NOON.toISOString());
    await storage.deleteExpired(later(DAY_MS + 1));
    expect((await storage.live.find(old))?.seenUntil).toBeNull();
  });

  it('tells what was said behind a message, and where it stands', async () => {
    const storage = await open();
    const id = await startConversation(storage);
    const turn = turnOf(id);
    await storage.conversations.saveTurn(turn);
    const place = await storage.live.findPlace(id, turn.messages[0]?.id ?? '');
    expect(place).toBe(2);
    expect(await storage.live.findPlace(id, randomUUID())).toBeUndefined();
    expect((await storage.live.listSaid(id, 2, 3)).map(({ content }) => content)).toEqual(['By when?']);
    expect(await storage.live.listSaid(id, 3, 9)).toEqual([]);
    expect(await storage.live.listSaid(id, 1, 2)).toEqual([]);
    const versions = await storage.live.listVersions([id, randomUUID(), 'none']);
    expect([...versions.values()]).toMatchObject([{ messageCount: 3, held: null }]);
  });

  it('gives word of every change to a conversation and to a lead, here and to another instance', async () => {
    const location = await createEmptyLocation();
    const one = await open(location);
    const other = 'databaseUrl' in location ? await open(location) : one;
    const heard: Signal[] = [];
    other.signals.subscribe((signal) => heard.push(signal));
    // The other is listening once it has heard something.
    await expect
      .poll(() => {
        one.signals.publish({ kind: 'person_typing', id: 'a' });
        return heard.length;
      })
      .toBeGreaterThan(0);
    const hears = async (expected: Signal[], change: () => Promise<unknown>) => {
      const heardBefore = heard.length;
      await change();
      await expect.poll(() => heard.slice(heardBefore)).toEqual(expect.arrayContaining(expected));
    };
    const id = randomUUID();
    const conversation = { kind: 'conversation', id } as const;
    const started = { id, sessionId: 's', language: 'en', messages: [assistantMessage()], now: NOON };
    await hears([conversation], () => one.conversations.start(started));
    const lead = chatLead();
    const saved = { kind: 'lead', id: lead.id } as const;
    await hears([conversation, saved], () => saveLead(one, lead, turnOf(id)));
    await hears([conversation], () => one.live.appear(id, { seenUntil: NOON }));
    await hears([conversation], () => one.live.leave(id, NOON));
    await hears([saved], () => one.leads.setHandled(lead.id, { by: 'owner', at: NOON }));
    const event = {
      kind: 'message',
      who: 'shop',
      name: 'owner',
      version: null,
      data: { text: 'Hi' },
    } as const;
    await hears([saved], () => one.job.decide(lead.id, () => ({ add: [event], result: null }), NOON));
    const form = contact();
    await hears([{ kind: 'lead', id: form.id }], () => one.contacts.save(form));
    await hears([conversation], () => one.conversations.delete(id));
  });
}

async function ask(storage: Storage, now: Date): Promise<string> {
  const id = await startConversation(storage);
  await storage.conversations.saveTurn(turnOf(id, { live: { askedAt: now.toISOString() }, now }));
  return id;
}

async function take(storage: Storage, held: Partial<Hold> = {}): Promise<string> {
  const id = await startConversation(storage);
  await storage.conversations.saveTurn(turnOf(id, { live: { held: { ...HELD, ...held } } }));
  return id;
}
