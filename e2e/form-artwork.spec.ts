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
