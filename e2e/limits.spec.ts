// A visitor who is refused because too much came from one address: told why, given the shop's phone, nothing lost.
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { JOB, openChat, SURFACES } from './chat.ts';
import { expect, test } from './test.ts';

const PHONE = '(816) 555-0170';

test.describe('a message', () => {
  test.use({ expectedErrors: ['429 (Too Many Requests)', 'Failed to send the message'] });

  for (const surface of SURFACES) {
    test(`in the ${surface} stays, marked, with the reason and Retry`, {
      tag: surface === 'hero' ? [] : '@long',
    }, async ({ page, request }) => {
      await useUpMessages(request);
      await page.goto('/');
      const chat = await openChat(page, surface);
      await chat.getByRole('textbox', { name: 'Message' }).fill('48 black hoodies');
      await page.keyboard.press('Enter');
      const message = chat.getByRole('log').locator('.message').last();
      await expect(message).toContainText('48 black hoodies');
      await expectReason(message, 'That is a lot of messages at once.');
      await message.getByRole('button', { name: 'Retry' }).click();
      await expectReason(chat.getByRole('log').locator('.message').last(), 'That is a lot of messages');
      await expect(chat.getByText('48 black hoodies')).toHaveCount(1);

      // Let through, the same message is answered.
      await page.route('**/api/chat/message', (route) =>
        route.fulfill({ json: { response: 'Hoodies it is.', shouldCaptureLead: false } }),
      );
      await chat.getByRole('button', { name: 'Retry' }).click();
      await expect(chat.getByRole('log')).toContainText('Hoodies it is.');
      await expect(chat.getByText('Not sent.')).toHaveCount(0);
    });
  }
});

test.describe('a conversation that may not start', () => {
  test.use({ expectedErrors: ['429 (Too Many Requests)', 'Failed to initialize conversation'] });

  test('leaves the message marked, with the reason and Retry', async ({ page, request }) => {
    for (let start = 0; start < 20; start++) await startConversation(request);
    await page.goto('/');
    const chat = page.getByRole('region', { name: 'Chat with Carl' });
    await page.getByRole('button', { name: 'Start a Quote' }).click();
    const message = chat.getByRole('log').locator('.message').last();
    await expect(message).toContainText('Start a Quote');
    await expectReason(message, 'That is a lot of conversations at once.');
    await expect(message.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

test.describe('the lead form', () => {
  test.use({ expectedErrors: ['429 (Too Many Requests)', 'Failed to submit the lead form'] });

  test('keeps what was typed, also where the visitor goes on in the widget', async ({ page, request }) => {
    await page.goto('/');
    const hero = page.getByRole('region', { name: 'Chat with Carl' });
    await hero.getByRole('textbox', { name: 'Message' }).fill(JOB);
    await page.keyboard.press('Enter');
    const form = page.getByRole('form', { name: 'Your details' });
    await form.getByLabel('Name').fill('Dana Ruiz');
    await form.getByLabel('Email').fill('dana@example.com');
    await useUpForms(request);
    await form.getByRole('button', { name: 'Send to the shop' }).click();
    await expectReason(form.getByRole('alert'), 'That is a lot of forms at once.');
    await expect(form.getByRole('button', { name: 'Retry' })).toBeEnabled();
    await expectTyped(form);

    await page.getByRole('button', { name: 'Prefer the floating chat widget?' }).click();
    const widget = page.getByRole('dialog', { name: 'Carl, AI Assistant' });
    await expectTyped(widget.getByRole('form', { name: 'Your details' }));
    await widget.getByRole('button', { name: 'Cancel' }).click();
    await widget.getByRole('button', { name: 'Fill in the form' }).click();
    await expectTyped(widget.getByRole('form', { name: 'Your details' }));

    async function expectTyped(shown: Locator) {
      await expect(shown.getByLabel('Name')).toHaveValue('Dana Ruiz');
      await expect(shown.getByLabel('Email')).toHaveValue('dana@example.com');
      await expect(shown.getByLabel('Quantity')).toHaveValue('48');
    }
  });
});

test.describe('the quote form', () => {
  test.use({ expectedErrors: ['429 (Too Many Requests)', 'Failed to send the quote form'] });

  test('keeps what was typed, and says why', async ({ page, request }) => {
    await useUpForms(request);
    await page.goto('/');
    const form = await fillQuoteForm(page);
    await expectReason(form.getByRole('alert'), 'That is a lot of forms at once.');
    await expectKept(form);
    await expect(form.getByRole('button', { name: 'Send Request' })).toBeEnabled();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('keeps what was typed, and says why', async ({ page, request }) => {
      await useUpForms(request);
      await page.goto('/');
      const refused = page.waitForResponse((response) => response.url().endsWith('/contact'));
      const form = await fillQuoteForm(page);
      expect((await refused).status()).toBe(429);
      await expectReason(form.getByRole('alert'), 'That is a lot of forms at once.');
      await expectKept(form);
    });
  });
});

/** The reason in the server's words, its phone number a link that dials it. */
async function expectReason(place: Locator, reason: string): Promise<void> {
  await expect(place).toContainText('Not sent.');
  await expect(place).toContainText(reason);
  await expect(place).toContainText(/Please wait (?:a minute|\d+ minutes), or call us at \(816\) 555-0170\./);
  await expect(place.getByRole('link', { name: PHONE })).toHaveAttribute('href', 'tel:8165550170');
}

async function fillQuoteForm(page: Page): Promise<Locator> {
  const form = page.getByRole('form', { name: 'Get a quote' });
  await form.getByLabel('Name').fill('Ann Lee');
  await form.getByLabel('Email').fill('ann@example.com');
  await form.getByLabel('Car Wraps').check();
  await form.getByLabel('Project Details').fill('Two vans.\nFull wrap.');
  await form.getByRole('button', { name: 'Send Request' }).click();
  return form;
}

async function expectKept(form: Locator): Promise<void> {
  await expect(form.getByLabel('Name')).toHaveValue('Ann Lee');
  await expect(form.getByLabel('Email')).toHaveValue('ann@example.com');
  await expect(form.getByLabel('Car Wraps')).toBeChecked();
  await expect(form.getByLabel('Project Details')).toHaveValue(/^Two vans\.\r?\nFull wrap\.$/);
}

async function startConversation(request: APIRequestContext): Promise<string> {
  const started = await request.post('/api/chat/start', { data: { sessionId: 's', language: 'en' } });
  expect(started.status()).toBe(201);
  return ((await started.json()) as { conversationId: string }).conversationId;
}

async function useUpMessages(request: APIRequestContext): Promise<void> {
  const conversationId = await startConversation(request);
  for (let sent = 0; sent < 60; sent++) {
    const answer = await request.post('/api/chat/message', {
      data: { conversationId, message: 'hello', language: 'en' },
    });
    expect(answer.status()).toBe(200);
  }
}

async function useUpForms(request: APIRequestContext): Promise<void> {
  for (let sent = 0; sent < 10; sent++) {
    const answer = await request.post('/api/contact', {
      data: { name: `Visitor ${sent}`, email: 'visitor@example.com', service: 'Embroidery' },
    });
    expect(answer.status()).toBe(201);
  }
}
