import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRightPassword } from '../src/server/accounts/password.ts';
import { openStorage } from '../src/storage/open-storage.ts';
import type { Storage } from '../src/storage/storage.ts';
import { runScript } from './testing/run-script.ts';

describe('npm run admin -- set-password NAME', () => {
  let dataDir: string;
  /** As a running server holds it. */
  let storage: Storage;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'boldwork-script-'));
    storage = await openStorage({ dataDir });
  });
  afterEach(async () => {
    await storage.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const run = (args: string[], stdin: string, env: Record<string, string> = {}) =>
    runScript('admin.ts', args, { DATA_DIR: dataDir, ...env }, stdin);
  const canSignIn = async (password: string) =>
    isRightPassword(password, (await storage.users.find('owner'))?.password);

  it('creates the admin and changes the password while the server runs', async () => {
    expect(await run(['set-password', 'owner'], 'correct horse battery\n')).toMatchObject({
      code: 0,
      err: '',
    });
    expect(await canSignIn('correct horse battery')).toBe(true);
    const changed = await run(['set-password', 'owner'], 'another password');
    expect(changed.code).toBe(0);
    expect(changed.out).not.toContain('another password');
    expect(await canSignIn('correct horse battery')).toBe(false);
    expect(await canSignIn('another password')).toBe(true);
  });

  it.each([
    ['too short', ['set-password', 'owner'], 'hunter2\n', /12 characters/],
    ['empty', ['set-password', 'owner'], '', /12 characters/],
    ['given as an argument', ['set-password', 'owner', 'correct horse battery'], '', /^usage/],
    ['for nobody', ['set-password'], 'correct horse battery\n', /usage/],
    ['for a name with a line break', ['set-password', 'a\nb'], 'correct horse battery\n', /usage/],
    ['of an unknown command', ['reset', 'owner'], 'correct horse battery\n', /^usage/],
  ])('refuses a password %s', async (_what, args, stdin, message) => {
    const { code, err } = await run(args, stdin);
    expect(code).toBe(1);
    expect(err).toMatch(message);
    expect(err).not.toContain('hunter2');
    expect(await storage.users.count()).toBe(0);
  });

  it("refuses the environment's admin, and takes others beside it", async () => {
    const env = { ADMIN_USERNAME: 'owner', ADMIN_PASSWORD: 'set by the deployer' };
    const { code, err } = await run(['set-password', 'owner'], 'correct horse battery\n', env);
    expect(code).toBe(1);
    expect(err).toContain('ADMIN_PASSWORD');
    expect((await run(['set-password', 'second'], 'correct horse battery\n', env)).code).toBe(0);
    expect(await storage.users.find('owner')).toBeUndefined();
  });

  it('says in one line what is malformed in the environment', async () => {
    const { code, err } = await run(['set-password', 'owner'], 'correct horse battery\n', { PORT: 'x' });
    expect(code).toBe(1);
    expect(err).toMatch(/^PORT must be .+\n$/);
  });
});
