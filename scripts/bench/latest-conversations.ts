// The admin's newest 50 conversations with their messages, at 1,000 and at 1,000,000 conversations.
import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { sqliteFile } from '../../src/storage/dialect/sqlite.ts';
import { openStorage } from '../../src/storage/open-storage.ts';
import { median } from './processes.ts';

const SIZES = [1_000, 1_000_000];
const RUNS = 200;

/** Prints the median time of the first page in milliseconds, and their ratio. */
export async function benchLatestConversations(dir: string): Promise<void> {
  console.log('\nNewest 50 conversations with their messages (ms, medians)');
  const medians: number[] = [];
  for (const size of SIZES) {
    const dataDir = join(dir, String(size));
    await mkdir(dataDir);
    await (await openStorage({ dataDir })).close();
    fill(sqliteFile(dataDir), size);
    const storage = await openStorage({ dataDir });
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const startedAt = performance.now();
      const page = await storage.conversations.list({ limit: 50 });
      times.push(performance.now() - startedAt);
      if (page.items.length !== 50) throw new Error(`a page of ${page.items.length} conversations`);
    }
    await storage.close();
    medians.push(median(times));
    console.log(`${size.toLocaleString('en-US').padStart(11)} ${median(times).toFixed(2)}`);
  }
  console.log(`      ratio ${((medians[1] ?? 0) / (medians[0] ?? 1)).toFixed(2)}`);
}

function fill(file: string, conversations: number): void {
  const db = new Database(file);
  db.pragma('synchronous = OFF');
  const conversation = db.prepare(
    'INSERT INTO chat_conversations (id, session_id, language, message_count, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const message = db.prepare(
    'INSERT INTO chat_messages (id, conversation_id, seq, role, content, timestamp, metadata) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const first = Date.UTC(2024, 0, 1);
  db.transaction(() => {
    for (let n = 0; n < conversations; n++) {
      const id = randomUUID();
      const at = new Date(first + n * 60_000).toISOString();
      conversation.run(id, 'bench', 'en', 3, at, at);
      message.run(
        randomUUID(),
        id,
        1,
        'assistant',
        'Hi, I am Carl, the AI assistant. What can I do for you?',
        at,
        null,
      );
      message.run(
        randomUUID(),
        id,
        2,
        'user',
        'Do you print shirts?',
        at,
        '{"reading":{"intents":["services"],"slots":{}}}',
      );
      message.run(randomUUID(), id, 3, 'assistant', 'We do, from 24 pieces.', at, '{"state":{"slots":{}}}');
    }
  })();
  db.close();
}
