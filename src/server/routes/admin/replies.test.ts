// Answers to a customer: what they hold, which way they go, when they leave, and what the desk and the customer see of them.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Job } from '../../../schemas/job.ts';
import type { DeskLead } from '../../../schemas/lead.ts';
import type { ReplyDesk, ReplyRequest } from '../../../schemas/reply.ts';
import type { NewJobEvent } from '../../../storage/job/job-store.ts';
import { chatLead, contact } from '../../../storage/testing/samples.ts';
import { sendPlannedReplies } from '../../replies/planned-replies.ts';
import { post, say, startChat, transcript } from '../../testing/chat.ts';
import { itemOf } from '../../testing/lead.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { signIn, type TestApp, useTestApp } from '../../testing/use-test-app.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SITE = 'http://localhost';
const QUOTE = { lines: [{ label: 'Tees', quantity: 48, unitCents: 1250 }], validUntil: '2026-03-10' };

const start = useTestApp();
/** The machine of the tests may be busy. */
const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 20_000 });
let mails: MailServer;
beforeEach(async () => {
  mails = await startMailServer();
});
afterEach(() => mails.stop());

describe('a reply by email', () => {
  it('is a mail of a person, with the estimate of this moment, and stands on both pages', async () => {
    const { server, cookie, leadId } = await startDesk({ IMAP_URL: 'imap://127.0.0.1:9' });
    const text = 'Hi Dana,\n\nyes, in navy.\nBoth sides?\n\n<b>Rosa</b>';
    const key = { 'idempotency-key': 'one' };
    const body = { channel: 'email', text, withEstimate: true } as const;
    const answers = [
      await reply(server, cookie, leadId, body, key),
      await reply(server, cookie, leadId, body, key),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
    expect(answers[0]?.json()).toMatchObject({ state: 'sent', sendAt: null });
    expect(answers[1]?.json()).toEqual(answers[0]?.json());

    const { parsed, to } = await nextMail();
    expect(to).toEqual(['dana@example.com']);
    expect(parsed.subject).toBe('Your 48 T-shirts at Bold Work');
    expect(parsed.text).toContain('Hi Dana,\n\nyes, in navy.\nBoth sides?\n\n<b>Rosa</b>');
    expect(parsed.html).toContain('yes, in navy.<br>\nBoth sides?');
    expect(parsed.html).toContain('&lt;b&gt;Rosa');
    const page = await openPage(server, leadId);
    expect(parsed.text).toMatch(
      /Estimate\n48 T-shirts, .*: \$\d+ to \$\d+\nAn estimate, not yet a quote\. It holds until/,
    );
    expect(parsed.text).toContain(`Open your job: ${SITE}${page}`);
    expect(parsed.text).toMatch(/owner, Bold Work\n\(816\) 555-0170\s*$/);
    const header = (name: string) => parsed.headers.find(({ key }) => key === name)?.value;
    expect(header('auto-submitted')).toBeUndefined();
    expect(server.context.replyAddresses?.read(parsed.replyTo?.[0]?.address ?? '')).toBe(leadId);

    const told = await job(server, page);
    expect(told.sayings).toMatchObject([
      {
        who: 'shop',
        name: 'owner',
        text,
        carried: { by: 'email', blocks: [{ title: 'Estimate' }], delivery: null },
      },
    ]);
    await eventually(async () =>
      expect((await lead(server, cookie, leadId)).job?.sayings[0]?.carried?.delivery).toMatchObject({
        channel: 'email',
        state: 'sent',
        error: null,
        seenAt: null,
      }),
    );
    expect(mails.taken).toHaveLength(1);
    expect(await server.storage.leads.find(leadId)).toMatchObject({ handledAt: null, status: 'new' });
    await reply(server, cookie, leadId, { channel: 'email', text: 'Done', answered: true });
    expect(await server.storage.leads.find(leadId)).toMatchObject({
      handledBy: 'owner',
      status: 'contacted',
    });
  });

  it('tells the link of the job to its customer alone, and keeps it nowhere', async () => {
    const { server, cookie, leadId, conversationId } = await startDesk();
    const url = `${SITE}${await openPage(server, leadId)}`;
    const text = `It is here: ${url}, see? ${url}x`;
    const sendAt = later(server, HOUR_MS);
    await reply(server, cookie, leadId, { channel: 'email', text, sendAt });
    expect((await desk(server, cookie, leadId)).planned).toMatchObject([{ text }]);
    await reply(server, cookie, leadId, { channel: 'email', text });
    expect((await nextMail()).parsed.text).toContain(`It is here: ${url}, see?`);
    expect((await lead(server, cookie, leadId)).job?.sayings).toMatchObject([{ text }]);
    const told = (await job(server, await openPage(server, leadId))).sayings.at(-1)?.text;
    expect(told).toBe(`It is here: this page, see? ${url}x`);
    await eventually(async () =>
      expect((await transcript(server, conversationId)).at(-1)?.content).toContain(
        'It is here: the page of your job, see?',
      ),
    );
    const kept = JSON.stringify([
      await server.storage.job.listEvents(leadId),
      await server.storage.replies.list(leadId),
      await transcript(server, conversationId),
    ]);
    expect(kept.replaceAll(`${url}x`, '')).not.toContain(url);
    const timeline = await server.app.inject({
      url: `/api/admin/leads/${leadId}/timeline`,
      headers: { cookie },
    });
    expect(timeline.body).toContain('It is here: the link to their job, see?');
  });

  it('keeps no link of the job, whoever’s it is or was', async () => {
    const { server, cookie, leadId } = await startDesk();
    const { jobLinks } = server.context;
    const ended = await openPage(server, leadId);
    await jobLinks.renew(leadId);
    const theirs = (await jobLinks.pathOf(leadId, randomUUID())) ?? '';
    const text = `Theirs: https://other.example${theirs}, and the old one: ${ended}`;
    expect((await reply(server, cookie, leadId, { channel: 'email', text })).statusCode).toBe(202);
    const told = (await job(server, await openPage(server, leadId))).sayings.at(-1)?.text;
    expect(told).toBe('Theirs: this page, and the old one: this page');
    const kept = JSON.stringify(await server.storage.job.listEvents(leadId));
    for (const path of [theirs, ended]) expect(kept).not.toContain(path);
  });

  it('answers what they wrote by mail, in the thread of both', async () => {
    const { server, cookie, leadId } = await startDesk();
    await reply(server, cookie, leadId, { channel: 'email', text: 'First' });
    const first = await nextMail();
    await eventually(async () =>
      expect((await server.storage.outbox.listAbout(leadId, 'reply')).values().next().value).toMatchObject({
        state: 'sent',
      }),
    );
    const mail = {
      messageId: 'abc@mail.example',
      subject: 'Tees\r\nBcc: x@y.z',
      from: null,
      folded: '',
      attachments: [],
    };
    const said: NewJobEvent = {
      kind: 'message',
      who: 'customer',
      name: null,
      version: null,
      data: { text: 'Both', mail },
    };
    await server.storage.job.decide(leadId, () => ({ add: [said], result: 1 }), server.clock.now);
    await reply(server, cookie, leadId, { channel: 'email', text: 'Second' });
    const { parsed } = await nextMail(1);
    expect(parsed.subject).toBe('Re: Tees Bcc: x@y.z');
    expect(parsed.inReplyTo).toBe('<abc@mail.example>');
    expect(parsed.references).toBe(`${first.parsed.messageId} <abc@mail.example>`);
    expect(new Set([first.parsed.messageId, parsed.messageId]).size).toBe(2);
  });

  it('is a mail for each, also while another waits, and is tried again on request once it was given up', async () => {
    const { server, cookie, leadId } = await startDesk();
    mails.refusal = { at: 'data', code: 451, text: 'later' };
    for (const text of ['One', 'Two']) await reply(server, cookie, leadId, { channel: 'email', text });
    await eventually(() => expect(mails.seen.length).toBeGreaterThanOrEqual(2));
    const [failing] = await eventually(async () => {
      const rows = [...(await server.storage.outbox.listAbout(leadId, 'reply')).entries()];
      expect(rows.map(([, row]) => row.error)).toEqual([expect.any(String), expect.any(String)]);
      return rows;
    });
    const delivery = {
      id: failing?.[1].eventId ?? '',
      leadId,
      channel: 'reply',
      about: failing?.[0] ?? '',
    } as const;
    const failure = { error: 'Refused.', nextAttemptAt: null, now: server.clock.now };
    const { attempts, queued } = { attempts: 1, queued: server.clock.now.toISOString() };
    await server.storage.outbox.markFailed({ ...delivery, attempt: attempts, queuedAt: queued }, failure);
    expect((await lead(server, cookie, leadId)).announcements).toContainEqual(
      expect.objectContaining({ channel: 'reply', state: 'failed', error: 'Refused.' }),
    );
    mails.refusal = null;
    server.clock.now = new Date(server.clock.now.getTime() + HOUR_MS);
    expect((await post(server, `/api/admin/leads/${leadId}/announce`, {}, { cookie })).statusCode).toBe(202);
    await eventually(() => {
      const texts = mails.taken
        .filter(({ parsed }) => parsed.subject?.startsWith('Your 48'))
        .map(({ parsed }) => parsed.text ?? '');
      expect(texts.map((text) => text.slice(0, 3)).toSorted()).toEqual(['One', 'Two']);
    });
  });

  it('names no page without PUBLIC_URL, and speaks the language of its customer', async () => {
    const { server, cookie, leadId } = await startDesk({ PUBLIC_URL: '' }, { language: 'es' });
    await reply(server, cookie, leadId, { channel: 'email', text: 'Sí.', withEstimate: true });
    const { parsed } = await nextMail();
    expect(parsed.subject).toBe('Su pedido en Bold Work');
    expect(parsed.html).toContain('<html lang="es">');
    expect(parsed.text).toMatch(
      /Estimación\n48 camisetas, .*serigrafía.*: \$\d+ a \$\d+\nEs una estimación, todavía no una cotización/,
    );
    expect(parsed.text).not.toContain('http');
  });

  it.each<[string, Partial<ReplyRequest>, RegExp]>([
    ['a quote that is not open', { quoteVersion: 1 }, /^Quote 1 is not open/],
    ['an estimate of what has no price', { withEstimate: true }, /a price for nothing of this request/],
  ])('is refused with %s', async (_what, body, detail) => {
    const { server, cookie, leadId } = await startDesk({}, { items: [] });
    const refused = await reply(server, cookie, leadId, { channel: 'email', text: 'Hi', ...body });
    expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringMatching(detail)]);
    expect(await server.storage.job.listEvents(leadId)).toEqual([]);
  });

  it('is refused, saying why, where it cannot reach anybody; so is one in a chat that there is not', async () => {
    const { server, cookie, leadId } = await startDesk({ SMTP_URL: '' }, { email: null });
    const why = async (id: string, channel: 'email' | 'chat') => {
      const refused = await reply(server, cookie, id, { channel, text: 'Hi' });
      return [refused.statusCode, refused.json().detail];
    };
    expect(await why(leadId, 'email')).toEqual([409, 'They left no email address.']);
    const form = contact();
    await server.storage.contacts.save(form);
    expect(await why(form.id, 'email')).toEqual([409, 'No mail server is set up: SMTP_URL is not set.']);
    expect(await why(form.id, 'chat')).toEqual([409, 'They did not come by the chat.']);
    const { channels } = await desk(server, cookie, form.id);
    expect(channels).toEqual([
      { channel: 'email', to: form.email, why: 'No mail server is set up: SMTP_URL is not set.' },
      { channel: 'chat', to: 'the chat', why: 'They did not come by the chat.' },
      { channel: 'page', to: 'their job page, where nobody tells them of it', why: null },
    ]);
    expect((await reply(server, cookie, randomUUID(), { channel: 'chat', text: 'Hi' })).statusCode).toBe(404);
    expect((await reply(server, '', leadId, { channel: 'chat', text: 'Hi' })).statusCode).toBe(401);
  });

  it('can stand on the page of the job alone, where nothing tells of it', async () => {
    const { server, cookie } = await startDesk({ SMTP_URL: '' });
    const form = contact();
    await server.storage.contacts.save(form);
    expect((await reply(server, cookie, form.id, { channel: 'page', text: 'Ready.' })).statusCode).toBe(202);
    const told = await server.app.inject({ url: `/api/admin/leads/${form.id}`, headers: { cookie } });
    expect(told.json().job.sayings).toMatchObject([
      { who: 'shop', text: 'Ready.', carried: { by: 'page', delivery: null } },
    ]);
    expect(told.json().announcements).toEqual([]);
  });

  it('has an open quote in it as the customer sees it', async () => {
    const { server, cookie, leadId } = await startDesk({ IMAP_URL: 'imap://127.0.0.1:9' });
    await post(server, `/api/admin/leads/${leadId}/quotes`, QUOTE, { cookie });
    expect((await desk(server, cookie, leadId)).quotes).toMatchObject([
      { version: 1, title: 'Quote 1', total: '$600.00', rows: [{ label: '48 Tees', amount: '$600.00' }] },
    ]);
    const { parsed: ofQuote } = await nextMail();
    expect(server.context.replyAddresses?.read(ofQuote.replyTo?.[0]?.address ?? '')).toBe(leadId);
    await reply(server, cookie, leadId, { channel: 'email', text: 'As we said.', quoteVersion: 1 });
    await eventually(() =>
      expect(mails.taken.some(({ parsed }) => parsed.text?.startsWith('As we said.'))).toBe(true),
    );
    const mail = mails.taken.find(({ parsed }) => parsed.text?.startsWith('As we said.'));
    expect(mail?.parsed.text).toMatch(
      /Quote 1\n48 Tees: \$600\.00\nTotal: \$600\.00\nHolds until Tuesday, March 10\./,
    );
  });
});

