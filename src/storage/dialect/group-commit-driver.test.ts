// Transactions that arrive together share a commit, and still each of them succeeds or fails by itself.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTick, setTimeout as sleep } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import fc from 'fast-check';
import { Kysely, sql, type Transaction } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GroupCommitDriver } from './group-commit-driver.ts';
import { DrivenSqliteDialect } from './sqlite.ts';

interface Notes {
  notes: { id: number; text: string };
}

let folder: string;
let writer: BetterSqlite3.Database;
/** Another process, as far as SQLite can tell. */
let other: BetterSqlite3.Database;
let db: Kysely<Notes>;
/** Statements as SQLite runs them. */
let log: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boldwork-group-commit-'));
  log = [];
  writer = new BetterSqlite3(join(folder, 'test.sqlite'), {
    timeout: 0,
    verbose: (statement) => log.push(String(statement)),
  });
  writer.pragma('journal_mode = wal');
  writer.pragma('foreign_keys = on');
  writer.exec('create table notes (id integer primary key, text text not null)');
  writer.exec(
    'create table owned (note integer not null references notes (id) deferrable initially deferred)',
  );
  other = new BetterSqlite3(join(folder, 'test.sqlite'), { timeout: 0 });
  db = new Kysely({ dialect: new DrivenSqliteDialect(new GroupCommitDriver(writer)) });
  log.length = 0;
});

afterEach(async () => {
  await db.destroy();
  writer.close();
  other.close();
  rmSync(folder, { recursive: true });
});

