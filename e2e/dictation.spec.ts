// Speaking to Carl, in hero and widget, with a recognizer that follows a script.
import type { Locator, Page } from '@playwright/test';
import { openChat, SURFACES } from './chat.ts';
import { expect, test } from './test.ts';
import { recognitionOf, scriptRecognition, withMicrophone, withoutRecognition } from './voice.ts';

test.use(withMicrophone());

const inputOf = (chat: Locator) => chat.getByRole('textbox', { name: 'Message' });
const microphoneOf = (chat: Locator) => chat.getByRole('button', { name: 'Speak instead of typing' });
const NO_MICROPHONE = 'Please allow microphone access to use voice input.';
const NO_RECOGNITION =
  'Speech recognition is not supported in your browser. Please use Chrome, Safari, or Edge.';
const NO_START = 'Could not start voice recording. Please check your microphone permissions.';

/** A page whose clock stands still until the test moves it, with Carl listening in `surface`. */
async function listen(page: Page, surface: (typeof SURFACES)[number]): Promise<Locator> {
  await scriptRecognition(page);
  await page.context().grantPermissions(['microphone']);
  await page.clock.install();
  await page.goto('/');
  const chat = await openChat(page, surface);
  await microphoneOf(chat).click();
  await expect.poll(recognitionOf(page).isRunning).toBe(true);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  return chat;
}

for (const surface of SURFACES) {
  test(`${surface}: words show as they are heard, and go out after two seconds of silence`, {
    tag: surface === 'hero' ? [] : '@long',
  }, async ({ page }) => {
    const chat = await listen(page, surface);
    const recognition = recognitionOf(page);
    expect(await recognition.settings()).toEqual([{ lang: 'en-US', continuous: true, interimResults: true }]);
    await expect(chat.getByText('Listening... Speak now!')).toBeVisible();
    const input = inputOf(chat);
    await expect(input).toHaveAttribute('aria-disabled', 'true');
    await expect(chat.getByRole('button', { name: 'Send message' })).toBeDisabled();

    await recognition.hear(['forty eight', false]);
    await expect(input).toHaveValue('forty eight');
    // Words that may still change are not sent however long the silence is.
    await page.clock.runFor(10_000);
    await recognition.hear(['48 black', true]);
    await page.clock.runFor(1_900);
    await expect(input).toHaveValue('48 black');
    await recognition.hear(['48 black', true], [' hoodies', true]);
    await page.clock.runFor(1_900);
    await expect(input).toHaveValue('48 black hoodies');
    await expect(chat.getByRole('log')).not.toContainText('48 black hoodies');
    await page.clock.runFor(200);
    await page.clock.resume();
    await expect(chat.getByRole('log')).toContainText('48 black hoodies');
    await expect(input).toHaveValue('');
    await expect(input).toBeEditable();
    expect(await recognition.isRunning()).toBe(false);
  });

  test(`${surface}: results 200 ms apart or more show at once${surface === 'hero' ? ', closer ones then' : ', and so do closer ones'}`, {
    tag: '@long',
  }, async ({ page }) => {
    const input = inputOf(await listen(page, surface));
    const recognition = recognitionOf(page);
    await recognition.hear(['forty', false]);
    await expect(input).toHaveValue('forty');
    await recognition.hear(['forty eight', false]);
    await page.clock.runFor(190);
    await expect(input).toHaveValue(surface === 'hero' ? 'forty' : 'forty eight');
    await page.clock.runFor(20);
    await expect(input).toHaveValue('forty eight');
    await page.clock.runFor(200);
    await recognition.hear(['forty eight caps', false]);
    await page.clock.runFor(1);
    await expect(input).toHaveValue('forty eight caps');
  });

  test(`${surface}: the microphone stops it and leaves the words to edit, behind what was typed`, {
    tag: '@long',
  }, async ({ page }) => {
    await scriptRecognition(page);
    await page.context().grantPermissions(['microphone']);
    await page.goto('/');
    const chat = await openChat(page, surface);
    const input = inputOf(chat);
    await input.fill('for June:');
    await microphoneOf(chat).click();
    const recognition = recognitionOf(page);
    await expect.poll(recognition.isRunning).toBe(true);
    const stop = chat.getByRole('button', { name: 'Stop listening' });
    await expect(stop).toHaveCSS('background-color', 'rgb(228, 0, 0)');
    await recognition.hear(['twelve caps', false]);
    await expect(input).toHaveValue('for June: twelve caps');
    await stop.click();
    expect(await recognition.isRunning()).toBe(false);
    await expect(input).toHaveValue('for June: twelve caps');
    await expect(input).toBeEditable();
    await expect(chat.getByText('Listening... Speak now!')).toBeHidden();
    await expect(chat.getByRole('log')).not.toContainText('twelve caps');
  });

  test(`${surface}: a denial ${surface === 'widget' ? 'is told' : 'says nothing'}`, { tag: '@long' }, async ({
    page,
  }) => {
    const chat = await listen(page, surface);
    await recognitionOf(page).fail('not-allowed');
    await expect(microphoneOf(chat)).toBeVisible();
    if (surface === 'widget') await expect(chat.getByRole('alert')).toHaveText(NO_MICROPHONE);
    else await expect(chat.getByRole('alert')).toBeHidden();
    await expect(inputOf(chat)).toBeEditable();
  });
}

