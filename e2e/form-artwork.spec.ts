// Files of the quote form, without JavaScript and with it.
import { expect, test } from './test.ts';

const file = (name: string, bytes = 2000) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.alloc(bytes, name),
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form takes two files, and says where they have to be chosen again', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push('400', '413');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const form = page.getByRole('form', { name: 'Get a quote' });
    const field = form.getByLabel('Your artwork');
    await form.getByLabel('Name').fill('Ann Lee');
    await form.getByLabel('Email').fill('ann@example');
    await form.getByLabel('Car Wraps').check();
    await expect(field).toHaveAccessibleDescription(/Up to 10 files, 25 MB in all\.$/);
    await field.setInputFiles([file('logo.ai'), file('back.png')]);
    await form.getByRole('button', { name: 'Send Request' }).click();
    await expect(form.getByRole('alert')).toHaveText(
      'Not sent. Please look at Email and Your artwork. Everything you typed is still here.',
    );
    await expect(field).toHaveAccessibleDescription(
      /Please choose the file again: a browser does not keep it\.$/,
    );
    await form.getByLabel('Email').fill('ann@example.com');
    await field.setInputFiles(file('large.tif', 26 * 1024 * 1024));
    await form.getByRole('button', { name: 'Send Request' }).click();
    await expect(field).toHaveAccessibleDescription(/That is over 25 MB in all/);
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
    await expect(form.getByLabel('Email')).toHaveValue('ann@example.com');
    await expect(form.getByLabel('Car Wraps')).toBeChecked();
    await field.setInputFiles([file('logo.ai'), file('back.png')]);
    await form.getByRole('button', { name: 'Send Request' }).click();
    await expect(page).toHaveURL(/\/contact\/received$/);
  });
});

test('the form goes off while its files are still on their way, and says when they are there', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/artwork/*', async (route) => {
    if (route.request().method() === 'PATCH') await held.promise;
    await route.continue();
  });
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Get a quote' });
  await form.getByLabel('Name').fill('Ann Lee');
  await form.getByLabel('Email').fill('ann@example.com');
  await form.getByLabel('Car Wraps').check();
  await form
    .getByLabel('Your artwork')
    .setInputFiles([file('a.ai'), file('b.ai'), file('c.ai'), file('d.ai')]);
  const cards = form.getByRole('list', { name: 'Your files' }).getByRole('listitem');
  await expect(cards).toHaveCount(4);
  await form.getByRole('button', { name: 'Remove d.ai' }).click();
  await expect(cards).toHaveCount(3);
  await expect(form.getByLabel('Your artwork')).toBeFocused();
  const sent = page.waitForRequest('**/api/contact');
  await form.getByRole('button', { name: 'Send Request' }).click();
  // Two are sent at once: the third is named all the same.
  expect((await sent).postDataJSON().artwork).toEqual(
    Array(3).fill({ id: expect.stringMatching(/^[\da-f-]{36}$/), key: expect.stringMatching(/^[\w-]{32}$/) }),
  );
  const receipt = form.getByRole('status').filter({ hasText: 'Received.' });
  await expect(receipt).toContainText(
    'Your files are still on their way: keep this page open until they are there.',
  );
  await expect(cards).toHaveCount(3);
  held.resolve();
  await expect(receipt).toContainText('Your files are there.');

  // Another request has files of its own.
  await form.getByLabel('Name').fill('Ann Lee');
  await form.getByLabel('Email').fill('ann@example.com');
  await form.getByLabel('Embroidery').check();
  await form.getByLabel('Your artwork').setInputFiles(file('next.ai'));
  const next = page.waitForRequest('**/api/contact');
  await form.getByRole('button', { name: 'Send Request' }).click();
  expect((await next).postDataJSON().artwork).toHaveLength(1);
  await expect(receipt).toContainText('Your files');
});

test('what is dropped onto the form goes with it, and what is chosen before the page listens', async ({
  page,
}) => {
  const chosen = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await chosen.promise;
    await route.continue();
  });
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Get a quote' });
  await form.getByLabel('Your artwork').setInputFiles(file('early.ai'));
  chosen.resolve();
  const cards = form.getByRole('list', { name: 'Your files' }).getByRole('listitem');
  await expect(cards).toHaveText([/early\.ai/]);
  await expect(form.getByText('Choose files')).toBeVisible();

  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['dropped'], 'dropped.ai'));
    return data;
  });
  const field = form.getByLabel('Your artwork');
  await field.dispatchEvent('dragover', { dataTransfer: dropped });
  await expect(page.getByText('Let it go here')).toBeHidden();
  await field.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(cards).toHaveText([/early\.ai/, /dropped\.ai/]);
  await expect(page.getByRole('log').first()).not.toContainText('dropped.ai');

  const eleven = Array.from({ length: 11 }, (_, i) => file(`${i}.ai`, 10));
  await form.getByLabel('Your artwork').setInputFiles(eleven);
  await expect(page.getByText('10 files at most')).toBeVisible();
  await expect(cards).toHaveCount(10);
});
