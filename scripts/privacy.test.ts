import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStorage } from '../src/storage/open-storage.ts';
import type { Storage } from '../src/storage/storage.ts';
import { chatLead, contact, item, saveLead } from '../src/storage/testing/samples.ts';
import { runScript } from './testing/run-script.ts';

describe('npm run privacy -- export|erase ADDRESS', () => {
  let dataDir: string;
  /** As a running server holds it. */
  let storage: Storage;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'boldwork-privacy-'));
    storage = await openStorage({ dataDir });
    await saveLead(storage, chatLead({ email: 'dana@example.com', notify: ['email'] }));
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
    expect(found).toMatchObject({
      leads: [{ announcements: [{ channel: 'email' }], items: [item()] }],
      conversations: [{}],
    });
    const { code, out, err } = await run(['export', ' Dana@example.com']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { mentions, ...own } = found;
    expect(JSON.parse(out)).toEqual({ address: 'Dana@example.com', ...own, mentionsByOthers: mentions });
    expect(await storage.leads.count()).toBe(2);
  });

  it('writes out nothing of others who mention the address, and leaves it out of what they keep', async () => {
    const stranger = contact({
      name: 'Lee Stranger',
      email: 'lee@example.com',
      details: 'Ask dana@example.com',
    });
    await storage.contacts.save(stranger);
    const { out } = await run(['export', 'dana@example.com']);
    expect(out).not.toContain('Stranger');
    expect(JSON.parse(out)).toMatchObject({
      leads: { length: 1 },
      mentionsByOthers: { leads: 1, conversations: 0 },
    });
    const erased = await run(['erase', 'dana@example.com']);
    expect(erased.out).toMatch(/^Erased 1 leads and 1 conversations\. .+ in 1 leads, 0 conversations.+\n$/);
    expect(await storage.leads.find(stranger.id)).toMatchObject({
      name: 'Lee Stranger',
      details: 'Ask [erased address]',
    });
  });

  it('tells with --dry-run what would go and what would be changed, by ids alone, and changes nothing', async () => {
    const stranger = contact({
      name: 'Lee Stranger',
      email: 'lee@example.com',
      details: 'Ask dana@example.com',
    });
    await storage.contacts.save(stranger);
    const before = await storage.personalData.find('dana@example.com');
    for (const args of [
      ['erase', 'dana@example.com', '--dry-run'],
      ['erase', '--dry-run', 'dana@example.com'],
    ]) {
      const { code, out, err } = await run(args);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out.trim().split('\n')).toEqual([
        'Would be erased: 1 leads and 1 conversations.',
        `  lead ${before.leads[0]?.id}`,
        `  conversation ${before.conversations[0]?.id}`,
        'Would stay, with the address replaced: 1 leads, 0 conversations, 0 entries of job pages, 0 planned replies, 0 idempotency keys, 0 failed notifications and 0 mails of other people.',
        `  lead ${stranger.id}`,
      ]);
    }
    expect(await storage.personalData.find('dana@example.com')).toEqual(before);
    expect(await run(['erase', 'nobody@example.com', '--dry-run'])).toMatchObject({
      code: 0,
      out: 'Nothing is stored about that address.\n',
    });
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
    ['an export that would be dry', ['export', 'dana@example.com', '--dry-run'], /^usage/],
    ['an unknown option', ['erase', 'dana@example.com', '--force'], /^usage/],
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
