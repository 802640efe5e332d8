import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStorage } from '../../storage/open-storage.ts';
import type { Storage } from '../../storage/storage.ts';
import { ensureAdmin } from './first-admin.ts';
import { hashPassword, isRightPassword } from './password.ts';

describe('ensureAdmin', () => {
  let dataDir: string;
  let storage: Storage;
  const printed: string[] = [];
  const ensure = (options: Partial<Parameters<typeof ensureAdmin>[0]> = {}) =>
    ensureAdmin({ ...storage, admin: null, dataDir, now: new Date(), print: null, ...options });
  const canSignIn = async (username: string, password: string) =>
    isRightPassword(password, (await storage.users.find(username))?.password);

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'boldwork-admin-'));
    storage = await openStorage({ dataDir });
    printed.length = 0;
  });
  afterEach(async () => {
    await storage.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('makes an account once, and writes its password where only its own user reads it', async () => {
    const file = join(dataDir, 'first-admin-password');
    await writeFile(file, 'left from before', { mode: 0o644 });
    expect(await ensure()).toContain(file);
    const password = (await readFile(file, 'utf8')).trim();
    expect(password.length).toBeGreaterThanOrEqual(12);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await canSignIn('admin', password)).toBe(true);
    expect(await ensure()).toBeNull();
    expect(await canSignIn('admin', password)).toBe(true);
  });

  it('prints the password where somebody looks, and then writes it nowhere', async () => {
    const said = await ensure({ print: (line) => printed.push(line) });
    const password = /password (\S+)/.exec(printed.join(''))?.[1] ?? '';
    expect(await canSignIn('admin', password)).toBe(true);
    expect(said).not.toContain(password);
    expect(await readdir(dataDir)).not.toContain('first-admin-password');
  });

  it('makes one account when several servers start together', async () => {
    const other = await openStorage({ dataDir });
    const said = await Promise.all([ensure(), ensure({ ...other }), ensure(), ensure({ ...other })]);
    await other.close();
    expect(said.filter((one) => one !== null)).toHaveLength(1);
    const password = (await readFile(join(dataDir, 'first-admin-password'), 'utf8')).trim();
    expect(await canSignIn('admin', password)).toBe(true);
  });

  it('makes none where there is one', async () => {
    await storage.users.setPassword('owner', await hashPassword('correct horse battery'), new Date());
    expect(await ensure()).toBeNull();
    expect(await storage.users.count()).toBe(1);
  });

  it("gives the environment's admin the environment's password, and leaves sessions alone where that is so", async () => {
    const admin = { username: 'owner', password: 'correct horse battery' };
    expect(await ensure({ admin })).toContain('owner');
    expect(await canSignIn('owner', admin.password)).toBe(true);
    const user = await storage.users.find('owner');
    const session = { tokenHash: 'a'.repeat(64), userId: user?.id ?? '', now: new Date() };
    await storage.sessions.start({ ...session, expiresAt: new Date(Date.now() + 60_000) });
    expect(await ensure({ admin })).toBeNull();
    expect(await storage.sessions.find(session.tokenHash)).toBeDefined();
    await storage.secondSteps.turnOnCode(session.userId, 'SECRET', 1, new Date());
    await storage.users.setPassword('second', 'hash', new Date());
    await storage.users.setRole(session.userId, 'staff');
    await ensure({ admin: { ...admin, password: 'another password' } });
    expect(await storage.users.find('owner')).toMatchObject({ role: 'owner' });
    expect(await storage.secondSteps.find(session.userId)).toMatchObject({ secret: 'SECRET' });
    expect(await canSignIn('owner', admin.password)).toBe(false);
    expect(await canSignIn('owner', 'another password')).toBe(true);
    expect(await storage.sessions.find(session.tokenHash)).toBeUndefined();
  });
});
