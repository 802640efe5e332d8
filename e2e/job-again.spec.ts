// A job ordered again on its page, with and without a script.
import type { APIRequestContext } from '@playwright/test';
import { expectFitAndAccessible, logIn } from './desk.ts';
import { expect, test } from './test.ts';

test('a job is ordered again, once its day is to come, and the desk sees which it is like', async ({
  page,
  request,
  admin,
  expectedErrors,
}) => {
  expectedErrors.push('400', 'The job was not ordered again');
  const { url, leadId } = await ask(request);
  await page.goto(url);
  await page.locator('body').hover();
  await page.getByRole('heading', { name: 'Order this again' }).click();
  const day = page.getByLabel('In hands by');
  await day.fill('2020-01-05');
  await page.getByLabel('What differs').fill('In red, and two more');
  // Keys do something once the page listens.
  await expect(async () => {
    await page.getByLabel('What differs').press('Control+Enter');
    await expect(page.getByRole('alert')).toContainText('The day is over', { timeout: 1000 });
  }).toPass();
  await expect(day).toBeFocused();
  await expectFitAndAccessible(page);
  await day.fill('');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page).not.toHaveURL(url);
  await expect(page).toHaveURL(/\/job\/[\w-]{32}$/);
  await expect(page.getByText(`Again, like job ${leadId.slice(0, 8)}.`)).toBeVisible();
  await expect(page.getByText('In red, and two more')).toBeVisible();
  await expect(page.locator('[aria-current="step"]')).toContainText('Asked');

  await logIn(page, admin);
  await page.goto(`/admin/dashboard?lead=${leadId}`);
  const panel = page.getByRole('region', { name: 'Job page' });
  await panel.getByText('Ordered again: job').getByRole('link').click();
  await expect(panel).toContainText(`Like job ${leadId.slice(0, 8)}`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a job is ordered again by a form, which says what is wrong with it', async ({
    page,
    request,
    expectedErrors,
  }) => {
    expectedErrors.push('400');
    const { url, leadId } = await ask(request);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(url);
    await page.getByRole('heading', { name: 'Order this again' }).click();
    await page.getByLabel('In hands by').fill('2020-01-05');
    await page.getByLabel('What differs').fill('In red');
    await page.getByRole('button', { name: 'Send the request' }).click();
    await expect(page.getByText('The day is over')).toBeVisible();
    await expect(page.getByLabel('What differs')).toHaveValue('In red');
    await page.getByLabel('In hands by').fill('');
    await page.getByRole('button', { name: 'Send the request' }).click();
    await expect(page.getByText(`Again, like job ${leadId.slice(0, 8)}.`)).toBeVisible();
  });
});

async function ask(request: APIRequestContext): Promise<{ url: string; leadId: string }> {
  const data = {
    name: 'Sam Okafor',
    email: 'sam@example.com',
    service: 'Embroidery',
    details: '12 caps with our logo',
  };
  const answer = await request.post('/api/contact', { data });
  const { jobUrl, id } = (await answer.json()) as { jobUrl: string; id: string };
  return { url: jobUrl, leadId: id };
}
