// The floating widget: where it stands, where the focus goes, and what it shares with the hero.
import { expect, test } from './test.ts';

const OPENER = 'Prefer the floating chat widget?';
const SERVICES = [
  'screen-printing',
  'hats-and-t-shirts',
  'embroidery',
  'signs-and-banners',
  'car-wraps',
  'promo-products',
  'websites-and-ai',
];
/** Each takes a row. */
const SUGGESTIONS = [
  'Can I bring my own shirts?',
  'How long does a rush order take?',
  'Which method is right for me?',
  'Talk to a person at the shop',
];
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

for (const { width, height, whole } of [
  { width: 1440, height: 900, whole: 4 },
  { width: 360, height: 640, whole: 4 },
  { width: 320, height: 568, whole: 3 },
  { width: 390, height: 400, whole: 1 },
]) {
  test(`shows its suggestions in whole rows, ${whole} or more at ${width} by ${height}`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.route('**/api/chat/message', async (route) => {
      const reply = await route.fetch();
      const body = await reply.text();
      const four = JSON.stringify(SUGGESTIONS);
      await route.fulfill({
        response: reply,
        body: body.replace(/"suggestions":\[[^\]]*\]/, `"suggestions":${four}`),
      });
    });
    await page.addInitScript(() => localStorage.setItem('boldwork.audio-consent', 'denied'));
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.getByRole('button', { name: OPENER }).click();
    const widget = page.getByRole('dialog', WIDGET);
    await widget.getByRole('textbox', { name: 'Message' }).fill('hello');
    await widget.getByRole('textbox', { name: 'Message' }).press('Enter');
    const list = widget.getByRole('list', { name: 'Suggested replies' });
    await expect(list.getByRole('button')).toHaveText(SUGGESTIONS);
    const { seen, cut } = await list.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const chips = [...element.querySelectorAll('button')].map((chip) => chip.getBoundingClientRect());
      return {
        seen: chips.filter(({ top, bottom }) => top >= box.top && bottom <= box.bottom).length,
        cut: chips.filter(({ top, bottom }) => top < box.bottom && bottom > box.bottom).length,
      };
    });
    expect(cut).toBe(0);
    expect(seen).toBeGreaterThanOrEqual(whole);
    expect((await widget.locator('.transcript').boundingBox())?.height).toBeGreaterThan(60);
  });
}

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

  test('the round button lies on no words, field or button, wherever the page rests', {
    tag: '@long',
  }, async ({ page }) => {
    for (const path of ['/', '/services', '/privacy']) {
      await page.goto(path);
      const { shown, covered } = await page.evaluate(sweep, { step: 422, isAtOnce: false });
      expect(covered, path).toEqual([]);
      expect(shown, path).toBeGreaterThan(0);
    }
  });
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`the round button lies on none of a service's words at any place of the page, ${width} wide`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const service of SERVICES) {
      await page.goto(`/services/${service}`);
      const { shown, covered } = await page.evaluate(sweep, { step: 8, isAtOnce: true });
      expect(covered, service).toEqual([]);
      expect(shown, service).toBeGreaterThan(0);
    }
  });
}

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

/**
 * Scrolls by `step` px at a time: how often the round button is seen at rest, and what lies under it then. `isAtOnce`:
 * the page is told that it rests, so that nobody waits for it.
 */
async function sweep({ step, isAtOnce }: { step: number; isAtOnce: boolean }) {
  const button = document.querySelector('.widget-launcher') as HTMLElement;
  const isSeen = (element: Element | null) =>
    element?.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('script, noscript, .visually-hidden, .widget-launcher');
  const isPinned = (element: Element | null): boolean =>
    element !== null &&
    (/sticky|fixed/.test(getComputedStyle(element).position) || isPinned(element.parentElement));

  /** Where what must be seen lies on the page; what stays where it is on the screen is measured each time. */
  const parts: { name: string; measure(): DOMRect[]; boxes: { box: DOMRect; top: number }[] | null }[] = [];
  const add = (name: string, element: Element | null, measure: () => DOMRect[]) => {
    const boxes = measure().map((box) => ({ box, top: box.top + scrollY }));
    if (isSeen(element) && boxes.length > 0)
      parts.push({ name, measure, boxes: isPinned(element) ? null : boxes });
  };
  for (const control of document.querySelectorAll('a, button, input, select, textarea, label'))
    add(control.outerHTML.slice(0, 80), control, () => [control.getBoundingClientRect()]);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node;
    if (!text.textContent?.trim()) continue;
    // A line of type is taller than its letters.
    const measure = () => {
      const range = document.createRange();
      range.selectNode(text);
      return [...range.getClientRects()].map(
        ({ x, y, width, height }) => new DOMRect(x, y + height / 6, width, (height * 2) / 3),
      );
    };
    add(text.textContent, text.parentElement, measure);
  }

  const covered: string[] = [];
  let shown = 0;
  const last = document.documentElement.scrollHeight - innerHeight;
  const wait = window.setTimeout;
  for (let top = 0; top < last + step; top += step) {
    scrollTo({ top: Math.min(top, last), behavior: 'instant' });
    if (isAtOnce) {
      window.setTimeout = ((tell: () => void) => tell()) as unknown as typeof setTimeout;
      dispatchEvent(new Event('resize'));
      window.setTimeout = wait;
    } else await new Promise((resolve) => wait(resolve, 220));
    if (!button.checkVisibility({ visibilityProperty: true })) continue;
    shown++;
    const drop = button.getBoundingClientRect();
    for (const { name, measure, boxes } of parts) {
      const now = boxes ?? measure().map((box) => ({ box, top: box.top + scrollY }));
      const isUnder = now.some(
        ({ box, top: from }) =>
          box.width > 1 &&
          box.left < drop.right &&
          box.right > drop.left &&
          from - scrollY < drop.bottom &&
          from - scrollY + box.height > drop.top,
      );
      if (isUnder) covered.push(`${scrollY}: ${name}`);
    }
  }
  return { shown, covered };
}
