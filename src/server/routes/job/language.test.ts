// The language of a job: from the talk that it came of, through its page, problems and mails, to where the customer changes it.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatLead, saveLead } from '../../../storage/testing/samples.ts';
import { post, startChat } from '../../testing/chat.ts';
import { itemOf } from '../../testing/lead.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { signIn, useTestApp } from '../../testing/use-test-app.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe('the language of a job', () => {
  const start = useTestApp();
  let mails: MailServer;
  beforeAll(async () => {
    mails = await startMailServer();
  });
  afterAll(() => mails.stop());

  async function open(language: 'en' | 'es' = 'es') {
    const site = await start();
    const { app, storage, context } = site;
    const lead = chatLead({ language, items: [itemOf({ dueDate: '2026-03-27' })] });
    await saveLead(storage, lead);
    const token = (await context.jobLinks.pathOf(lead.id))?.slice('/job/'.length) ?? '';
    const call = (path: string, payload: object) =>
      app.inject({ method: 'POST', url: `/api/job/${token}/${path}`, payload });
    const job = async (query = '') => (await app.inject(`/api/job/${token}${query}`)).json();
    const stored = async () => (await storage.leads.find(lead.id))?.language;
    return { ...site, lead, token, call, job, stored };
  }

  it('is what Carl spoke, in the receipt too; the shop reads English', async () => {
    const site = await start({
      notifies: true,
      env: { SMTP_URL: mails.url, PUBLIC_URL: 'http://localhost' },
    });
    const conversationId = await startChat(site);
    const say = (message: string) =>
      post(site, '/api/chat/message', { conversationId, message, language: 'en' });
    await say('Hola, necesito 48 camisetas negras con 2 tintas para el 27 de marzo');
    await say('Soy María Hernández, maria@example.com');
    await say('sí, por favor');
    const [lead] = (await site.storage.leads.list({ limit: 1 })).items;
    expect(lead).toMatchObject({ name: 'María Hernández', language: 'es' });
    await expect.poll(() => mails.taken.length).toBe(2);
    const to = (address: string) => mails.taken.find((mail) => mail.to.includes(address))?.parsed;
    expect(to('maria@example.com')?.subject).toBe('Tenemos su solicitud: 48 camisetas');
    expect(to('hello@boldwork.example')?.subject).toBe('New quote request: 48 T-shirts for María Hernández');
  });

  it('is English for a form, whatever the browser prefers', async () => {
    const { app, storage } = await start();
    const payload = { name: 'Ana', email: 'ana@example.com', service: 'Embroidery', details: 'gorras' };
    const headers = { 'accept-language': 'es' };
    const { id } = (await app.inject({ method: 'POST', url: '/api/contact', payload, headers })).json();
    expect((await storage.leads.find(id))?.language).toBe('en');
  });

  it('is that of the document, the calls and the calendar', async () => {
    const { app, token, job } = await open();
    expect((await app.inject(`/job/${token}`)).body).toContain('<html lang="es">');
    expect(await job()).toMatchObject({
      language: 'es',
      summary: expect.stringContaining('en sus manos el'),
    });
    expect(await job('?language=en')).toMatchObject({
      language: 'en',
      summary: expect.stringContaining('in hands'),
    });
    expect((await app.inject(`/api/job/${token}?language=fr`)).statusCode).toBe(400);
    expect((await app.inject(`/job/${token}/deadline.ics`)).body).toContain(
      'SUMMARY:En sus manos: su pedido en',
    );
  });

  it('is changed by its link, as JSON and as a form, and by nobody else', async () => {
    const { app, token, call, stored } = await open();
    expect((await call('language', { language: 'en' })).statusCode).toBe(204);
    expect(await stored()).toBe('en');
    const url = `/api/job/${token}/language`;
    const changed = await app.inject({ method: 'POST', url, headers: FORM, payload: 'language=es' });
    expect([changed.statusCode, changed.headers.location]).toEqual([303, `/job/${token}`]);
    expect(await stored()).toBe('es');
    expect((await call('language', { language: 'fr' })).statusCode).toBe(400);
    const other = await app.inject({
      method: 'POST',
      url: '/api/job/nothing/language',
      payload: { language: 'en' },
    });
    expect(other.statusCode).toBe(404);
    expect(await stored()).toBe('es');
  });

  it('is that of problems, by the link and by X-Job, and what the browser prefers without a job', async () => {
    const { app, token, call } = await open();
    const none = await call('accept', { quoteVersion: 1, name: 'Dana Reyes' });
    expect(none.json()).toMatchObject({ status: 404, detail: 'No existe esa versión de la cotización.' });
    const empty = await call('messages', { text: ' ' });
    expect(empty.json()).toMatchObject({ errors: [{ field: 'text', message: 'Falta: su mensaje.' }] });
    const headers = { 'x-job': token };
    const announce = (bytes: number, more: object = {}) =>
      app.inject({
        method: 'POST',
        url: '/api/artwork',
        payload: { name: 'a.png', bytes },
        headers: { ...headers, ...more },
      });
    expect((await announce(10 ** 12)).json().detail).toBe('Un archivo puede tener hasta 250 MB.');
    const { artworkId } = (await announce(10)).json();
    const part = { 'content-type': 'application/partial-upload', 'upload-offset': '0', ...headers };
    const tooLong = await app.inject({
      method: 'PATCH',
      url: `/api/artwork/${artworkId}`,
      headers: part,
      payload: randomBytes(11),
    });
    expect(tooLong.statusCode).toBe(413);
    expect((await app.inject({ url: `/job/${token}/artwork/${artworkId}/picture` })).json().detail).toBe(
      'No existe esa imagen.',
    );
    const ended = await app.inject({ url: '/api/job/nothing', headers: { 'accept-language': 'es-MX' } });
    expect(ended.json().detail).toBe(
      'Este enlace no abre ningún pedido. Pídanos que se lo mandemos otra vez.',
    );
    const chat = await app.inject({ url: '/api/artwork/nothing', headers: { 'accept-language': 'es-MX' } });
    expect(chat.json().detail).toBe('There is no such artwork.');
  });

  it('keeps the words that were accepted as they were read', async () => {
    const site = await open();
    const { app, storage, lead, call } = site;
    const headers = { cookie: await signIn(site) };
    const lines = [{ label: 'Camisetas', quantity: 1, unitCents: 10_000, item: 0 }];
    const payload = { lines, validUntil: '2026-04-01' };
    const send = (unitCents: number) =>
      app.inject({
        method: 'POST',
        url: `/api/admin/leads/${lead.id}/quotes`,
        headers,
        payload: { ...payload, lines: [{ ...lines[0], unitCents }] },
      });
    await send(10_000);
    await call('accept', { quoteVersion: 1, name: 'Dana Reyes' });
    await send(20_000);
    await call('accept', { quoteVersion: 2, name: 'Dana Reyes', language: 'en' });
    const events = await storage.job.listEvents(lead.id);
    const wordings = events.flatMap((event) => (event.kind === 'quote_accepted' ? event.data.wording : []));
    expect(wordings).toEqual(['Acepto la cotización 1 por $100.00.', 'I accept quote 2 over $200.00.']);
    const [sent] = events.flatMap((event) => (event.kind === 'quote_sent' ? event.data.items : []));
    expect(sent?.label).toBe('48 camisetas');
  });

  it('goes by the browser where no lead is known, and says so to caches', async () => {
    const { app } = await start();
    for (const url of ['/job/lost', '/job/lost/sent']) {
      const spanish = await app.inject({ url, headers: { 'accept-language': 'es-US,en;q=0.8' } });
      expect(spanish.body).toContain('<html lang="es">');
      expect(spanish.headers.vary).toContain('accept-language');
      expect((await app.inject({ url })).body).toContain('<html lang="en">');
    }
    expect((await app.inject({ url: '/', headers: { 'accept-language': 'es' } })).body).toContain(
      '<html lang="en">',
    );
    const refused = await app.inject({
      ...{ method: 'POST', url: '/job/lost', payload: 'email=x' },
      headers: { ...FORM, 'accept-language': 'es' },
    });
    expect([refused.statusCode, refused.body.includes('<html lang="es">')]).toEqual([400, true]);
  });
});
