import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStorage } from '../src/storage/open-storage.ts';
import type { Storage } from '../src/storage/storage.ts';
import { chatLead, contact, saveLead } from '../src/storage/testing/samples.ts';
import { runScript } from './testing/run-script.ts';

describe('npm run privacy -- export|erase ADDRESS', () => {
  let dataDir: string;
  /** As a running server holds it. */
  let storage: Storage;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'boldwork-privacy-'));
    storage = await openStorage({ dataDir });
    await saveLead(storage, chatLead({ email: 'dana@example.com', announce: ['email'] }));
    await storage.contacts.save(contact({ email: 'sam@example.com' }));
  });
  afterEach(async () => {
    await storage.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const run = (args: string[], env: Record<string, string> = {}) =>
    runScript('privacy.ts', args, { DATA_DIR: dataDir, ...env });

  it('writes out what is stored, and deletes nothing', async () => {
    const found = await storage.personalData.find('dana@example.com');
    expect(found).toMatchObject({ leads: [{ announcements: [{ channel: 'email' }] }], conversations: [{}] });
    const { code, out, err } = await run(['export', ' Dana@example.com']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toEqual({ address: 'Dana@example.com', ...found });
    expect(await storage.leads.count()).toBe(2);
  });

  it('erases it while the server runs, and says how much it was', async () => {
    const { code, out, err } = await run(['erase', 'dana@example.com']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Erased 1 leads and 1 conversations\. .+\n$/);
    expect((await storage.leads.list({ limit: 5 })).items).toMatchObject([{ email: 'sam@example.com' }]);
    expect(await storage.conversations.count()).toBe(0);
    await storage.contacts.save(contact());
  });

  it('says so where nothing is stored', async () => {
    const exported = await run(['export', 'nobody@example.com']);
    expect(exported).toMatchObject({ code: 0, err: 'Nothing is stored about that address.\n' });
    expect(JSON.parse(exported.out)).toMatchObject({ leads: [], conversations: [] });
    expect(await run(['erase', 'nobody@example.com'])).toMatchObject({
      code: 0,
      out: 'Nothing was stored about that address.\n',
    });
    expect(await storage.leads.count()).toBe(2);
  });

  it.each([
    ['something else than an address', ['erase', 'dana'], /^That is no e-mail address/],
    ['a part of one', ['erase', '@example.com'], /^That is no e-mail address/],
    ['no address', ['erase'], /^That is no e-mail address/],
    ['an unknown command', ['delete', 'dana@example.com'], /^usage/],
    ['two addresses', ['erase', 'dana@example.com', 'sam@example.com'], /^usage/],
    ["the shop's own address", ['erase', 'Owner@Shop.example'], /^That is the shop's own address/],
  ])('refuses %s in one line', async (_what, args, message) => {
    const { code, out, err } = await run(args, { NOTIFY_EMAIL: 'owner@shop.example' });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(message);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(await storage.leads.count()).toBe(2);
  });

  it('does not answer from a folder without a database, and makes none', async () => {
    const missing = join(dataDir, 'elsewhere');
    for (const command of ['export', 'erase']) {
      const { code, err } = await run([command, 'dana@example.com'], { DATA_DIR: missing });
      expect(code).toBe(1);
      expect(err).toMatch(/^There is no database .*elsewhere.*\n$/);
    }
    expect(await readdir(dataDir)).not.toContain('elsewhere');
  });
});