describe('the group-commit driver', () => {
  it('commits once for all that arrive together', async () => {
    await Promise.all(range(20).map((id) => write((trx) => insert(trx, id))));
    expect(stored()).toEqual(range(20));
    expect(log.filter((statement) => statement === 'commit')).toHaveLength(1);
    expect(log.filter((statement) => statement === 'begin immediate')).toHaveLength(1);
  });

  it('commits again for one that comes later', async () => {
    await write((trx) => insert(trx, 1));
    await write((trx) => insert(trx, 2));
    expect(log.filter((statement) => statement === 'commit')).toHaveLength(2);
  });

  it('answers nobody before the commit', async () => {
    await Promise.all(range(5).map((id) => write((trx) => insert(trx, id)).then(() => log.push('answered'))));
    expect(log.indexOf('answered')).toBeGreaterThan(log.indexOf('commit'));
    expect(log.indexOf('commit')).toBeGreaterThan(0);
  });

  it('returns what the transaction returns', async () => {
    expect(await write(async () => 'value')).toBe('value');
  });

  it('lets one that fails fail alone, whatever made it fail', async () => {
    writer.exec("insert into notes values (0, 'there')");
    const results = await Promise.allSettled([
      write((trx) => insert(trx, 1)),
      write((trx) => insert(trx, 0)),
      write((trx) => insert(trx, 2)),
      write(async (trx) => {
        await insert(trx, 3);
        throw new RangeError('late');
      }),
      write((trx) => sql`insert into nowhere values (1)`.execute(trx)),
      write((trx) => insert(trx, 4)),
    ]);
    expect(results.map((result) => result.status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    expect(results[1]).toMatchObject({ reason: { code: 'SQLITE_CONSTRAINT_PRIMARYKEY' } });
    expect(results[3]).toMatchObject({ reason: new RangeError('late') });
    expect(stored()).toEqual([0, 1, 2, 4]);
    expect(log.filter((statement) => statement === 'commit')).toHaveLength(1);
  });

  it('fails all who joined a batch that SQLite rolled back, and starts the next one clean', async () => {
    const results = await Promise.allSettled([
      write((trx) => insert(trx, 1)),
      write((trx) => insert(trx, 2)),
      write((trx) => loseAll(trx, 1)),
      write((trx) => insert(trx, 3)),
    ]);
    expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected', 'rejected', 'fulfilled']);
    expect(stored()).toEqual([3]);
    await write((trx) => insert(trx, 4));
    expect(stored()).toEqual([3, 4]);
  });

  it('fails all who joined when the commit fails, and starts the next one clean', async () => {
    const results = await Promise.allSettled([
      write((trx) => insert(trx, 1)),
      write((trx) => sql`insert into owned values (99)`.execute(trx)),
      write((trx) => insert(trx, 2)),
    ]);
    expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(results[0]).toMatchObject({ reason: { code: 'SQLITE_CONSTRAINT_FOREIGNKEY' } });
    expect(stored()).toEqual([]);
    await write((trx) => insert(trx, 3));
    expect(stored()).toEqual([3]);
  });

  it('lets nothing more be written in a transaction that was lost', async () => {
    const lost = write(async (trx) => {
      await insert(trx, 1);
      await loseAll(trx, 1).catch(() => {});
      await insert(trx, 2);
    });
    await expect(lost).rejects.toThrow('inside a transaction');
    const unaware = write(async (trx) => {
      await insert(trx, 1);
      await loseAll(trx, 1).catch(() => {});
    });
    await expect(unaware).rejects.toThrow('rolled this transaction back');
    expect(stored()).toEqual([]);
  });

  it('loses no answered write when the disk is full, and recovers', async () => {
    writer.pragma(`max_page_count = ${Number(writer.pragma('page_count', { simple: true })) + 20}`);
    const text = 'x'.repeat(3000);
    const answered: number[] = [];
    for (let batch = 0; batch < 6; batch++) {
      await Promise.allSettled(
        range(10).map((index) => {
          const id = batch * 10 + index;
          return write((trx) => insert(trx, id, text)).then(() => answered.push(id));
        }),
      );
    }
    expect(answered.length).toBeGreaterThan(0);
    expect(answered.length).toBeLessThan(60);
    expect(stored()).toEqual(answered.toSorted((a, b) => a - b));
    writer.pragma('max_page_count = 100000');
    await write((trx) => insert(trx, 1000, text));
    expect(stored()).toContain(1000);
  });

  it('stores exactly what it answered, whatever is mixed', async () => {
    const deed = fc.constantFrom(
      'store',
      'store',
      'store',
      'throw',
      'conflict',
      'wait',
      'lose all',
      'fail commit',
    );
    let nextId = 1;
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 30 }), async (deeds) => {
        await write(async (trx) => {
          await sql`delete from notes`.execute(trx);
          await insert(trx, 0);
        });
        const tried = deeds.map((what) => ({ what, id: nextId++ }));
        const results = await Promise.allSettled(
          tried.map(({ what, id }) =>
            write(async (trx) => {
              await insert(trx, id);
              if (what === 'throw') throw new RangeError('thrown');
              if (what === 'conflict') await insert(trx, 0);
              if (what === 'wait') await nextTick();
              if (what === 'lose all') await loseAll(trx, 0);
              if (what === 'fail commit') await sql`insert into owned values (-1)`.execute(trx);
            }),
          ),
        );
        const answered = tried
          .filter((_, index) => results[index]?.status === 'fulfilled')
          .map(({ id }) => id);
        expect(stored()).toEqual([0, ...answered]);
        const ownFault = tried.filter(({ what }) =>
          ['throw', 'conflict', 'lose all', 'fail commit'].includes(what),
        );
        expect(answered.filter((id) => ownFault.some((fault) => fault.id === id))).toEqual([]);
        if (deeds.every((what) => !['lose all', 'fail commit'].includes(what))) {
          expect(answered).toHaveLength(deeds.length - ownFault.length);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('refuses a query outside a transaction', async () => {
    await expect(insert(db, 1)).rejects.toThrow('inside a transaction');
    await expect(db.connection().execute((connection) => insert(connection, 1))).rejects.toThrow('inside');
    await write((trx) => insert(trx, 2));
    expect(stored()).toEqual([2]);
  });

  it('waits for another writer without holding up the event loop', async () => {
    other.exec('begin immediate');
    const writes = range(3).map((id) => write((trx) => insert(trx, id)));
    await sleep(20); // Runs on only because nothing blocks.
    other.exec('commit');
    await Promise.all(writes);
    expect(stored()).toEqual(range(3));
  });

  it('gives up when the other writer does not end, and works again once it has', async () => {
    other.exec('begin immediate');
    const results = await Promise.allSettled(range(3).map((id) => write((trx) => insert(trx, id))));
    other.exec('commit');
    expect(results).toMatchObject(range(3).map(() => ({ reason: { code: 'SQLITE_BUSY' } })));
    await write((trx) => insert(trx, 3));
    expect(stored()).toEqual([3]);
  });

  it('finishes what it has accepted before it closes', async () => {
    await write((trx) => insert(trx, 0));
    const writes = Promise.all([1, 2, 3, 4].map((id) => write((trx) => insert(trx, id))));
    await db.destroy();
    expect(stored()).toEqual(range(5));
    await writes;
    await expect(write((trx) => insert(trx, 5))).rejects.toThrow();
  });
});

function write<T>(body: (transaction: Transaction<Notes>) => Promise<T>): Promise<T> {
  return db.transaction().execute(body);
}

async function insert(transaction: Kysely<Notes>, id: number, text = 'text'): Promise<void> {
  await transaction.insertInto('notes').values({ id, text }).execute();
}

/** Makes SQLite roll back everything uncommitted, as a full disk may. */
async function loseAll(transaction: Kysely<Notes>, takenId: number): Promise<void> {
  await sql`insert or rollback into notes values (${takenId}, 'again')`.execute(transaction);
}

/** Ids of the committed notes, as another process sees them. */
function stored(): number[] {
  return other.prepare<[], number>('select id from notes order by id').pluck().all();
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
