// Carl's voice: the shop's own sound first, the browser's where that fails, silence as soon as the visitor speaks or types.
import type { Page, Route } from '@playwright/test';
import { hasEspeak } from '../src/speech/testing/programs.ts';
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
} from './voice.ts';

const GREETING =
  "Hi, I'm Carl, Bold Work's AI assistant. A quote, our services or a design: where do we start?";
const hero = (page: Page) => page.getByRole('region', { name: 'Chat with Carl' });
const heroInput = (page: Page) => hero(page).getByRole('textbox', { name: 'Message' });

test.use(withMicrophone());

interface Call {
  text: string;
  language: string;
  isMobile?: boolean;
}

/** Answers every call for speech, and keeps what was asked. */
async function answerSpeech(page: Page, answer: (route: Route) => Promise<void> = sendTone): Promise<Call[]> {
  const calls: Call[] = [];
  await page.route('**/api/chat/tts', async (route) => {
    calls.push(route.request().postDataJSON() as Call);
    await answer(route);
  });
  return calls;
}

const sendTone = (route: Route) =>
  route.fulfill({ contentType: 'audio/wav', body: makeWav({ seconds: 0.3 }) });
const refuse = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/problem+json', body: '{}' });

/** Writes down the volume and the events of whatever is played. */
async function watchPlayback(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const played: string[] = [];
    Object.assign(window, { played });
    for (const type of ['playing', 'ended', 'pause'])
      document.addEventListener(
        type,
        ({ target }) => {
          const audio = target as HTMLAudioElement;
          // What unlocks the element is no speech.
          if (audio.duration > 0.1) played.push(`${type} at ${audio.volume}, hidden: ${audio.hidden}`);
        },
        true,
      );
  });
}

const playedOn = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { played: string[] }).played.filter((line) => !line.startsWith('pause')),
  );

test('greets once, after a gesture, and then reads each reply: 0.85 in the hero, 0.8 in the widget', async ({
  page,
}) => {
  await withConsent(page);
  await watchPlayback(page);
  const calls = await answerSpeech(page);
  await page.goto('/');
  await page.mouse.move(300, 300);
  await expect(page.locator('audio')).toBeAttached();
  expect(calls).toEqual([]);

  await heroInput(page).click();
  await expect
    .poll(() => playedOn(page))
    .toEqual(['playing at 0.85, hidden: true', 'ended at 0.85, hidden: true']);
  expect(calls).toEqual([{ text: GREETING, language: 'en', isMobile: false }]);

  await heroInput(page).fill('what are your hours?');
  await heroInput(page).press('Enter');
  await expect.poll(() => playedOn(page)).toHaveLength(4);
  const reply = await hero(page).locator('.message[data-role=assistant] .message-text').last().textContent();
  expect(calls[1]).toEqual({ text: reply, language: 'en', isMobile: false });

  const widget = await openChat(page, 'widget');
  await widget.getByRole('textbox', { name: 'Message' }).fill('do you ship?');
  await widget.getByRole('textbox', { name: 'Message' }).press('Enter');
  await expect.poll(async () => (await playedOn(page)).at(-1)).toBe('ended at 0.8, hidden: true');
  expect(calls[2]).not.toHaveProperty('isMobile');

  // Another page of the visit does not begin with the greeting again.
  await page.goto('/');
  await heroInput(page).click();
  await heroInput(page).fill('thanks');
  await heroInput(page).press('Enter');
  await expect.poll(() => calls.length).toBe(4);
  expect(calls.filter(({ text }) => text === GREETING)).toHaveLength(1);
});

test('Enable Voice is a gesture: the greeting follows it at once', { tag: '@long' }, async ({ page }) => {
  await watchPlayback(page);
  const calls = await answerSpeech(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Enable Voice' }).click();
  await expect.poll(() => playedOn(page)).toContain('ended at 0.85, hidden: true');
  expect(calls.map(({ text }) => text)).toEqual([GREETING]);
});

test('says nothing without consent, and nothing once the voice is turned off, on other pages too', {
  tag: '@long',
}, async ({ page }) => {
  const calls = await answerSpeech(page);
  await page.goto('/');
  const widget = await openChat(page, 'widget');
  const input = widget.getByRole('textbox', { name: 'Message' });
  const replies = widget.locator('.message[data-role=assistant]');
  await input.fill('do you print mugs?');
  await input.press('Enter');
  await expect(replies).toHaveCount(2);
  expect(calls).toEqual([]);

  await widget.getByRole('button', { name: "Turn Carl's voice on" }).click();
  await widget.getByRole('button', { name: "Turn Carl's voice off" }).click();
  const before = calls.length;
  await input.fill('and caps?');
  await input.press('Enter');
  await expect(replies).toHaveCount(3);
  await page.goto('/services');
  await page.getByRole('button', { name: 'Open chat with Carl' }).click();
  await expect(widget.getByRole('button', { name: "Turn Carl's voice on" })).toBeVisible();
  expect(calls.length).toBe(before);
});

test('falls silent when the visitor types, and when the visitor speaks', { tag: '@long' }, async ({
  page,
}) => {
  await scriptRecognition(page);
  await scriptSynthesis(page, { isEndless: true });
  await page.context().grantPermissions(['microphone']);
  await withConsent(page);
  await answerSpeech(page, (route) =>
    route.fulfill({ contentType: 'audio/wav', body: makeWav({ seconds: 30 }) }),
  );
  await page.goto('/');
  const isSilent = () => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.paused);
  await heroInput(page).click();
  await expect.poll(isSilent).toBe(false);
  await heroInput(page).pressSequentially('h');
  await expect.poll(isSilent).toBe(true);

  await heroInput(page).fill('what are your hours?');
  await heroInput(page).press('Enter');
  await expect.poll(isSilent).toBe(false);
  await hero(page).getByRole('button', { name: 'Speak instead of typing' }).click();
  await expect.poll(recognitionOf(page).isRunning).toBe(true);
  expect(await isSilent()).toBe(true);
});

