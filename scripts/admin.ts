// `npm run admin -- set-password NAME`: creates the admin NAME or changes the password. It is asked for, or
// read from standard input; never an argument, which other users of the machine could read.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { isPassword, isUsername, PASSWORD_MIN } from '../src/server/accounts/credentials.ts';
import { hashPassword } from '../src/server/accounts/password.ts';
import { readEnv } from '../src/server/env/env.ts';
import { openStorage } from '../src/storage/open-storage.ts';

const USAGE = 'usage: npm run admin -- set-password NAME';

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function main([command, username = '', ...rest]: string[]): Promise<void> {
  if (command !== 'set-password' || rest.length > 0) throw new Error(USAGE);
  if (!isUsername(username)) throw new Error(`A name is 1 to 100 visible characters.\n${USAGE}`);
  const env = readEnv(process.env);
  if (username === env.admin?.username) {
    throw new Error(`${username} gets its password from ADMIN_PASSWORD at every start: change it there.`);
  }
  const password = process.stdin.isTTY ? await askTwice(username) : await readStandardInput();
  if (!isPassword(password)) throw new Error(`A password has ${PASSWORD_MIN} characters or more.`);
  const storage = await openStorage(
    env.databaseUrl ? { databaseUrl: env.databaseUrl } : { dataDir: env.dataDir },
  );
  try {
    await storage.users.setPassword(username, await hashPassword(password), new Date());
  } finally {
    await storage.close();
  }
  console.log(
    `${username} can sign in with the new password; whoever was signed in as ${username} is signed out.`,
  );
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
