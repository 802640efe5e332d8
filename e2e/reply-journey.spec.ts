// An answer from the desk to the customer, through the whole server: a saved reply, an estimate and a file, planned and
// taken back first, then sent and read on the page of the job.
import { holdConversation, logIn } from './desk.ts';
import { expect, test } from './test.ts';

test('an answer with an estimate and a file is planned, taken back, sent and read', async ({
  page,
  admin,
  request,
  context,
}) => {
  await holdConversation(request);
  await logIn(page, admin);
  await page.getByRole('link', { name: 'Dana Whitfield' }).first().click();
  const form = page.getByRole('form', { name: 'Reply' });
  const text = form.getByRole('textbox', { name: 'Reply' });
  const thread = page.getByRole('list', { name: 'Thread' });
  await expect(form.getByRole('radio', { name: 'Chat' })).toBeChecked();
  await page.keyboard.press('r');
  await page.keyboard.type('Hi Dana. ;vec');
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue(/^Hi Dana\. \S/);
  await page.keyboard.type(' /est');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: /^Take out/ })).toBeVisible();
  await form.locator('input[type=file]').setInputFiles({
    name: 'gold swatches.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4'),
  });
  await expect(form.getByRole('button', { name: 'Remove gold swatches.pdf' })).toBeVisible();

  await form.getByRole('button', { name: /other ways/i }).click();
  await page.getByRole('menuitem', { name: 'Pick a time...' }).click();
  await page.getByRole('button', { name: 'Send it then' }).click();
  await expect(thread).toContainText('Leaves');
  await expect(text).toHaveValue('');
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await expect(text).toHaveValue(/^Hi Dana\./);
  await expect(form.getByRole('button', { name: 'Remove gold swatches.pdf' })).toBeVisible();
  await expect(form.getByRole('button', { name: /^Take out/ })).toBeVisible();

  await form.getByRole('button', { name: /other ways/i }).click();
  // While the shop is open it leaves at once anyway.
  const now = page.getByRole('menuitem', { name: 'Send now and mark answered' });
  if (await now.isVisible()) await now.click();
  else {
    await page.keyboard.press('Escape');
    await form.getByRole('button', { name: /^Send and mark answered/ }).click();
  }
  await expect(page.locator('.toast')).toContainText('Sent to the chat');
  await expect(thread).toContainText('Hi Dana.');
  await expect(form.getByRole('button', { name: /^Send(?! and)/ }).first()).toBeVisible();
  const file = thread.getByRole('link', { name: /gold swatches\.pdf/ });
  const download = page.waitForEvent('download');
  await file.click();
  expect((await download).suggestedFilename()).toBe('gold swatches.pdf');

  const [{ id }] = await (await page.request.get('/api/admin/leads')).json();
  const { job } = await (await page.request.get(`/api/admin/leads/${id}`)).json();
  const customer = await context.newPage();
  await customer.goto(job.url);
  const said = customer.getByRole('log', { name: 'What was said' });
  await expect(said).toContainText('Hi Dana.');
  await expect(said).toContainText('gold swatches.pdf');
});
