// A mail off the wire to where it belongs, on both databases.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logoPng } from '../../artwork/testing/tiny-artwork.ts';
import type { DeskLead } from '../../schemas/lead.ts';
import type { OpenedMail } from '../../schemas/mail.ts';
import { startPostgres, type TestPostgres } from '../../storage/testing/postgres.ts';
import { chatLead, saveLead } from '../../storage/testing/samples.ts';
import { ENGINES } from '../../storage/testing/use-test-storage.ts';
import { signIn, useTestApp } from '../testing/use-test-app.ts';
import { createReplyAddresses } from './reply-address.ts';
import { takeMail } from './take-mail.ts';
import { deliveryReport, filePart, multipart, type RawMail, rawMail, textPart } from './testing/raw-mail.ts';

const IMAP = { IMAP_URL: 'imap://shop:secret@mail.example/INBOX', MAIL_FROM: 'hello@boldwork.example' };

for (const engine of ENGINES) {
  const tags = engine === 'postgres' ? ['long'] : [];
  describe(`a mail that comes, on ${engine}`, { tags }, () => {
    const start = useTestApp();
    let postgres: TestPostgres | undefined;
    beforeAll(async () => {
      if (engine === 'postgres') postgres = await startPostgres();
    });
    afterAll(() => postgres?.stop());

    /** A lead that was told of, and what the desk and the mailbox do. */
    async function open(env: Record<string, string> = {}) {
      const databaseUrl = await postgres?.createDatabase();
      const site = await start({ env: { ...IMAP, ...env }, ...(databaseUrl && { databaseUrl }) });
      const { app, storage, context, clock } = site;
      const notifier = { channels: ['email' as const], wake: () => {} };
      const lead = chatLead({ notify: ['email', 'receipt'] });
      await saveLead(storage, lead);
      const claimed = await storage.outbox.claim({
        channels: ['email', 'receipt'],
        limit: 9,
        leaseMs: 1000,
        now: clock.now,
      });
      for (const delivery of claimed) await storage.outbox.markSent(delivery, clock.now);
      const [receipt, alert] = ['receipt', 'email'].map(
        (channel) => claimed.find((delivery) => delivery.channel === channel)?.id ?? '',
      );
      const to = context.replyAddresses?.of(lead.id) ?? '';
      let uid = 0;
      const take = (mail: RawMail | Buffer) =>
        takeMail(
          {
            raw: Buffer.isBuffer(mail) ? mail : rawMail(mail as RawMail),
            receivedAt: clock.now,
            at: { mailbox: 'box', uid: ++uid },
            left: [],
          },
          { ...context, notifier },
          app.log,
        );
      const cookie = await signIn(site);
      const desk = (path: string, method: 'GET' | 'POST' | 'PATCH' = 'GET', payload?: object) =>
        app.inject({ method, url: `/api/admin/${path}`, headers: { cookie }, ...(payload && { payload }) });
      const thread = async () => (await desk(`leads/${lead.id}`)).json<DeskLead>();
      const opened = async (list = 'open') => (await desk(`mails?list=${list}`)).json<OpenedMail[]>();
      return { site, storage, context, clock, lead, receipt, alert, to, take, desk, thread, opened };
    }

    it('joins its job by the signed address that it was sent to, its quotes folded', async () => {
      const { take, to, thread, lead, storage } = await open();
      const body = [
        'Yes, 72 please.',
        '',
        '-- ',
        'Dana',
        '',
        'On Tue, Mar 3, 2026 at 1:20 PM Bold Work <a@b.example> wrote:',
        '> Shall we?',
      ].join('\r\n');
      expect(await take({ to: `Bold Work <${to.toUpperCase()}>`, body, subject: 'Whatever' })).toBe('joined');
      const { job, announcements } = await thread();
      expect(job?.sayings).toMatchObject([
        {
          who: 'customer',
          name: 'Dana Reyes',
          text: 'Yes, 72 please.',
          carried: { by: 'email', folded: expect.stringContaining('Shall we?'), from: null, attachments: [] },
        },
      ]);
      expect(announcements.find(({ channel }) => channel === 'email')).toMatchObject({ state: 'waiting' });
      expect(await storage.mails.countOpen()).toBe(0);
      expect((await storage.job.listEvents(lead.id)).map(({ kind }) => kind)).toEqual(['message']);
    });

    it('lets its lead wait for an answer again, and an automatic answer does not', async () => {
      const { take, to, thread, desk, lead } = await open();
      await desk(`leads/${lead.id}`, 'PATCH', { handled: true });
      await take({ to, body: 'I am away.', head: ['Auto-Submitted: auto-replied'] });
      expect((await thread()).handledAt).not.toBeNull();
      await take({ to, body: 'One more thing.' });
      // Asked on Wednesday at 9 am, answered by Thursday at 9 am.
      expect(await thread()).toMatchObject({ handledAt: null, replyDueAt: '2026-03-05T15:00:00.000Z' });
    });

    it('joins by what it answers, and by nothing else', async () => {
      const { take, receipt, thread, opened, lead } = await open();
      const answers = [`References: <other@x.example> <${receipt}@boldwork.example>`];
      expect(await take({ head: answers })).toBe('joined');
      expect(await take({ head: [`In-Reply-To: <${receipt}-2@boldwork.example>`] })).toBe('joined');
      expect(await take({ subject: `Re: job ${lead.id.slice(0, 8)}` })).toBe('open');
      expect(await take({ head: [`In-Reply-To: <${randomUUID()}@boldwork.example>`] })).toBe('open');
      expect((await thread()).job?.sayings).toHaveLength(2);
      expect(await opened()).toHaveLength(2);
    });

    it('waits at the desk where it answers an alert to the shop', async () => {
      const { take, alert, thread, opened } = await open();
      const head = [`In-Reply-To: <${alert}@boldwork.example>`, `References: <${alert}@boldwork.example>`];
      expect(await take({ from: 'Rosa <rosa@boldwork.example>', head, body: 'Too dear for us?' })).toBe(
        'open',
      );
      expect((await thread()).job?.sayings).toEqual([]);
      expect(await opened()).toHaveLength(1);
    });

    it('joins none by an address that is forged, or of a job that is no more', async () => {
      const { take, to, storage, lead, opened, thread } = await open();
      const forged = createReplyAddresses('hello+*@boldwork.example', 'j'.repeat(32)).of(lead.id);
      expect(await take({ to: forged })).toBe('open');
      expect(await take({ head: [`Reply-To: ${to}`] })).toBe('open');
      expect((await thread()).job?.sayings).toEqual([]);
      await storage.leads.delete(lead.id);
      expect(await take({ to })).toBe('open');
      expect(await opened()).toHaveLength(3);
    });

    it('is stored once, however often it is read', async () => {
      const { take, to, thread, opened, context } = await open();
      const logo = await logoPng(60);
      const again = rawMail({
        to,
        ...multipart('mixed', [textPart('Here.'), filePart('logo.png', 'image/png', logo)]),
      });
      expect(await take(again)).toBe('joined');
      expect(await Promise.all([take(again), take(again)])).toEqual(['known', 'known']);
      const nameless = rawMail({ id: null });
      expect((await Promise.all([take(nameless), take(nameless)])).toSorted()).toEqual(['known', 'open']);
      expect((await thread()).job?.sayings).toHaveLength(1);
      expect((await thread()).artworkCount).toBe(1);
      expect(await opened()).toHaveLength(1);
      expect(await context.storage.artwork.countBytes(new Date(0))).toBe(logo.length);
    });

    it('joins each of the jobs whose addresses it was sent to', async () => {
      const { take, to, storage, context, lead } = await open();
      const other = chatLead();
      await saveLead(storage, other);
      const second = context.replyAddresses?.of(other.id) ?? '';
      const mail = { to: `${to}, ${second}`, id: 'both@mail.example' };
      for (const address of [to, second, second])
        await take(rawMail({ ...mail, head: [`Delivered-To: ${address}`] }));
      expect(await storage.job.listEvents(lead.id)).toHaveLength(1);
      expect(await storage.job.listEvents(other.id)).toHaveLength(1);
    });

    it('says from whom it is where that is not the lead', async () => {
      const { take, to, thread, site, context, lead } = await open();
      await take({ to, from: 'Sam Okafor <sam@elsewhere.example>' });
      const [said] = (await thread()).job?.sayings ?? [];
      expect(said).toMatchObject({ name: 'Sam Okafor', carried: { from: 'sam@elsewhere.example' } });
      const path = await context.jobLinks.pathOf(lead.id);
      const page = (await site.app.inject(`/api${path}`)).json();
      expect(page.sayings.at(-1)).toMatchObject({ name: 'Sam Okafor', carried: { from: null, folded: '' } });
    });

    it('waits at the desk where it says that it is from the shop, which puts it into the job', async () => {
      const { take, to, thread, desk, lead, opened } = await open();
      expect(await take({ to, from: 'Rosa <Hello@boldwork.example>', body: 'It costs $1.' })).toBe('open');
      expect((await thread()).job?.sayings).toEqual([]);
      const [mail] = await opened();
      await desk(`mails/${mail?.id}/join`, 'POST', { leadId: lead.id });
      expect((await thread()).job?.sayings).toMatchObject([{ who: 'shop', name: 'Rosa' }]);
    });

    it.each([
      ['an absence', { head: ['Auto-Submitted: auto-replied'] }],
      ['an old autoresponder', { head: ['X-Autoreply: yes'] }],
      ['one without a sender', { head: ['Return-Path: <>'] }],
    ])('that is automatic is noted and told to nobody: %s', async (_what, mail: RawMail) => {
      const { take, to, thread, desk, lead, opened } = await open();
      expect(await take({ ...mail, to, body: 'I am away until Monday.' })).toBe('joined');
      const { job, announcements } = await thread();
      expect(job?.sayings).toEqual([]);
      expect(announcements.map(({ state }) => state)).toEqual(['sent', 'sent']);
      const timeline = (await desk(`leads/${lead.id}/timeline`)).json();
      expect(timeline).toContainEqual(
        expect.objectContaining({ kind: 'auto_reply', words: 'I am away until Monday.' }),
      );
      expect(await take({ ...mail, body: 'A stranger.' })).toBe('open');
      expect(await opened()).toEqual([]);
      expect(await opened('automatic')).toHaveLength(1);
    });

    it.each([
      ['a list', { head: ['List-Id: <news.example>', 'List-Unsubscribe: <https://news.example>'] }],
      ['bulk', { head: ['Precedence: bulk'] }],
      ['a subject of its own', { subject: 'Automatic reply: Your request' }],
      ['a subject in Spanish', { subject: 'Respuesta automática: Su pedido' }],
    ])('that looks automatic is, unless it answers one of ours: %s', async (_what, mail: RawMail) => {
      const { take, to, thread, opened } = await open();
      await take(mail);
      await take({ ...mail, to });
      expect(await opened('automatic')).toHaveLength(1);
      expect((await thread()).job?.sayings).toHaveLength(1);
    });

    it('that comes back marks what was not delivered, and says why', async () => {
      const { take, receipt, thread, desk, lead, opened } = await open();
      const delayed = deliveryReport(`${receipt}@boldwork.example`, 'delayed');
      await take({ from: 'MAILER-DAEMON@mx.example.com', ...delayed });
      expect((await thread()).announcements).not.toContainEqual(expect.objectContaining({ state: 'failed' }));
      const report = deliveryReport(`${receipt}@boldwork.example`);
      expect(await take({ from: 'MAILER-DAEMON@mx.example.com', ...report })).toBe('joined');
      expect((await thread()).announcements).toContainEqual(
        expect.objectContaining({
          channel: 'receipt',
          state: 'failed',
          error: 'Their mail server refused it: 550 5.1.1 No such user here',
        }),
      );
      expect((await thread()).job?.sayings).toEqual([]);
      expect((await desk(`leads/${lead.id}/timeline`)).json()).toContainEqual(
        expect.objectContaining({ kind: 'mail_returned', who: 'server' }),
      );
      const unknown = deliveryReport(`${randomUUID()}@boldwork.example`);
      expect(await take({ from: 'MAILER-DAEMON@mx.example.com', ...unknown })).toBe('open');
      expect(await opened('automatic')).toHaveLength(1);
      expect(await opened()).toEqual([]);
    });

    it('of our own is left alone, and one that only says so is not', async () => {
      const { take, opened } = await open();
      const from = 'Bold Work <hello@boldwork.example>';
      expect(await take({ from, head: [`X-Boldwork-Event-Id: ${randomUUID()}`] })).toBe('ignored');
      expect(await take({ from, subject: '[Test] Alerts' })).toBe('ignored');
      expect(await take({ subject: '[Test] shirts' })).toBe('open');
      expect(await take({ head: ['X-Boldwork-Event-Id: 1'] })).toBe('open');
      expect(await opened()).toHaveLength(2);
    });

    it('brings its files: artwork to be checked, others to be downloaded, no logos of signatures', async () => {
      const { take, to, thread, desk, context, storage } = await open();
      const logo = await logoPng(60);
      const parts = [
        textPart('Here they are.'),
        filePart('front.png', 'image/png', logo),
        filePart('sizes.docx', 'application/octet-stream', Buffer.from('PK\x03\x04 a list')),
        filePart('small.png', 'image/png', logo, { cid: 'a@b' }),
      ];
      await take({ to, ...multipart('mixed', parts) });
      const { artwork, job } = await thread();
      expect(artwork).toMatchObject([{ name: 'front.png', state: 'checking' }]);
      const { attachments = [] } = job?.sayings[0]?.carried ?? {};
      expect(attachments.map(({ name }) => name)).toEqual(['front.png', 'sizes.docx']);
      for (const { id, name } of attachments) {
        const file = await desk(`artwork/${id}/original`);
        expect([file.statusCode, file.headers['content-disposition']]).toEqual([
          200,
          expect.stringContaining(name),
        ]);
      }
      const [first] = artwork ?? [];
      expect(await readFile(context.artworkFiles.pathOf(first?.id ?? ''))).toEqual(logo);
      expect(await storage.artwork.claimCheck({ leaseMs: 1000, now: new Date() })).toMatchObject({
        name: 'front.png',
      });
    });

    it('says which of its files found no room, or were too many', async () => {
      const { take, to, thread } = await open({ ARTWORK_MAX_MB: '1' });
      const large = filePart('banner.tif', 'image/tiff', Buffer.alloc(1024 * 1024 + 1, 7));
      const small = Array.from({ length: 21 }, (_, index) =>
        filePart(`${index}.txt`, 'text/plain', Buffer.from(`${index}`)),
      );
      await take({ to, ...multipart('mixed', [textPart('Here.'), large, ...small]) });
      const [said] = (await thread()).job?.sayings ?? [];
      expect(said?.text).toBe(
        "Here.\n\n[Not kept here, it is in the shop's mailbox: banner.tif, 1 MB; 20.txt, 1 KB.]",
      );
      expect(said?.carried?.attachments).toHaveLength(20);
    });

    it('names no more of its files than somebody reads', async () => {
      const { take, to, thread } = await open();
      const empty = Array.from({ length: 80 }, (_, n) =>
        filePart(`${n}.txt`, 'text/plain', Buffer.from('x')),
      );
      await take({ to, ...multipart('mixed', [textPart('Here.'), ...empty]) });
      expect((await thread()).job?.sayings[0]?.text).toMatch(/ 69\.txt, 1 KB; and 10 more\.\]$/);
    });

    it('takes room from customers only where it belongs to a job', async () => {
      const { take, to, thread, opened } = await open({ ARTWORK_DAILY_MB: '1' });
      const file = () => filePart('large.bin', 'application/octet-stream', Buffer.alloc(700_000, 7));
      const withFile = () => multipart('mixed', [textPart('Here.'), file()]);
      for (const mail of [withFile(), withFile(), { to, ...withFile() }]) await take(mail);
      const counts = (await opened()).map(({ fileCount }) => fileCount);
      expect(counts.toSorted()).toEqual([0, 1]);
      expect((await thread()).job?.sayings[0]?.carried?.attachments).toHaveLength(1);
      await take({ to, ...withFile() });
      expect((await thread()).job?.sayings[1]?.text).toMatch(/Not kept here.*large\.bin/);
    });

    it('is read in any charset, out of its HTML, and without the links that open a job', async () => {
      const { take, to, thread, context, lead } = await open();
      const path = (await context.jobLinks.pathOf(lead.id)) ?? '';
      const latin = Buffer.concat([
        rawMail({ to, head: ['Content-Type: text/plain; charset=iso-8859-1'], body: '' }),
        Buffer.from('ma\xf1ana', 'latin1'),
      ]);
      await take(latin);
      const html = `<p>S&iacute;</p><p>See <a href="https://shop.example${path}">your job</a></p>`;
      await take({ to, head: ['Content-Type: text/html; charset=utf-8'], body: html });
      await take({
        to,
        body: `As on https://filter.example/?u=https%3A%2F%2Fshop.example${path.replaceAll('/', '%2F')}&x`,
      });
      expect((await thread()).job?.sayings.map(({ text }) => text)).toEqual([
        'mañana',
        'Sí\n\nSee your job (https://shop.example/job/…)',
        'As on https://filter.example/?u=https%3A%2F%2Fshop.example%2Fjob%2F…&x',
      ]);
      expect(JSON.stringify(await context.storage.job.listEvents(lead.id))).not.toContain(path.slice(5));
    });

    it('that cannot be made out is kept with what is known of it', async () => {
      const { take, opened, desk } = await open();
      const deep = Array.from(
        { length: 300 },
        (_, n) => `--b${n}\r\nContent-Type: multipart/mixed; boundary=b${n + 1}\r\n\r\n`,
      );
      const head = ['Content-Type: multipart/mixed; boundary=b0'];
      expect(await take({ subject: 'Odd', head, body: deep.join('') })).toBe('open');
      const [mail] = await opened();
      expect(mail).toMatchObject({
        kind: 'unreadable',
        subject: 'Odd',
        from: { address: 'dana@example.com' },
      });
      expect((await desk(`mails/${mail?.id}`)).json().text).toMatch(/could not be read/);
      for (const raw of ['', '\r\n\r\n', 'no head at all', 'From: \0\ud800\r\n\r\n\0'])
        expect(await take(Buffer.from(raw))).toMatch(/open/);
    });
  });
}
