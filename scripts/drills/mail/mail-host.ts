// A mail server of our own on loopback: postfix takes mail and delivers it to dovecot, where it is read by IMAP. Throwaway
// instances with folders of their own; the machine's services are not touched.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../bench/processes.ts';
import { dovecotConf, mainCf, masterCf } from './mail-host-conf.ts';

export interface MailHost {
  smtpUrl: string;
  imapUrl(user: string): string;
  /** All mails in a user's inbox, as they lie there. */
  inbox(user: string): Promise<string[]>;
  /** Mails that wait in postfix's queue. */
  queued(): Promise<number>;
  stopDovecot(): Promise<void>;
  startDovecot(): Promise<void>;
  stop(): Promise<void>;
}

export const PASSWORD = 'drill-secret';
const PROGRAMS = ['/usr/sbin/dovecot', '/usr/lib/dovecot/deliver', '/usr/sbin/postfix'];
const NOBODY = 65_534;

/** What keeps it from being started here, in words; null for nothing. */
export function whatIsMissing(): string | null {
  const missing = PROGRAMS.filter((program) => !existsSync(program));
  if (missing.length > 0) return `${missing.join(' and ')} are not there (Debian: dovecot-imapd, postfix)`;
  return process.getuid?.() === 0 ? null : 'postfix and dovecot start as root alone';
}

/** `refusing`: a port where a server that refuses all mail for bounces.example listens. */
export async function startMailHost(dir: string, refusing: number): Promise<MailHost> {
  await chmod(dir, 0o755);
  const places = {
    dir,
    password: PASSWORD,
    refusing,
    smtp: await freePort(),
    imap: await freePort(),
  };
  for (const name of ['conf', 'queue', 'data', 'run', 'mail']) await mkdir(join(dir, name));
  const postfixId = await idOf('postfix');
  await chown(join(dir, 'data'), postfixId, 0);
  await chown(join(dir, 'mail'), NOBODY, NOBODY);
  await writeFile(join(dir, 'conf/main.cf'), mainCf(places));
  await writeFile(join(dir, 'conf/master.cf'), masterCf(places));
  await writeFile(join(dir, 'conf/dovecot.conf'), dovecotConf(places));

  let dovecot: ChildProcess | undefined;
  const startDovecot = async () => {
    dovecot = run('/usr/sbin/dovecot', ['-F', '-c', join(dir, 'conf/dovecot.conf')]);
    await untilOpen(places.imap);
  };
  const stopDovecot = () => end(dovecot);
  await startDovecot();
  const postfix = run('/usr/sbin/postfix', ['-c', join(dir, 'conf'), 'start-fg']);
  await untilOpen(places.smtp);

  return {
    smtpUrl: `smtp://127.0.0.1:${places.smtp}`,
    imapUrl: (user) => `imap://${encodeURIComponent(user)}:${PASSWORD}@127.0.0.1:${places.imap}/INBOX`,
    inbox: async (user) => {
      const folders = ['new', 'cur'].map((name) => join(dir, 'mail', user, 'Maildir', name));
      const files = await Promise.all(
        folders.map(async (folder) =>
          (await readdir(folder).catch(() => [])).map((name) => join(folder, name)),
        ),
      );
      return Promise.all(files.flat().map((file) => readFile(file, 'latin1')));
    },
    queued: async () => {
      const queues = ['incoming', 'active', 'deferred', 'maildrop'].map((name) => join(dir, 'queue', name));
      const found = await Promise.all(
        queues.map((queue) => readdir(queue, { recursive: true, withFileTypes: true }).catch(() => [])),
      );
      return found.flat().filter((entry) => entry.isFile()).length;
    },
    stopDovecot,
    startDovecot,
    stop: async () => {
      // Its master is a child of what was started.
      await once(run('/usr/sbin/postfix', ['-c', join(dir, 'conf'), 'stop']), 'exit');
      if (postfix.exitCode === null) await once(postfix, 'exit');
      await stopDovecot();
    },
  };
}

function run(program: string, args: string[]): ChildProcess {
  return spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

async function untilOpen(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await sleep(100);
  }
  throw new Error(`nothing listens on port ${port}`);
}

async function idOf(user: string): Promise<number> {
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find((one) => one.startsWith(`${user}:`));
  return Number(line?.split(':')[2]);
}
