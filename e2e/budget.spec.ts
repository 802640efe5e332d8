// What the landing page may weigh, as sent with brotli.
import { get } from 'node:http';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, test } from './test.ts';

const KB = 1024;
const DOCUMENT_MAX = 45 * KB;
const FONTS_MAX = 70 * KB;
const SCRIPT_MAX = 80 * KB;
const FIRST_TOUCH_MAX = 1 * KB;

test('the landing page keeps within its budget', async ({ page, server }) => {
  const sizes = new Map<string, number>();
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes();
    sizes.set(new URL(request.url()).pathname, responseBodySize);
  });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const paint = await page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? 0);
  await page.getByRole('button', { name: 'What do you make?' }).click();
  await expect(page.locator('.message[data-role="user"]').first()).toBeVisible();

  const total = (pattern: RegExp) =>
    [...sizes].filter(([path]) => pattern.test(path)).reduce((sum, [, size]) => sum + size, 0);
  // How far below the view a picture is fetched is the browser's choice.
  const loading = await page
    .locator('img')
    .evaluateAll((all) => all.map((one) => one.getAttribute('loading')));
  expect(new Set(loading), 'pictures far below').toEqual(new Set(['lazy']));
  expect(total(/\.woff2$/), 'fonts').toBeLessThanOrEqual(FONTS_MAX);
  await expect.poll(() => total(/\.js$/), 'script of the page that listens').toBeGreaterThan(50 * KB);
  expect(total(/\.js$/), 'script of the page that listens').toBeLessThanOrEqual(SCRIPT_MAX);

  const reply = await page.request.get('/', { headers: { 'accept-encoding': 'br' } });
  const html = await reply.text();
  expect(html.match(/rel="preload"[^>]*as="font"/g)?.length ?? 0).toBeLessThanOrEqual(2);
  expect(html, 'no script file in the document').not.toMatch(/<script[^>]*\ssrc=/);
  expect(html, 'no style sheet to wait for').not.toMatch(/rel="stylesheet"(?![^>]* disabled>)/);

  const raw = await fetchRaw(server);
  expect(brotliDecompressSync(raw).toString()).toContain('<title>');
  expect(raw.length, 'document').toBeLessThanOrEqual(DOCUMENT_MAX);

  const inline = /<script data-entry[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(inline).not.toBe('');
  expect(brotliCompressSync(inline).length, 'inline script').toBeLessThanOrEqual(FIRST_TOUCH_MAX);

  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  );
  expect(Math.min(...scripts), 'no script file before the first paint').toBeGreaterThan(paint);
});

/** The document as it goes over the wire. */
async function fetchRaw(server: string): Promise<Buffer> {
  for (let attempt = 0; ; attempt++) {
    const { encoding, body } = await new Promise<{ encoding: string | undefined; body: Buffer }>(
      (resolve, reject) => {
        get(`${server}/`, { headers: { 'accept-encoding': 'br' } }, (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () =>
            resolve({ encoding: response.headers['content-encoding'], body: Buffer.concat(parts) }),
          );
        }).on('error', reject);
      },
    );
    // The first requests are answered before the smallest copy is ready.
    if (encoding === 'br' || attempt > 50) return body;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
