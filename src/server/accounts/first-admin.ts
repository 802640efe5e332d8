// Sees to it at start that there is somebody who can sign in.
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UserStore } from '../../storage/accounts/account-stores.ts';
import type { RateLimitStore } from '../../storage/requests/request-stores.ts';
import { makeFolderOf } from '../env/start-errors.ts';
import { generatePassword, hashPassword, isRightPassword } from './password.ts';

/** The name of the account that is made when there is none. */
const FIRST_ADMIN = 'admin';

const TOGETHER_MS = 10_000;

interface Options {
  users: UserStore;
  rateLimits: RateLimitStore;
  /** From the environment; null if it names none. */
  admin: { username: string; password: string } | null;
  dataDir: string;
  now: Date;
  /** Shows a line to the person at the terminal; null where nobody looks. */
  print: ((line: string) => void) | null;
}

/**
 * Gives the environment's admin, an owner, the environment's password, and leaves their second step as it is; without one, and without any account yet, makes
 * an account whose generated password is printed, or else written to `first-admin-password` (0600). Returns
 * what to log of it, null if nothing was made.
 */
export async function ensureAdmin({
  users,
  rateLimits,
  admin,
  dataDir,
  now,
  print,
}: Options): Promise<string | null> {
  if (admin) {
    const user = await users.find(admin.username);
    if (user && user.role !== 'owner') await users.setRole(user.id, 'owner');
    // Set anew it would end every session at each start.
    if (await isRightPassword(admin.password, user?.password)) return null;
    await users.setPassword(admin.username, await hashPassword(admin.password), now);
    return `the admin ${admin.username} has the password of ADMIN_PASSWORD now`;
  }
  if ((await users.count()) > 0) return null;
  // Of several instances that start together on one empty database, one makes it.
  if ((await rateLimits.hit('first admin', TOGETHER_MS, now)).count > 1) return null;
  const password = generatePassword();
  const file = join(dataDir, 'first-admin-password');
  if (!print) await writeSecret(dataDir, file, password);
  await users.setPassword(FIRST_ADMIN, await hashPassword(password), now);
  print?.(`\nSign in at /admin as ${FIRST_ADMIN} with the password ${password}\nIt is shown this once.\n\n`);
  return `made the first admin account, ${FIRST_ADMIN}; its password ${print ? 'was printed' : `is in ${file}`}`;
}

async function writeSecret(dir: string, file: string, text: string): Promise<void> {
  makeFolderOf('DATA_DIR', dir);
  // A file that is there already would keep its mode.
  await rm(file, { force: true });
  await writeFile(file, `${text}\n`, { mode: 0o600 });
}