describe('a reply in the chat', () => {
  it('is a message of the conversation from which Carl goes on, and a mail to who is not there', async () => {
    const { server, cookie } = await startDesk();
    const conversationId = await startChat(server);
    await say(server, conversationId, 'I need 48 black t-shirts, 2 ink colors on the front');
    const details = { service: 'Screen Printing', details: '48 tees' };
    const form = { conversationId, name: 'Sam', email: 'sam@example.com', ...details };
    const { leadId } = (await post(server, '/api/chat/lead', form)).json();
    const before = await transcript(server, conversationId);
    await reply(server, cookie, leadId, { channel: 'chat', text: 'Navy is in stock.', withEstimate: true });
    const put = await eventually(async () => {
      const messages = await transcript(server, conversationId);
      expect(messages).toHaveLength(before.length + 1);
      return messages.at(-1);
    });
    expect(put).toMatchObject({ role: 'assistant', metadata: { author: 'owner' } });
    expect(put?.metadata?.state).toEqual(before.at(-1)?.metadata?.state);
    expect(put?.content).toMatch(/^Navy is in stock\.\n\nEstimate\n.*48.*: \$/);
    expect(put?.content).not.toContain('/job/');
    await eventually(() =>
      expect(
        mails.taken.some(({ to, parsed }) => to[0] === 'sam@example.com' && parsed.text?.startsWith('Navy')),
      ).toBe(true),
    );
    const next = (await say(server, conversationId, 'Make it 60 please')).json();
    expect(JSON.stringify(next.ticket)).toContain('60');
    expect(
      (await transcript(server, conversationId)).filter(({ metadata }) => metadata?.author),
    ).toHaveLength(1);
    const [saying] = (await lead(server, cookie, leadId)).job?.sayings ?? [];
    expect(saying?.carried).toMatchObject({ by: 'chat', delivery: { channel: 'email', state: 'sent' } });
  });

  it('holds a reply by email too, for a visitor whose chat is open', async () => {
    const { server, cookie, leadId, conversationId } = await startDesk();
    await reply(server, cookie, leadId, { channel: 'email', text: 'By mail.' });
    await eventually(async () =>
      expect((await transcript(server, conversationId)).at(-1)).toMatchObject({ content: 'By mail.' }),
    );
  });

  it('does without an address and without a mail server', async () => {
    const { server, cookie, leadId, conversationId } = await startDesk({ SMTP_URL: '' }, { email: null });
    expect((await reply(server, cookie, leadId, { channel: 'chat', text: 'Here.' })).statusCode).toBe(202);
    await eventually(async () =>
      expect((await transcript(server, conversationId)).at(-1)).toMatchObject({ content: 'Here.' }),
    );
    const delivery = await eventually(async () => {
      const told = (await lead(server, cookie, leadId)).job?.sayings[0]?.carried?.delivery;
      expect(told?.state).toBe('sent');
      return told;
    });
    expect(delivery).toMatchObject({ channel: 'chat' });
  });
});

