import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTick } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sqliteFile } from '../src/storage/dialect/sqlite.ts';
import { openStorage } from '../src/storage/open-storage.ts';
import type { Storage } from '../src/storage/storage.ts';
import { chatLead, saveLead } from '../src/storage/testing/samples.ts';
import { runScript } from './testing/run-script.ts';

describe('npm run backup -- FILE', () => {
  let folder: string;
  let dataDir: string;
  /** As a running server holds it. */
  let storage: Storage;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'boldwork-backup-'));
    dataDir = join(folder, 'data');
    storage = await openStorage({ dataDir });
  });
  afterEach(async () => {
    await storage.close();
    await rm(folder, { recursive: true, force: true });
  });

  const run = (args: string[], env: Record<string, string> = {}) =>
    runScript('backup.ts', args, { DATA_DIR: dataDir, ...env });

  it('says in one line what it wrote', async () => {
    await saveLead(storage);
    const file = join(folder, 'backup.sqlite');
    const { code, out, err } = await run([file]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe(`Wrote ${file}: ${(await stat(file)).size} bytes, 1 leads, 1 conversations.\n`);
  });

  it('copies the artwork into a folder beside it', async () => {
    await mkdir(join(dataDir, 'artwork'));
    await writeFile(join(dataDir, 'artwork/one'), 'logo');
    await writeFile(join(dataDir, 'artwork/one.png'), 'picture');
    const file = join(folder, 'backup.sqlite');
    const { code, out, err } = await run([file]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\n')[1]).toBe(`Wrote ${file}.artwork: 2 files.`);
    expect(await readFile(join(`${file}.artwork`, 'one'), 'utf8')).toBe('logo');
  });

  it('holds every lead stored before it began, while the server goes on storing', async () => {
    const stored: string[] = [];
    const load = { isOn: true };
    const server = (async () => {
      for (; load.isOn; await nextTick()) {
        const lead = chatLead();
        await saveLead(storage, lead);
        stored.push(lead.id);
      }
    })();
    for (let round = 0; round < 3; round++) {
      const before = stored.slice();
      const file = join(folder, `${round}.sqlite`);
      expect(await run([file])).toMatchObject({ code: 0, err: '' });
      expect(stored.length).toBeGreaterThan(before.length);
      const restored = join(folder, `restored-${round}`);
      await mkdir(restored);
      await copyFile(file, sqliteFile(restored));
      const copy = await openStorage({ dataDir: restored });
      const found = await Promise.all(before.map((id) => copy.leads.find(id)));
      expect(found.map((lead) => lead?.id)).toEqual(before);
      await copy.close();
    }
    load.isOn = false;
    await server;
    expect(stored.length).toBeGreaterThan(10);
  });

  it.each([
    ['no file', [], {}, /^usage/],
    ['two files', ['one', 'two'], {}, /^usage/],
    ['a PostgreSQL', ['one'], { DATABASE_URL: 'postgres://a:hunter2@127.0.0.1:1/b' }, /pg_dump/],
    ['a missing database', ['one'], { DATA_DIR: '/missing' }, /^There is no database \/missing/],
  ])('refuses %s in one line', async (_what, files, env, message) => {
    const { code, out, err } = await run(
      files.map((name) => join(folder, name)),
      env,
    );
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(message);
    expect(err).not.toContain('hunter2');
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(await readdir(folder)).toEqual(['data']);
  });
});
