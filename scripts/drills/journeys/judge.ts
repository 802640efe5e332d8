// Compares what is stored, and what was mailed, with what the journeys were promised.
import Database from 'better-sqlite3';
import { sqliteFile } from '../../../src/storage/dialect/sqlite.ts';
import type { Arrival } from '../sinks.ts';
import type { Journey, Promised } from './journey.ts';

interface Row {
  lead_id: string;
  seq: number;
  kind: string;
  who: string;
  name: string | null;
  version: number | null;
  data: string;
  created_at: string;
}

export const openDatabase = (dataDir: string): Database.Database =>
  new Database(sqliteFile(dataDir), { readonly: true });

/** After a kill, in the middle of it all: every promise so far is kept, and the file is whole. */
export function judgeKept(dataDir: string, journeys: readonly Journey[]): string[] {
  // Writable, so that SQLite takes in what the killed server left in its log.
  const db = new Database(sqliteFile(dataDir));
  const faults = integrityOf(db);
  const events = Map.groupBy(readEvents(db), ({ lead_id }) => lead_id);
  for (const { leadId, promised } of journeys)
    for (const one of promised)
      if (!(events.get(leadId) ?? []).some((row) => isFor(row, one)))
        faults.push(`lead ${leadId} lacks ${tell(one)}, which was acknowledged`);
  db.close();
  return faults;
}

/** At the end; prints how much there is. */
export function judgeStored(dataDir: string, journeys: readonly Journey[]): string[] {
  const db = openDatabase(dataDir);
  const faults = integrityOf(db);
  const rows = readEvents(db);
  const events = Map.groupBy(rows, ({ lead_id }) => lead_id);
  for (const journey of journeys) faults.push(...judgeEvents(events.get(journey.leadId) ?? [], journey));
  const leads = db.prepare('SELECT id FROM leads').pluck().all() as string[];
  if (leads.length !== journeys.length)
    faults.push(`${leads.length} leads are stored of ${journeys.length} requests`);
  const links = db.prepare('SELECT count(*) FROM job_links WHERE ended_at IS NULL').pluck().get();
  if (links !== leads.length) faults.push(`${leads.length} leads have ${String(links)} open links`);
  faults.push(...judgeOutbox(db, leads));
  db.close();
  console.log(`  events stored: ${countedBy(rows.map(({ kind }) => kind))}`);
  return faults;
}

/** Whole, in order, nothing twice and nothing that nobody was promised. */
function judgeEvents(rows: readonly Row[], { leadId, promised }: Journey): string[] {
  const faults: string[] = [];
  if (rows.some(({ seq }, index) => seq !== index + 1)) faults.push(`lead ${leadId}: the numbers have a gap`);
  if (rows.some(({ created_at }, index) => created_at < (rows[index - 1]?.created_at ?? '')))
    faults.push(`lead ${leadId}: the times go back`);
  const left = [...rows];
  const inOrder: Promised[] = [];
  for (const one of promised) {
    const index = left.findIndex((row) => isFor(row, one));
    if (index < 0) faults.push(`lead ${leadId} lacks ${tell(one)}`);
    else left.splice(index, 1);
  }
  for (const row of left)
    faults.push(`lead ${leadId} holds ${row.kind} ${row.version ?? row.data} once more`);
  for (const row of rows) {
    const one = promised.find((promise) => isFor(row, promise));
    if (one) inOrder.push(one);
  }
  if (inOrder.some(({ part }, index) => part < (inOrder[index - 1]?.part ?? 0)))
    faults.push(`lead ${leadId}: what came later is told first`);
  return faults;
}

const CHANNELS = ['email', 'proof', 'quote', 'receipt', 'reply'];

/** One row for each way that a job was told by, and for each reply: what is told again is the same row, queued anew. */
function judgeOutbox(db: Database.Database, leads: readonly string[]): string[] {
  const faults: string[] = [];
  const rows = db.prepare('SELECT lead_id, channel, about, state, error FROM outbox').all() as {
    lead_id: string;
    channel: string;
    about: string;
    state: string;
    error: string | null;
  }[];
  const byLead = Map.groupBy(rows, ({ lead_id }) => lead_id);
  for (const id of leads) {
    const own = byLead.get(id) ?? [];
    const channels = [...new Set(own.map(({ channel }) => channel))].toSorted();
    if (new Set(own.map(({ channel, about }) => `${channel} ${about}`)).size < own.length)
      faults.push(`lead ${id} is queued twice for one thing`);
    if (String(channels) !== String(CHANNELS)) faults.push(`lead ${id} is queued for ${String(channels)}`);
  }
  for (const { lead_id, channel, state, error } of rows) {
    // A customer can be quicker than the mail: then there is nothing to say yes to any more.
    const isLate = /^(?:The quote was no longer open|No proof waited any more)/.test(error ?? '');
    if (state !== 'sent' && !isLate) faults.push(`lead ${lead_id}: ${channel} is ${state}, ${error}`);
  }
  console.log(`  outbox: ${countedBy(rows.map(({ channel, state }) => `${channel} ${state}`))}`);
  return faults;
}

