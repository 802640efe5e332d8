// The hero's job ticket: its stub is torn off once the shop has the visitor's details.
import type { Page } from '@playwright/test';
import { JOB } from './chat.ts';
import { expect, test } from './test.ts';

async function sendLeadForm(page: Page): Promise<void> {
  const hero = page.getByRole('region', { name: 'Chat with Carl' });
  await page.goto('/');
  const input = hero.getByRole('textbox', { name: 'Message' });
  await input.fill(JOB);
  await input.press('Enter');
  const form = hero.getByRole('form', { name: 'Your details' });
  await form.getByLabel('Name').fill('Dana Whitfield');
  await form.getByLabel('Email').fill('dana@example.com');
  await form.getByRole('button', { name: 'Send to the shop' }).click();
  await expect(form).toHaveCount(0);
}

const number = (page: Page) => page.locator('.ticket-stub:not(.ticket-torn) .ticket-number');

test('the stub is torn off when the form is sent, nothing moves, and the number stays', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    addEventListener('animationstart', ({ animationName }) => {
      if (animationName === 'tear') document.documentElement.dataset.torn = 'yes';
    });
  });
  await sendLeadForm(page);
  await expect(page.locator('html')).toHaveAttribute('data-torn', 'yes');
  await expect(page.locator('.ticket-torn')).toHaveCSS('visibility', 'hidden');
  await expect(page.locator('.ticket-torn')).toHaveCSS('position', 'absolute');
  await expect(number(page)).toHaveText(/^No\. [0-9a-f]{8}$/);
  const before = await number(page).textContent();
  expect(await page.locator('.ticket-torn .ticket-number').textContent()).toBe(before);

  // It is not torn off again for a visitor who comes back to the page.
  await page.reload();
  await expect(number(page)).toHaveText(before ?? '');
  await expect(page.locator('.ticket-torn')).toHaveCount(0);
});

test('a form that is put away tears nothing off', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Chat with Carl' });
  await hero.getByRole('textbox', { name: 'Message' }).fill(JOB);
  await hero.getByRole('textbox', { name: 'Message' }).press('Enter');
  await hero.getByRole('button', { name: 'Cancel' }).click();
  await expect(hero.getByRole('form')).toHaveCount(0);
  await expect(page.locator('.ticket-torn')).toHaveCount(0);
});

test.describe('with less motion', () => {
  test('nothing is torn', async ({ page }) => {
    await sendLeadForm(page);
    await expect(page.locator('.ticket-torn')).toBeHidden();
    await expect(page.locator('.ticket-torn')).toHaveCSS('animation-name', 'none');
  });
});

test('on a phone no suggestion is cut in its words, and all can be reached', async ({ page }) => {
  await page.goto('/');
  const list = page.getByRole('region', { name: 'Chat with Carl' }).getByLabel('Suggested replies');
  for (const width of [320, 360, 390, 414]) {
    await page.setViewportSize({ width, height: 844 });
    const words = await list.evaluate((row) => {
      const box = row.getBoundingClientRect();
      return [...row.querySelectorAll('button')].map((chip) => {
        const range = document.createRange();
        range.selectNodeContents(chip);
        const { left, right } = range.getBoundingClientRect();
        if (right <= box.right && left >= box.left) return 'whole';
        return left >= box.right ? 'beyond' : 'cut';
      });
    });
    expect(words, `at ${width}`).toHaveLength(4);
    expect(words[0], `at ${width}`).toBe('whole');
    expect(words, `at ${width}`).not.toContain('cut');
    await list.getByRole('button').last().scrollIntoViewIfNeeded();
    await expect(list.getByRole('button').last()).toBeInViewport({ ratio: 0.99 });
    await list.evaluate((row) => row.scrollTo(0, 0));
  }
});
