// What the mail with a quote says, read as it comes out of a mail server.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ToldQuote } from '../../../schemas/quote.ts';
import type { Shop } from '../../../schemas/shop.ts';
import { loadShop } from '../../../shop/load-shop.ts';
import { readEnv } from '../../env/env.ts';
import { tellLead } from '../../tell-lead.ts';
import { leadOf, NOTHING_MORE } from '../../testing/lead.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import type { Notification } from '../channel.ts';
import { createQuoteSend } from '../channels/quote.ts';
import { createMailer, type Mailer } from './mailer.ts';

const URL = 'https://shop.example/job/abc';
const QUOTE: ToldQuote = {
  version: 1,
  state: 'sent',
  rows: [
    { item: 0, label: '48 T-shirts', note: 'Screen printing, 2 ink colors', cents: 46_070 },
    { item: null, label: 'Grand opening, 5 % off', note: '', cents: -2304 },
  ],
  totalCents: 43_766,
  validUntil: 'Fri, Apr 10',
  terms: 'Half to start.',
  taxNote: 'Sales tax is added at pick-up.',
  payLink: null,
  sentBy: 'rosa',
  sentAt: 'today, 9:00 am',
  sentOn: 'March 4, 2026',
  accepted: null,
};

let shop: Shop;
let server: MailServer;
let mailer: Mailer;
beforeAll(async () => {
  shop = await loadShop(join(import.meta.dirname, '../../../../shop'));
  server = await startMailServer();
  mailer = createMailer(server.url, { connections: 1 });
});
afterAll(async () => {
  await mailer.close();
  await server.stop();
});

const send = (quote: ToldQuote | null, more: Partial<Notification> = {}) =>
  createQuoteSend(
    mailer,
    readEnv({}),
  )({
    eventId: 'a2f0c1de-0000-4000-8000-000000000000',
    attempt: 1,
    lead: tellLead(leadOf(), shop),
    ...NOTHING_MORE,
    jobUrl: async () => URL,
    quote: async () => quote,
    shop,
    now: new Date('2026-03-04T15:00:00.000Z'),
    ...more,
  });

describe('the mail with a quote', () => {
  it('tells items with their sums, the total, how long it holds, and the page', async () => {
    await send(QUOTE);
    const { parsed, to } = server.taken.at(-1) ?? {};
    expect(to).toEqual(['dana@example.com']);
    expect(parsed?.subject).toBe('Your quote from Bold Work');
    for (const words of [
      '48 T-shirts:\n  $460.70\n  Screen printing, 2 ink colors',
      'Grand opening, 5 % off: -$23.04',
      'Total: $437.66\nHolds until: Fri, Apr 10',
      'Sales tax is added at pick-up.',
      'Half to start.',
      `See the quote: ${URL}`,
    ])
      expect(parsed?.text).toContain(words);
  });

  it('is another mail for another version', async () => {
    await send(QUOTE);
    await send({ ...QUOTE, version: 2 });
    const [one, other] = server.taken.slice(-2);
    expect(other?.parsed.subject).toBe('Your quote from Bold Work, version 2');
    expect(other?.parsed.messageId).not.toBe(one?.parsed.messageId);
  });

  it.each([
    ['was taken back', { ...QUOTE, state: 'withdrawn' as const }, {}],
    ['is not there', null, {}],
    ['has no page that a mail can name', QUOTE, { jobUrl: async () => null }],
  ])('does not go out where the quote %s', async (_why, quote, more) => {
    const before = server.taken.length;
    await expect(send(quote, more)).rejects.toMatchObject({ isFinal: true });
    expect(server.taken).toHaveLength(before);
  });
});