describe('a reply that is planned', () => {
  it('leaves when its time has come, once, by the price book of then, and counts as the answer then', async () => {
    const { server, cookie, leadId } = await startDesk();
    const at = later(server, HOUR_MS);
    const planned = await reply(server, cookie, leadId, {
      channel: 'email',
      text: 'Good morning.',
      withEstimate: true,
      answered: true,
      sendAt: at.replace('.000Z', '-00:00'),
    });
    expect(planned.json()).toMatchObject({ state: 'planned', sendAt: at });
    expect((await desk(server, cookie, leadId)).planned).toMatchObject([
      { text: 'Good morning.', sendAt: at, by: 'owner', withEstimate: true, failed: null },
    ]);
    server.clock.now = new Date(Date.parse(at) - 1);
    await round(server);
    expect(await server.storage.job.listEvents(leadId)).toEqual([]);
    expect(await server.storage.leads.find(leadId)).toMatchObject({ handledAt: null });
    server.clock.now = new Date(at);
    const catalog = structuredClone(server.shop.current.catalog);
    for (const method of catalog.methods) method.setup_cents += 1_000_000;
    const before = (await desk(server, cookie, leadId)).estimate;
    server.shop.current = { ...server.shop.current, catalog };
    await Promise.all([round(server), round(server)]);
    const events = await server.storage.job.listEvents(leadId);
    expect(events).toHaveLength(1);
    const [event] = events;
    const block = event?.kind === 'message' ? event.data.sent?.blocks[0] : undefined;
    expect(block?.rows[0]?.amount).toMatch(/^\$1\d,\d{3} to/);
    expect(before?.rows[0]?.amount).not.toBe(block?.rows[0]?.amount);
    expect(await server.storage.leads.find(leadId)).toMatchObject({ handledBy: 'owner', handledAt: at });
    const { parsed } = await nextMail();
    expect(parsed.text).toMatch(/^Good morning\./);
    expect((await desk(server, cookie, leadId)).planned).toEqual([]);
  });

  it('can be taken back until it has left', async () => {
    const { server, cookie, leadId } = await startDesk();
    const plan = async () => {
      const body = { channel: 'email', text: 'Later', sendAt: later(server, HOUR_MS) } as const;
      return (await reply(server, cookie, leadId, body)).json().id;
    };
    const takeBack = (id: string) =>
      server.app.inject({
        method: 'DELETE',
        url: `/api/admin/leads/${leadId}/replies/${id}`,
        headers: { cookie },
      });
    const [first, second] = [await plan(), await plan()];
    const taken = await takeBack(first);
    expect([taken.statusCode, taken.json()]).toMatchObject([200, { id: first, text: 'Later' }]);
    expect((await takeBack(first)).statusCode).toBe(404);
    server.clock.now = new Date(server.clock.now.getTime() + HOUR_MS);
    await round(server);
    expect(await server.storage.job.listEvents(leadId)).toHaveLength(1);
    expect((await takeBack(second)).statusCode).toBe(409);
    expect((await takeBack(randomUUID())).statusCode).toBe(404);
  });

  it('stays, and says why, where it cannot leave any more', async () => {
    const { server, cookie, leadId } = await startDesk();
    const quotes = `/api/admin/leads/${leadId}/quotes`;
    await post(server, quotes, QUOTE, { cookie });
    const sendAt = later(server, HOUR_MS);
    const body = { channel: 'email', text: 'Your quote', quoteVersion: 1, answered: true, sendAt } as const;
    expect((await reply(server, cookie, leadId, body)).statusCode).toBe(202);
    await post(server, `${quotes}/1/withdraw`, {}, { cookie });
    server.clock.now = new Date(sendAt);
    for (let rounds = 0; rounds < 2; rounds++) await round(server);
    const [planned] = (await desk(server, cookie, leadId)).planned;
    expect(planned).toMatchObject({
      text: 'Your quote',
      failed: expect.stringMatching(/^Quote 1 is not open/),
    });
    const events = await server.storage.job.listEvents(leadId);
    expect(events.some(({ kind }) => kind === 'message')).toBe(false);
    const url = `/api/admin/leads/${leadId}/replies/${planned?.id}`;
    expect((await server.app.inject({ method: 'DELETE', url, headers: { cookie } })).statusCode).toBe(200);
  });

  it('is refused for a time that is over or far away, or of no kind', async () => {
    const { server, cookie, leadId } = await startDesk();
    for (const sendAt of [later(server, 0), later(server, 30 * DAY_MS + 1), 'tomorrow']) {
      const refused = await reply(server, cookie, leadId, { channel: 'email', text: 'Hi', sendAt });
      expect([refused.statusCode, refused.json().errors[0].field]).toEqual([400, 'sendAt']);
    }
    expect((await desk(server, cookie, leadId)).planned).toEqual([]);
  });
});

