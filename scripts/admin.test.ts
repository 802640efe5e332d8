import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRightPassword } from '../src/server/accounts/password.ts';
import { openStorage } from '../src/storage/open-storage.ts';
import type { Storage } from '../src/storage/storage.ts';
import { runScript } from './testing/run-script.ts';

describe('npm run admin', () => {
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

  it('lets somebody in again who lost the second step, makes owners, and lists people', async () => {
    await run(['set-password', 'Rosa'], 'correct horse battery\n');
    const { id } = (await storage.users.find('Rosa')) ?? { id: '' };
    await storage.secondSteps.turnOnCode(id, 'SECRET', 1, new Date());
    await storage.secondSteps.setRecoveryCodes(id, ['hash']);
    await storage.invitations.save({ ...INVITED, tokenHash: 'hash' });
    await storage.invitations.accept('hash', 'hash', new Date());
    expect((await run(['list'], '')).out).toMatch(/^Rosa\towner\t.*code\nTheo\tstaff\t.*none\n$/);
    expect((await run(['reset-second-step', 'Rosa'], '')).code).toBe(0);
    expect(await storage.secondSteps.find(id)).toMatchObject({ secret: null, recoveryCodesLeft: 0 });
    expect((await run(['make-owner', 'Theo'], '')).code).toBe(0);
    expect(await storage.users.find('Theo')).toMatchObject({ role: 'owner' });
    const unknown = await run(['make-owner', 'nobody'], '');
    expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('Nobody can sign in as nobody')]);
    const { items } = await storage.audit.list({ limit: 9 });
    expect(items.map(({ what, actor, about }) => [what, actor, about?.name])).toEqual([
      ['role_changed', 'command_line', 'Theo'],
      ['second_step_reset', 'command_line', 'Rosa'],
      ['password_changed', 'command_line', 'Rosa'],
    ]);
  });

  it('says in one line what is malformed in the environment', async () => {
    const { code, err } = await run(['set-password', 'owner'], 'correct horse battery\n', { PORT: 'x' });
    expect(code).toBe(1);
    expect(err).toMatch(/^PORT must be .+\n$/);
  });
});

const INVITED = {
  id: 'id',
  name: 'Theo',
  role: 'staff' as const,
  invitedBy: 'Rosa',
  createdAt: '2026-03-04T12:00:00.000Z',
  expiresAt: '9999-03-04T12:00:00.000Z',
};
