// What was acknowledged is on disk: `npm run drill -- durability`.
// 1. strace over 100 acknowledged writes of each kind: a sync of the write-ahead log stands between the last
//    write of an answer's data and the answer.
// 2. Twenty kill -9 at random moments under mixed load: nothing acknowledged is lost, doubled or altered.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { sqliteFile } from '../../src/storage/dialect/sqlite.ts';
import type { Running } from '../bench/processes.ts';
import { ADMIN, type Answer, contact, leadForm, post, startChat, startShop } from './visitors.ts';

const WRITES = 100;
const KILLS = 20;
const CLIENTS = 12;

export async function drillDurability(dir: string): Promise<void> {
  await traceSyncs(join(dir, 'traced'));
  await killRepeatedly(join(dir, 'killed'));
}

async function postForm(url: string, fields: Record<string, string>): Promise<number> {
  const response = await fetch(`${url}/contact`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  });
  return response.status;
}

// --- 1. strace ---------------------------------------------------------------------------------------------

async function traceSyncs(dataDir: string): Promise<void> {
  if (spawnSync('strace', ['-V']).error) {
    console.log('\nstrace is not installed: the order of syncs and answers was not traced.');
    return;
  }
  await mkdir(dataDir, { recursive: true });
  console.log(
    '\nstrace: is there a sync of the write-ahead log between an answer and the last write before it?',
  );
  const server = await startShop({ DATA_DIR: dataDir });
  try {
    for (const [kind, write] of Object.entries(await writesOfEachKind(server.url))) {
      const log = join(dataDir, `${kind.replaceAll(/\W+/g, '-')}.strace`);
      const tracer = await attach(server, log);
      for (let n = 0; n < WRITES; n++) await write(`${kind.length}-${n}`);
      await detach(tracer);
      const { answers, unsynced } = judge(await readFile(log, 'utf8'));
      console.log(`${kind.padEnd(24)} ${answers} answers, ${unsynced} without a sync before them`);
      if (answers < WRITES || unsynced > 0) process.exitCode = 1;
    }
  } finally {
    await server.stop();
  }
}

async function writesOfEachKind(url: string): Promise<Record<string, (mark: string) => Promise<unknown>>> {
  const conversations = await Promise.all(Array.from({ length: 4 }, () => startChat(url)));
  const expect = async (answer: Promise<{ status: number } | number>, wanted: number) => {
    const result = await answer;
    const status = typeof result === 'number' ? result : result.status;
    if (status !== wanted) throw new Error(`answered ${status} instead of ${wanted}`);
  };
  const conversation = (mark: string) => conversations[Number(mark.split('-')[1]) % 4] ?? '';
  return {
    'POST /api/contact': (mark) => expect(post(url, '/api/contact', contact(mark)), 201),
    'POST /contact': (mark) => expect(postForm(url, contact(`form ${mark}`.replace(' ', ''))), 303),
    'POST /api/chat/start': () => startChat(url),
    'POST /api/chat/message': (mark) =>
      expect(
        post(url, '/api/chat/message', { conversationId: conversation(mark), message: `${mark} shirts` }),
        200,
      ),
    'POST /api/chat/lead': (mark) =>
      expect(post(url, '/api/chat/lead', leadForm(conversation(mark), mark)), 201),
    'POST /api/admin/login': () =>
      expect(
        post(url, '/api/admin/login', { username: ADMIN.ADMIN_USERNAME, password: ADMIN.ADMIN_PASSWORD }),
        200,
      ),
  };
}

