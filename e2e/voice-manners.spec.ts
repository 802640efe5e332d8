// Carl's voice when things cross: two presses, two tabs, two pages, a press while the visitor speaks. And where the
// focus and the screen reader are after each of them.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { makeWav } from '../src/speech/testing/sounds.ts';
import { openChat } from './chat.ts';
import { expect, test } from './test.ts';
import {
  recognitionOf,
  saidOn,
  scriptRecognition,
  scriptSynthesis,
  withConsent,
  withMicrophone,
  withoutRecognition,
} from './voice.ts';

test.use(withMicrophone());

const hero = (page: Page) => page.getByRole('region', { name: 'Chat with Carl' });
const heroInput = (page: Page) => hero(page).getByRole('textbox', { name: 'Message' });
const microphone = { name: 'Speak instead of typing' };

/** Answers every call for speech with a long tone; returns the texts that were asked for. */
async function answerSpeech(page: Page, seconds = 30): Promise<string[]> {
  const texts: string[] = [];
  await page.route('**/api/chat/tts', async (route) => {
    texts.push((route.request().postDataJSON() as { text: string }).text);
    await route.fulfill({ contentType: 'audio/wav', body: makeWav({ seconds }) });
  });
  return texts;
}

const isSilent = (page: Page) => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.paused);

async function openListening(page: Page): Promise<ReturnType<typeof recognitionOf>> {
  await scriptRecognition(page);
  await page.context().grantPermissions(['microphone']);
  await page.goto('/');
  return recognitionOf(page);
}

