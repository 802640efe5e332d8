// No mail is lost, doubled or put where it does not belong: `npm run drill -- mail`.
// 200 mails of twenty kinds by a real mail server, postfix and dovecot, while the app is killed ten times and the mailbox goes
// away for half a minute; besides them receipts that come back, and the shop's own mails, which arrive in the same mailbox.
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import type { Summary } from '../../src/schemas/admin.ts';
import type { DeskLead } from '../../src/schemas/lead.ts';
import { freePort, type Running } from '../bench/processes.ts';
import { openDatabase } from './journeys/judge.ts';
import { judgeMails } from './mail/judge-mails.ts';
import { type Customer, KIND_NAMES, type Letter, writeLetters } from './mail/letters.ts';
import { type MailHost, startMailHost, whatIsMissing } from './mail/mail-host.ts';
import { mustPost, report, signIn, startShop, startShopUnready } from './visitors.ts';

const CUSTOMERS = 10;
const BOUNCES = 5;
/** Rounds of one mail of each kind; in each the server is killed once. */
const KILLS = 10;
const AWAY_MS = 30_000;
const PATIENCE_MS = 300_000;
const SHOP = 'hello@shop.example';
const LINK_KEY = 'key-of-the-drill-key-of-the-drill';

export async function drillMail(dir: string): Promise<void> {
  const missing = whatIsMissing();
  if (missing !== null) {
    console.log(`  not played: ${missing}`);
    process.exitCode = 1;
    return;
  }
  const [port, refusing] = [await freePort(), await freePort()];
  const stopRefusing = await refuseMail(refusing);
  const host = await startMailHost(dir, refusing);
  const dataDir = join(dir, 'shop');
  await mkdir(dataDir);
  const env = {
    ...{ DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, LINK_KEY },
    ...{ SMTP_URL: host.smtpUrl, IMAP_URL: host.imapUrl(SHOP), MAIL_FROM: SHOP, NOTIFY_EMAIL: SHOP },
  };
  const site: Playing['site'] = { server: undefined };
  try {
    site.server = await startShop(env);
    report(await play({ host, site, env, dataDir }));
  } finally {
    await site.server?.stop();
    await host.stop();
    await stopRefusing();
  }
}

interface Playing {
  host: MailHost;
  site: { server: Running | undefined };
  env: Record<string, string>;
  dataDir: string;
}

async function play({ host, site, env, dataDir }: Playing): Promise<string[]> {
  const url = env.PUBLIC_URL ?? '';
  const owner = await signIn(url);
  const customers = await askForJobs(host, url, 'customers.example', CUSTOMERS + 1);
  const gone = customers.pop();
  if (!gone) throw new Error('There is no customer.');
  const deleted = await fetch(`${url}/api/admin/leads/${gone.leadId}`, {
    method: 'DELETE',
    headers: { cookie: owner.cookie },
  });
  if (!deleted.ok) throw new Error(`deleting answered ${deleted.status}`);
  const bouncing = await askForJobs(host, url, 'bounces.example', BOUNCES);
  const letters = await writeLetters({ customers, gone }, KILLS, LINK_KEY);
  const stored = () => countMails(dataDir);

  const began = performance.now();
  let [kills, posted] = [0, Promise.resolve()];
  /** Begins to post one of each kind. */
  const postRound = () => {
    const round = letters.slice(kills * KIND_NAMES.length, (kills + 1) * KIND_NAMES.length);
    posted = posted.then(() => postAll(host, round));
  };
  const kill = async () => {
    kills++;
    const { process: killed } = site.server ?? {};
    killed?.kill('SIGKILL');
    if (killed) await once(killed, 'exit');
    site.server = undefined;
    site.server = await startShopUnready(env);
  };
  let trouble: string[] = [];
  for (; kills < KILLS; await kill()) {
    postRound();
    if (kills === KILLS / 2) trouble = await goAway(host, owner);
    // In the middle of it.
    await untilMore(stored, 3 + Math.floor(Math.random() * 12));
  }
  await posted;
  const lying = await untilAllAreRead(host, stored);
  const seconds = Math.round((performance.now() - began) / 1000);

  const faults = [
    ...trouble,
    ...(await judgeMails(owner, letters, customers)),
    ...(await judgeBounces(owner, bouncing)),
    ...judgeWhole(lying, stored()),
  ];
  console.log(
    `  ${letters.length} mails of ${KIND_NAMES.length} kinds, ${kills} times kill -9, the mailbox away for ${AWAY_MS / 1000} s: ` +
      `all read after ${seconds} s; ${lying} mails lie in the mailbox, ${stored()} are stored, ${faults.length} faults`,
  );
  return faults;
}

