// `npm run admin -- set-password NAME` and what else helps somebody who is locked out. A password is asked for, or read from
// standard input; never an argument, which other users of the machine could read.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { AuditWhat } from '../src/schemas/audit.ts';
import { isPassword, isUsername, PASSWORD_MIN, USERNAME_WORDS } from '../src/schemas/credentials.ts';
import { hashPassword } from '../src/server/accounts/password.ts';
import { type Env, readEnv } from '../src/server/env/env.ts';
import { openStorage } from '../src/storage/open-storage.ts';
import type { Storage } from '../src/storage/storage.ts';

const USAGE = `usage: npm run admin -- COMMAND
  set-password NAME       creates an owner, or changes the password
  reset-second-step NAME  takes away codes, passkeys and recovery codes
  make-owner NAME         lets somebody of the shop do everything
  list                    who can sign in`;

const COMMANDS: Record<string, (storage: Storage, username: string, env: Env) => Promise<string>> = {
  'set-password': setPassword,
  'reset-second-step': resetSecondStep,
  'make-owner': makeOwner,
  list,
};

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function main([name = '', username = '', ...rest]: string[]): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || rest.length > 0 || (name === 'list' && username)) throw new Error(USAGE);
  if (name !== 'list' && !isUsername(username)) throw new Error(`${USERNAME_WORDS}\n${USAGE}`);
  const env = readEnv(process.env);
  const storage = await openStorage(
    env.databaseUrl ? { databaseUrl: env.databaseUrl } : { dataDir: env.dataDir },
  );
  try {
    console.log(await command(storage, username, env));
  } finally {
    await storage.close();
  }
}

async function setPassword(storage: Storage, username: string, env: Env): Promise<string> {
  if (username === env.admin?.username) {
    throw new Error(`${username} gets its password from ADMIN_PASSWORD at every start: change it there.`);
  }
  const password = process.stdin.isTTY ? await askTwice(username) : await readStandardInput();
  if (!isPassword(password)) throw new Error(`A password has ${PASSWORD_MIN} characters or more.`);
  await storage.users.setPassword(username, await hashPassword(password), new Date());
  await note(storage, 'password_changed', username);
  return `${username} can sign in with the new password; whoever was signed in as ${username} is signed out.`;
}

async function resetSecondStep(storage: Storage, username: string): Promise<string> {
  const { id } = await getUser(storage, username);
  await storage.secondSteps.reset(id);
  await note(storage, 'second_step_reset', username);
  return `${username} signs in by the password alone now, and can set up a second step again.`;
}

async function makeOwner(storage: Storage, username: string): Promise<string> {
  const { id } = await getUser(storage, username);
  await storage.users.setRole(id, 'owner');
  await note(storage, 'role_changed', username, 'owner');
  return `${username} is an owner now.`;
}

async function list(storage: Storage): Promise<string> {
  const people = await storage.users.list(new Date());
  const lines = people.map(({ username, role, hasCode, passkeys }) => {
    const steps = [hasCode && 'code', passkeys > 0 && `${passkeys} passkeys`].filter(Boolean).join(', ');
    return `${username}\t${role}\tsecond step: ${steps || 'none'}`;
  });
  return lines.join('\n') || 'Nobody can sign in yet.';
}

async function getUser(storage: Storage, username: string) {
  const user = await storage.users.find(username);
  if (!user) throw new Error(`Nobody can sign in as ${username}. \`npm run admin -- list\` tells who can.`);
  return user;
}

function note({ audit }: Storage, what: AuditWhat, username: string, detail: string | null = null) {
  const about = { kind: 'person' as const, id: username };
  const line = { actor: 'command_line' as const, who: null, isRefused: false, network: null };
  return audit.add({ ...line, what, about, detail }, new Date());
}

/** The whole of it, without the line break that `echo` puts behind it. */
async function readStandardInput(): Promise<string> {
  return (await text(process.stdin)).replace(/\r?\n$/, '');
}

async function askTwice(username: string): Promise<string> {
  const password = await askHidden(`New password for ${username}: `);
  if ((await askHidden('The same again: ')) !== password) throw new Error('The two are not the same.');
  return password;
}

/** Readline's own echo goes nowhere. */
async function askHidden(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  lines.on('SIGINT', () => process.exit(130));
  process.stderr.write(question);
  try {
    return await lines.question('');
  } finally {
    process.stderr.write('\n');
    lines.close();
  }
}
