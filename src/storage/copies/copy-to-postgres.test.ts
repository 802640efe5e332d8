// The whole SQLite database in PostgreSQL: no table forgotten, no row changed, nothing half done.
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTick } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase, type StorageLocation } from '../dialect/open-database.ts';
import type { Storage } from '../storage.ts';
import {
  answerToKeep,
  chatLead,
  contact,
  HOUR_MS,
  item,
  later,
  mailToTake,
  NOON,
  saveLead,
} from '../testing/samples.ts';
import { useTestStorage } from '../testing/use-test-storage.ts';
import { copyToPostgres } from './copy-to-postgres.ts';

describe('copying SQLite to PostgreSQL', () => {
  const sqlite = useTestStorage('sqlite');
  const postgres = useTestStorage('postgres');

  async function createLocations() {
    const [from, to] = [await sqlite.createEmptyLocation(), await postgres.createEmptyLocation()];
    if (!('dataDir' in from) || !('databaseUrl' in to)) throw new Error('The engines are mixed up.');
    return { from, to, copy: () => copyToPostgres(from.dataDir, to.databaseUrl) };
  }

  it('brings every row of every table over as it is', async () => {
    const { from, to, copy } = await createLocations();
    await fill(await sqlite.open(from));
    const counts = await copy();
    const [before, after] = [await readAll(from, SQLITE_TABLES), await readAll(to, POSTGRES_TABLES)];
    expect(Object.keys(before)).toContain('chat_messages');
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
    expect(after).toEqual(before);
    expect(counts).toEqual(
      Object.fromEntries(Object.entries(before).map(([name, rows]) => [name, rows.length])),
    );
  });

  it('gives a database that works like any other', async () => {
    const { from, to, copy } = await createLocations();
    const source = await sqlite.open(from);
    await fill(source);
    await copy();
    const target = await postgres.open(to);
    const all = { limit: 200 };
    expect(await target.leads.list(all)).toEqual(await source.leads.list(all));
    expect(await target.conversations.list(all)).toEqual(await source.conversations.list(all));
    await target.contacts.save(contact());
    expect(await target.leads.count()).toBe((await source.leads.count()) + 1);
  });

  it('takes more rows than go into one statement', async () => {
    const { from, to, copy } = await createLocations();
    const source = await sqlite.open(from);
    await Promise.all(Array.from({ length: 1200 }, (_, index) => source.rateLimits.hit(`${index}`, 1, NOON)));
    expect(await copy()).toMatchObject({ rate_limits: 1200, users: 0 });
    expect((await readAll(to, POSTGRES_TABLES)).rate_limits).toHaveLength(1200);
  });

  it('copies one moment while a server goes on writing', async () => {
    const { from, to, copy } = await createLocations();
    const source = await sqlite.open(from);
    await Promise.all(Array.from({ length: 300 }, () => saveLead(source)));
    const writing = { isOn: true };
    const writer = (async () => {
      // With a breath in between, as requests have: the copy needs the lock for a moment, to look at the schema.
      for (; writing.isOn; await nextTick()) await saveLead(source);
    })();
    const counts = await copy();
    writing.isOn = false;
    await writer;
    expect(counts.leads).toBeGreaterThanOrEqual(300);
    expect(await source.leads.count()).toBeGreaterThan(counts.leads ?? 0);
    const { chat_conversations = [], chat_messages = [] } = await readAll(to, POSTGRES_TABLES);
    const messages = Map.groupBy(chat_messages, (row) => row.conversation_id);
    for (const { id, message_count } of chat_conversations)
      expect(messages.get(id)).toHaveLength(Number(message_count));
  });

  it.each([
    ['a user', (storage: Storage) => storage.users.setPassword('owner', 'hash', NOON)],
    ['a lead', (storage: Storage) => storage.contacts.save(contact())],
  ])('refuses a database that holds %s, and leaves it as it is', async (_what, store) => {
    const { from, to, copy } = await createLocations();
    await fill(await sqlite.open(from));
    await store(await postgres.open(to));
    const before = await readAll(to, POSTGRES_TABLES);
    await expect(copy()).rejects.toThrow(/not empty: it has 1 rows in (users|leads)/);
    expect(await readAll(to, POSTGRES_TABLES)).toEqual(before);
  });

  it('copies once when asked twice at once', async () => {
    const { from, to, copy } = await createLocations();
    await fill(await sqlite.open(from));
    const results = await Promise.allSettled([copy(), copy()]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await readAll(to, POSTGRES_TABLES)).users).toHaveLength(1);
  });

  it('names a row that PostgreSQL cannot hold, and copies nothing then', async () => {
    const { from, to, copy } = await createLocations();
    const source = await sqlite.open(from);
    const requests = Array.from({ length: 700 }, () => contact());
    const odd = contact({ details: 'a\0b' });
    await Promise.all(requests.toSpliced(333, 0, odd).map((request) => source.contacts.save(request)));
    await expect(copy()).rejects.toThrow(
      `PostgreSQL refuses the row of leads with id ${odd.id}: invalid byte`,
    );
    const after = await readAll(to, POSTGRES_TABLES);
    expect(Object.values(after).flat()).toEqual([]);
  });

  it('asks for a database to copy, and makes none', async () => {
    const { from, to } = await createLocations();
    if (!('dataDir' in from)) throw new Error('No folder.');
    const missing = join(from.dataDir, 'missing');
    await expect(copyToPostgres(missing, to.databaseUrl)).rejects.toThrow(/There is no database .*missing/);
    expect(existsSync(missing)).toBe(false);
  });
});