describe('files of a reply', () => {
  it('come with the mail and the page of their job, and nowhere else', async () => {
    const { server, cookie, leadId } = await startDesk();
    const other = contact();
    await server.storage.contacts.save(other);
    const [pdf, html] = [
      await attach(server, cookie, leadId, 'Größen.pdf', '%PDF'),
      await attach(server, cookie, leadId, 'page.html', '<script>'),
    ];
    expect(pdf).toEqual({ id: pdf.id, name: 'Größen.pdf', bytes: 4 });
    const files: Partial<ReplyRequest> = {
      channel: 'email',
      text: 'Two files',
      attachments: [pdf.id, html.id],
    };
    const refused = await reply(server, cookie, other.id, files);
    expect([refused.statusCode, refused.json().errors[0].field]).toEqual([400, 'attachments']);
    const page = await openPage(server, leadId);
    const get = (url: string, headers = {}) => server.app.inject({ url, headers: headers });
    expect((await get(`${page}/files/${pdf.id}`)).statusCode).toBe(404);

    expect((await reply(server, cookie, leadId, files)).statusCode).toBe(202);
    const { parsed } = await nextMail();
    expect(
      parsed.attachments.map(({ filename, mimeType, disposition }) => [filename, mimeType, disposition]),
    ).toEqual([
      ['Größen.pdf', 'application/pdf', 'attachment'],
      ['page.html', 'application/octet-stream', 'attachment'],
    ]);
    expect(parsed.text).not.toContain('Größen');
    const [saying] = (await job(server, page)).sayings;
    expect(saying?.carried?.attachments).toEqual([pdf, html]);
    for (const [url, headers] of [
      [`${page}/files/${html.id}`, {}],
      [`/api/admin/artwork/${html.id}/original`, { cookie }],
    ] as const) {
      const file = await get(url, headers);
      expect(file.body).toBe('<script>');
      expect(file.headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': expect.stringMatching(/^attachment; filename="page\.html"/),
        'x-content-type-options': 'nosniff',
      });
    }
    expect((await get(`${await openPage(server, other.id)}/files/${html.id}`)).statusCode).toBe(404);
    expect((await reply(server, cookie, leadId, files)).statusCode).toBe(400);
    expect((await lead(server, cookie, leadId)).artworkCount).toBe(0);

    const last = await attach(server, cookie, leadId, 'c.txt', 'x');
    const gone = async (id: string) => (await server.context.artworkFiles.length(id)) === undefined;
    expect(await gone(html.id)).toBe(false);
    const { conversationId } = (await server.storage.leads.find(leadId)) ?? {};
    const url = `/api/admin/conversations/${conversationId}`;
    await server.app.inject({ method: 'DELETE', url, headers: { cookie } });
    for (const { id } of [pdf, html, last]) expect(await gone(id)).toBe(true);
  });

  it('over 20 MB are told in the mail, and wait on the page', async () => {
    const { server, cookie, leadId } = await startDesk();
    const [big, small] = [
      await attach(server, cookie, leadId, 'wrap.ai', Buffer.alloc(20 * 1024 * 1024)),
      await attach(server, cookie, leadId, 'sizes.png', 'x'),
    ];
    await reply(server, cookie, leadId, { channel: 'email', text: 'Files', attachments: [small.id, big.id] });
    const { parsed } = await nextMail();
    expect(parsed.attachments.map(({ filename }) => filename)).toEqual(['sizes.png']);
    expect(parsed.text).toContain('Too large for a mail, and on the page of your job: wrap.ai.');
  });

  it('are one at a time, and of a lead', async () => {
    const { server, cookie, leadId } = await startDesk();
    const form = new FormData();
    for (const name of ['a.txt', 'b.txt']) form.append('file', new File(['x'], name));
    const send = (url: string, payload: FormData) =>
      server.app.inject({ method: 'POST', url, headers: { cookie }, payload });
    const url = (id: string) => `/api/admin/leads/${id}/attachments`;
    expect((await send(url(leadId), form)).statusCode).toBe(400);
    expect((await send(url(leadId), new FormData())).statusCode).toBe(400);
    const one = new FormData();
    one.set('file', new File(['x'], 'a.txt'));
    expect((await send(url(randomUUID()), one)).statusCode).toBe(404);
    expect(await server.storage.artwork.listIds({ leadId })).toEqual([]);
  });
});