test('replies are announced by the live region or read out by Carl, never both', { tag: '@long' }, async ({
  page,
}) => {
  await answerSpeech(page);
  await page.goto('/');
  const log = hero(page).locator('[role=log]');
  await expect(log).toHaveAttribute('aria-live', 'polite');
  await page.getByRole('button', { name: 'Enable Voice' }).click();
  await expect(log).toHaveAttribute('aria-live', 'off');
});

test.describe('where the shop has no voice', () => {
  test.use({ expectedErrors: ['status of 503', 'status of 502'] });

  for (const [device, size, sound] of [
    ['desktop', { width: 1440, height: 900 }, { rate: 0.9, pitch: 1, volume: 0.85 }],
    ['phone', { width: 390, height: 844 }, { rate: 0.8, pitch: 1.1, volume: 0.9 }],
  ] as const) {
    test(`the browser speaks instead on a ${device}, and the shop is not asked again`, {
      tag: '@long',
    }, async ({ page }) => {
      await scriptSynthesis(page);
      await withConsent(page);
      const calls = await answerSpeech(page, refuse(503));
      await page.setViewportSize(size);
      await page.goto('/');
      await heroInput(page).click();
      await expect.poll(() => saidOn(page)).not.toEqual([]);
      expect(calls).toHaveLength(1);
      const said = await saidOn(page);
      expect(said.map(({ text }) => text.trim()).join(' ')).toBe(GREETING);
      for (const utterance of said) expect(utterance).toMatchObject({ ...sound, voice: 'Daniel' });

      await page.reload();
      await heroInput(page).fill('what are your hours?');
      await heroInput(page).press('Enter');
      await expect.poll(() => saidOn(page)).not.toEqual([]);
      expect(calls).toHaveLength(1);
    });
  }

  test('a failed answer is replaced within a second, and the next reply asks again', {
    tag: '@long',
  }, async ({ page }) => {
    await scriptSynthesis(page);
    await withConsent(page);
    const calls = await answerSpeech(page, refuse(502));
    await page.goto('/');
    await heroInput(page).click();
    await expect.poll(() => saidOn(page), { timeout: 5_000 }).not.toEqual([]);
    await heroInput(page).fill('what are your hours?');
    await heroInput(page).press('Enter');
    await expect.poll(() => calls.length).toBe(2);
  });

  test('what is no sound is replaced too', { tag: '@long' }, async ({ page }) => {
    await scriptSynthesis(page);
    await withConsent(page);
    await answerSpeech(page, (route) => route.fulfill({ contentType: 'audio/wav', body: 'no sound at all' }));
    await page.goto('/');
    await heroInput(page).click();
    await expect.poll(() => saidOn(page)).not.toEqual([]);
  });

  test('after four seconds without an answer the browser speaks', { tag: '@long' }, async ({ page }) => {
    await scriptSynthesis(page);
    await withConsent(page);
    await answerSpeech(page, () => new Promise(() => {}));
    await page.addInitScript(() => sessionStorage.setItem('boldwork.greeted', '1'));
    await page.clock.install();
    await page.goto('/');
    await heroInput(page).click();
    await expect(page.locator('audio')).toBeAttached();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const asked = page.waitForRequest('**/api/chat/tts');
    await heroInput(page).fill('what are your hours?');
    await heroInput(page).press('Enter');
    await asked;
    expect(await saidOn(page)).toEqual([]);
    await page.clock.runFor(3_800);
    expect(await saidOn(page)).toEqual([]);
    await page.clock.runFor(400);
    await expect.poll(() => saidOn(page)).not.toEqual([]);
  });

  test("on a phone the browser's voice is cut off after ten seconds", { tag: '@long' }, async ({ page }) => {
    await scriptSynthesis(page, { isEndless: true });
    await withConsent(page);
    await answerSpeech(page, refuse(503));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.install();
    await page.goto('/');
    await heroInput(page).click();
    const isSpeaking = () =>
      page.evaluate(() => (window as unknown as { isSpeaking(): boolean }).isSpeaking());
    await expect.poll(isSpeaking).toBe(true);
    await page.clock.runFor(9_000);
    expect(await isSpeaking()).toBe(true);
    await page.clock.runFor(1_100);
    expect(await isSpeaking()).toBe(false);
  });
});

/** The system's espeak-ng; on a machine without it a tone stands in. */
const COMMAND = hasEspeak() ? 'espeak-ng -v en-us --stdin --stdout' : 'node e2e/say-tone.ts';

test.describe(`with a local engine (${COMMAND})`, { tag: '@long' }, () => {
  test.use({ settings: { TTS_COMMAND: COMMAND } });

  test('the sound of a reply plays to its end', async ({ page }) => {
    await withConsent(page);
    await watchPlayback(page);
    await page.goto('/');
    const answered = page.waitForResponse('**/api/chat/tts');
    await heroInput(page).click();
    const response = await answered;
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toMatch(/^audio\//);
    // A player may wait for more sound in between, and then plays again.
    await expect
      .poll(async () => (await playedOn(page)).at(-1), { timeout: 30_000 })
      .toBe('ended at 0.85, hidden: true');
    expect(await playedOn(page)).toContain('playing at 0.85, hidden: true');
  });
});