/** At least one row in every table. */
async function fill(storage: Storage): Promise<void> {
  await storage.users.setPassword('owner', 'hash', NOON);
  const userId = (await storage.users.find('owner'))?.id ?? '';
  await storage.sessions.start({ tokenHash: 'hash', userId, now: NOON, expiresAt: later(HOUR_MS) });
  await storage.secondSteps.setRecoveryCodes(userId, ['hash']);
  const passkey = { id: 'key', userId, name: 'Pixel 8', publicKey: 'a2V5', counter: 4_000_000_000 };
  await storage.passkeys.add({ ...passkey, transports: ['internal'], createdAt: NOON.toISOString() });
  await storage.passkeys.saveChallenge('hash', userId, later(HOUR_MS));
  const invitation = { id: 'invited', name: 'Theo', role: 'staff' as const, invitedBy: 'owner' };
  const times = { createdAt: NOON.toISOString(), expiresAt: later(HOUR_MS).toISOString() };
  await storage.invitations.save({ ...invitation, ...times, tokenHash: 'hash' });
  const nobody = { who: null, about: null, detail: null, network: null };
  await storage.audit.add({ actor: 'command_line', what: 'joined', isRefused: false, ...nobody }, NOON);
  const device = {
    userId,
    endpoint: 'https://push.example/1',
    p256dh: 'key',
    auth: 'key',
    browser: 'Chrome',
  };
  const subscriptionId = await storage.push.save(
    { id: randomUUID(), ...device, told: 'requests', showsNames: true },
    NOON,
  );
  await storage.push.expectReceipt({ tokenHash: 'hash', subscriptionId, lineId: null, now: NOON });
  await storage.alerts.note({ id: randomUUID(), kind: 'test', channel: 'push', result: 'failed' }, NOON);
  await storage.alerts.setChannel({ channel: 'push', state: 'broken', reason: 'no' }, NOON);
  await storage.alerts.claim('test 2026-03-04', NOON);
  await storage.visits.add([{ day: '2026-03-04', page: 'home', count: 3 }]);
  await storage.rateLimits.hit('203.0.113.7', HOUR_MS, NOON);
  await storage.knownAddresses.add('203.0.113.7', NOON);
  const answer = { id: randomUUID(), question: 'Wifi?', text: 'Yes.', language: 'en' as const, until: null };
  const written = { createdAt: NOON.toISOString(), changedAt: NOON.toISOString(), changedBy: 'owner' };
  await storage.questions.saveAnswer({ ...answer, ...written, means: ['wlan'], endedAt: null }, []);
  const text = 'Zoë “said”\n\t\\ 48 🖨️ \u202eright to left';
  const items = [item({ wording: text }), item({ id: '2', options: { [text]: text } })];
  const lead = chatLead({ name: text, details: text, items, notify: ['email', 'receipt'] });
  await saveLead(storage, lead, { answer: () => answerToKeep() });
  const [talk] = (await storage.conversations.list({ limit: 1 })).items;
  await storage.live.appear(talk?.id ?? '', { seenUntil: later(HOUR_MS), page: '/services' });
  const link = { leadId: lead.id, person: 'customer' };
  for (const number of [1, 2])
    await storage.job.addLink({ ...link, number, tokenHash: `${number}`, now: NOON });
  const said = { kind: 'message', who: 'customer', name: text, version: null } as const;
  const add = [{ ...said, data: { text } }];
  for (const _ of 'ab') await storage.job.decide(lead.id, () => ({ add, result: null }), NOON);
  const reply = { id: randomUUID(), leadId: lead.id, channel: 'email' as const, text, by: 'owner' };
  const planned = { ...reply, withEstimate: true, quoteVersion: 2, attachments: [], answered: false };
  await storage.replies.plan({ ...planned, sendAt: later(HOUR_MS).toISOString() }, { now: NOON });
  await storage.mails.lease({ mailbox: 'box', by: 'server', leaseMs: HOUR_MS, now: NOON });
  await storage.mails.take(mailToTake({ text, subject: text }), NOON);
  await storage.contacts.save(contact({ details: null, notify: ['webhook'] }));
  await storage.artwork.add({
    id: randomUUID(),
    conversationId: null,
    keyHash: 'hash',
    name: text,
    bytes: 250_000_000,
    sha256: null,
    now: NOON,
  });
}

const SQLITE_TABLES = sql<{ name: string }>`select name from sqlite_schema where type = 'table'`;
const POSTGRES_TABLES = sql<{ name: string }>`
  select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE'`;

/** Every table's rows, but those of the migrator's own, SQLite's and its search's, in an order of their own. */
async function readAll(location: StorageLocation, tables: typeof SQLITE_TABLES) {
  const { read, close } = await openDatabase(location);
  try {
    const content: Record<string, Record<string, unknown>[]> = {};
    for (const { name } of (await tables.execute(read)).rows) {
      if (/^(kysely|sqlite|lead_rows|lead_trigrams)(_|$)/.test(name)) continue;
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(read);
      content[name] = rows.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
    }
    return content;
  } finally {
    await close();
  }
}
