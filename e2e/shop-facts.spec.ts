// The owner edits the shop's facts while the server runs.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { test as base, expect } from './test.ts';

const test = base.extend({
  shopDir: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'boldwork-shop-'));
    await cp('shop', folder, { recursive: true });
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

test('a change shows on the page at once; a mistake is told on the dashboard and changes nothing', async ({
  page,
  shopDir,
  admin,
}) => {
  const file = join(shopDir, 'shop.yaml');
  const facts = await readFile(file, 'utf8');
  expect(facts).toContain('One shop, first sketch to last box.');

  await writeFile(file, facts.replace('One shop, first sketch to last box.', 'One shop, end to end.'));
  await expect(async () => {
    await page.goto('/');
    await expect(page.locator('.hero-lede')).toContainText('One shop, end to end.', { timeout: 500 });
  }).toPass();

  // A job of the owner's own takes the place of the samples.
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#e4007c' } }).png();
  await writeFile(join(shopDir, 'work/tower.png'), await png.toBuffer());
  const job = '[{ title: Water tower, service: signs-and-banners, image: tower.png, alt: A tower }]\n';
  await writeFile(join(shopDir, 'work/work.yaml'), job);
  const work = page.locator('#work');
  await expect(async () => {
    await page.goto('/');
    await expect(work.getByRole('heading', { level: 3 })).toHaveText(['Water tower'], { timeout: 500 });
  }).toPass();
  await work.getByRole('img', { name: 'A tower' }).scrollIntoViewIfNeeded();
  await expect(work.getByRole('img', { name: 'A tower' })).toHaveJSProperty('naturalWidth', 40);
  await expect(work.getByText('ample')).toHaveCount(0);

  await writeFile(file, facts.replace('America/Chicago', 'Amerika/Chicago'));
  await page.goto('/admin');
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password').fill(admin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText(/^shop\.yaml:\d+ expected an IANA time zone/)).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.goto('/');
  await expect(page.locator('.hero-lede')).toContainText('One shop, end to end.');
});
