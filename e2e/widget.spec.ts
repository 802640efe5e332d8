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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('whatever was opened gives the focus back to what opened it', async ({ page }) => {
    await page.goto('/');
    const widget = page.getByRole('dialog', WIDGET);
    await page.getByRole('button', { name: OPENER }).tap();
    await expect(widget).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: OPENER })).toBeFocused();

    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Services' }).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();

    await page.goto('/services');
    const launcher = page.getByRole('button', { name: 'Open chat with Carl' });
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Close chat' }).tap(),
    ]) {
      await launcher.tap();
      await expect(widget).toBeVisible();
      await close();
      await expect(widget).toBeHidden();
      await expect(launcher).toBeFocused();
    }
  });

  test('the round button lies on no words, field or button, wherever the page rests', async ({ page }) => {
    for (const path of ['/', '/services', '/privacy']) {
      await page.goto(path);
      const { shown, covered } = await page.evaluate(scrollThrough);
      expect(covered, path).toEqual([]);
      expect(shown, path).toBeGreaterThan(0);
    }
  });
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

/** Scrolls by half a screen at a time: how often the round button is seen at rest, and what lies under it then. */
async function scrollThrough(): Promise<{ shown: number; covered: string[] }> {
  const button = document.querySelector('.widget-launcher') as HTMLElement;
  const isUnder = (box: DOMRect, slack: number) => {
    const drop = button.getBoundingClientRect();
    return (
      box.width > 1 &&
      box.left < drop.right &&
      box.right > drop.left &&
      box.top + slack < drop.bottom &&
      box.bottom - slack > drop.top
    );
  };
  const isSeen = (element: Element | null) =>
    element?.checkVisibility({ visibilityProperty: true }) && !element.closest('script, noscript');
  const covered: string[] = [];
  let shown = 0;
  const last = document.documentElement.scrollHeight - innerHeight;
  for (let top = 0; top < last + innerHeight / 2; top += innerHeight / 2) {
    scrollTo({ top: Math.min(top, last), behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 220));
    if (!isSeen(button)) continue;
    shown++;
    const controls = [...document.querySelectorAll('a, button, input, select, textarea, label')];
    for (const control of controls)
      if (control !== button && isSeen(control) && isUnder(control.getBoundingClientRect(), 0))
        covered.push(`${scrollY}: ${control.outerHTML.slice(0, 80)}`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || !isSeen(node.parentElement)) continue;
      const range = document.createRange();
      range.selectNode(node);
      // A line of type is taller than its letters.
      if ([...range.getClientRects()].some((line) => isUnder(line, line.height / 6)))
        covered.push(`${scrollY}: ${node.textContent}`);
    }
  }
  return { shown, covered };
}
