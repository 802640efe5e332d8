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
    const form = contact({ now: later(1) });
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
      },
      {
        source: 'quote_form',
        service: 'Embroidery',
        createdAt: later(1).toISOString(),
        handledAt: later(60_000).toISOString(),
      },
    ]);
  });
}
