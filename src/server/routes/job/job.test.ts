// The page of a job: who may read it and write on it, and that nobody else learns anything.
import { describe, expect, it, vi } from 'vitest';
import type { Job } from '../../../schemas/job.ts';
import type { DeskLead } from '../../../schemas/lead.ts';
import type { ChatResponse } from '../../../schemas/message.ts';
import { post, say, startChat, transcript } from '../../testing/chat.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { signIn, type TestApp, useTestApp } from '../../testing/use-test-app.ts';

const TOKEN = /^\/job\/([\w-]{32})$/;
const DANA = { name: 'Dana Reyes', email: 'dana@example.com', service: 'Embroidery', details: '12 caps' };

describe('a customer who writes after the answer', () => {
  const start = useTestApp();

  it('waits for one again, until it is marked', async () => {
    const server = await start();
    const url = await ask(server);
    const cookie = await signIn(server);
    const [{ id }] = (await server.app.inject({ url: '/api/admin/leads', headers: { cookie } })).json();
    const call = (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) =>
      server.app.inject({
        method,
        url: `/api/admin/leads/${id}${path}`,
        headers: { cookie },
        ...(payload && { payload }),
      });
    await call('PATCH', '', { handled: true });
    server.clock.now = new Date('2026-03-04T18:00:00.000Z');
    expect((await post(server, `/api${url}/messages`, { text: 'Are they done?' })).statusCode).toBe(201);
    expect((await call('GET', '')).json()).toMatchObject({
      handledAt: null,
      status: 'contacted',
      replyDueAt: '2026-03-05T18:00:00.000Z',
    });
    const reply = { channel: 'page', text: 'They are.', answered: true };
    expect((await call('POST', '/replies', reply)).statusCode).toBe(202);
    expect((await call('GET', '')).json()).toMatchObject({ handledAt: '2026-03-04T18:00:00.000Z' });
  });
});

