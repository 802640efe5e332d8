// What was deleted is in no byte of the files, and somebody who reads meanwhile is waited for, but not for ever.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compactSqlite } from './compact-sqlite.ts';

let folder: string;
let file: string;
let db: BetterSqlite3.Database;
let other: BetterSqlite3.Database;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boldwork-compact-'));
  file = join(folder, 'test.sqlite');
  db = new BetterSqlite3(file);
  db.pragma('journal_mode = wal');
  db.exec('create table notes (id integer primary key, text text not null)');
  const insert = db.prepare('insert into notes (text) values (?)');
  for (let index = 0; index < 200; index++) insert.run(`note ${index} ${'x'.repeat(500)}`);
  insert.run('the secret');
  other = new BetterSqlite3(file);
});

afterEach(() => {
  db.close();
  other.close();
  rmSync(folder, { recursive: true });
});

describe('compacting an SQLite file', () => {
  it('leaves nothing deleted in any file, and everything else', async () => {
    db.pragma('wal_checkpoint(passive)');
    db.exec("delete from notes where text = 'the secret'");
    expect(filesWith('the secret')).toContain('test.sqlite');
    expect(filesWith('the secret')).toContain('test.sqlite-wal');
    await compactSqlite(db);
    expect(filesWith('the secret')).toEqual([]);
    expect(statSync(`${file}-wal`).size).toBe(0);
    expect(other.prepare('select count(*) from notes').pluck().get()).toBe(200);
  });

  it('gives the room back', async () => {
    db.pragma('wal_checkpoint(passive)');
    const before = statSync(file).size;
    db.exec('delete from notes');
    await compactSqlite(db);
    expect(statSync(file).size).toBeLessThan(before / 2);
  });

  it.each([
    ['reads', 'begin; select * from notes'],
    ['writes', 'begin immediate; delete from notes where id = 1'],
  ])('waits for somebody who %s', async (_what, statements) => {
    db.exec("delete from notes where text = 'the secret'");
    other.exec(statements);
    const compacted = compactSqlite(db);
    await sleep(30); // Runs on only because nothing blocks.
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
    other.exec('commit');
    await compacted;
    expect(filesWith('the secret')).toEqual([]);
  });

  it.each([
    ['reading', 'begin; select * from notes'],
    ['writing', 'begin immediate'],
  ])('gives up where somebody goes on %s, and says so', async (_what, statements) => {
    other.exec(statements);
    await expect(compactSqlite(db, 50)).rejects.toThrow(/may still stand in .* kept the database in use/);
    other.exec('commit');
    await compactSqlite(db);
  });

  it('says so where the file cannot be rewritten', async () => {
    db.exec('begin');
    await expect(compactSqlite(db)).rejects.toThrow(/may still stand in .* cannot VACUUM/);
  });
});

function filesWith(text: string): string[] {
  return readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(text));
}
