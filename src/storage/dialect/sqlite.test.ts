// What every connection to the SQLite file is set to, and who may read the file.
import { copyFile, mkdir, mkdtemp, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHealth } from '../health.ts';
import type { Database, Tables } from '../tables.ts';
import { createDatabase, openDatabase } from './open-database.ts';
import { sqliteFile } from './sqlite.ts';

let folder: string;
let dataDir: string;
let database: Database;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boldwork-sqlite-'));
  dataDir = join(folder, 'new', 'data');
  database = await openDatabase({ dataDir });
});

afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

describe('an SQLite file', () => {
  it('is set to survive a power cut, on both connections, opened first or again', async () => {
    expect(await settingsOfBoth()).toEqual([FULL, FULL]);
    await database.close();
    database = await openDatabase({ dataDir });
    expect(await settingsOfBoth()).toEqual([FULL, FULL]);
  });

  it('is set so beside another process that has it open', async () => {
    const second = await openDatabase({ dataDir });
    await database.close();
    database = second;
    expect(await settingsOfBoth()).toEqual([FULL, FULL]);
  });

  it('is read and written by its owner alone', async () => {
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
    await database.write.transaction().execute((transaction) => sql`create table t (x)`.execute(transaction));
    for (const suffix of ['', '-wal', '-shm']) {
      expect((await stat(sqliteFile(dataDir) + suffix)).mode & 0o777).toBe(0o600);
    }
  });

  it('does not tell of what was deleted', async () => {
    const secret = 'dana@example.com ';
    const isInFile = async () => {
      await database.close();
      const isIn = (await readFile(sqliteFile(dataDir))).includes(secret);
      database = await openDatabase({ dataDir });
      return isIn;
    };
    const write = (query: RawBuilder<unknown>) =>
      database.write.transaction().execute((transaction) => query.execute(transaction));
    for (const length of [1, 100, 10_000]) {
      await write(sql`insert into rate_limits values (${`${length}`}, 1, ${secret.repeat(length)})`);
    }
    expect(await isInFile()).toBe(true);
    await write(sql`delete from rate_limits`);
    expect(await isInFile()).toBe(false);
  });

  it('holds what was written when the log is lost, once that was folded', async () => {
    const count = async () =>
      (await sql<{ n: number }>`select count(*) as n from rate_limits`.execute(database.read)).rows[0]?.n;
    const write = (key: string) =>
      database.write
        .transaction()
        .execute((transaction) => sql`insert into rate_limits values (${key}, 1, '')`.execute(transaction));
    const logSize = async () => (await stat(`${sqliteFile(dataDir)}-wal`)).size;
    await write('a');
    expect(await logSize()).toBeGreaterThan(0);
    await database.foldLog({ idleMs: 60_000, latestMs: 60_000 });
    expect(await logSize()).toBeGreaterThan(0);
    await database.foldLog({ idleMs: 60_000, latestMs: 0 });
    expect(await logSize()).toBe(0);

    await write('b');
    const soon = { idleMs: 30, latestMs: 60_000 };
    await new Promise((resolve) => setTimeout(resolve, 40));
    // Looks for what is not there.
    await database.write.transaction().execute((transaction) => sql`delete from visits`.execute(transaction));
    await database.foldLog(soon);
    expect(await logSize()).toBe(0);
    await write('c');
    await database.foldLog({ idleMs: 0, latestMs: 60_000 });
    expect(await count()).toBe(3);
    // As a crash that takes the log along leaves it.
    const copy = join(folder, 'copy');
    await mkdir(copy);
    await copyFile(sqliteFile(dataDir), sqliteFile(copy));
    await database.close();
    database = await openDatabase({ dataDir: copy });
    expect(await count()).toBe(3);
  });

  it('is found damaged, and says where', async () => {
    await database.write.transaction().execute(async (transaction) => {
      for (let n = 0; n < 200; n++)
        await sql`insert into rate_limits values (${`${n}`.repeat(50)}, 1, '')`.execute(transaction);
    });
    await database.foldLog({ idleMs: 0, latestMs: 0 });
    expect(await database.check()).toEqual([]);
    const file = await open(sqliteFile(dataDir), 'r+');
    const { size } = await file.stat();
    for (let at = size - 8 * 4096; at < size; at += 4096) await file.write(Buffer.alloc(64, 0xff), 0, 64, at);
    await file.close();
    const health = createHealth(database);
    expect((await health.check()).length).toBeGreaterThan(0);
    expect(await health.read()).toMatchObject({
      state: 'damaged',
      detail: expect.stringContaining("The database's file is damaged: "),
    });
  });

  it.each([
    ['its file', () => sqliteFile(dataDir)],
    ['its folder', () => dataDir],
  ] as const)('takes nothing while %s is moved away, and goes on where it is back', async (_, place) => {
    const look = () => createHealth(database).read();
    const write = () =>
      database.write
        .transaction()
        .execute((transaction) => sql`insert into rate_limits values ('a', 1, '')`.execute(transaction));
    await rename(place(), join(folder, 'elsewhere'));
    const gone = "The database's file is gone from its place (ENOENT).";
    expect(await look()).toMatchObject({ state: 'failing', fault: 'gone', detail: gone });
    await expect(write()).rejects.toThrow(gone);
    expect(await database.read.selectFrom('visits').selectAll().execute()).toEqual([]);
    await rename(join(folder, 'elsewhere'), place());
    expect(await look()).toMatchObject({ state: 'ok' });
    await write();
  });

  it('takes nothing while another is in its place', async () => {
    await rename(sqliteFile(dataDir), join(folder, 'elsewhere'));
    await copyFile(join(folder, 'elsewhere'), sqliteFile(dataDir));
    expect(await createHealth(database).read()).toMatchObject({ state: 'failing', fault: 'gone' });
  });

  it('tells nothing of a disk that cannot be seen', async () => {
    await rename(dataDir, join(folder, 'elsewhere'));
    expect(await database.diskSpace()).toBeNull();
  });

  it.each([
    ['unwritable', 'The disk cannot be written (SQLITE_CANTOPEN).', (file: string) => mkdir(file)],
    [
      'damaged',
      "The database's file is damaged (SQLITE_NOTADB).",
      (file: string) => writeFile(file, 'torn '.repeat(1000)),
    ],
  ] as const)('that cannot be opened, being %s, tells so until it can', async (fault, detail, make) => {
    const other = join(folder, 'other');
    await mkdir(other);
    await make(sqliteFile(other));
    const closed = createDatabase({ dataDir: other });
    await expect(closed.open()).rejects.toThrow(detail);
    expect(await createHealth(closed).read()).toMatchObject({ state: 'failing', fault, detail });
    await expect(closed.read.selectFrom('visits').selectAll().execute()).rejects.toThrow(detail);
    await rm(sqliteFile(other), { recursive: true });
    await closed.open();
    expect(await createHealth(closed).read()).toMatchObject({ state: 'ok' });
    await closed.close();
  });

  it('is not written through the reading connection', async () => {
    await expect(sql`delete from users`.execute(database.read)).rejects.toThrow('SQLITE_READONLY');
    await expect(database.read.transaction().execute(async () => {})).rejects.toThrow('single queries only');
  });

  it('is read without seeing what is not yet committed', async () => {
    const count = () => sql<{ n: number }>`select count(*) as n from rate_limits`.execute(database.read);
    await database.write.transaction().execute(async (transaction) => {
      await sql`insert into rate_limits values ('a', 1, '')`.execute(transaction);
      expect((await count()).rows).toEqual([{ n: 0 }]);
    });
    expect((await count()).rows).toEqual([{ n: 1 }]);
  });
});

const FULL = { journal_mode: 'wal', synchronous: 2, foreign_keys: 1 };

async function settingsOfBoth(): Promise<Record<string, unknown>[]> {
  const written = database.write.transaction().execute((transaction) => settingsOf(transaction));
  return [await settingsOf(database.read), await written];
}

async function settingsOf(db: Kysely<Tables>): Promise<Record<string, unknown>> {
  const settings: Record<string, unknown> = {};
  for (const name of Object.keys(FULL)) {
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db);
    Object.assign(settings, rows[0]);
  }
  return settings;
}
