// Several people on one job: let in from the page and from the desk, named in what they write and accept, and ended alone.
import { expectFitAndAccessible, holdConversation, logIn } from './desk.ts';
import { expect, test } from './test.ts';

const LINES = [{ label: 'Soft tee', quantity: 72, unitCents: 675, item: 0 }];

test('a job is shared with people who have links of their own', { tag: '@long' }, async ({
  page,
  context,
  browser,
  admin,
  request,
  server,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push('404');
  await holdConversation(request);
  await logIn(page, admin);
  const [lead] = await (await page.request.get('/api/admin/leads')).json();
  const { job } = await (await page.request.get(`/api/admin/leads/${lead.id}`)).json();
  const validUntil = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await page.request.post(`/api/admin/leads/${lead.id}/quotes`, { data: { lines: LINES, validUntil } });

  // The contact, without a script, lets Sam in.
  const contact = await browser.newPage({ javaScriptEnabled: false, baseURL: server });
  await contact.goto(job.url);
  const letIn = contact.getByLabel('Let somebody else in');
  await letIn.fill('?');
  await contact.getByRole('button', { name: 'Make a link' }).click();
  await expect(contact.getByText('Type a name')).toBeVisible();
  await expect(letIn).toBeFocused();
  await letIn.fill('Sam Okafor');
  await letIn.press('Enter');
  await expect(contact).toHaveURL(`${job.url}#people`);
  const url = await contact.getByLabel('Link of Sam Okafor').inputValue();
  expect(url).toMatch(/^http.*\/job\/[\w-]{32}$/);

  // Sam, with one, is told so, is named, and lets in somebody in turn.
  const sam = await context.newPage();
  await sam.goto(url);
  await expect(sam.getByText('For Sam Okafor')).toBeVisible();
  await sam.getByRole('textbox', { name: /^Write to/ }).fill('The team likes blue.');
  await sam.getByRole('button', { name: 'Send', exact: true }).click();
  const said = sam.getByRole('log', { name: 'What was said' });
  await expect(said).toContainText('YouThe team likes blue.');
  await sam.getByLabel('Let somebody else in').fill('Lee Park');
  await sam.keyboard.press('Enter');
  await expect(sam.getByLabel('Link of Lee Park')).toBeFocused();
  await sam.keyboard.press('Tab');
  await expect(sam.getByRole('button', { name: 'Copy the link of Lee Park' })).toBeFocused();
  for (const width of [390, 1440]) {
    await sam.setViewportSize({ width, height: 844 });
    await expectFitAndAccessible(sam);
  }
  const name = sam.getByLabel(/I accept quote 1/);
  await expect(name).toHaveValue('Sam Okafor');
  await name.fill('Marisol Vega');
  await name.press('Enter');
  await expect(sam.getByRole('status').filter({ hasText: 'Marisol Vega accepted' })).toBeVisible();

  await contact.reload();
  await expect(contact.getByRole('log', { name: 'What was said' })).toContainText(
    'Sam OkaforThe team likes blue.',
  );
  await expect(contact.getByRole('list', { name: 'Who has a link' })).toContainText('let in by Sam Okafor');
  await expect(contact.getByLabel('Link of Lee Park')).toHaveCount(0);
  await contact.close();

  // The desk sees who, adds somebody, and ends Sam's link alone.
  await page.goto(`/admin/dashboard?lead=${lead.id}`);
  const panel = page.getByRole('region', { name: 'Job page' });
  await expect(page.getByRole('region', { name: 'Quote', exact: true })).toContainText(
    'Accepted by Marisol Vega (link of Sam Okafor)',
  );
  await expect(page.getByRole('list', { name: 'Thread' })).toContainText('Sam Okafor');
  await panel.getByLabel('Add a person').fill('Kim Noor');
  await page.keyboard.press('Enter');
  const list = panel.getByRole('list', { name: 'Who has a link' });
  await expect(list.getByRole('button', { name: 'Copy the link of Kim Noor' })).toBeVisible();
  await list.getByRole('button', { name: 'End the link of Sam Okafor' }).click();
  await expect(list.getByText('Sam Okafor', { exact: true })).toHaveCount(0);
  await expect(list).toBeFocused();
  await expect(list.getByRole('listitem')).toHaveCount(3);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expectFitAndAccessible(page);
  }
  await sam.bringToFront();
  await sam.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(sam.getByText('This link has ended.')).toBeVisible();
});
