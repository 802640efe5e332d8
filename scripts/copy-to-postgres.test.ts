import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contact, saveLead } from '../src/storage/testing/samples.ts';
import { useTestStorage } from '../src/storage/testing/use-test-storage.ts';
import { runScript } from './testing/run-script.ts';

describe('npm run copy-to-postgres -- URL', () => {
  const sqlite = useTestStorage('sqlite');
  const postgres = useTestStorage('postgres');

  async function createLocations() {
    const [from, to] = [await sqlite.createEmptyLocation(), await postgres.createEmptyLocation()];
    if (!('dataDir' in from) || !('databaseUrl' in to)) throw new Error('The engines are mixed up.');
    return { from, to };
  }

  const run = (args: string[], dataDir: string) =>
    runScript('copy-to-postgres.ts', args, { DATA_DIR: dataDir });

  it('copies once, and says how many rows of each table', async () => {
    const { from, to } = await createLocations();
    const source = await sqlite.open(from);
    await saveLead(source);
    await source.contacts.save(contact());
    const { code, out, err } = await run([to.databaseUrl], from.dataDir);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Copied (?=.*\b1 chat_conversations\b)(?=.*\b3 chat_messages\b).*\.\n$/);
    expect(await (await postgres.open(to)).leads.count()).toBe(2);

    const again = await run([to.databaseUrl], from.dataDir);
    expect({ code: again.code, out: again.out }).toEqual({ code: 1, out: '' });
    expect(again.err).toMatch(/^The PostgreSQL database is not empty.*\n$/);
  });

  it.each([
    ['no address', [], /^usage/],
    ['another address', ['https://user:hunter2@db.example/name'], /^usage/],
    ['an address where none answers', ['postgres://user:hunter2@127.0.0.1:1/name'], /ECONNREFUSED/],
    ['an address that cannot be read', ['postgres://user:hunter2%@127.0.0.1:1/name'], /./],
    ['two addresses', ['postgres://a:hunter2@b/c', 'postgres://a:hunter2@b/d'], /^usage/],
  ])('refuses %s in one line, without the password', async (_what, args, message) => {
    const { from } = await createLocations();
    await sqlite.open(from);
    const { code, out, err } = await run(args, from.dataDir);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(message);
    expect(err).not.toContain('hunter2');
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it('does not show the password that PostgreSQL refused', async () => {
    const { from, to } = await createLocations();
    await sqlite.open(from);
    const url = new URL(to.databaseUrl);
    url.password = 'hunter2';
    const { code, err } = await run([url.href], from.dataDir);
    expect(code).toBe(1);
    expect(err).toMatch(/password authentication failed/);
    expect(err).not.toContain('hunter2');
  });

  it('needs a database to copy', async () => {
    const { from, to } = await createLocations();
    const { code, err } = await run([to.databaseUrl], join(from.dataDir, 'missing'));
    expect(code).toBe(1);
    expect(err).toMatch(/^There is no database .*missing.*\n$/);
  });
});
