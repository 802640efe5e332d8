// The mails to a customer who is spoken to in Spanish, beside the same ones in English: they share names alone.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../schemas/language.ts';
import type { Lead } from '../../../schemas/lead.ts';
import type { ToldQuote } from '../../../schemas/quote.ts';
import type { Shop } from '../../../schemas/shop.ts';
import { loadShop } from '../../../shop/load-shop.ts';
import { readEnv } from '../../env/env.ts';
import { tellLead } from '../../tell-lead.ts';
import { englishIn, sharedBy } from '../../testing/english.ts';
import { itemOf, leadOf, NOTHING_MORE } from '../../testing/lead.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import type { Notification, Send } from '../channel.ts';
import { createLinkSend } from '../channels/link.ts';
import { createProofSend } from '../channels/proof.ts';
import { createQuoteSend } from '../channels/quote.ts';
import { createReceiptSend } from '../channels/receipt.ts';
import { createMailer, type Mailer } from './mailer.ts';

const ENV = readEnv({ RATE_LIMITS: 'off' });
const PAGE = 'https://shop.example/job/abc';
/** Names, addresses and what was typed or sent. */
const KEPT = [
  ...[
    'Bold Work',
    'hello@boldwork.example',
    '214 Foundry St, Unit 3, Kansas City, MO 64101, US',
    'Carl',
    'María',
    'Villa',
  ],
  ...[
    'logo.png',
    'foto.jpg',
    'Frente completo',
    'Lona',
    'Envío',
    'Impuesto',
    'Mitad',
    'quiero camisetas',
    'https://shop.example/job/abc#proofs',
  ],
  PAGE,
];
const ITEMS = [
  itemOf({ wording: 'camisetas', dueDate: '2026-03-20' }),
  itemOf({
    id: '2',
    product: 'banner',
    wording: 'lona',
    method: 'wide-format',
    quantity: 1,
    dueDate: '2026-03-27',
    estimate: null,
  }),
];
const DETAILS = 'Item: 48 T-shirts\nBudget: $500\nIn their words:\n"quiero camisetas"';
const QUOTE: ToldQuote = {
  ...{ version: 1, state: 'sent', totalCents: 70_640, validUntil: '', sentBy: null, sentAt: '', sentOn: '' },
  rows: [{ item: null, label: 'Envío', note: '', cents: 2000 }],
  ...{ terms: 'Mitad', taxNote: 'Impuesto', payLink: null, accepted: null },
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

interface Asked {
  lead?: Partial<Lead>;
  more?: Partial<Notification>;
}

const sends: Record<string, (mailer: Mailer) => Send> = {
  receipt: (one) =>
    createReceiptSend(one, { hit: async () => ({ count: 1, windowEndsAt: new Date() }) }, ENV),
  quote: (one) => createQuoteSend(one, ENV),
  proof: (one) => createProofSend(one, ENV),
  link: (one) => createLinkSend(one, ENV),
};

async function mailIn(language: Language, kind: string, { lead = {}, more = {} }: Asked) {
  const whole = leadOf({
    ...{
      name: 'María Hernández',
      company: 'Villa',
      details: DETAILS,
      items: ITEMS,
      dueDate: '2026-03-20',
      phone: null,
    },
    ...lead,
    language,
  });
  const told = tellLead(whole, shop, language);
  await sends[kind]?.(mailer)({
    ...{ eventId: 'a2f0c1de-0000-4000-8000-000000000000', attempt: 1, lead: told, ...NOTHING_MORE },
    ...{ jobUrl: async () => PAGE, shop, now: new Date('2026-03-04T15:00:00.000Z') },
    jobsOfAddress: async () => [{ lead: told, url: PAGE }],
    ...more,
  });
  const mail = server.taken.at(-1)?.parsed;
  if (!mail) throw new Error('No mail came.');
  const calendar = mail.attachments.map(({ content }) => /SUMMARY:(.*)/.exec(String(content))?.[1] ?? '');
  const html = mail.html ?? '';
  const texts = [
    mail.subject ?? '',
    ...calendar,
    ...(mail.text ?? '').split(/\n|(?<=[.:?]) /),
    ...[...html.matchAll(/>([^<]+)</g)].map(([, text = '']) => text),
  ];
  return { mail, html, texts: texts.map((text) => text.trim()).filter(Boolean) };
}

const proofs = (count: number, isReminder: boolean) => ({
  proofs: async () =>
    Array.from({ length: count }, (_, index) => ({
      version: index + 1,
      label: 'Lona',
      shows: 'Frente completo',
      isReminder,
    })),
});
const file = (name: string) => ({ name, state: 'checked' }) as Notification['artwork'][number];

describe('a mail in Spanish', () => {
  it.each<[string, string, Asked]>([
    ['a receipt of the chat', 'receipt', {}],
    ['one of a single item', 'receipt', { lead: { items: ITEMS.slice(0, 1) } }],
    ['one with files', 'receipt', { more: { artwork: ['logo.png', 'foto.jpg'].map(file) } }],
    ['one with a file', 'receipt', { more: { artwork: [file('logo.png')] } }],
    ['one of a callback', 'receipt', { lead: { source: 'callback', items: [] } }],
    ['one that was never confirmed', 'receipt', { lead: { confirmed: false, name: 'Not said yet' } }],
    ['one of a form', 'receipt', { lead: { source: 'quote_form', details: 'quiero camisetas' } }],
    [
      'one of what was ordered again',
      'receipt',
      { lead: { source: 'again', details: 'Again: like job 7\nWhat differs: quiero camisetas' } },
    ],
    ['one whose answer is late', 'receipt', { lead: { replyDueAt: null } }],
    ['a quote', 'quote', { more: { quote: async () => QUOTE } }],
    ['its next version', 'quote', { more: { quote: async () => ({ ...QUOTE, version: 2 }) } }],
    ['a proof', 'proof', { more: proofs(1, false) }],
    ['several proofs', 'proof', { more: proofs(2, false) }],
    ['a reminder', 'proof', { more: proofs(1, true) }],
    ['a reminder of several', 'proof', { more: proofs(2, true) }],
    ['a link', 'link', {}],
  ])('has no English in it: %s', async (_, kind, asked) => {
    const [spanish, english] = [await mailIn('es', kind, asked), await mailIn('en', kind, asked)];
    expect(spanish.html).toContain('<html lang="es">');
    expect(english.html).toContain('<html lang="en">');
    expect(englishIn(english.texts, KEPT).length).toBeGreaterThan(5);
    expect(englishIn(spanish.texts, KEPT)).toEqual([]);
    expect(sharedBy(spanish.texts, english.texts, KEPT)).toEqual([]);
  });

  it('tells the items, the time and the day as Carl does', async () => {
    const { mail } = await mailIn('es', 'receipt', {});
    expect(mail.subject).toBe('Tenemos su solicitud: Camisetas + 1 más');
    for (const words of [
      'Hola, María:',
      'Una persona le contesta mañana, jueves 5 de marzo, antes de las 9 am.',
      '48 camisetas, serigrafía, 2 tintas, al frente, color negro: $603 a $663',
      'Todo junto: lo calcula una persona',
      'Empresa: Villa',
      'Presupuesto: $500',
      'Ver su pedido: https://shop.example/job/abc',
    ])
      expect(mail.text).toContain(words);
  });

  it('names several links', async () => {
    const lead = tellLead(leadOf({ language: 'es' }), shop, 'es');
    const jobsOfAddress = async () =>
      ['a', 'b'].map((end) => ({ lead, url: `https://shop.example/job/${end}` }));
    const { mail } = await mailIn('es', 'link', { more: { jobsOfAddress } });
    expect(mail.subject).toBe('Los enlaces a sus pedidos');
    expect(mail.text).toContain('48 camisetas, 4 de marzo de 2026: https://shop.example/job/a');
  });
});
