// Whether Carl may be heard: asked once, in the way of nothing, answered by mouse, finger or key.
import type { Page } from '@playwright/test';
import { openChat } from './chat.ts';
import { expect, test } from './test.ts';

// As most visitors have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const hero = (page: Page) => page.getByRole('region', { name: 'Chat with Carl' });
const promptOf = (page: Page) => page.locator('.hero-chat .voice-prompt');
const chipOf = (page: Page) => page.locator('.sound-chip');
const QUESTION = { name: "Enable Carl's Voice?" };
const kept = (page: Page) => page.evaluate(() => Object.values(localStorage));

/** Stops the prompt's appearance at a moment after the first paint. */
const at = (page: Page, ms: number) =>
  promptOf(page).evaluate((prompt, moment) => {
    for (const animation of prompt.getAnimations()) {
      animation.pause();
      animation.currentTime = moment;
    }
  }, ms);

test('the question is in the document, and appears after a second on a desktop', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('Enable Carl&#x27;s Voice?');
  expect(html).toContain('Enable sound?');

  await page.setViewportSize(DESKTOP);
  await page.goto('/');
  await at(page, 990);
  await expect(promptOf(page)).toBeHidden();
  await at(page, 1_001);
  await expect(promptOf(page)).toBeVisible();
  await expect(promptOf(page)).toHaveAttribute('role', 'dialog');
  await expect(chipOf(page)).toHaveText(/Enable sound\?/);
});

test('on a phone it is there at once', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(promptOf(page)).toBeVisible();
  expect(await promptOf(page).evaluate((prompt) => prompt.getAnimations().length)).toBe(0);
});

for (const screen of [
  DESKTOP,
  { width: 768, height: 1024 },
  PHONE,
  { width: 360, height: 640 },
  { width: 320, height: 568 },
]) {
  test(`it covers nothing needed and moves nothing at ${screen.width} by ${screen.height}`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.setViewportSize(screen);
    await page.goto('/');
    await expect(promptOf(page)).toBeVisible();
    await expectClear(page, '.hero', [
      '.hero-lede',
      '.sound-chip',
      '.ticket-name',
      '.ticket-strip',
      '.transcript',
      '.suggestions',
      '.composer',
      '.hero-buttons',
      '.widget-link',
    ]);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
    const buttons = page.locator('.hero-buttons');
    const before = await buttons.boundingBox();
    await promptOf(page).getByRole('button', { name: 'Text Only' }).click();
    await expect(promptOf(page)).toBeHidden();
    expect(await buttons.boundingBox()).toEqual(before);

    await page.evaluate(() => localStorage.clear());
    await page.goto('/services');
    await page.evaluate(() => document.querySelector<HTMLElement>('.widget-launcher')?.click());
    const widget = page.getByRole('dialog', { name: 'Carl, AI Assistant' });
    await expect(widget.getByRole('dialog', QUESTION)).toBeVisible();
    await expect(widget.getByRole('button', { name: 'Enable sound?' })).toBeInViewport({ ratio: 1 });
    await expectClear(page, '.widget', [
      '.sound-chip',
      '.ticket-name',
      '.widget-close',
      '.ticket-strip',
      '.transcript',
      '.suggestions',
      '.composer',
    ]);
  });
}