describe('what the desk has to write with', () => {
  it('is filled in of the lead, with what is missing named, its own language first', async () => {
    const { server, cookie, leadId } = await startDesk({}, { language: 'es', name: 'Dana Reyes' });
    const told = await desk(server, cookie, leadId);
    const page = await openPage(server, leadId);
    expect(told.url).toBe(`${SITE}${page}`);
    expect(told.language).toBe('es');
    expect(told.saved.map(({ language }) => language)).toEqual([
      ...Array(3).fill('es'),
      ...Array(8).fill('en'),
    ]);
    const find = (name: string) => told.saved.find((saved) => saved.name === name);
    expect(find('proof-is-up')).toMatchObject({
      text: expect.stringMatching(
        /^Hi Dana,\n\n.*\/job\/[\s\S]*on Friday, March 20, we need your yes by \w+, March \d+\.\n\nowner$/,
      ),
      missing: [],
    });
    expect(find('prueba-lista')?.text).toContain('Para entregarlo el viernes, 20 de marzo');
    expect(find('deposit')).toMatchObject({ missing: ['quote_total'] });
    expect(find('deposit')?.text).toContain('{quote_total}');
    expect(find('pick-up-and-parking')?.text).toContain('214 Foundry St, Unit 3, Kansas City');
    expect(told.estimate?.title).toBe('Estimación');
    expect([told.opensAt, told.quietUntil]).toEqual([null, null]);
  });

  it('says when the shop opens, and until when it is quiet', async () => {
    const { server, cookie, leadId } = await startDesk();
    // 10:30 pm in Kansas City.
    server.clock.now = new Date('2026-03-05T04:30:00.000Z');
    const cookieThen = await signIn(server, { username: 'Rosa' });
    expect(cookie).not.toBe(cookieThen);
    const told = await desk(server, cookieThen, leadId);
    expect([told.opensAt, told.quietUntil]).toEqual(['2026-03-05T15:00:00.000Z', '2026-03-05T13:00:00.000Z']);
    // A person decided: nothing holds it up.
    await reply(server, cookieThen, leadId, { channel: 'email', text: 'Now' });
    expect((await nextMail()).parsed.text).toMatch(/^Now/);
  });

  it('tells when the customer had a reply before them, by any link and once', async () => {
    const { server, cookie, leadId } = await startDesk();
    await reply(server, cookie, leadId, { channel: 'email', text: 'One' });
    const page = await openPage(server, leadId);
    expect((await job(server, page)).unseenMessage).toBe(1);
    const see = (messageSeq: number) => post(server, `/api${page}/seen`, { messageSeq });
    expect((await see(1)).statusCode).toBe(204);
    expect((await see(1)).statusCode).toBe(204);
    const events = await server.storage.job.listEvents(leadId);
    expect(events.filter(({ kind }) => kind === 'message_seen')).toMatchObject([
      { data: { upTo: 1, person: 'customer' } },
    ]);
    expect((await job(server, page)).unseenMessage).toBeNull();
    const [saying] = (await lead(server, cookie, leadId)).job?.sayings ?? [];
    expect(saying?.carried?.delivery?.seenAt).toBe(server.clock.now.toISOString());
    await reply(server, cookie, leadId, { channel: 'email', text: 'Two' });
    const sayings = (await lead(server, cookie, leadId)).job?.sayings ?? [];
    expect(sayings.map(({ carried }) => carried?.delivery?.seenAt)).toEqual([expect.any(String), null]);
    const form = contact();
    await server.storage.contacts.save(form);
    const none = `/api${await openPage(server, form.id)}/seen`;
    expect((await post(server, none, { messageSeq: 9 })).statusCode).toBe(404);
  });
});

