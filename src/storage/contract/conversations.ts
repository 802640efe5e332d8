// Conversations: started, found again, listed for the admin.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { InvalidCursorError } from '../cursor.ts';
import type { Storage } from '../storage.ts';
import {
  assistantMessage,
  later,
  MINUTE_MS,
  NOON,
  startConversation,
  turnOf,
  userMessage,
} from '../testing/samples.ts';
import type { TestStorage } from '../testing/use-test-storage.ts';

export function describeConversations({ open }: TestStorage): void {
  it('finds a conversation with the state of the newest assistant message', async () => {
    const { conversations } = await open();
    const id = randomUUID();
    const state = { slots: { quantity: 48, colors: ['red'] }, said: ['48 “shirts”\n'] };
    const messages = [assistantMessage('Hi', { turns: 0 }), assistantMessage('What?', state), userMessage()];
    await conversations.start({ id, sessionId: 's', language: 'en-GB', messages, now: NOON });
    expect(await conversations.find(id)).toEqual({
      id,
      language: 'en-GB',
      messageCount: 3,
      state,
      isUnanswered: false,
      unconfirmedSince: null,
      updatedAt: NOON.toISOString(),
      held: null,
      askedAt: null,
    });
  });

  it('finds a conversation without any message', async () => {
    const { conversations } = await open();
    const id = randomUUID();
    await conversations.start({ id, sessionId: 's', language: 'en', messages: [], now: NOON });
    expect(await conversations.find(id)).toMatchObject({ messageCount: 0, state: undefined });
    expect((await conversations.findTranscript(id))?.messages).toEqual([]);
  });

  it('knows nothing of unknown and malformed ids', async () => {
    const { conversations } = await open();
    for (const id of [randomUUID(), '', 'x', '\0', "' or 1=1 --", '\ud800', 'x'.repeat(100_000)]) {
      expect(await conversations.find(id)).toBeUndefined();
      expect(await conversations.findTranscript(id)).toBeUndefined();
    }
  });

  it('stores a conversation whole or not at all', async () => {
    const storage = await open();
    const id = await startConversation(storage);
    await expect(
      storage.conversations.start({
        id,
        sessionId: 's',
        language: 'en',
        messages: [userMessage()],
        now: NOON,
      }),
    ).rejects.toThrow();
    expect((await storage.conversations.findTranscript(id))?.messages).toHaveLength(1);
  });

  it('gives the transcript oldest first, with times and metadata', async () => {
    const storage = await open();
    const id = await startConversation(storage);
    const said = userMessage('Do you print mugs?');
    const answered = assistantMessage('We do.', { turns: 1 });
    await storage.conversations.saveTurn(turnOf(id, { messages: [said, answered], now: later(1500) }));
    const transcript = await storage.conversations.findTranscript(id);
    expect(transcript).toMatchObject({ id, language: 'en', createdAt: NOON.toISOString() });
    expect(transcript?.updatedAt).toBe('2026-03-04T12:00:01.500Z');
    expect(transcript?.messages.slice(1)).toEqual([
      { ...said, timestamp: '2026-03-04T12:00:01.500Z' },
      { ...answered, timestamp: '2026-03-04T12:00:01.500Z' },
    ]);
  });

  it('gives back every text as it was said', async () => {
    const { conversations } = await open();
    const text = fc.string({ unit: 'binary', maxLength: 200 }).filter((said) => !said.includes('\0'));
    await fc.assert(
      fc.asyncProperty(text, fc.jsonValue(), async (content, state) => {
        const id = randomUUID();
        const message = assistantMessage(content, state);
        await conversations.start({ id, sessionId: content, language: 'en', messages: [message], now: NOON });
        const transcript = await conversations.findTranscript(id);
        expect(transcript?.messages).toEqual([
          {
            ...message,
            metadata: JSON.parse(JSON.stringify(message.metadata)),
            timestamp: NOON.toISOString(),
          },
        ]);
      }),
      { numRuns: 50 },
    );
  });

  it('lists newest first with messages nested, page by page, each once', async () => {
    const storage = await open();
    const ids = await startMany(storage, 25);
    const pages: string[][] = [];
    let cursor: string | undefined;
    do {
      const page = await storage.conversations.list({ limit: 10, ...(cursor && { cursor }) });
      expect(page.items.every((conversation) => conversation.messages.length === 1)).toBe(true);
      pages.push(page.items.map((conversation) => conversation.id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(pages.map((page) => page.length)).toEqual([10, 10, 5]);
    expect(new Set(pages.flat())).toEqual(new Set(ids));
    // Ten share each time: within it the ids decide.
    expect(pages[0]).toEqual(ids.slice(15).sort().reverse());
  });

  it('goes on where a page ended although newer conversations have come', async () => {
    const storage = await open();
    await startMany(storage, 4);
    const first = await storage.conversations.list({ limit: 2 });
    await startConversation(storage, later(60_000));
    const second = await storage.conversations.list({ limit: 2, cursor: first.nextCursor ?? '' });
    const seen = [...first.items, ...second.items].map((conversation) => conversation.id);
    expect(new Set(seen).size).toBe(4);
    expect(second.nextCursor).toBeNull();
  });

  it('has no next page when the last one is exactly full', async () => {
    const storage = await open();
    await startMany(storage, 2);
    expect((await storage.conversations.list({ limit: 2 })).nextCursor).toBeNull();
  });

  it('ends a page early rather than load more than 10,000 messages', async () => {
    const { conversations } = await open();
    for (let index = 0; index < 3; index++) {
      const messages = Array.from({ length: 4_000 }, () => userMessage('x'));
      const now = later(index);
      await conversations.start({ id: randomUUID(), sessionId: 's', language: 'en', messages, now });
    }
    const first = await conversations.list({ limit: 50 });
    expect(first.items).toHaveLength(2);
    const second = await conversations.list({ limit: 50, cursor: first.nextCursor ?? '' });
    expect(second.items).toHaveLength(1);
    expect(second.nextCursor).toBeNull();
  });

  it('refuses a cursor that it did not give', async () => {
    const { conversations } = await open();
    for (const cursor of ['', 'x', '!!!!', Buffer.from('2026-03-04 x').toString('base64url'), '\0']) {
      await expect(conversations.list({ limit: 1, cursor })).rejects.toThrow(InvalidCursorError);
    }
  });

  it('counts all, and those created in a span of time', async () => {
    const storage = await open();
    for (const ms of [-1, 0, 999, 1000]) await startConversation(storage, later(ms));
    expect(await storage.conversations.count()).toBe(4);
    expect(await storage.conversations.countCreated(NOON, later(1000))).toBe(2);
  });

  it('lists those with unconfirmed contact details, oldest first, until they are taken care of', async () => {
    const storage = await open();
    const ids = [
      await startConversation(storage),
      await startConversation(storage),
      await startConversation(storage),
    ];
    const since = [later(2000), later(1000), later(3000)];
    for (const [index, id] of ids.entries()) {
      const unconfirmedSince = since[index]?.toISOString() ?? null;
      await storage.conversations.saveTurn(turnOf(id, { unconfirmedSince }));
    }
    const silentMs = 15 * MINUTE_MS;
    const listAt = (now: Date, limit = 10) => storage.conversations.listUnconfirmed({ silentMs, now, limit });
    const list = async (until: Date, limit?: number) =>
      (await listAt(later(silentMs, until), limit)).map((conversation) => conversation.id);
    expect(await list(later(2000))).toEqual([ids[1], ids[0]]);
    expect(await list(later(5000), 1)).toEqual([ids[1]]);
    expect((await listAt(later(silentMs + 1000), 1))[0]?.state).toEqual({ asked: 'dueDate' });
    await storage.conversations.saveTurn(turnOf(ids[1] ?? '', { expectedMessageCount: 3 }));
    expect(await list(later(5000))).toEqual([ids[0], ids[2]]);
    // A clock that runs ahead by less, another instance's, is no silence; one that was set back by more is.
    expect(await listAt(later(2001 - silentMs))).toMatchObject([{ id: ids[2] }]);
    expect(await listAt(later(3001 - silentMs))).toEqual([]);
  });
}

/** Starts `count` conversations, ten with the same time, and returns their ids. */
async function startMany(storage: Storage, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index++) {
    ids.push(await startConversation(storage, later(Math.floor((index + 5) / 10) * 1000)));
  }
  return ids;
}