describe('the link to a job', () => {
  const start = useTestApp();

  it('comes with the answer that stores a lead, and the same with the answer given again', async () => {
    const server = await start();
    const form = await post(server, '/api/contact', DANA, { 'idempotency-key': 'form' });
    const again = await post(server, '/api/contact', DANA, { 'idempotency-key': 'form' });
    expect(form.json().jobUrl).toMatch(TOKEN);
    expect(again.json()).toEqual(form.json());

    const conversationId = await startChat(server);
    const lead = { conversationId, ...DANA };
    const sent = await post(server, '/api/chat/lead', lead, { 'idempotency-key': 'lead' });
    expect(sent.json().jobUrl).toMatch(TOKEN);
    expect(sent.json().jobUrl).not.toBe(form.json().jobUrl);
    const more = await say(server, conversationId, 'Make it 24 caps please', { 'idempotency-key': 'more' });
    expect(more.json()).toMatchObject({ leadId: sent.json().leadId, jobUrl: sent.json().jobUrl });
    const token = tokenOf(sent.json().jobUrl);
    expect(JSON.stringify(await transcript(server, conversationId))).not.toContain(token);
    for (const [scope, key] of [
      ['POST /api/contact', 'form'],
      ['POST /api/chat/lead', 'lead'],
      ['POST /api/chat/message', 'more'],
    ] as const)
      expect(await server.storage.idempotencyKeys.find(scope, key)).toMatchObject({
        body: { jobUrl: '{jobUrl}' },
      });
  });

  it('is an address where PUBLIC_URL names one, and no key of theirs to whoever fills in the trap', async () => {
    const server = await start({ env: { PUBLIC_URL: 'https://shop.example' } });
    const headers = { host: 'shop.example' };
    const { jobUrl } = (await post(server, '/api/contact', DANA, headers)).json();
    expect(jobUrl).toMatch(/^https:\/\/shop\.example\/job\/[\w-]{32}$/);
    const trapped = (await post(server, '/api/contact', { ...DANA, website: 'x' }, headers)).json();
    expect(trapped.jobUrl).toMatch(/^https:\/\/shop\.example\/job\/[\w-]{32}$/);
    expect((await get(server, new URL(trapped.jobUrl).pathname, headers)).statusCode).toBe(404);
  });

  it('opens the page, which tells no search engine, referrer, cache or preview of it', async () => {
    const server = await start();
    const url = await ask(server);
    const page = await get(server, url);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
    });
    expect(page.headers.etag).toBeUndefined();
    const head = page.body.slice(0, page.body.indexOf('</head>'));
    expect(head).not.toMatch(/Dana|dana|caps|og:|canonical/);
    expect(JSON.stringify(page.headers)).not.toContain(tokenOf(url));
  });

  it.each(['a'.repeat(32), 'x', '%2e%2e', 'ä', 'a'.repeat(5000)])('opens nothing by %s', async (token) => {
    const server = await start();
    await ask(server);
    const page = await get(server, `/job/${encodeURIComponent(token)}`);
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('job-lost');
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    expect((await get(server, `/api/job/${encodeURIComponent(token)}`)).statusCode).toBe(404);
  });

  it('ends where the desk makes a new one, and then answers like one that never was', async () => {
    const server = await start();
    const [old, cookie] = [await ask(server), await signIn(server)];
    const [lead] = (await server.storage.leads.list({ limit: 1 })).items;
    const renewed = await post(server, `/api/admin/leads/${lead?.id}/link`, {}, { cookie });
    expect(renewed.statusCode).toBe(201);
    const { url } = renewed.json();
    expect(url).not.toBe(old);
    expect((await get(server, url)).statusCode).toBe(200);
    const never = `/job/${'a'.repeat(32)}`;
    for (const path of [
      '',
      '/deadline.ics',
      '/artwork/3f2b8c1e-9d4a-4f6b-8a7c-5e1d2c3b4a59/picture',
    ] as const) {
      const [ended, unknown] = [await get(server, old + path), await get(server, never + path)];
      expect([ended.statusCode, ended.body]).toEqual([404, unknown.body]);
    }
    const said = { text: 'hello' };
    expect((await post(server, `/api${old}/messages`, said)).statusCode).toBe(404);
    expect((await server.storage.job.listEvents(lead?.id ?? '')).length).toBe(0);
    const opened = await get(server, `/api/admin/leads/${lead?.id}`, { cookie });
    expect(opened.json<DeskLead>().job).toMatchObject({ url, stage: 'asked', sayings: [] });
    expect((await post(server, '/api/admin/leads/none/link', {}, { cookie })).statusCode).toBe(404);
  });

  it('stays what it is with the same key, and is a new one with another', async () => {
    const first = await start();
    const url = await ask(first);
    const [lead] = (await first.storage.leads.list({ limit: 1 })).items;
    const { dataDir } = first;
    const same = await start({ dataDir });
    expect(await same.context.jobLinks.pathOf(lead?.id ?? '')).toBe(url);
    const other = await start({ dataDir, linkKey: 'another key' });
    expect((await get(other, url)).statusCode).toBe(200);
    const renewed = (await other.context.jobLinks.pathOf(lead?.id ?? '')) ?? '';
    expect(renewed).toMatch(TOKEN);
    expect(renewed).not.toBe(url);
    expect((await get(other, url)).statusCode).toBe(404);
    expect(await Promise.all([1, 2, 3].map(() => other.context.jobLinks.pathOf(lead?.id ?? '')))).toEqual(
      Array(3).fill(renewed),
    );
  });

  it('stands in no line of the log, whatever is asked with it', async () => {
    const server = await start();
    const url = await ask(server);
    for (const path of [url, `${url}/`, `${url}/deadline.ics`, `${url}/none`, `/api${url}`, `${url}?a=1`])
      await get(server, path);
    await post(server, `/api${url}/messages`, { text: '' });
    await post(server, `/api${url}/messages`, { text: 'Hello' });
    await get(server, '/api/artwork/x', { 'x-job': tokenOf(url) });
    expect(server.lines.length).toBeGreaterThan(8);
    expect(server.lines.join('\n')).not.toContain(tokenOf(url));
    expect(server.lines.some((line) => line.includes('"/job/:token"'))).toBe(true);
  });

  it('changes nothing however often it is fetched, as scanners of mail do', { tags: ['long'] }, async () => {
    const server = await start();
    const url = await ask(server);
    const state = async () => {
      const [lead] = (await server.storage.leads.list({ limit: 1 })).items;
      const id = lead?.id ?? '';
      return [
        lead,
        await server.storage.job.findLink(id, 'customer'),
        await server.storage.job.listEvents(id),
      ];
    };
    const before = await state();
    for (const path of [url, `${url}/deadline.ics`, `${url}/artwork/x/picture`, `/api${url}`, '/job/lost'])
      for (let i = 0; i < 1000; i++) await get(server, path);
    expect(await state()).toEqual(before);
  });
});

