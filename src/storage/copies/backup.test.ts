// A backup holds what was committed when it began, and can be started from; a failed one leaves nothing behind.
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sqliteFile } from '../dialect/sqlite.ts';
import { openStorage } from '../open-storage.ts';
import type { Storage } from '../storage.ts';
import { chatLead, contact, item, saveLead } from '../testing/samples.ts';
import { backUpSqlite } from './backup.ts';

let folder: string;
let dataDir: string;
let target: string;
/** As a running server holds it. */
let storage: Storage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boldwork-backup-'));
  dataDir = join(folder, 'data');
  target = join(folder, 'backup.sqlite');
  storage = await openStorage({ dataDir });
});

afterEach(async () => {
  await storage.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a backup', () => {
  it('holds all that is stored, though most of it is still in the log', async () => {
    const items = [item(), item({ id: '2', quantity: 9 })];
    await saveLead(storage, chatLead({ items }));
    await storage.contacts.save(contact());
    expect((await stat(`${sqliteFile(dataDir)}-wal`)).size).toBeGreaterThan(0);
    const backup = await backUpSqlite(dataDir, target);
    expect(backup).toEqual({ file: target, bytes: (await stat(target)).size, leads: 2, conversations: 1 });

    const restored = await restore();
    const all = { limit: 10 };
    expect(await restored.leads.list(all)).toEqual(await storage.leads.list(all));
    expect((await restored.leads.list({ ...all, source: 'chat' })).items).toMatchObject([{ items }]);
    expect(await restored.conversations.list(all)).toEqual(await storage.conversations.list(all));
    await restored.contacts.save(contact());
    expect(await restored.leads.count()).toBe(3);
    await restored.close();
    expect(await storage.leads.count()).toBe(2);
  });

  it('is one file, for its owner alone', async () => {
    await backUpSqlite(dataDir, target);
    expect((await stat(target)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).sort()).toEqual(['backup.sqlite', 'data']);
  });

  it('can be taken where no server runs', async () => {
    await saveLead(storage);
    await storage.close();
    expect(await backUpSqlite(dataDir, target)).toMatchObject({ leads: 1, conversations: 1 });
    storage = await openStorage({ dataDir });
    expect(await storage.leads.count()).toBe(1);
  });

  it('never takes the place of a file', async () => {
    await writeFile(target, 'last week');
    await expect(backUpSqlite(dataDir, target)).rejects.toThrow(`${target} exists`);
    expect(await readFile(target, 'utf8')).toBe('last week');
  });

  it('needs a database, and makes none', async () => {
    const missing = join(folder, 'missing');
    await expect(backUpSqlite(missing, target)).rejects.toThrow(/There is no database .*missing/);
    expect(await readdir(folder)).toEqual(['data']);
  });

  it('needs a folder to be in', async () => {
    await expect(backUpSqlite(dataDir, join(folder, 'missing', 'b'))).rejects.toThrow(/no folder .*missing/);
  });

  it('leaves nothing behind of a damaged database', async () => {
    for (let index = 0; index < 50; index++) await saveLead(storage);
    await storage.close();
    await truncate(sqliteFile(dataDir), 65_536);
    await expect(backUpSqlite(dataDir, target)).rejects.toThrow(/malformed|damaged/);
    expect(await readdir(folder)).toEqual(['data']);
    await rm(dataDir, { recursive: true });
    storage = await openStorage({ dataDir });
  });
});

/** Opens the storage of a new folder that has nothing but the backup. */
async function restore(): Promise<Storage> {
  const restored = join(folder, 'restored');
  await mkdir(restored);
  await copyFile(target, sqliteFile(restored));
  return openStorage({ dataDir: restored });
}
