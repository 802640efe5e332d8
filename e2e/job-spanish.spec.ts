// The page of a job in Spanish: it fits with its longer words, is read aloud as Spanish, and is changed to English and back.
import type { APIRequestContext } from '@playwright/test';
import { logoPng, WHITE_BOX } from '../src/artwork/testing/tiny-artwork.ts';
import { expectFitAndAccessible } from './desk.ts';
import { expect, test } from './test.ts';

const NAME = 'María Guadalupe Hernández';

/** A job that Carl took down in Spanish, with a quote and proofs; returns the path of its page. */
async function openJob(request: APIRequestContext, admin: { username: string; password: string }) {
  const start = await request.post('/api/chat/start', { data: { sessionId: 'page-1', language: 'es-MX' } });
  const { conversationId } = (await start.json()) as { conversationId: string };
  const day = new Date(Date.now() + 24 * 86_400_000).toLocaleDateString('es-MX', {
    day: 'numeric',
    month: 'long',
  });
  let answer: { leadId?: string; jobUrl?: string } = {};
  for (const message of [
    'Hola, necesito 48 camisetas negras con 2 tintas al frente',
    'También 1 lona de 3x6 pies',
    `para el ${day}`,
    `Soy ${NAME}, maria@example.com`,
    'sí, por favor',
  ]) {
    const said = await request.post('/api/chat/message', { data: { conversationId, message } });
    answer = await said.json();
  }
  const { leadId, jobUrl = '' } = answer;
  expect(leadId).toBeDefined();
  expect((await request.post('/api/admin/login', { data: admin })).status()).toBe(200);
  const lead = `/api/admin/leads/${leadId}`;
  const lines = [
    { label: 'Camisetas', quantity: 48, unitCents: 1305, item: 0 },
    { label: 'Lona', quantity: 1, unitCents: 11_000, item: 1 },
  ];
  const validUntil = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  expect((await request.post(`${lead}/quotes`, { data: { lines, validUntil } })).status()).toBe(201);
  for (const shows of ['Frente completo', 'Frente completo, más grande']) {
    const picture = { name: 'p.png', mimeType: 'image/png', buffer: await logoPng(600, WHITE_BOX) };
    expect((await request.post(`${lead}/proofs`, { multipart: { shows, picture } })).status()).toBe(201);
  }
  return jobUrl;
}

for (const width of [1440, 390])
  test(`a job in Spanish fits and is accessible at ${width}`, async ({ page, admin, request }) => {
    const path = await openJob(request, admin);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page).toHaveTitle(/^Su pedido \|/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Su Pedido');
    await expect(page.getByRole('region', { name: 'Su turno' })).toContainText('Acepte la cotización');
    await page.getByRole('textbox', { name: 'Escriba a Bold Work' }).fill('¿Se puede en rojo?');
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(page.getByRole('log', { name: 'Lo que se ha dicho' })).toContainText('¿Se puede en rojo?');
    // Nothing of a word is cut off or broken letter by letter.
    for (const stage of ['Solicitado', 'Cotizado', 'Aprobado', 'En prensa', 'Listo']) {
      const box = await page.getByRole('listitem').filter({ hasText: stage }).first().boundingBox();
      expect(box?.height, stage).toBeLessThan(130);
    }
    await expectFitAndAccessible(page);
  });

test('a quote and a proof are answered in Spanish, and the page is changed to English and back', async ({
  page,
  admin,
  request,
  expectedErrors,
}) => {
  expectedErrors.push('400', '409', 'was not');
  await page.goto(await openJob(request, admin));
  const quote = page.getByRole('region', { name: 'La cotización' });
  await quote.getByPlaceholder('Su nombre completo').fill('7');
  await quote.getByRole('button', { name: /^Aceptar \$/ }).click();
  await expect(quote.getByRole('alert')).toHaveText('Escriba su nombre completo.');
  await quote.getByPlaceholder('Su nombre completo').fill(NAME);
  await quote.getByRole('button', { name: /^Aceptar \$/ }).click();
  await expect(quote.getByRole('status')).toContainText('aceptó la versión 1 con su nombre, hoy');

  const proof = page.getByRole('region', { name: 'La prueba' });
  await proof.getByRole('button', { name: 'Agregar un comentario' }).click();
  await proof.getByLabel('Marca 1: ¿qué debe cambiar aquí?').fill('Más grande');
  await proof.getByRole('button', { name: 'Mandar el comentario' }).click();
  await expect(proof.getByRole('list', { name: 'Marcas' })).toContainText('Más grande');
  await proof.getByLabel('Escriba su nombre completo').fill(NAME);
  await proof.getByRole('button', { name: 'Aprobar la versión 2' }).click();
  await expect(proof.getByRole('heading', { name: 'Aprobada tal como se ve' })).toBeVisible();
  await expect(proof).toContainText(
    '“Revisé la ortografía, los colores, el tamaño y el lugar de la prueba 2',
  );

  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Job');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Su Pedido');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a job in Spanish says what is wrong in Spanish, and is changed to English', async ({
    page,
    admin,
    request,
    expectedErrors,
  }) => {
    expectedErrors.push('409');
    const path = await openJob(request, admin);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const people = page.getByRole('region', { name: 'Personas' });
    await people.getByLabel('Invitar a otra persona').fill(NAME);
    await people.getByRole('button', { name: 'Crear un enlace' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      `${NAME} ya tiene un enlace. Dos personas necesitan dos nombres.`,
    );
    await page.goto(path);
    await page.getByRole('textbox', { name: 'Escriba a Bold Work' }).fill('Gracias');
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(page.getByRole('log', { name: 'Lo que se ha dicho' })).toContainText('Gracias');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('log', { name: 'What was said' })).toContainText('Gracias');
  });
});

test.describe('a browser that prefers Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('is asked for a lost link in Spanish', { tag: '@long' }, async ({ page }) => {
    await page.goto('/job/lost');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Perdió su enlace?');
    await expectFitAndAccessible(page);
    await page.getByLabel('Su correo').fill('nadie@example.com');
    await page.getByRole('button', { name: 'Mandar mis enlaces' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revise su correo');
  });
});