test('no-speech is ignored, another error stops and says so', { tag: '@long' }, async ({ page }) => {
  const chat = await listen(page, 'widget');
  const recognition = recognitionOf(page);
  await recognition.fail('no-speech');
  await page.clock.runFor(1_000);
  expect(await recognition.isRunning()).toBe(true);
  for (const error of ['network', 'audio-capture', 'aborted', 'language-not-supported']) {
    await recognition.fail(error);
    expect(await recognition.isRunning()).toBe(false);
    await expect(chat.getByRole('alert')).toHaveText(NO_START);
    await microphoneOf(chat).click();
    await page.clock.runFor(100);
    await expect.poll(recognition.isRunning).toBe(true);
    await expect(chat.getByRole('alert')).toBeHidden();
  }
});

test('without recognition the visitor is told which browsers have it', async ({ page }) => {
  await withoutRecognition(page);
  await page.goto('/');
  const chat = await openChat(page, 'hero');
  await microphoneOf(chat).click();
  await expect(chat.getByRole('alert')).toHaveText(NO_RECOGNITION);
  await inputOf(chat).fill('then I type');
  await expect(chat.getByRole('alert')).toBeHidden();
});

test('Esc stops listening and leaves the widget open', { tag: '@long' }, async ({ page }) => {
  const widget = await listen(page, 'widget');
  await page.keyboard.press('Escape');
  await expect.poll(recognitionOf(page).isRunning).toBe(false);
  await expect(widget).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(widget).toBeHidden();
});

test('closing the widget frees the microphone', { tag: '@long' }, async ({ page }) => {
  const widget = await listen(page, 'widget');
  await widget.getByRole('button', { name: 'Close chat' }).click();
  await expect.poll(recognitionOf(page).isRunning).toBe(false);
});

test('a tab that hides frees the microphone and keeps the words', { tag: '@long' }, async ({ page }) => {
  const hero = await listen(page, 'hero');
  const recognition = recognitionOf(page);
  await recognition.hear(['two dozen mugs', true]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await recognition.isRunning()).toBe(false);
  await expect(inputOf(hero)).toHaveValue('two dozen mugs');
});

test("the widget's head turns the microphone on and off too", { tag: '@long' }, async ({ page }) => {
  await scriptRecognition(page);
  await page.context().grantPermissions(['microphone']);
  await page.goto('/');
  const widget = await openChat(page, 'widget');
  await widget.getByRole('button', { name: 'Turn the microphone on' }).click();
  await expect.poll(recognitionOf(page).isRunning).toBe(true);
  await widget.getByRole('button', { name: 'Turn the microphone off' }).click();
  await expect.poll(recognitionOf(page).isRunning).toBe(false);
});
