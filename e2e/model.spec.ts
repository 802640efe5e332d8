// A language model words Carl's replies: they come sentence by sentence, and no more than Carl has to say.
import { GREETING, INVENTED, type ModelServer, startModelServer } from '../src/model/testing/model-server.ts';
import { openChat, SURFACES } from './chat.ts';
import { test as base, expect } from './test.ts';

const test = base.extend<{ model: ModelServer }>({
  model: async ({}, use) => {
    const model = await startModelServer();
    await use(model);
    await model.stop();
  },
  settings: async ({ model }, use) => use({ ASSISTANT_BASE_URL: model.url, ASSISTANT_MODEL: 'test' }),
});

test('the hero shows the first sentence while the model is still speaking, and the whole reply after it', async ({
  page,
  model,
}) => {
  model.pauseMs = 100;
  await page.goto('/');
  const chat = page.getByRole('region', { name: 'Chat with Carl' });
  const input = chat.getByRole('textbox', { name: 'Message' });
  await input.fill('how much for 72 embroidered polos?');
  await page.keyboard.press('Enter');
  const transcript = chat.getByRole('region', { name: 'Conversation with Carl' });
  await expect(transcript).toContainText(GREETING);
  await expect(input).toHaveAttribute('aria-disabled', 'true');
  await expect(transcript).not.toContainText('per piece');
  await expect(transcript).toContainText('per piece');
  await expect(input).not.toHaveAttribute('aria-disabled', 'true');
  await expect(transcript.getByText(GREETING)).toHaveCount(1);
});

for (const surface of SURFACES) {
  test(`in the ${surface} what the model invents is not shown`, {
    tag: surface === 'hero' ? [] : '@long',
  }, async ({ page, model }) => {
    model.mode = 'discount';
    await page.goto('/');
    const chat = await openChat(page, surface);
    await chat.getByRole('textbox', { name: 'Message' }).fill('how long do 72 embroidered polos take?');
    await page.keyboard.press('Enter');
    await expect(chat.getByRole('log')).toContainText('days');
    await expect(chat.getByRole('log')).not.toContainText(INVENTED.discount);
    expect(model.requests.length).toBeGreaterThan(0);
  });
}