/** Each word of a customer reached the shop, unless the shop had answered, or sent a version, before its mail left. */
export function judgeMails(arrivals: readonly Arrival[], journeys: readonly Journey[]): string[] {
  const faults: string[] = [];
  const accepted = arrivals.filter(({ isAccepted }) => isAccepted);
  const byPerson = Map.groupBy(accepted, ({ about }) => about);
  for (const { leadId, email, promised } of journeys) {
    const mine = byPerson.get(email) ?? [];
    const toShop = mine.filter(({ channel }) => channel === 'email');
    const answers = promised.filter(({ kind, who }) => who === 'shop' && kind !== 'status');
    const answeredIn = Math.max(...answers.map(({ part }) => part));
    for (const one of promised) {
      if (one.who !== 'customer' || !TOLD.has(one.kind) || one.part <= answeredIn) continue;
      if (!toShop.some(({ mail }) => isTold(mail?.text ?? '', one)))
        faults.push(`lead ${leadId}: no mail tells the shop of ${tell(one)}`);
    }
    for (const one of promised) {
      if (one.who !== 'shop' || one.kind !== 'message') continue;
      if (!mine.some(({ channel, mail }) => channel === 'receipt' && mail?.text?.includes(one.text)))
        faults.push(`lead ${leadId}: no mail tells the customer of ${tell(one)}`);
    }
    const subjects = mine
      .filter(({ channel }) => channel === 'receipt')
      .map(({ mail }) => mail?.subject ?? '');
    if (!subjects.some((subject) => subject.startsWith('We have your request')))
      faults.push(`lead ${leadId}: no receipt`);
  }
  faults.push(...sharedIds(accepted));
  const ids = new Set(accepted.map(({ mail }) => mail?.messageId));
  console.log(`  ${accepted.length} mails accepted, ${accepted.length - ids.size} of them repeats`);
  return faults;
}

const TOLD = new Set(['message', 'quote_accepted', 'proof_commented', 'proof_changes', 'proof_approved']);

const isTold = (mail: string, { kind, version, text }: Promised): boolean =>
  kind === 'quote_accepted' || kind === 'proof_approved'
    ? new RegExp(`I a\\w+ (?:quote|proof) ${version}\\b`).test(mail) && mail.includes(text)
    : mail.includes(text);

/** Mail programs show one mail of those that share an id. */
function sharedIds(mails: readonly Arrival[]): string[] {
  const byId = Map.groupBy(mails, ({ mail }) => mail?.messageId ?? '');
  return [...byId].flatMap(([id, same]) => {
    const subjects = new Set(same.map(({ mail }) => mail?.subject));
    return subjects.size > 1 ? [`one id for ${[...subjects].join(' and ')}: ${id}`] : [];
  });
}

function integrityOf(db: Database.Database): string[] {
  const found = db.pragma('integrity_check', { simple: true });
  const keys = db.pragma('foreign_key_check') as unknown[];
  return [
    ...(found === 'ok' ? [] : [`integrity_check: ${String(found)}`]),
    ...(keys.length === 0 ? [] : [`foreign_key_check: ${keys.length} rows`]),
  ];
}

const readEvents = (db: Database.Database): Row[] =>
  db.prepare('SELECT * FROM job_events ORDER BY lead_id, seq').all() as Row[];

function isFor(row: Row, { kind, who, version, text, seq }: Promised): boolean {
  const { text: said, stage, status } = JSON.parse(row.data) as Record<string, string | undefined>;
  const isSame = row.kind === kind && row.who === who && row.version === version;
  const words =
    kind === 'quote_accepted' || kind === 'proof_approved' ? row.name : (said ?? stage ?? status ?? '');
  return isSame && words === text && (seq === undefined || seq === row.seq);
}

const tell = ({ kind, version, text }: Promised): string => `${kind} ${version ?? ''} "${text}"`;

function countedBy(names: string[]): string {
  const counts = [...Map.groupBy(names, (name) => name)].map(([name, all]) => `${all.length} ${name}`);
  return counts.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).join(', ');
}