test.describe('with sound', () => {
  // A server without a voice says so once.
  test.use({ expectedErrors: ['status of 503'] });

  test('Text Only is kept: no sound, no question on the next visit, and another answer is one press away', async ({
    page,
  }) => {
    const spoken: string[] = [];
    page.on('request', (request) => request.url().endsWith('/tts') && spoken.push(request.url()));
    await page.goto('/');
    await promptOf(page).getByRole('button', { name: 'Text Only' }).click();
    await expect(promptOf(page)).toBeHidden();
    await expect(chipOf(page)).toHaveText(/Audio off/);
    expect(await kept(page)).toContain('denied');

    await page.reload();
    await at(page, 5_000);
    await expect(promptOf(page)).toBeHidden();
    await expect(chipOf(page)).toHaveText(/Audio off/);
    await hero(page).getByRole('textbox').fill('do you print mugs?');
    await hero(page).getByRole('textbox').press('Enter');
    await expect(hero(page).locator('.message[data-role=assistant]')).toHaveCount(2);
    expect(spoken).toEqual([]);

    await chipOf(page).click();
    await expect(promptOf(page)).toBeVisible();
    await promptOf(page).getByRole('button', { name: 'Enable Voice' }).click();
    await expect(promptOf(page)).toBeHidden();
    await expect(chipOf(page)).toHaveText(/Audio ready/);
    expect(await kept(page)).toContain('granted');
  });
});