async function attach(server: Running, log: string): Promise<ChildProcess> {
  const tracer = spawn(
    'strace',
    [
      '-f',
      '-y',
      '-s',
      '24',
      '-o',
      log,
      '-e',
      'trace=write,writev,pwrite64,sendto,sendmsg,fsync,fdatasync',
      '-p',
      String(server.process.pid),
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  if (tracer.stderr) await once(tracer.stderr, 'data');
  return tracer;
}

async function detach(tracer: ChildProcess): Promise<void> {
  tracer.kill('SIGINT');
  await once(tracer, 'exit');
}

/** Reads the trace in its order: an answer counts as unsynced if log pages were written after the last sync. */
function judge(trace: string): { answers: number; unsynced: number } {
  let isDirty = false;
  let sawWrite = false;
  let answers = 0;
  let unsynced = 0;
  for (const line of trace.split('\n')) {
    if (/pwrite64\(.*-wal>/.test(line)) {
      isDirty = true;
      sawWrite = true;
    } else if (/f(data)?sync\(.*-wal>/.test(line)) {
      isDirty = false;
    } else if (/"HTTP\/1\.1 [23]/.test(line)) {
      answers++;
      if (isDirty || !sawWrite) unsynced++;
      sawWrite = false;
    }
  }
  return { answers, unsynced };
}

// --- 2. kill -9 --------------------------------------------------------------------------------------------

/** What the clients were told. */
interface Acknowledged {
  contacts: Map<string, { name: string; email: string }>;
  /** Conversation id to the texts in order: what was said and what Carl answered. */
  transcripts: Map<string, string[]>;
  leads: Map<string, { conversationId: string; name: string }>;
  /** Requests that were cut off: sent again with the same key after the restart. */
  unanswered: (() => Promise<void>)[];
}

async function killRepeatedly(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const told: Acknowledged = {
    contacts: new Map(),
    transcripts: new Map(),
    leads: new Map(),
    unanswered: [],
  };
  const url = { current: '' };
  let faults = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const server = await startShop({ DATA_DIR: dataDir });
    url.current = server.url;
    for (const again of told.unanswered.splice(0)) await again();
    const running = { on: true };
    const clients = Array.from({ length: CLIENTS }, (_, client) =>
      talk(url, `${kill}-${client}`, told, running),
    );
    await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 1200));
    server.process.kill('SIGKILL');
    await once(server.process, 'exit');
    running.on = false;
    await Promise.all(clients);
    faults += check(dataDir, told);
  }
  console.log(
    `\n${KILLS} times kill -9 under load: ${told.contacts.size} quote forms, ${told.leads.size} leads and ` +
      `${[...told.transcripts.values()].reduce((sum, texts) => sum + texts.length, 0)} messages acknowledged, ${faults} faults`,
  );
  if (faults > 0) process.exitCode = 1;
}

/** One client: quote forms, then a conversation with a lead, one request at a time until the server is gone. */
async function talk(
  url: { current: string },
  name: string,
  told: Acknowledged,
  running: { on: boolean },
): Promise<void> {
  const attempt = async (path: string, body: object, onAnswer: (answer: Answer) => void) => {
    const key = crypto.randomUUID();
    const send = async () => {
      const answer = await post(url.current, path, body, key);
      if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}`);
      onAnswer(answer);
    };
    try {
      await send();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      running.on = false;
      told.unanswered.push(send);
    }
  };
  for (let n = 0; running.on; n++) {
    const mark = `${name}-${n}`;
    const form = contact(mark);
    await attempt('/api/contact', form, ({ body }) => told.contacts.set(String(body.id), form));
    const conversationId = running.on ? await startChat(url.current).catch(() => undefined) : undefined;
    if (!conversationId) return;
    for (const message of [
      `${n + 2} shirts for ${mark}`,
      'two colors on the front',
      'What would that cost?',
    ]) {
      if (!running.on) return;
      await attempt('/api/chat/message', { conversationId, message }, ({ body }) => {
        const transcript = told.transcripts.get(conversationId) ?? [];
        told.transcripts.set(conversationId, [...transcript, message, String(body.response)]);
      });
    }
    if (!running.on) return;
    const lead = leadForm(conversationId, mark);
    await attempt('/api/chat/lead', lead, ({ body }) =>
      told.leads.set(String(body.leadId), { conversationId, name: lead.name }),
    );
  }
}

/** Compares the database file with what was acknowledged; prints and counts what differs. */
function check(dataDir: string, told: Acknowledged): number {
  const db = new Database(sqliteFile(dataDir));
  const faults: string[] = [];
  const integrity = db.pragma('integrity_check', { simple: true });
  if (integrity !== 'ok') faults.push(`integrity_check: ${String(integrity)}`);
  const contacts = readById<{ name: string; email: string }>(db, 'contact_submissions');
  for (const [id, { name, email }] of told.contacts) {
    const row = contacts.get(id);
    if (row?.name !== name || row.email !== email) faults.push(`quote form ${id} is lost or altered`);
  }
  if (new Set([...contacts.values()].map((row) => row.email)).size !== contacts.size)
    faults.push('a quote form is doubled');
  const leads = readById<{ conversation_id: string; name: string }>(db, 'chat_leads');
  for (const [id, { conversationId, name }] of told.leads) {
    const row = leads.get(id);
    if (row?.name !== name || row.conversation_id !== conversationId)
      faults.push(`lead ${id} is lost or altered`);
  }
  if (new Set([...leads.values()].map((row) => row.conversation_id)).size !== leads.size)
    faults.push('a lead is doubled');
  const said = db.prepare('SELECT content FROM chat_messages WHERE conversation_id = ? ORDER BY seq').pluck();
  for (const [id, texts] of told.transcripts) {
    const stored = (said.all(id) as string[]).slice(1);
    if (texts.some((text, index) => stored[index] !== text)) faults.push(`conversation ${id} differs`);
    if (
      new Set(stored.filter((_, index) => index % 2 === 0)).size !== Math.ceil(stored.length / 2) &&
      stored.length <= 6
    ) {
      faults.push(`conversation ${id} holds a message twice`);
    }
  }
  db.close();
  for (const fault of faults) console.log(fault);
  return faults.length;
}

function readById<Row>(db: Database.Database, table: string): Map<string, Row> {
  const rows = db.prepare<[], Row & { id: string }>(`SELECT * FROM ${table}`).all();
  return new Map(rows.map((row) => [row.id, row]));
}
