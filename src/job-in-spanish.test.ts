// The page of a job through its whole life, in Spanish and in English: they share no words but names and what people typed.
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { logoPng } from './artwork/testing/tiny-artwork.ts';
import type { Language } from './schemas/language.ts';
import { readEnv } from './server/env/env.ts';
import { createPages } from './server/pages/pages.ts';
import { logoFacts, sendArtwork } from './server/testing/artwork.ts';
import { englishIn, sharedBy } from './server/testing/english.ts';
import { itemOf } from './server/testing/lead.ts';
import { signIn, testBuild, useTestApp } from './server/testing/use-test-app.ts';
import { loadShop } from './shop/load-shop.ts';
import { assistantMessage, chatLead, saveLead, userMessage } from './storage/testing/samples.ts';
import { renderPage } from './web/render.tsx';

const NAME = 'María Hernández';
/** Names, what people typed, and what was kept of the quote and the proofs as it was sent. */
const KEPT = `
  María Hernández, Café La Villa | María Hernández | Café La Villa | José Peña | owner | Carl | ADMIN
  Bold Work. Bigger Brand. | Bold Work | BOLD WORK. | BIGGER BRAND. | hello@boldwork.example | pay.example
  Foundry St, Unit 3 | Kansas City | PNG | 600 x 600 px | logo.png | roto.svg | grande.pdf | English | Español
  Frente completo | Otro tono | ¿Y el rojo? | Ya quedó | Quiero camisetas | Claro que sí | 60 esta vez
  Envío | Mitad por adelantado | Impuesto al recoger
  48 camisetas | Serigrafía | 2 tintas | al frente | color negro | 1 lona | Todo el pedido | 500 plumas
  width=device-width, initial-scale=1
`
  .split(/ \| |\n/)
  .map((words) => words.trim())
  .filter(Boolean);