test('keys alone: the chip opens the question, Esc leaves it, the focus comes back', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/');
  await promptOf(page).getByRole('button', { name: 'Text Only' }).click();
  await expect(promptOf(page)).toBeHidden();
  await chipOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(promptOf(page).getByRole('button', { name: 'Text Only' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(promptOf(page)).toBeHidden();
  await expect(chipOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(promptOf(page)).toBeHidden();
  await expect(chipOf(page)).toBeFocused();
  expect(await kept(page)).toContain('denied');
});

for (const { how, putOff } of [
  { how: 'Esc', putOff: (page: Page) => page.keyboard.press('Escape') },
  {
    how: 'a message',
    putOff: (page: Page) => page.getByRole('button', { name: 'What do you make?' }).click(),
  },
]) {
  test(`comes by itself without the focus, ${how} puts it off for the visit, and the chip still asks`, {
    tag: how === 'Esc' ? [] : '@long',
  }, async ({ page }) => {
    await page.goto('/');
    await expect(promptOf(page)).toBeVisible();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await putOff(page);
    await expect(promptOf(page)).toBeHidden();
    expect(await kept(page)).toEqual([]);
    await page.mouse.move(300, 300);
    await page.goto('/services');
    await page.getByRole('button', { name: 'Open chat with Carl' }).click();
    const widget = page.getByRole('dialog', { name: 'Carl, AI Assistant' });
    await expect(widget.getByRole('textbox')).toBeFocused();
    const question = widget.getByRole('dialog', QUESTION);
    await expect(question).toBeHidden();

    const chip = widget.getByRole('button', { name: 'Enable sound?' });
    await chip.click();
    await expect(question.getByRole('button', { name: 'Text Only' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(chip).toBeFocused();
    await chip.click();
    await widget.getByText('Usually replies instantly').click();
    await expect(question).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(widget).toBeHidden();
  });
}

test('of hero and widget the one in use asks, and one Esc closes the widget that asks', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/');
  await expect(promptOf(page)).toBeVisible();
  const widget = await openChat(page, 'widget');
  await expect(widget.getByRole('dialog', QUESTION)).toBeVisible();
  await expect(promptOf(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(widget).toBeHidden();
  await expect(promptOf(page)).toBeHidden();
});

test('a press before the page listens is not lost', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.route(/\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/');
  await promptOf(page).getByRole('button', { name: 'Text Only' }).click();
  await expect(promptOf(page)).toBeHidden();
  expect(await kept(page)).toContain('denied');
});

test.describe('with sound in the widget', () => {
  test.use({ expectedErrors: ['status of 503'] });

  test("the widget's chip says what its toggle does", { tag: '@long' }, async ({ page }) => {
    await page.goto('/services');
    await page.getByRole('button', { name: 'Open chat with Carl' }).click();
    const widget = page.getByRole('dialog', { name: 'Carl, AI Assistant' });
    await widget.getByRole('button', { name: 'Text Only' }).click();
    await expect(widget.getByRole('dialog', QUESTION)).toBeHidden();
    await expect(widget.getByRole('button', { name: 'Audio off' })).toBeVisible();
    expect(await kept(page)).toContain('denied');
    // The toggle is an answer too.
    await widget.getByRole('button', { name: "Turn Carl's voice on" }).click();
    await expect(widget.getByRole('button', { name: 'Audio ready' })).toBeVisible();
    expect(await kept(page)).toContain('granted');
    await widget.getByRole('button', { name: "Turn Carl's voice off" }).click();
    await expect(widget.getByRole('button', { name: 'Audio off' })).toBeVisible();
    expect(await kept(page)).toContain('denied');
  });

  test('on a phone a visitor who wants sound is told to tap, until Carl has been heard', {
    tag: '@long',
  }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('boldwork.audio-consent', 'granted'));
    await page.setViewportSize(PHONE);
    await page.goto('/');
    const hint = page.getByText("Tap to hear Carl's voice");
    await expect(hint).toBeVisible();
    const called = page.waitForRequest('**/api/chat/tts');
    await hero(page).getByRole('textbox').click();
    expect((await called).postDataJSON()).toMatchObject({ language: 'en', isMobile: true });
    await expect(hint).toBeHidden();
    await page.reload();
    await expect(hint).toBeHidden();
  });
});

for (const screen of [DESKTOP, PHONE, { width: 320, height: 568 }]) {
  test(`the widget's toggle and chip are one line, clear of the buttons above, at ${screen.width}`, {
    tag: '@long',
  }, async ({ page, expectedErrors }) => {
    expectedErrors.push('status of 503');
    await page.addInitScript(() => localStorage.setItem('boldwork.audio-consent', 'granted'));
    await page.setViewportSize(screen);
    await page.goto('/');
    const widget = await openChat(page, 'widget');
    const boxOf = async (name: string) => {
      const box = await widget.getByRole('button', { name }).boundingBox();
      if (!box) throw new Error(`${name} is not drawn`);
      return box;
    };
    const chip = await boxOf('Audio ready');
    const toggle = await boxOf("Turn Carl's voice off");
    const close = await boxOf('Close chat');
    expect(toggle.x + toggle.width).toBe(chip.x);
    expect(toggle.y + toggle.height / 2).toBe(chip.y + chip.height / 2);
    expect(chip.x + chip.width).toBe(close.x + close.width);
    // One ground for both, and of one height.
    const grounds = await widget
      .locator('.sound, .sound > button')
      .evaluateAll((all) => all.map((part) => getComputedStyle(part).backgroundImage !== 'none'));
    expect(grounds).toEqual([true, false, false]);
    const ground = chip.y + chip.height / 2 - 16;
    expect(ground).toBeGreaterThanOrEqual(close.y + close.height / 2 + 14);
  });
}

test('without any script there is nothing to press', { tag: '@long' }, async ({ browser, server }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(server);
  await expect(promptOf(page)).toBeHidden();
  await expect(chipOf(page)).toBeHidden();
  await page.close();
});

test('the chat with question, banner and alert passes axe', { tag: '@long' }, async ({ page }) => {
  const { default: AxeBuilder } = await import('@axe-core/playwright');
  const violations = async () => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);
  await page.goto('/');
  await expect(promptOf(page)).toBeVisible();
  expect(await violations()).toEqual([]);
  const widget = await openChat(page, 'widget');
  await expect(widget.getByRole('dialog', QUESTION)).toBeVisible();
  expect(await violations()).toEqual([]);
});

/** Nothing of `parts` lies under the question. */
async function expectClear(page: Page, surface: string, parts: string[]): Promise<void> {
  const box = await page.locator(`${surface} .voice-prompt`).boundingBox();
  for (const part of parts) {
    const other = await page.locator(`${surface} ${part}`).first().boundingBox();
    expect(overlap(box, other), part).toBe(0);
  }
}

type Box = { x: number; y: number; width: number; height: number } | null;

/** The area that two boxes share, in square pixels. */
function overlap(a: Box, b: Box): number {
  if (!a || !b) throw new Error('nothing is drawn there');
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0.5 && height > 0.5 ? width * height : 0;
}
