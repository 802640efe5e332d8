// What the desk's numbers are made from: chats of a time, and the leads that came in it.
import { expect, it } from 'vitest';
import {
  assistantMessage,
  chatLead,
  contact,
  DAY_MS,
  later,
  NOON,
  saveLead,
  startConversation,
  turnOf,
} from '../testing/samples.ts';
import type { TestStorage } from '../testing/use-test-storage.ts';

export function describeStats({ open }: TestStorage): void {
  it('counts a conversation as a chat in the time in which its visitor wrote, once', async () => {
    const storage = await open();
    await startConversation(storage);
    const onlyCarl = await startConversation(storage);
    await storage.conversations.saveTurn(turnOf(onlyCarl, { messages: [assistantMessage()] }));
    const chat = await startConversation(storage, later(-2 * DAY_MS));
    await storage.conversations.saveTurn(turnOf(chat));
    await storage.conversations.saveTurn(turnOf(chat, { expectedMessageCount: 3, now: later(1) }));
    await storage.conversations.saveTurn(turnOf(chat, { expectedMessageCount: 5, now: later(DAY_MS) }));
    const { countChats } = storage.conversations;
    expect(await countChats(NOON, later(2))).toBe(1);
    expect(await countChats(later(2), later(DAY_MS))).toBe(0);
    expect(await countChats(later(2), later(DAY_MS + 1))).toBe(1);
    expect(await countChats(later(-3 * DAY_MS), NOON)).toBe(0);
    await storage.conversations.delete(chat);
    expect(await countChats(NOON, later(2))).toBe(0);
  });

  it('tells when leads of both kinds came and when they were first handled, without those deleted', async () => {
    const storage = await open();
    const [chat, gone] = [chatLead({ source: 'callback' }), chatLead()];
    const touch = { page: '/', referrer: 'a.example/', source: null, medium: null, campaign: null };
    const form = contact({ now: later(1), firstTouch: touch });
    await saveLead(storage, chat);
    await saveLead(storage, gone);
    await storage.contacts.save(form);
    await storage.contacts.save(contact({ now: later(-1) }));
    await storage.contacts.save(contact({ now: later(2) }));
    await storage.leads.delete(gone.id);
    for (const ms of [60_000, 90_000]) {
      await storage.leads.setHandled(form.id, { by: 'owner', at: later(ms) });
    }
    const times = await storage.leads.listTimes(NOON, later(2));
    expect(times.toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))).toEqual([
      {
        source: 'callback',
        service: 'Screen Printing',
        createdAt: NOON.toISOString(),
        handledAt: null,
        replyDueAt: later(DAY_MS).toISOString(),
        firstTouch: null,
      },
      {
        source: 'quote_form',
        service: 'Embroidery',
        createdAt: later(1).toISOString(),
        handledAt: later(60_000).toISOString(),
        replyDueAt: later(DAY_MS).toISOString(),
        firstTouch: touch,
      },
    ]);
  });

  it('counts what was won and lost in the time in which it came to be so, and no more once it is open again', async () => {
    const storage = await open();
    const ids: string[] = [];
    for (const service of ['Embroidery', 'Embroidery', 'Car Wraps', 'Car Wraps']) {
      const one = contact({ service });
      await storage.contacts.save(one);
      ids.push(one.id);
    }
    const set = (index: number, status: 'new' | 'won' | 'lost', at: Date) => {
      const data = { status, lostReason: null };
      const event = { kind: 'status', who: 'shop', name: 'owner', version: null, data } as const;
      return storage.job.decide(ids[index] ?? '', () => ({ add: [event], result: null }), at);
    };
    await set(0, 'won', later(0));
    await set(1, 'won', later(5));
    await set(2, 'lost', later(10));
    await set(3, 'lost', later(-1));
    const { countDecided } = storage.leads;
    const starts = [later(0), later(10)];
    const of = { source: 'quote_form', leads: 1 };
    const inOrder = async () =>
      (await countDecided(starts)).toSorted((one, other) =>
        `${one.span} ${one.service}` < `${other.span} ${other.service}` ? -1 : 1,
      );
    expect(await inOrder()).toEqual([
      { ...of, span: 0, service: 'Embroidery', isWon: true, leads: 2 },
      { ...of, span: 1, service: 'Car Wraps', isWon: false },
    ]);
    await set(0, 'new', later(20));
    await set(1, 'lost', later(20));
    expect(await inOrder()).toEqual([
      { ...of, span: 1, service: 'Car Wraps', isWon: false },
      { ...of, span: 1, service: 'Embroidery', isWon: false },
    ]);
    expect(await countDecided([later(11)])).toEqual([
      { ...of, span: 0, service: 'Embroidery', isWon: false },
    ]);
    expect(await countDecided([])).toEqual([]);
  });
}
