// Where the token of a job's link may stand: in what its customer is sent, and nowhere else.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logoPng } from '../../../artwork/testing/tiny-artwork.ts';
import { sqliteFile } from '../../../storage/dialect/sqlite.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { signIn, type TestApp, useTestApp } from '../../testing/use-test-app.ts';

const SITE = 'http://localhost';
const DANA = { name: 'Dana Reyes', email: 'dana@example.com' };
const KEY = '3f2b8c1e-9d4a-4f6b-8a7c-5e1d2c3b4a59';

interface Seen {
  url: string;
  status: number;
  headers: Record<string, unknown>;
}

describe('the token of a job', () => {
  const start = useTestApp();
  let mails: MailServer;
  beforeEach(async () => {
    mails = await startMailServer();
  });
  afterEach(() => mails.stop());

  it('is told to its customer alone, and stored nowhere', async () => {
    const env = { SMTP_URL: mails.url, PUBLIC_URL: SITE };
    const server = await start({ env, notifies: true });
    const { token, seen } = await playJob(server);
    const subjects = () => mails.taken.map(({ parsed }) => parsed.subject);
    await vi.waitFor(() => expect(subjects()).toContain('The link to your job'), 5000);

    expect(server.lines.length).toBeGreaterThan(30);
    expect(server.lines.join('\n')).not.toContain(token);
    for (const { url, status, headers } of seen) {
      const { location, ...others } = headers;
      expect(JSON.stringify(others), url).not.toContain(token);
      if (status === 303) expect(location, url).toMatch(new RegExp(`^/job/${token}#[a-z]+$`));
    }
    const told = mails.taken.filter(({ parsed: { text, html } }) => `${text}${html}`.includes(token));
    expect(told.length).toBeGreaterThanOrEqual(2);
    for (const { to } of told) expect(to).toEqual([DANA.email]);
    for (const { parsed } of mails.taken) expect(JSON.stringify(parsed.headers)).not.toContain(token);
    const stored = await dump(server);
    expect(stored).toContain(DANA.email);
    expect(stored).toContain('{jobUrl}');
    expect(stored).not.toContain(token);
  });

  it('leaves no address in a referrer, a search engine or a cache', async () => {
    const server = await start({ env: { PUBLIC_URL: SITE } });
    const { seen } = await playJob(server);
    const statuses = new Set(seen.map(({ status }) => status));
    for (const status of [200, 201, 204, 303, 400, 404, 409]) expect(statuses).toContain(status);
    for (const { url, status, headers } of seen)
      expect({ url, status, ...headers }).toMatchObject({
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        'cache-control': expect.stringMatching(/\bno-store$/),
      });
  });
});

/** A job from the chat to the pick-up, with all that can be asked of its page; `seen` is what its addresses answered. */
async function playJob(server: TestApp): Promise<{ token: string; seen: Seen[] }> {
  const { app } = server;
  const cookie = await signIn(server);
  const call = (
    method: 'GET' | 'HEAD' | 'POST' | 'PATCH',
    url: string,
    payload?: object | string,
    more = {},
  ) => app.inject({ method, url, ...(payload !== undefined && { payload }), headers: more });
  const say = (path: string, body: object) => call('POST', path, body, { 'idempotency-key': KEY });
  const { conversationId } = (await say('/api/chat/start', { sessionId: 'page' })).json();
  const message = '48 t-shirts, 2 ink colors on the front, by March 20';
  await say('/api/chat/message', { conversationId, message });
  const lead = { conversationId, ...DANA, service: 'Screen Printing', details: 'Shirts' };
  const { jobUrl, leadId } = (await say('/api/chat/lead', lead)).json();
  await say('/api/chat/message', { conversationId, message: 'Make it 60' });
  const page = new URL(jobUrl).pathname;
  const token = page.slice('/job/'.length);

  const seen: Seen[] = [];
  const look = async (...[method, url, payload, more]: Parameters<typeof call>) => {
    const answer = await call(method, url, payload, more);
    seen.push({ url: `${method} ${url}`, status: answer.statusCode, headers: answer.headers });
    return answer;
  };
  const form = (call: string, body: string) =>
    look('POST', `/api${page}/${call}`, body, { 'content-type': 'application/x-www-form-urlencoded' });
  const desk = (path: string, payload: object) =>
    call('POST', `/api/admin/leads/${leadId}${path}`, payload, { cookie });

  await desk('/quotes', {
    lines: [{ label: 'Tees', quantity: 60, unitCents: 900 }],
    validUntil: '2026-04-03',
  });
  const proof = new FormData();
  proof.set('shows', 'Full front');
  proof.set('picture', new File([new Uint8Array(await logoPng(300))], 'proof.png'));
  await desk('/proofs', proof);
  await look('POST', `/api${page}/messages`, { text: 'Hello?' }, { 'idempotency-key': KEY });
  await form('messages', 'text=Are+you+there%3F');
  await form('messages', 'text=');
  await look('POST', `/api${page}/seen`, { quoteVersion: 1 });
  await form('accept', 'quoteVersion=1&name=x');
  await form('accept', 'quoteVersion=1&name=Dana+Reyes');
  await look('POST', `/api${page}/accept`, { quoteVersion: 1, name: 'Sam Okafor' });
  await look('POST', `/api${page}/comments`, { proofVersion: 1, x: 0.5, y: 0.5, text: 'Larger' });
  await form('changes', 'proofVersion=1&text=Larger');
  await form('approve', 'proofVersion=1&name=Dana+Reyes&wording=I+approve+it.');
  const file = new FormData();
  file.set('artwork', new File(['<svg/>'], 'logo.svg'));
  await look('POST', `${page}/artwork`, file);
  await call('POST', '/api/artwork', { name: 'a.png', bytes: 3 }, { 'x-job': token });
  const { artwork } = (await look('GET', `/api${page}`)).json();
  for (const path of [
    '',
    '/deadline.ics',
    `/artwork/${artwork[0]?.id}/picture`,
    '/proofs/1/picture',
    '/none',
    '/',
  ])
    for (const method of ['GET', 'HEAD'] as const) await look(method, page + path);
  await look('GET', `${page}?print=1`);
  await look('GET', `/api${page}/none`);
  await call('POST', '/api/job/lost', { email: DANA.email });
  await call('GET', `/api/admin/leads/${leadId}`, undefined, { cookie });
  return { token, seen };
}

/** All tables as text, and every file of the data folder as it lies there. */
async function dump({ dataDir }: TestApp): Promise<string> {
  const db = new Database(sqliteFile(dataDir), { readonly: true });
  const names = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all() as string[];
  const tables = names.map((name) => JSON.stringify(db.prepare(`SELECT * FROM "${name}"`).all()));
  db.close();
  const files = (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((one) =>
    one.isFile(),
  );
  const bytes = files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1'));
  return [...tables, ...files.map(({ name }) => name), ...(await Promise.all(bytes))].join('\n');
}
