// The desk's search in 200,000 leads, beside the first page of their list.
import { randomUUID } from 'node:crypto';
import Database from 'better-sqlite3';
import { sqliteFile } from '../../src/storage/dialect/sqlite.ts';
import { openStorage } from '../../src/storage/open-storage.ts';
import { median } from './processes.ts';

const LEADS = 200_000;
const RUNS = 50;
const WORDS = 5000;

const SEARCHES: [what: string, q: string | undefined][] = [
  ['first page of the list', undefined],
  ['a word of every lead', 'shirts'],
  ['a word of one lead in 5,000', 'w0042x'],
  ['a name and a word', 'ana w0042x'],
  ['a word of one lead', 'only'],
  ['the end of a phone number', '555-4242'],
  ['two letters', 'w0'],
  ['a word of none', 'nowhere'],
  ['two letters of none', 'zq'],
];

/** Prints the median time of a page of 50 in milliseconds, and its ratio to the first page of the whole list. */
export async function benchLeadSearch(dataDir: string): Promise<void> {
  console.log(`\nSearch in ${LEADS.toLocaleString('en-US')} leads (ms, medians; ratio to the list)`);
  await (await openStorage({ dataDir })).close();
  fill(sqliteFile(dataDir));
  const storage = await openStorage({ dataDir });
  let floor = 0;
  for (const [what, q] of SEARCHES) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const startedAt = performance.now();
      await storage.leads.list({ limit: 50, ...(q !== undefined && { q }) });
      times.push(performance.now() - startedAt);
    }
    floor ||= median(times);
    const figures = [median(times).toFixed(2), (median(times) / floor).toFixed(1)];
    console.log(`${what.padEnd(30)}${figures.map((figure) => figure.padStart(8)).join('')}`);
  }
  await storage.close();
}

function fill(file: string): void {
  const db = new Database(file);
  db.pragma('synchronous = OFF');
  const lead = db.prepare(
    `insert into leads (id, source, name, service, details, confirmed, reply_due_at, created_at, touched_at, search)
     values (?, 'quote_form', ?, 'Screen Printing', ?, 1, ?, ?, ?, ?)`,
  );
  const names = ['Ana', 'Bob', 'Cleo', 'Dana'];
  db.transaction(() => {
    for (let n = 0; n < LEADS; n++) {
      const name = names[n % names.length] ?? '';
      const at = new Date(Date.UTC(2024, 0, 1) + n * 60_000).toISOString();
      const words = Array.from({ length: 20 }, (_, index) => wordOf(n * 7 + index * index));
      const details = `${n % 400} shirts, ${words.join(' ')}${n === LEADS / 2 ? ' only' : ''}`;
      const search = `${name} lead${n}@x.example screen printing ${details}\n1816555${4242 + (n % 5000)}`;
      lead.run(randomUUID(), name, details, at, at, at, search.toLowerCase());
    }
  })();
  db.close();
}

const wordOf = (n: number): string => `w${String(n % WORDS).padStart(4, '0')}x`;