it('keeps the language that a visitor wrote in with their lead', async () => {
  const server = await start();
  const conversationId = await startChat(server);
  await say(server, conversationId, 'Hola, necesito 48 camisetas negras para el 20 de marzo');
  const form = {
    conversationId,
    name: 'Ana',
    email: 'ana@example.com',
    service: 'Screen Printing',
    details: '48',
  };
  const { leadId } = (await post(server, '/api/chat/lead', form)).json();
  expect(await server.storage.leads.find(leadId)).toMatchObject({ language: 'es' });
});

/** A server with a mail server, somebody at the desk, and a lead of the chat. */
async function startDesk(
  env: Record<string, string> = {},
  values: Partial<ReturnType<typeof chatLead>> = {},
) {
  const all = { SMTP_URL: mails.url, PUBLIC_URL: SITE, ...env };
  const server = await start({ env: all, notifies: true });
  const cookie = await signIn(server);
  const lead = chatLead({ items: [itemOf({ dueDate: '2026-03-20' })], ...values });
  const conversationId = randomUUID();
  await server.storage.conversations.start({
    id: conversationId,
    sessionId: 's',
    language: 'en',
    messages: [],
    now: server.clock.now,
  });
  await server.storage.conversations.saveTurn({
    conversationId,
    expectedMessageCount: 0,
    messages: [],
    unconfirmedSince: null,
    lead,
    now: server.clock.now,
  });
  return { server, cookie, leadId: lead.id, conversationId };
}