/** Requests by the quote form; resolves when each customer's receipt has arrived, or has left for who refuses it. */
async function askForJobs(host: MailHost, url: string, domain: string, count: number): Promise<Customer[]> {
  const customers: Customer[] = [];
  for (let n = 0; n < count; n++) {
    const address = `dana-${n}@${domain}`;
    const form = { name: `Dana ${n}`, email: address, service: 'Embroidery', details: 'Caps' };
    const { body } = await mustPost(201, url, '/api/contact', form);
    customers.push({ address, leadId: String(body.id), receiptId: '' });
  }
  if (domain !== 'customers.example') return customers;
  return Promise.all(
    customers.map(async (customer) => ({
      ...customer,
      receiptId: await untilReceipt(host, customer.address),
    })),
  );
}

async function untilReceipt(host: MailHost, address: string): Promise<string> {
  for (let tries = 0; tries < 600; tries++) {
    const [mail] = await host.inbox(address);
    const id = /^message-id:\s*<([^>]+)>/im.exec(mail ?? '')?.[1];
    if (id) return id;
    await sleep(100);
  }
  throw new Error(`no receipt for ${address}`);
}

async function postAll(host: MailHost, letters: readonly Letter[]): Promise<void> {
  const transport = createTransport({ url: host.smtpUrl, pool: true, maxConnections: 2 });
  for (const { from, to, raw } of letters) {
    await transport.sendMail({ envelope: { from, to: [to] }, raw });
    await sleep(50);
  }
  transport.close();
}

/** The mailbox is gone for a while; the desk must say so, and no longer once it is back. */
async function goAway(host: MailHost, owner: Awaited<ReturnType<typeof signIn>>): Promise<string[]> {
  const told = async () => ((await (await owner.get('/api/admin/summary')).json()) as Summary).mail?.trouble;
  await host.stopDovecot();
  await sleep(AWAY_MS);
  const during = await told();
  await host.startDovecot();
  for (let tries = 0; tries < 900 && (await told()) !== null; tries++) await sleep(100);
  return [
    ...(during ? [] : ['the desk did not say that the mailbox was away']),
    ...((await told()) === null ? [] : ['the desk went on saying that the mailbox was away']),
  ];
}

function countMails(dataDir: string): number {
  const db = openDatabase(dataDir);
  try {
    return db.prepare<[], number>('select count(*) from mails').pluck().get() ?? 0;
  } finally {
    db.close();
  }
}

async function untilMore(stored: () => number, more: number): Promise<void> {
  const wanted = stored() + more;
  for (let tries = 0; stored() < wanted; tries++) {
    if (tries > 1200) throw new Error(`no mail was read for two minutes; there are ${stored()}`);
    await sleep(100);
  }
}

/** Resolves with how many mails lie in the mailbox. */
async function untilAllAreRead(host: MailHost, stored: () => number): Promise<number> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const lying = (await host.inbox(SHOP)).length;
    const isDone = (await host.queued()) === 0 && stored() >= lying;
    if (isDone || performance.now() > until) return lying;
    await sleep(1000);
  }
}

async function judgeBounces(
  owner: Awaited<ReturnType<typeof signIn>>,
  customers: readonly Customer[],
): Promise<string[]> {
  const faults = customers.map(async ({ leadId }) => {
    const lead = (await (await owner.get(`/api/admin/leads/${leadId}`)).json()) as DeskLead;
    const receipt = lead.announcements.find(({ channel }) => channel === 'receipt');
    return receipt?.state === 'failed' && /refused it: .*550/.test(receipt.error ?? '')
      ? []
      : [`the receipt of ${leadId} came back and is ${receipt?.state} (${receipt?.error})`];
  });
  return (await Promise.all(faults)).flat();
}

const judgeWhole = (lying: number, stored: number): string[] =>
  lying === stored ? [] : [`${lying} mails lie in the mailbox, and ${stored} are stored`];

/** A mail server that takes no mail for anybody. */
async function refuseMail(port: number): Promise<() => Promise<void>> {
  const refusal = Object.assign(new Error('No such user here'), { responseCode: 550 });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: (_address, _session, done) => done(refusal),
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return () => new Promise<void>((closed) => server.close(() => closed()));
}
