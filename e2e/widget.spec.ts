// The floating widget: where it stands, where the focus goes, and what it shares with the hero.
import { expect, test } from './test.ts';

const OPENER = 'Prefer the floating chat widget?';
const WIDGET = { name: 'Carl, AI Assistant' };

test('is a card of 384 by 600 on a desktop, and the whole screen on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.getByRole('button', { name: OPENER }).click();
  const widget = page.getByRole('dialog', WIDGET);
  await expect(widget).toBeVisible();
  expect(await widget.boundingBox()).toMatchObject({ width: 384, height: 600 });

  await page.getByRole('button', { name: 'Close chat' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: OPENER }).click();
  expect(await widget.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  const input = widget.getByRole('textbox', { name: 'Message' });
  expect(
    await input.evaluate((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
  ).toBeGreaterThanOrEqual(16);
});

test('leaves its input above a keyboard that lies over the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: OPENER }).click();
  const input = page.getByRole('dialog', WIDGET).getByRole('textbox', { name: 'Message' });
  await expect(input).toBeVisible();
  // As iOS does it: the layout keeps its height, the visible part of it shrinks.
  await page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { value: 508 });
    visualViewport?.dispatchEvent(new Event('resize'));
  });
  const box = await input.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(508);
});

test('takes the focus, gives it back on Esc, and keeps a draft and the conversation', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Chat with Carl' });
  await hero.getByRole('textbox', { name: 'Message' }).fill('do you print hoodies?');
  await hero.getByRole('textbox', { name: 'Message' }).press('Enter');
  await expect(hero.getByRole('log')).toContainText('do you print hoodies?');

  const opener = page.getByRole('button', { name: OPENER });
  await opener.click();
  const widget = page.getByRole('dialog', WIDGET);
  const input = widget.getByRole('textbox', { name: 'Message' });
  await expect(input).toBeFocused();
  await expect(widget.getByRole('log')).toContainText('do you print hoodies?');
  await input.fill('and for how mu');
  await page.keyboard.press('Escape');
  await expect(widget).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(input).toHaveValue('and for how mu');
});

test('goes on where the talk was after a reload and on another page', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Chat with Carl' });
  await hero.getByRole('textbox', { name: 'Message' }).fill('40 navy beanies please');
  await hero.getByRole('textbox', { name: 'Message' }).press('Enter');
  await expect(hero.getByLabel('Job ticket')).toContainText('40');
  const number = await hero.getByText(/^No\. [0-9a-f]{8}$/).textContent();

  await page.reload();
  await expect(hero.getByRole('log')).toContainText('40 navy beanies please');
  await expect(hero.getByText(number ?? '')).toBeVisible();
  await page.goto('/services');
  await page.getByRole('button', { name: 'Open chat with Carl' }).click();
  await expect(page.getByRole('dialog', WIDGET).getByRole('log')).toContainText('40 navy beanies please');
});

test('announces each reply once: of hero and widget only the one in use is live', async ({ page }) => {
  await page.goto('/');
  const logs = page.locator('[role=log]');
  await expect(logs.first()).toHaveAttribute('aria-live', 'polite');
  await page.getByRole('button', { name: OPENER }).click();
  await expect(page.getByRole('dialog', WIDGET).getByRole('log')).toHaveAttribute('aria-live', 'polite');
  await expect(page.getByRole('region', { name: 'Chat with Carl' }).locator('[role=log]')).toHaveAttribute(
    'aria-live',
    'off',
  );
});