describe('a message on the page of a job', () => {
  const start = useTestApp();

  it('is stored as JSON and as a form, once for each key, in order', async () => {
    const server = await start();
    const url = await ask(server);
    const key = { 'idempotency-key': 'one' };
    const first = await post(server, `/api${url}/messages`, { text: ' Can you print white? ' }, key);
    expect([first.statusCode, first.json()]).toEqual([201, { seq: 1 }]);
    const again = await post(server, `/api${url}/messages`, { text: ' Can you print white? ' }, key);
    expect(again.json()).toEqual({ seq: 1 });
    const other = await post(server, `/api${url}/messages`, { text: 'Other' }, key);
    expect(other.statusCode).toBe(409);

    const field = 'text=And+by+Friday%3F&key=3f2b8c1e-9d4a-4f6b-8a7c-5e1d2c3b4a59';
    for (let click = 0; click < 2; click++) {
      const sent = await form(server, `/api${url}/messages`, field);
      expect([sent.statusCode, sent.headers.location]).toEqual([303, `${url}#messages`]);
    }
    const { sayings } = await job(server, url);
    expect(sayings.map(({ who, text }) => [who, text])).toEqual([
      ['customer', 'Can you print white?'],
      ['customer', 'And by Friday?'],
    ]);
  });

  it('that cannot be taken is said so: a problem, or the page with what was typed', async () => {
    const server = await start();
    const url = await ask(server);
    const blank = await post(server, `/api${url}/messages`, { text: ' ' });
    expect(blank.json()).toMatchObject({ status: 400, errors: [{ field: 'text' }] });
    const long = await form(server, `/api${url}/messages`, `text=${'x'.repeat(2001)}`);
    expect(long.statusCode).toBe(400);
    expect(long.body).toMatch(/"problem":\{"message":"[^"]*2000 characters at most/);
    expect(long.body).toContain('x'.repeat(2001));
    const unknown = await form(server, `/api/job/${'a'.repeat(32)}/messages`, 'text=hi');
    expect([unknown.statusCode, unknown.body.includes('job-lost')]).toEqual([404, true]);
  });

  it('passes from a page that tells no origin, and from no other site', async () => {
    const server = await start();
    const url = await ask(server);
    const from = (headers: Record<string, string>) =>
      form(server, `/api${url}/messages`, 'text=hi', headers).then(({ statusCode }) => statusCode);
    expect(await from({ origin: 'null' })).toBe(303);
    expect(await from({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(303);
    expect(await from({ origin: 'https://evil.example' })).toBe(403);
    expect(await from({ origin: 'null', 'sec-fetch-site': 'cross-site' })).toBe(403);
    const contact = await post(server, '/api/contact', DANA, { origin: 'null' });
    expect(contact.statusCode).toBe(403);
  });

  it('is limited for each link and each address', async () => {
    const server = await start();
    const [url, other, third] = [await ask(server), await ask(server), await ask(server)];
    const write = (to: string, address: string) =>
      server.app
        .inject({
          method: 'POST',
          url: `/api${to}/messages`,
          payload: { text: 'hi' },
          remoteAddress: address,
        })
        .then(({ statusCode }) => statusCode);
    for (let i = 0; i < 30; i++) expect(await write(url, `203.0.113.${i}`)).toBe(201);
    expect(await write(url, '203.0.113.200')).toBe(429);
    expect(await write(other, '203.0.113.200')).toBe(201);
    for (let i = 0; i < 29; i++) expect(await write(other, '203.0.113.200')).toBe(201);
    expect(await write(third, '203.0.113.200')).toBe(429);
    expect(await write(third, '203.0.113.201')).toBe(201);
  });

  it('is answered by the desk, which moves the job too, and the page shows both', async () => {
    const server = await start({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
    const [url, cookie] = [await ask(server), await signIn(server)];
    const [lead] = (await server.storage.leads.list({ limit: 1 })).items;
    await post(server, `/api${url}/messages`, { text: 'Hello?' });
    const path = `/api/admin/leads/${lead?.id}`;
    const once = { cookie, 'idempotency-key': 'desk' };
    const [answered] = await Promise.all(
      [1, 2].map(() => post(server, `${path}/replies`, { channel: 'email', text: 'Here I am.' }, once)),
    );
    expect(answered?.statusCode).toBe(202);
    expect((await get(server, path, { cookie })).json<DeskLead>().job?.sayings).toMatchObject([
      { who: 'customer', name: 'Dana Reyes', text: 'Hello?' },
      { who: 'shop', name: 'owner', text: 'Here I am.' },
    ]);
    const move = (stage: string) =>
      server.app.inject({ method: 'PATCH', url: path, headers: { cookie }, payload: { stage } });
    for (const stage of ['quoted', 'on_press', 'on_press'])
      expect((await move(stage)).json<DeskLead>().job).toMatchObject({ stage });
    expect((await move('lost')).statusCode).toBe(400);
    expect((await move('ready')).json<DeskLead>()).toMatchObject({ handledAt: null });
    const shown = await job(server, url);
    expect(shown).toMatchObject({ stage: 'ready', sayings: [{ text: 'Hello?' }, { text: 'Here I am.' }] });
    const events = await server.storage.job.listEvents(lead?.id ?? '');
    expect(events.map(({ kind }) => kind)).toEqual(['message', 'message', 'stage', 'stage', 'stage']);
    const unknown = '/api/admin/leads/3f2b8c1e-9d4a-4f6b-8a7c-5e1d2c3b4a59';
    const reply = { channel: 'email', text: 'hi' };
    expect((await post(server, `${unknown}/replies`, reply, { cookie })).statusCode).toBe(404);
    expect((await post(server, `${path}/replies`, reply)).statusCode).toBe(401);
  });
});

describe('what a job tells', () => {
  const start = useTestApp();

  it('is what was asked, the last words before it, and the day that it is needed by, counted back', async () => {
    const server = await start();
    const conversationId = await startChat(server);
    const words = 'I need 48 t-shirts, 2 ink colors on the front, by March 20';
    const { leadCaptureFields } = (await say(server, conversationId, words)).json<ChatResponse>();
    const known = leadCaptureFields.flatMap(({ name, value }) => (value === null ? [] : [[name, value]]));
    const lead = { conversationId, ...Object.fromEntries(known), name: DANA.name, email: DANA.email };
    const sent = await post(server, '/api/chat/lead', lead);
    const url: string = sent.json().jobUrl;
    const told = await job(server, url);
    expect(told).toMatchObject({
      contact: 'Dana Reyes',
      summary: '48 T-shirts, in hands on Friday, March 20.',
      stage: 'asked',
      stages: [{ at: 'Wed, Mar 4' }, { at: 'by Thu, Mar 5' }, {}, {}, { at: 'Fri, Mar 20' }],
      moves: [{ title: 'Send your artwork', link: { href: '#artwork' } }, { title: 'Then it is our turn' }],
      sayings: [
        { who: 'customer', text: words },
        { who: 'carl', name: 'Carl' },
      ],
    });
    expect(told.items[0]?.estimate?.lowCents).toBeGreaterThan(0);
    const days = told.deadline?.days ?? [];
    expect([days[0]?.day, days.at(-1)]).toEqual([
      '2026-03-04',
      { day: '2026-03-20', mark: 'hands', isToday: false },
    ]);
    const last = days.find(({ mark }) => mark === 'last');
    const press = days.filter(({ mark }) => mark === 'press');
    expect(press.length).toBe(told.deadline?.workingDays);
    expect(press.every(({ day }) => day > (last?.day ?? '9'))).toBe(true);
    expect(days.filter(({ mark }) => mark === 'closed').map(({ day }) => new Date(day).getUTCDay())).toEqual([
      6, 0, 6, 0,
    ]);
    const calendar = await get(server, `${url}/deadline.ics`);
    expect(calendar.headers['content-type']).toMatch(/^text\/calendar/);
    expect(calendar.body).toMatch(/DTSTART;VALUE=DATE:20260320/);
    expect(calendar.body).not.toMatch(/Dana|T-shirts/);
  });

  it('is all there is of a quote form: the words of who sent it, and no day', async () => {
    const server = await start();
    const url = await ask(server);
    expect(await job(server, url)).toMatchObject({
      summary: 'Embroidery.',
      details: '12 caps',
      items: [{ label: 'Embroidery', estimate: null }],
      deadline: null,
      sayings: [],
    });
    expect((await get(server, `${url}/deadline.ics`)).statusCode).toBe(404);
  });
});

describe('artwork from the page of a job', () => {
  const start = useTestApp();

  it('belongs to the job at once, and is read with its link alone', async () => {
    const server = await start();
    const [url, other] = [await ask(server), await ask(server)];
    const mine = { 'x-job': tokenOf(url) };
    const begun = await post(server, '/api/artwork', { name: 'logo.png', bytes: 3 }, mine);
    expect([begun.statusCode, begun.json().key]).toEqual([201, undefined]);
    const path = `/api/artwork/${begun.json().artworkId}`;
    const part = (headers: Record<string, string>) =>
      server.app.inject({
        method: 'PATCH',
        url: path,
        headers: { 'content-type': 'application/partial-upload', 'upload-offset': '0', ...headers },
        payload: Buffer.from('abc'),
      });
    expect((await part({ 'x-job': tokenOf(other) })).statusCode).toBe(404);
    expect((await part(mine)).statusCode).toBe(204);
    expect((await get(server, path, mine)).json()).toMatchObject({ name: 'logo.png', state: 'checking' });
    for (const headers of [{}, { 'x-job': 'x' }, { 'x-job': tokenOf(other) }])
      expect((await get(server, path, headers)).statusCode).toBe(404);
    expect((await job(server, url)).artwork).toMatchObject([{ name: 'logo.png', isUnderWay: true }]);
    expect((await job(server, other)).artwork).toEqual([]);
    const picture = `/artwork/${begun.json().artworkId}/picture`;
    expect((await get(server, other + picture)).statusCode).toBe(404);
    const unknown = await post(server, '/api/artwork', { name: 'a', bytes: 1 }, { 'x-job': 'x' });
    expect(unknown.statusCode).toBe(404);
  });

  it('comes within a form where there is no script', async () => {
    const server = await start();
    const url = await ask(server);
    const sent = await upload(server, `${url}/artwork`, 'my logo.svg', '<svg/>');
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `${url}#artwork`]);
    expect((await job(server, url)).artwork).toMatchObject([{ name: 'my logo.svg' }]);
    const none = await upload(server, `${url}/artwork`, '', '');
    expect(none.statusCode).toBe(400);
    expect(none.body).toContain('Choose a file first.');
    const unknown = await upload(server, `/job/${'a'.repeat(32)}/artwork`, 'a.png', 'x');
    expect(unknown.statusCode).toBe(404);
    expect((await server.storage.artwork.list({ leadId: (await leadIds(server))[0] ?? '' })).length).toBe(1);
  });
});

describe('the mail of what is written on the page', () => {
  const start = useTestApp();

  it('has an id of its own each time, which makes mail programs show it', async () => {
    const mails = await startMailServer();
    try {
      const env = { SMTP_URL: mails.url, PUBLIC_URL: 'https://shop.example' };
      const server = await start({ env, notifies: true });
      const headers = { host: 'shop.example' };
      const { jobUrl } = (await post(server, '/api/contact', DANA, headers)).json();
      const path = `/api${new URL(jobUrl).pathname}/messages`;
      // With the alert and the receipt of the request.
      await vi.waitFor(() => expect(mails.taken.length).toBe(2));
      for (const [index, text] of ['Hello?', 'Anybody there?'].entries()) {
        expect((await post(server, path, { text }, headers)).statusCode).toBe(201);
        await vi.waitFor(() => expect(mails.taken.length).toBe(3 + index));
        expect(mails.taken.at(-1)?.parsed.text).toContain(text);
      }
      for (let asked = 0; asked < 2; asked++) {
        server.clock.now = new Date(server.clock.now.getTime() + 60_000);
        await post(server, '/api/job/lost', { email: DANA.email }, headers);
        await vi.waitFor(() => expect(mails.taken.length).toBe(5 + asked));
      }
      expect(new Set(mails.taken.map(({ parsed }) => parsed.messageId)).size).toBe(6);
    } finally {
      await mails.stop();
    }
  });
});

describe('POST /api/job/lost', () => {
  const start = useTestApp();

  it('answers the same, after the same time, whoever asks, and mails links to those who have any', async () => {
    const mails = await startMailServer();
    try {
      const server = await start({
        env: { SMTP_URL: mails.url, PUBLIC_URL: 'https://shop.example' },
        notifies: true,
      });
      const headers = { host: 'shop.example' };
      const urls: string[] = [];
      for (const details of ['12 caps', '24 polos'])
        urls.push((await post(server, '/api/contact', { ...DANA, details }, headers)).json().jobUrl);
      const lost = (email: string) => post(server, '/api/job/lost', { email }, headers);
      const before = server.clock.sleptMs.length;
      const [known, unknown] = [await lost('DANA@example.com'), await lost('nobody@example.com')];
      expect([known.statusCode, known.body]).toEqual([202, '{}']);
      expect([unknown.statusCode, unknown.body]).toEqual([202, '{}']);
      const slept = server.clock.sleptMs.slice(before);
      expect(slept).toHaveLength(2);
      expect(slept[0]).toBe(slept[1]);
      const told = await vi.waitFor(() => {
        const found = mails.taken.find(({ parsed }) => parsed.subject === 'The links to your jobs');
        if (!found) throw new Error('no mail came');
        return found;
      });
      await vi.waitFor(() => expect(mails.taken.length).toBe(5));
      expect(told.parsed.to?.[0]?.address).toBe('dana@example.com');
      for (const url of urls) {
        expect(told.parsed.text).toContain(url);
        expect(told.parsed.html).toContain(`href="${url}"`);
      }
      const receipts = mails.taken.filter(({ parsed }) => parsed.subject?.startsWith('We have your request'));
      expect(receipts.map(({ parsed }) => urls.some((url) => parsed.text?.includes(url)))).toEqual([
        true,
        true,
      ]);
      const alerts = mails.taken.filter(({ parsed }) => parsed.subject?.startsWith('New quote request'));
      for (const { parsed } of alerts) expect(parsed.text).not.toContain('/job/');
      expect((await lost('no address')).statusCode).toBe(400);
      for (let i = 0; i < 8; i++) await lost('dana@example.com');
      expect((await lost('dana@example.com')).statusCode).toBe(429);
      const sent = await form(server, '/job/lost', 'email=dana%40example.com', {
        ...headers,
        'x-forwarded-for': '1.2.3.4',
      });
      expect(sent.statusCode).toBe(429);
    } finally {
      await mails.stop();
    }
  });

  it('takes a form, and leads to a page that tells nothing', async () => {
    const server = await start();
    const sent = await form(server, '/job/lost', 'email=nobody%40example.com');
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/job/lost/sent']);
    expect((await get(server, '/job/lost/sent')).statusCode).toBe(200);
    expect((await form(server, '/job/lost', 'email=x')).statusCode).toBe(400);
  });
});

/** Sends the quote form and answers the path of its job. */
async function ask(server: TestApp): Promise<string> {
  return (await post(server, '/api/contact', DANA)).json().jobUrl;
}

const tokenOf = (url: string): string => url.split('/job/')[1] ?? '';

const get = ({ app }: TestApp, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers });

const job = async (server: TestApp, url: string): Promise<Job> => (await get(server, `/api${url}`)).json();

const leadIds = async ({ storage }: TestApp) =>
  (await storage.leads.list({ limit: 5 })).items.map(({ id }) => id);

const form = ({ app }: TestApp, url: string, payload: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

function upload({ app }: TestApp, url: string, name: string, content: string) {
  const payload = [
    '--b',
    `Content-Disposition: form-data; name="artwork"; filename="${name}"`,
    'Content-Type: application/octet-stream',
    '',
    content,
    '--b--',
    '',
  ].join('\r\n');
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  return app.inject({ method: 'POST', url, payload, headers });
}