const reply = (
  server: TestApp,
  cookie: string,
  leadId: string,
  body: Partial<ReplyRequest>,
  headers: Record<string, string> = {},
) => post(server, `/api/admin/leads/${leadId}/replies`, body, { cookie, ...headers });

const desk = async (server: TestApp, cookie: string, leadId: string): Promise<ReplyDesk> => {
  const headers = { cookie };
  return (await server.app.inject({ url: `/api/admin/leads/${leadId}/replies`, headers })).json();
};

const lead = async (server: TestApp, cookie: string, leadId: string): Promise<DeskLead> => {
  const headers = { cookie };
  return (await server.app.inject({ url: `/api/admin/leads/${leadId}`, headers })).json();
};

/** Path of the job's page. */
const openPage = async ({ context }: TestApp, leadId: string): Promise<string> =>
  (await context.jobLinks.pathOf(leadId)) ?? '';

const job = async ({ app }: TestApp, page: string): Promise<Job> =>
  (await app.inject({ url: `/api${page}` })).json();

/** The mail to the customer that comes after so many others. */
const nextMail = (before = 0) =>
  eventually(() => {
    const mail = mails.taken[before];
    if (!mail) throw new Error('no mail came');
    return mail;
  });

const later = ({ clock }: TestApp, ms: number): string => new Date(clock.now.getTime() + ms).toISOString();

const round = ({ app, context }: TestApp) => sendPlannedReplies({ ...context, log: app.log });

async function attach(
  { app }: TestApp,
  cookie: string,
  leadId: string,
  name: string,
  content: string | Buffer,
): Promise<{ id: string; name: string; bytes: number }> {
  const form = new FormData();
  form.set('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], name));
  const sent = await app.inject({
    method: 'POST',
    url: `/api/admin/leads/${leadId}/attachments`,
    headers: { cookie },
    payload: form,
  });
  expect(sent.statusCode).toBe(201);
  return sent.json();
}
