// What is erased is gone: `npm run drill -- erasure`.
// 100 visitors chat and leave requests; half of them are exported and then erased while the server runs. Afterwards their
// addresses stand in no file of the data folder, nor in the log; the others are all there, and so are strangers whose
// requests mention them: these were neither exported nor lost.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Lead } from '../../src/schemas/lead.ts';
import { firstAnswer, freePort } from '../bench/processes.ts';
import { ADMIN, contact, leadForm, mustPost, mustRun, report, signIn, startChat } from './visitors.ts';

const VISITORS = 100;
const DRY_RUNS = 5;

export async function drillErasure(dir: string): Promise<void> {
  const dataDir = join(dir, 'data');
  await mkdir(dataDir);
  const log = await open(join(dir, 'server.log'), 'w');
  const port = await freePort();
  const child = spawn('node', [join(import.meta.dirname, '../../src/server/main.ts')], {
    stdio: ['ignore', log.fd, log.fd],
    env: {
      ...process.env,
      ...ADMIN,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'trace',
      // Nobody listens there: what failed is kept, with its error.
      SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await firstAnswer(`${url}/readyz`, child);
  const faults: string[] = [];
  const visitors = Array.from({ length: VISITORS }, (_, n) => `zed.q${n}x`);
  for (const mark of visitors) await chatAndAsk(url, mark);
  const places = [dataDir, join(dir, 'server.log')];
  for (const mark of visitors) {
    if ((await findIn(places, addressesOf(mark)[0])).length === 0) faults.push(`${mark} was never in a file`);
  }

  const erased = visitors.filter((_, n) => n % 2 === 0);
  for (const mark of erased) await mentionAsStranger(url, mark);
  let exported = 0;
  for (const address of erased.flatMap(addressesOf)) {
    const data = await mustRun('privacy.ts', ['export', address], { DATA_DIR: dataDir });
    const { leads, conversations } = JSON.parse(data) as { leads: unknown[]; conversations: unknown[] };
    exported += leads.length + conversations.length;
    if (leads.length === 0) faults.push(`the export of ${address} holds no lead`);
    if (data.includes('stranger')) faults.push(`the export of ${address} tells of a stranger`);
  }
  for (const address of erased.slice(0, DRY_RUNS).flatMap(addressesOf)) {
    const dry = await mustRun('privacy.ts', ['erase', address, '--dry-run'], { DATA_DIR: dataDir });
    // Either her form, or her chat with its lead; and the stranger's request.
    if (!/^Would be erased: 1 leads and [01] conversations\..* replaced: 1 leads, /s.test(dry)) {
      faults.push(`the dry run for ${address} says ${dry}`);
    }
  }
  for (const address of erased.flatMap(addressesOf))
    await mustRun('privacy.ts', ['erase', address], { DATA_DIR: dataDir });
  for (const address of erased.flatMap(addressesOf)) {
    for (const file of await findIn(places, address)) faults.push(`${address} still stands in ${file}`);
  }
  const owner = await signIn(url);
  const left = await owner.list<Lead>('/api/admin/leads?limit=200');
  const expected = (VISITORS - erased.length) * 2 + erased.length;
  const redacted = left.filter(({ details }) => details?.includes('[erased address]')).length;
  if (redacted !== erased.length) faults.push(`${redacted} strangers are left without the address`);
  if (left.length !== expected) faults.push(`${left.length} leads are left instead of ${expected}`);
  child.kill('SIGTERM');
  await once(child, 'exit');
  await log.close();
  for (const address of erased.flatMap(addressesOf)) {
    for (const file of await findIn(places, address))
      faults.push(`${address} stands in ${file} after the end`);
  }
  console.log(
    `  ${VISITORS} visitors with ${VISITORS * 2} leads; ${erased.length} of them exported (${exported} leads and ` +
      `conversations) and erased while the server ran; ${left.length} leads left, ${redacted} of them of strangers who ` +
      `had mentioned them; ${faults.length} faults`,
  );
  report(faults);
}

const addressesOf = (mark: string) => [leadForm('', mark).email, contact(mark).email] as const;

async function chatAndAsk(url: string, mark: string): Promise<void> {
  const [email] = addressesOf(mark);
  const conversationId = await startChat(url);
  for (const message of ['48 shirts by next friday', `my email is ${email.toUpperCase()}`]) {
    await mustPost(200, url, '/api/chat/message', { conversationId, message }, crypto.randomUUID());
  }
  await mustPost(201, url, '/api/chat/lead', leadForm(conversationId, mark), crypto.randomUUID());
  await mustPost(201, url, '/api/contact', contact(mark), crypto.randomUUID());
}

async function mentionAsStranger(url: string, mark: string): Promise<void> {
  const request = contact(`stranger-${mark}`);
  const details = `Please send copies to ${addressesOf(mark).join(' and ')}.`;
  await mustPost(201, url, '/api/contact', { ...request, email: 'stranger@example.com', details });
}

/** The files that hold the text, in any letter case. */
async function findIn(places: string[], needle: string): Promise<string[]> {
  const found: string[] = [];
  for (const place of places) {
    const files = place.endsWith('.log')
      ? [place]
      : (await readdir(place, { recursive: true })).map((file) => join(place, file));
    for (const file of files) {
      const bytes = (await readFile(file)).toString('latin1').toLowerCase();
      if (bytes.includes(needle.toLowerCase())) found.push(file);
    }
  }
  return found;
}