describe('the page of a job', () => {
  const start = useTestApp();
  let shop: Awaited<ReturnType<typeof loadShop>>;
  beforeAll(async () => {
    shop = await loadShop(join(import.meta.dirname, '../shop'));
  });

  async function open() {
    const pages = createPages(
      { ...testBuild, render: renderPage },
      { shop: { current: shop }, env: readEnv({}), now: () => new Date('2026-03-04T15:00:00Z') },
    );
    const site = await start({ context: { pages } });
    const { app, storage, context, clock } = site;
    const items = [
      itemOf({ dueDate: '2026-03-27' }),
      itemOf({
        id: '2',
        product: 'banner',
        wording: 'lona',
        method: 'wide-format',
        service: 'signs-and-banners',
        quantity: 1,
      }),
      itemOf({
        id: '3',
        product: 'pen',
        wording: 'pluma',
        method: 'promo-imprint',
        service: 'promo-products',
        quantity: 500,
      }),
    ];
    const lead = chatLead({
      items,
      language: 'es',
      name: NAME,
      company: 'Café La Villa',
      dueDate: '2026-03-27',
      replyDueAt: '2026-03-05T15:00:00.000Z',
    });
    const conversationId = await saveLead(storage, lead, {
      messages: [userMessage('Quiero camisetas'), assistantMessage('Claro que sí')],
      now: new Date('2026-03-04T14:00:00Z'),
    });
    const token = (await context.jobLinks.pathOf(lead.id))?.slice('/job/'.length) ?? '';
    const headers = { cookie: await signIn(site) };
    const desk = async (path: string, payload: object, method: 'POST' | 'PATCH' = 'POST') =>
      (await app.inject({ method, url: `/api/admin/leads/${lead.id}${path}`, headers, payload })).statusCode;
    const proof = async (shows: string, item?: string) => {
      const form = new FormData();
      form.set('shows', shows);
      if (item) form.set('item', item);
      form.set('picture', new File([new Uint8Array(await logoPng(300))], 'proof.png'));
      return desk('/proofs', form);
    };
    const post = async (path: string, payload: object) =>
      (await app.inject({ method: 'POST', url: `/api/job/${token}/${path}`, payload })).statusCode;
    const submit = (path: string, fields: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: `/api/job/${token}/${path}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      });
    const speak = (language: Language) => storage.leads.setLanguage(lead.id, language);
    return {
      ...site,
      app,
      storage,
      clock,
      lead,
      items,
      conversationId,
      token,
      desk,
      proof,
      post,
      submit,
      speak,
    };
  }
  type Site = Awaited<ReturnType<typeof open>>;

  /** The page in both languages, or what a form is answered. */
  async function expectSpanish({ app, token, speak }: Site, ask?: () => Promise<{ body: string }>) {
    const read = ask ?? (() => app.inject(`/job/${token}`));
    await speak('es');
    const spanish = textsOf((await read()).body);
    await speak('en');
    const english = textsOf((await read()).body);
    await speak('es');
    expect(spanish.size, 'a page with words').toBeGreaterThan(60);
    expect(englishIn(english, KEPT).length, 'English on the English page').toBeGreaterThan(40);
    expect(englishIn(spanish, KEPT)).toEqual([]);
    expect(sharedBy(spanish, english, KEPT)).toEqual([]);
    return spanish;
  }

  it('is Spanish from the request to what was ordered again', async () => {
    const site = await open();
    const { app, storage, lead, token, desk, proof, post, conversationId, clock } = site;
    await expectSpanish(site);

    const boxed = logoFacts({ boxBehind: { name: 'white', hex: '#ffffff' }, pixelsAcrossInk: 300 });
    await sendArtwork(site, { conversationId, facts: boxed, hasPicture: true });
    await sendArtwork(site, {
      conversationId,
      name: 'roto.svg',
      facts: logoFacts({ kind: 'svg', trouble: 'damaged' }),
    });
    await sendArtwork(site, { conversationId, name: 'grande.pdf', file: Buffer.alloc(3000), arrived: 1000 });
    const found = await expectSpanish(site);
    expect([...found].join()).toContain('Detrás del logo hay un fondo blanco');
    expect(await post('messages', { text: 'Quiero camisetas' })).toBe(201);
    expect(await desk('/replies', { channel: 'page', text: 'Claro que sí' })).toBe(202);
    expect(await post('people', { name: 'José Peña' })).toBe(201);
    await expectSpanish(site);

    const lines = [
      { label: 'Camisetas', quantity: 48, unitCents: 675, item: 0 },
      { label: 'Lona', quantity: 1, unitCents: 11_000, item: 1 },
      { label: 'Plumas', quantity: 500, unitCents: 90, item: 2 },
      { label: 'Envío', quantity: 1, unitCents: 2000 },
    ];
    const quote = {
      ...{ lines, validUntil: '2026-03-20', taxNote: 'Impuesto al recoger', terms: 'Mitad por adelantado' },
      payLink: 'https://pay.example/x',
    };
    expect(await desk('/quotes', quote)).toBe(201);
    await expectSpanish(site);
    await expectSpanish(site, () => site.submit('accept', { quoteVersion: '1', name: '7' }));
    await expectSpanish(site, () => site.submit('messages', { text: '' }));
    await expectSpanish(site, () => site.submit('again', { neededBy: '2020-01-01' }));
    await expectSpanish(site, () => site.submit('people', { name: NAME }));
    expect(await post('accept', { quoteVersion: 1, name: NAME })).toBe(201);
    const [accepted] = (await storage.job.listEvents(lead.id)).filter(
      ({ kind }) => kind === 'quote_accepted',
    );
    expect(accepted?.data).toMatchObject({ wording: 'Acepto la cotización 1 por $904.00.' });
    await expectSpanish(site);

    for (const item of ['1', undefined, '2']) expect(await proof('Frente completo', item)).toBe(201);
    expect(await post('comments', { proofVersion: 1, x: 0.2, y: 0.3, text: '¿Y el rojo?' })).toBe(201);
    expect(await desk('/proofs/1/comments', { pin: 1, text: 'Ya quedó', isDone: true })).toBe(201);
    expect(await post('comments', { proofVersion: 1, x: 0.6, y: 0.3, text: '¿Y el rojo?' })).toBe(201);
    expect(await post('changes', { proofVersion: 2, text: 'Otro tono' })).toBe(201);
    expect(await desk('/proofs/3/withdraw', {})).toBe(204);
    expect(await proof('Frente completo, 2', '1')).toBe(201);
    const page = await expectSpanish(site);
    expect(page).toContain('Apruebe la prueba 4');
    await expectSpanish(site, () => site.submit('approve', { proofVersion: '4', name: '', wording: 'x' }));
    await expectSpanish(site, () =>
      site.submit('comments', { proofVersion: '1', place: '.5 .5', text: 'Otro tono' }),
    );
    const told = (await app.inject(`/api/job/${token}`)).json();
    const { wording } = told.proofs[0].versions[0];
    expect(wording).toBe(
      'Revisé la ortografía, los colores, el tamaño y el lugar de la prueba 4: 48 camisetas, Frente completo, 2. Imprímanlo así.',
    );
    expect(await post('approve', { proofVersion: 4, name: NAME, wording })).toBe(201);
    await expectSpanish(site);

    for (const stage of ['on_press', 'ready']) {
      expect(await desk('', { stage }, 'PATCH')).toBe(200);
      await expectSpanish(site);
    }
    expect(await post('again', { note: '60 esta vez' })).toBe(201);
    await expectSpanish(site);
    clock.now = new Date('2026-04-30T15:00:00Z');
    await expectSpanish(site);
  });

  it('is Spanish where the quote ran out, and for somebody who was let in', async () => {
    const site = await open();
    const { app, desk, post, clock, storage, token } = site;
    const lines = [{ label: 'Envío', quantity: 1, unitCents: 2000 }];
    await desk('/quotes', { lines, validUntil: '2026-03-06' });
    clock.now = new Date('2026-03-09T15:00:00Z');
    expect(await expectSpanish(site)).toContain('Esta cotización terminó el viernes 6 de marzo.');
    await desk('/quotes', { lines, validUntil: '2026-04-06' });
    await desk('/quotes/2/withdraw', {});
    await expectSpanish(site);
    const added = await app.inject({
      method: 'POST',
      url: `/api/job/${token}/people`,
      payload: { name: 'José Peña' },
    });
    const theirs = added.json().url.split('/').at(-1);
    await expectSpanish(site, () => app.inject(`/job/${theirs}`));
    await post('again', { neededBy: '2026-05-01' });
    const [again] = (await storage.leads.list({ limit: 1 })).items;
    expect(again).toMatchObject({ source: 'again', language: 'es' });
  });

  it('asks in Spanish for a lost link, where the browser prefers that', async () => {
    const { app } = await open();
    const read = async (url: string, language: string, form?: string) =>
      textsOf(
        (
          await app.inject({
            ...(form === undefined ? { method: 'GET' } : { method: 'POST', payload: form }),
            url,
            headers: { 'accept-language': language, 'content-type': 'application/x-www-form-urlencoded' },
          })
        ).body,
      );
    for (const [url, form] of [
      ['/job/lost'],
      ['/job/lost/sent'],
      ['/job/nothing'],
      ['/job/lost', 'email=x'],
    ] as const) {
      const [spanish, english] = [await read(url, 'es-MX,es;q=0.9', form), await read(url, 'en', form)];
      expect(spanish.size).toBeGreaterThan(15);
      expect(englishIn(spanish, KEPT)).toEqual([]);
      expect(sharedBy(spanish, english, KEPT)).toEqual([]);
    }
  });
});

/** All that is read, seen or heard of a document. */
function textsOf(html: string): Set<string> {
  expect(html).toContain('<html lang="');
  const body = html.replaceAll(/<(script|style|template)[^>]*>.*?<\/\1>/gs, '');
  const attributes = [
    ...body.matchAll(/ (?:aria-label|placeholder|alt|title|aria-valuetext|content)="([^"]*)"/g),
  ];
  const texts = [...body.matchAll(/>([^<]+)</g), ...attributes].map(([, text = '']) => decode(text).trim());
  return new Set(texts.filter((text) => /\p{L}/u.test(text)));
}

const decode = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
