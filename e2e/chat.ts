// Carl's chat where a visitor finds it: in the hero, or in the widget.
import type { Locator, Page } from '@playwright/test';

/** All that Carl asks of a job: who wants it comes next, and with that his form. */
export const JOB = 'a quote for 48 screen printed tees, one color on the front, by the end of next month';

export const SURFACES = ['hero', 'widget'] as const;

/** The chat of the page that is open; the widget is opened first. */
export async function openChat(page: Page, surface: (typeof SURFACES)[number]): Promise<Locator> {
  if (surface === 'hero') return page.getByRole('region', { name: 'Chat with Carl' });
  await page.getByRole('button', { name: 'Prefer the floating chat widget?' }).click();
  return page.getByRole('dialog', { name: 'Carl, AI Assistant' });
}