/** Holds back a chunk until `release`. */
async function holdChunk(page: Page, name: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/${name}-*.js`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('two presses before the microphone is loaded listen once, and one more ends it', {
  tag: '@long',
}, async ({ page }) => {
  const release = await holdChunk(page, 'voice-input');
  const recognition = await openListening(page);
  const button = hero(page).getByRole('button', microphone);
  await button.click();
  await button.click();
  release();
  await expect.poll(recognition.isRunning).toBe(true);
  expect(await recognition.settings()).toHaveLength(1);
  await hero(page).getByRole('button', { name: 'Stop listening' }).click();
  await expect.poll(recognition.isRunning).toBe(false);
});

test('a widget that closes before its microphone is loaded does not listen', { tag: '@long' }, async ({
  page,
}) => {
  const release = await holdChunk(page, 'voice-input');
  const recognition = await openListening(page);
  const widget = await openChat(page, 'widget');
  await widget.getByRole('button', microphone).click();
  await widget.getByRole('button', { name: 'Close chat' }).click();
  await expect(widget).toBeHidden();
  release();
  await hero(page).getByRole('button', microphone).click();
  await expect.poll(recognition.isRunning).toBe(true);
  expect(await recognition.settings()).toHaveLength(1);
  await expect(hero(page).getByRole('button', { name: 'Stop listening' })).toBeVisible();
});

test('the hero listens beside an open widget', { tag: '@long' }, async ({ page }) => {
  const recognition = await openListening(page);
  await expect(await openChat(page, 'widget')).toBeVisible();
  // By keyboard, as the widget may lie over it.
  await hero(page).getByRole('button', microphone).press('Enter');
  await recognitionRuns(page);
  await recognition.hear(['two dozen mugs', false]);
  await expect(heroInput(page)).toHaveValue('two dozen mugs');
});

const recognitionRuns = (page: Page) => expect(hero(page).getByText('Listening... Speak now!')).toBeVisible();

test('another message ends listening, and the words stay in the input', { tag: '@long' }, async ({
  page,
}) => {
  const recognition = await openListening(page);
  await page.route('**/api/chat/message', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    await route.continue();
  });
  await hero(page).getByRole('button', microphone).click();
  await recognitionRuns(page);
  await recognition.hear(['and 48 caps', true]);
  await page.getByRole('button', { name: 'Start a Quote' }).click();
  await expect.poll(recognition.isRunning).toBe(false);
  await expect(hero(page).locator('.message[data-role=assistant]')).toHaveCount(2);
  await expect(heroInput(page)).toHaveValue('and 48 caps');
});

test('Carl does not greet over a visitor who turns to him by speaking', { tag: '@long' }, async ({
  page,
}) => {
  await withConsent(page);
  const texts = await answerSpeech(page);
  await openListening(page);
  await page.mouse.move(300, 300);
  await expect(page.locator('audio')).toBeAttached();
  await hero(page).getByRole('button', microphone).click();
  await recognitionRuns(page);
  await hero(page).getByText('Carl, AI Assistant').click();
  await page.waitForTimeout(300);
  expect(await isSilent(page)).toBe(true);
  expect(texts).toEqual([]);
});

test('an answer given in another tab counts here too', { tag: '@long' }, async ({ page, context }) => {
  await answerSpeech(page);
  await page.goto('/');
  const other = await context.newPage();
  const texts = await answerSpeech(other);
  await other.goto('/');
  await heroInput(other).click();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Enable Voice' }).click();
  await expect(other.locator('.hero-chat .voice-prompt')).toBeHidden();
  await expect(other.locator('.sound-chip')).toHaveText(/Audio ready/);
  await page.getByRole('button', { name: 'Audio ready' }).click();
  await page.getByRole('button', { name: 'Text Only' }).click();
  await expect(other.locator('.sound-chip')).toHaveText(/Audio off/);
  expect(texts.length).toBeLessThanOrEqual(1);
  await other.close();
});

test('an answer given in another tab before this one listened counts too', { tag: '@long' }, async ({
  page,
}) => {
  await answerSpeech(page);
  await page.goto('/');
  // As the other tab leaves it; the event of it was nobody's here.
  await page.evaluate(() => localStorage.setItem('boldwork.audio-consent', 'denied'));
  await page.mouse.move(300, 300);
  await expect(page.locator('.sound-chip')).toHaveText(/Audio off/);
  await expect(page.locator('.hero-chat .voice-prompt')).toBeHidden();
});

test('Carl stops when the page is left, and does not read out what other pages of the visit heard', {
  tag: '@long',
}, async ({ page }) => {
  await withConsent(page);
  const texts = await answerSpeech(page);
  await page.goto('/');
  await heroInput(page).click();
  await expect.poll(() => texts.length).toBe(1);
  await heroInput(page).fill('what are your hours?');
  await heroInput(page).press('Enter');
  await expect.poll(() => texts.length).toBe(2);
  await expect.poll(() => isSilent(page)).toBe(false);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await expect.poll(() => isSilent(page)).toBe(true);
  // What another page of the visit leaves behind.
  await page.evaluate(() => {
    const key = 'boldwork.conversation';
    const saved = JSON.parse(sessionStorage.getItem(key) ?? '');
    const message = (role: string, content: string) => ({
      id: crypto.randomUUID(),
      role,
      content,
      timestamp: new Date().toISOString(),
    });
    saved.messages.push(message('user', 'do you ship?'), message('assistant', 'We ship everywhere.'));
    sessionStorage.setItem(key, JSON.stringify(saved));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(hero(page).getByText('We ship everywhere.')).toBeVisible();
  await heroInput(page).fill('and caps?');
  await heroInput(page).press('Enter');
  await expect.poll(() => texts.length).toBe(3);
  expect(texts[2]).not.toContain('We ship everywhere.');
});

test('a voice that another page of the visit turned off stays off when the Back button brings this one back', {
  tag: '@long',
}, async ({ page }) => {
  await withConsent(page);
  await answerSpeech(page);
  await page.goto('/');
  await page.mouse.move(300, 300);
  await expect(page.locator('audio')).toBeAttached();
  await page.evaluate(() => {
    localStorage.setItem('boldwork.audio-consent', 'denied');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.locator('audio')).not.toBeAttached();
});

test.describe('where the shop has the microphone asked for ahead', () => {
  test.use({
    shopDir: async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'boldwork-shop-'));
      await cp('shop', folder, { recursive: true });
      const file = join(folder, 'shop.yaml');
      const facts = await readFile(file, 'utf8');
      await writeFile(
        file,
        facts
          .replace('auto_request_permission: false', 'auto_request_permission: true')
          .replace('continuous_listening: true', 'continuous_listening: false')
          .replace('interim_results: true', 'interim_results: false')
          .replace('language: en-US', 'language: en-GB')
          .replace('delay_seconds: 0', 'delay_seconds: 1'),
      );
      await use(folder);
      await rm(folder, { recursive: true });
    },
  });

  test('opening the widget asks once, and listening is as the shop has set it', { tag: '@long' }, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      let asked = 0;
      const { mediaDevices } = navigator;
      const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = (constraints) => {
        asked++;
        return getUserMedia(constraints);
      };
      Object.assign(window, { asked: () => asked });
    });
    const asked = () => page.evaluate(() => (window as unknown as { asked(): number }).asked());
    const recognition = await openListening(page);
    const widget = await openChat(page, 'widget');
    await expect.poll(asked).toBe(1);
    expect(await recognition.isRunning()).toBe(false);
    await widget.getByRole('button', { name: 'Close chat' }).click();
    await openChat(page, 'widget');
    await widget.getByRole('button', microphone).click();
    await expect.poll(recognition.isRunning).toBe(true);
    expect(await recognition.settings()).toEqual([
      { lang: 'en-GB', continuous: false, interimResults: false },
    ]);
    expect(await asked()).toBe(1);
  });

  test('a greeting that comes later is spoken when it is written', { tag: '@long' }, async ({ page }) => {
    await withConsent(page);
    const texts = await answerSpeech(page);
    const asked = page.waitForRequest('**/api/chat/tts');
    await page.goto('/');
    await heroInput(page).click();
    await asked;
    await expect(hero(page).getByRole('log')).toContainText("I'm Carl", { timeout: 100 });
    expect(texts).toHaveLength(1);
  });
});

test.describe('where a message fails', () => {
  test.use({ expectedErrors: ['Failed to send', 'net::ERR', 'Failed to load resource'] });

  for (const surface of ['hero', 'widget'] as const) {
    test(`${surface}: a screen reader hears of it, whether Carl speaks or not`, { tag: '@long' }, async ({
      page,
    }) => {
      await withConsent(page);
      await answerSpeech(page, 0.3);
      await page.goto('/');
      const chat = await openChat(page, surface);
      await page.mouse.move(300, 300);
      await expect(page.locator('audio')).toBeAttached();
      await page.route('**/api/chat/message', (route) => route.abort());
      await chat.getByRole('textbox', { name: 'Message' }).fill('48 caps');
      await chat.getByRole('textbox', { name: 'Message' }).press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: 'Not sent.' })).toHaveCount(1);
      await expect(chat.getByRole('alert')).toContainText('Not sent.');
    });
  }
});

test('by keyboard: the microphone keeps the focus while what was said goes out', { tag: '@long' }, async ({
  page,
}) => {
  const recognition = await openListening(page);
  for (const surface of ['hero', 'widget'] as const) {
    const chat = await openChat(page, surface);
    await chat.getByRole('button', microphone).focus();
    await page.keyboard.press('Space');
    await expect(chat.getByText('Listening... Speak now!')).toBeVisible();
    await recognition.hear([`48 caps, ${surface}`, true]);
    await expect(chat.getByRole('log')).toContainText(`48 caps, ${surface}`);
    await expect(chat.getByText('Carl is typing')).toBeHidden();
    await expect(chat.getByRole('button', microphone)).toBeFocused();
  }
});

test('the focus is never lost with the question, however it was answered', { tag: '@long' }, async ({
  page,
}) => {
  await scriptSynthesis(page);
  await answerSpeech(page, 0.3);
  await page.goto('/');
  await hero(page).getByRole('button', { name: 'Text Only' }).click();
  await expect(page.locator('.sound-chip')).toBeFocused();
  await page.locator('.sound-chip').click();
  await expect(page.locator('.sound-chip')).toHaveAttribute('aria-expanded', 'true');
  await page.locator('.sound-chip').click();
  await expect(page.locator('.hero-chat .voice-prompt')).toBeHidden();
  await expect(page.locator('.sound-chip')).toHaveAttribute('aria-expanded', 'false');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/services');
  await page.getByRole('button', { name: 'Open chat with Carl' }).click();
  const widget = page.getByRole('dialog', { name: 'Carl, AI Assistant' });
  await widget.getByRole('button', { name: 'Enable Voice' }).click();
  await expect(widget.getByRole('textbox', { name: 'Message' })).toBeFocused();
  expect(await saidOn(page)).toEqual([]);
});

test('Esc on the head of the widget ends listening first', { tag: '@long' }, async ({ page }) => {
  const recognition = await openListening(page);
  const widget = await openChat(page, 'widget');
  await widget.getByRole('button', { name: 'Turn the microphone on' }).click();
  await expect.poll(recognition.isRunning).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(recognition.isRunning).toBe(false);
  await expect(widget).toBeVisible();
});

for (const size of [
  { width: 320, height: 568 },
  // 1280 by 800 at 200 %.
  { width: 640, height: 400 },
]) {
  test(`form, microphone and what Carl hears are all in sight at ${size.width} by ${size.height}`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize(size);
    await openListening(page);
    const widget = await openChat(page, 'widget');
    await expect(widget.getByRole('dialog', { name: "Enable Carl's Voice?" })).toBeVisible();
    await widget.getByRole('textbox', { name: 'Message' }).fill('Can a person call me?');
    await widget.getByRole('textbox', { name: 'Message' }).press('Enter');
    await expect(widget.getByRole('form', { name: 'Your details' })).toBeVisible();
    await widget.getByRole('button', microphone).click();
    const banner = widget.getByText('Listening... Speak now!');
    await expect(banner).toBeInViewport({ ratio: 1 });
    await expect(widget.getByRole('button', { name: 'Send message' })).toBeInViewport({ ratio: 1 });
    await expect(widget.getByRole('button', { name: 'Send to the shop' })).toBeInViewport();
    await expect(widget.locator('.voice-prompt')).toBeHidden();
  });
}

test('an alert is seen beside the lead form too', { tag: '@long' }, async ({ page }) => {
  await withoutRecognition(page);
  await page.goto('/');
  const widget = await openChat(page, 'widget');
  await widget.getByRole('textbox', { name: 'Message' }).fill('Can a person call me?');
  await widget.getByRole('textbox', { name: 'Message' }).press('Enter');
  await expect(widget.getByRole('form', { name: 'Your details' })).toBeVisible();
  await widget.getByRole('button', microphone).click();
  await expect(widget.getByRole('alert').filter({ hasText: 'not supported' })).toBeVisible();
});

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`listening, told of a refusal and asked anew, the chat passes axe at ${size.width} px`, {
    tag: '@long',
  }, async ({ page }) => {
    const { default: AxeBuilder } = await import('@axe-core/playwright');
    const violations = async () => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);
    const recognition = await openListening(page);
    await page.setViewportSize(size);
    await hero(page).getByRole('button', microphone).click();
    await recognitionRuns(page);
    expect(await violations()).toEqual([]);
    await recognition.fail('network');
    await expect(hero(page).getByRole('alert')).toBeVisible();
    expect(await violations()).toEqual([]);
    await page.locator('.sound-chip').click();
    expect(await violations()).toEqual([]);
    await hero(page).getByRole('button', { name: 'Text Only' }).click();
    expect(await violations()).toEqual([]);
  });
}
