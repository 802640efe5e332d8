// Carl's chat where a visitor finds it: in the hero, or in the widget.
import type { Locator, Page } from '@playwright/test';

export const SURFACES = ['hero', 'widget'] as const;

/** The chat of the page that is open; the widget is opened first. */
export async function openChat(page: Page, surface: (typeof SURFACES)[number]): Promise<Locator> {
  if (surface === 'hero') return page.getByRole('region', { name: 'Chat with Carl' });
  await page.getByRole('button', { name: 'Prefer the floating chat widget?' }).click();
  return page.getByRole('dialog', { name: 'Carl, AI Assistant' });
}
