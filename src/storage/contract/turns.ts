// Turns: all of one or nothing, one after another, and a retry does nothing twice.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { ConversationChangedError } from '../conversations/conversation-store.ts';
import { AlreadyAnsweredError } from '../requests/request-stores.ts';
import type { Storage } from '../storage.ts';
import {
  answerToKeep,
  assistantMessage,
  chatLead,
  DAY_MS,
  later,
  NOON,
  startConversation,
  turnOf,
  userMessage,
} from '../testing/samples.ts';
import type { TestStorage } from '../testing/use-test-storage.ts';

export function describeTurns({ open, createEmptyLocation }: TestStorage): void {
  it('appends the messages and counts them', async () => {
    const storage = await open();
    const id = await startConversation(storage);
    expect(await storage.conversations.saveTurn(turnOf(id, { now: later(5) }))).toEqual({
      leadId: null,
      answeredIds: [],
    });
    expect(await storage.conversations.find(id)).toMatchObject({
      messageCount: 3,
      state: { asked: 'dueDate' },
      updatedAt: later(5).toISOString(),
    });
  });

  it('stores a lead without any message and leaves the time of the newest one', async () => {
    const storage = await open();
    const id = await startConversation(storage);
    const lead = chatLead();
    const turn = turnOf(id, { messages: [], lead, now: later(DAY_MS) });
    expect(await storage.conversations.saveTurn(turn)).toEqual({ leadId: lead.id, answeredIds: [] });
    expect(await storage.conversations.find(id)).toMatchObject({
      messageCount: 1,
      updatedAt: NOON.toISOString(),
    });
  });

  it('refuses a turn made from an older conversation, and stores nothing of it', async () => {
    const storage = await open();
    const id = await startConversation(storage);
    await storage.conversations.saveTurn(turnOf(id));
    const late = turnOf(id, { lead: chatLead(), answer: () => answerToKeep() });
    await expect(storage.conversations.saveTurn(late)).rejects.toThrow(ConversationChangedError);
    expect((await storage.conversations.findTranscript(id))?.messages).toHaveLength(3);
    expect(await storage.leads.count()).toBe(0);
    expect(await storage.idempotencyKeys.find('POST /api/chat/message', 'key-1')).toBeUndefined();
  });

  it('refuses a turn of an unknown conversation', async () => {
    const storage = await open();
    await expect(storage.conversations.saveTurn(turnOf(randomUUID()))).rejects.toThrow(
      ConversationChangedError,
    );
  });

  it('lets exactly one of fifty simultaneous turns win each version', async () => {
    const storage = await open();
    const id = await startConversation(storage);
    for (const expectedMessageCount of [1, 3, 5]) {
      const results = await Promise.allSettled(
        Array.from({ length: 50 }, () =>
          storage.conversations.saveTurn(turnOf(id, { expectedMessageCount })),
        ),
      );
      expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
      const refused = results.filter((result) => result.status === 'rejected');
      expect(refused.every(({ reason }) => reason instanceof ConversationChangedError)).toBe(true);
    }
    const messages = (await storage.conversations.findTranscript(id))?.messages ?? [];
    expect(messages.map((message) => message.role)).toEqual([
      'assistant',
      ...['user', 'assistant', 'user', 'assistant', 'user', 'assistant'],
    ]);
  });

  it('keeps the order when two instances take turns on one conversation', async () => {
    const location = await createEmptyLocation();
    const [one, two] = [await open(location), await open(location)];
    const id = await startConversation(one);
    const takeTurns = async (storage: Storage, name: string) => {
      for (let turn = 0; turn < 10; ) {
        const conversation = await storage.conversations.find(id);
        const expectedMessageCount = conversation?.messageCount ?? 0;
        const messages = [userMessage(`${name} ${turn}`), assistantMessage('ok', { expectedMessageCount })];
        try {
          await storage.conversations.saveTurn(turnOf(id, { expectedMessageCount, messages }));
          turn++;
        } catch (error) {
          if (!(error instanceof ConversationChangedError)) throw error;
        }
      }
    };
    await Promise.all([takeTurns(one, 'one'), takeTurns(two, 'two')]);
    const messages = (await one.conversations.findTranscript(id))?.messages ?? [];
    expect(messages).toHaveLength(41);
    const said = messages.filter((message) => message.role === 'user').map((message) => message.content);
    for (const name of ['one', 'two']) {
      const own = said.filter((content) => content.startsWith(name));
      expect(own).toEqual(Array.from({ length: 10 }, (_, turn) => `${name} ${turn}`));
    }
  });

  it('keeps the answer with the turn, lead id included', async () => {
    const storage = await open();
    const id = await startConversation(storage);
    const lead = chatLead();
    await storage.conversations.saveTurn(
      turnOf(id, {
        lead,
        answer: ({ leadId }) => answerToKeep({ status: 201, body: { leadId } }),
      }),
    );
    expect(await storage.idempotencyKeys.find('POST /api/chat/message', 'key-1')).toEqual({
      fingerprint: 'digest-1',
      status: 201,
      body: { leadId: lead.id },
      createdAt: NOON.toISOString(),
    });
    expect(await storage.idempotencyKeys.find('POST /api/contact', 'key-1')).toBeUndefined();
  });

  it('says that a turn has been answered, before it says that the conversation changed', async () => {
    const storage = await open();
    const id = await startConversation(storage);
    const turn = turnOf(id, { answer: () => answerToKeep() });
    await storage.conversations.saveTurn(turn);
    await expect(storage.conversations.saveTurn(turn)).rejects.toThrow(AlreadyAnsweredError);
  });

  it('rolls the whole turn back when its answer is there already', async () => {
    const storage = await open();
    const id = await startConversation(storage);
    await storage.conversations.saveTurn(turnOf(id, { answer: () => answerToKeep() }));
    const again = turnOf(id, { expectedMessageCount: 3, lead: chatLead(), answer: () => answerToKeep() });
    await expect(storage.conversations.saveTurn(again)).rejects.toThrow(AlreadyAnsweredError);
    expect(await storage.conversations.find(id)).toMatchObject({ messageCount: 3 });
    expect((await storage.conversations.findTranscript(id))?.messages).toHaveLength(3);
    expect(await storage.leads.count()).toBe(0);
  });

  it('stores simultaneous copies of one request once', async () => {
    const storage = await open();
    const id = await startConversation(storage);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        storage.conversations.saveTurn(turnOf(id, { lead: chatLead(), answer: () => answerToKeep() })),
      ),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.every(({ reason }) => reason instanceof AlreadyAnsweredError)).toBe(true);
    expect(await storage.conversations.find(id)).toMatchObject({ messageCount: 3 });
    expect(await storage.leads.count()).toBe(1);
  });

  it('lets a key be used anew after 24 hours, deleted or not', async () => {
    const storage = await open();
    const id = await startConversation(storage);
    await storage.conversations.saveTurn(turnOf(id, { answer: () => answerToKeep() }));
    const save = (now: Date) =>
      storage.conversations.saveTurn(
        turnOf(id, { expectedMessageCount: 3, now, answer: () => answerToKeep({ body: 'new' }) }),
      );
    await expect(save(later(DAY_MS))).rejects.toThrow(AlreadyAnsweredError);
    await save(later(DAY_MS + 1));
    expect(await storage.idempotencyKeys.find('POST /api/chat/message', 'key-1')).toMatchObject({
      body: 'new',
      createdAt: later(DAY_MS + 1).toISOString(),
    });
  });

  it('fails alone among turns that arrive together', async () => {
    const storage = await open();
    const ids = await Promise.all(Array.from({ length: 12 }, () => startConversation(storage)));
    const results = await Promise.allSettled(
      ids.map((id, index) => {
        const thrown = () => {
          throw new RangeError(`no answer for ${index}`);
        };
        return storage.conversations.saveTurn(turnOf(id, index % 3 === 0 ? { answer: thrown } : {}));
      }),
    );
    expect(results.map((result) => result.status)).toEqual(
      ids.map((_, index) => (index % 3 === 0 ? 'rejected' : 'fulfilled')),
    );
    expect(results[3]).toMatchObject({ reason: new RangeError('no answer for 3') });
    const counts = await Promise.all(
      ids.map(async (id) => (await storage.conversations.find(id))?.messageCount),
    );
    expect(counts).toEqual(ids.map((_, index) => (index % 3 === 0 ? 1 : 3)));
  });
}
