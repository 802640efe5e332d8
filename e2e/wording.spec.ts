// The wordings and constants that the shop was promised, each read from the real page.
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** The text of every element of the served HTML: tags and comments out, white space folded. */
async function servedTexts(page: Page, path: string): Promise<Set<string>> {
  const html = await (await page.request.get(path)).text();
  const texts = await page.evaluate(
    (source) =>
      [...new DOMParser().parseFromString(source, 'text/html').querySelectorAll('body *:not(script)')].map(
        (element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
      ),
    html,
  );
  return new Set(texts);
}

const ON_FIRST_VIEW: Record<string, string[]> = {
  '/': [
    'BOLD WORK. BIGGER BRAND.',
    'Services',
    'Work',
    'Contact',
    'Get a Quote',
    'Get a Free Quote',
    'Start a Quote',
    'See Our Services',
    'Design Your Product',
    'Carl, AI Assistant',
    'Ready to help with quotes & questions',
    'Prefer the floating chat widget?',
    'Keep it simple. Launch fast. Scale later.',
    'What We Do',
    'Screen Printing',
    'Hats & T-Shirts',
    'Embroidery',
    'Signs & Banners',
    'Car Wraps',
    'Websites + AI',
    'Promo Products',
    'Brief, revise, and approve in one place',
    'Streamlined Communication',
    'Fixed monthly pricing',
    'A dedicated team',
    'Fast delivery',
    'Ready to make something bold?',
    'Name *',
    'Email *',
    'Service *',
    'Project Details',
    'A reply within 1 business day. No spam.',
    'Bold Work. Bigger Brand.',
    'ADMIN',
  ],
  '/no-such-page': ['Page Not Found'],
};

for (const [path, wordings] of Object.entries(ON_FIRST_VIEW)) {
  test(`the served HTML of ${path} holds every promised wording as the text of one element`, async ({
    page,
  }) => {
    const texts = await servedTexts(page, path);
    expect(wordings.filter((wording) => !texts.has(wording))).toEqual([]);
  });
}

test('an unknown path answers 404', { tag: '@long' }, async ({ page, expectedErrors }) => {
  expectedErrors.push('404');
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
});

test('the landing page has its sections in order, the sample jobs among them', async ({ page }) => {
  await page.goto('/');
  const order = await page.evaluate(() =>
    ['header', '.logo', '.hero', '#services', '#work', '#cta', '#contact', 'footer'].map((selector) => {
      const element = document.querySelector(selector);
      if (!element) return `${selector} is missing`;
      return element.compareDocumentPosition(document.querySelector('footer') ?? element);
    }),
  );
  // Each stands before the footer, and querySelector in document order gives the same list.
  expect(order.slice(0, -1)).toEqual(Array(7).fill(4));
  const ids = await page.evaluate(() =>
    [...document.querySelectorAll('#services, #work, #cta, #contact')].map((element) => element.id),
  );
  expect(ids).toEqual(['services', 'work', 'cta', 'contact']);
  const jobs = page
    .locator('#work')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(jobs).toHaveCount(6);
  for (const job of await jobs.all()) {
    await expect(job.getByText('Sample', { exact: true })).toBeVisible();
    await expect(job.getByRole('link')).toHaveAttribute('href', /^\/services\/[a-z-]+$/);
    const picture = job.getByRole('img');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});

test('links and buttons lead where they say', async ({ page }) => {
  await page.goto('/');
  const inView = async (id: string) => expect(page.locator(`#${id}`)).toBeInViewport();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
  await inView('services');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Work' }).click();
  await expect(page.getByRole('heading', { name: 'Work', exact: true })).toBeInViewport({ ratio: 1 });
  const gap = await page.evaluate(() => {
    const bottom = document.querySelector('.header')?.getBoundingClientRect().bottom ?? Number.NaN;
    return (document.querySelector('#work-title')?.getBoundingClientRect().top ?? Number.NaN) - bottom;
  });
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(80);
  await page.getByRole('banner').getByRole('link', { name: 'Get a Quote' }).click();
  await inView('contact');
  await page.getByRole('link', { name: 'Get a Free Quote' }).click();
  await inView('contact');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'ADMIN' })).toHaveAttribute('href', '/admin');
  await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  await expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  await expect(footer).toContainText(String(new Date().getFullYear()));
  await page
    .getByRole('link', { name: 'See Our Services' })
    .or(page.getByRole('button', { name: 'See Our Services' }))
    .click();
  await expect(page).toHaveURL(/\/services$/);
});

test('the details field has five rows and the form offers its six services', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByLabel('Project Details')).toHaveAttribute('rows', '5');
  const names = await page
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));
  expect(names).toEqual([
    'Screen Printing',
    'Embroidery',
    'Signs & Banners',
    'Car Wraps',
    'Websites + AI',
    'Promo Products',
  ]);
});

test('the hero shows the last three messages, and Design Your Product starts a design', async ({ page }) => {
  await page.goto('/');
  const log = page.getByRole('region', { name: 'Chat with Carl' }).getByRole('log');
  await page.getByRole('button', { name: 'Design Your Product' }).click();
  await expect(log).toContainText('Design Your Product');
  await expect(log).toContainText('What should the design go on?');
  await page.getByRole('button', { name: 'Start a Quote' }).click();
  await expect(log).toContainText("Perfect! I'd love to help you get a quote.");
  await expect(log.locator('.message')).toHaveCount(3);
  await expect(log).not.toContainText('Hi, I’m Carl');
});

test.describe('the widget', () => {
  test('is 384 by 600 on a desktop, with its header and its lead form at 15 rem', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Prefer the floating chat widget?' }).click();
    const widget = page.getByRole('dialog', { name: 'Carl, AI Assistant' });
    await expect(widget).toContainText('Usually replies instantly');
    const box = await widget.boundingBox();
    expect([box?.width, box?.height]).toEqual([384, 600]);
    await widget.getByRole('textbox', { name: 'Message' }).fill('I want to talk to a person');
    await page.keyboard.press('Enter');
    const form = widget.getByRole('form', { name: 'Your details' });
    await expect(form).toBeVisible();
    const fields = form.locator('.lead-form-fields');
    expect((await fields.boundingBox())?.height).toBe(15 * 16);
    expect(await fields.evaluate((area) => area.scrollHeight - area.clientHeight)).toBeGreaterThan(0);
    await form.getByLabel('Project details').focus();
    await expect(form.getByLabel('Project details')).toBeInViewport({ ratio: 1 });
    await expect(form.getByRole('button', { name: 'Send to the shop' })).toBeInViewport({ ratio: 1 });
  });

  test('fills the screen of a phone', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Prefer the floating chat widget?' }).click();
    const box = await page.getByRole('dialog', { name: 'Carl, AI Assistant' }).boundingBox();
    expect(box).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  });

  test('shows a reply one second after sending, and the typing indicator until then', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('button', { name: 'Prefer the floating chat widget?' }).click();
    const widget = page.getByRole('dialog', { name: 'Carl, AI Assistant' });
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/chat/message'));
    await widget.getByRole('textbox', { name: 'Message' }).fill('When are you open?');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press('Enter');
    await (await answered).finished();
    await page.clock.runFor(900);
    await expect(widget.getByText('Carl is typing')).toBeAttached();
    await page.clock.runFor(200);
    await expect(widget.getByText('Carl is typing')).not.toBeAttached();
    await expect(widget.getByRole('log').locator('.message')).toHaveCount(3);
  });
});

test.describe('notifications', () => {
  async function failToSend(page: Page) {
    await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: 'no' }));
    const form = page.getByRole('form', { name: 'Get a quote' });
    await form.getByLabel('Name').fill('Ann');
    await form.getByLabel('Email').fill('ann@example.com');
    await form.getByLabel('Embroidery').check();
    await form.getByRole('button', { name: 'Send Request' }).click();
    await expect(
      page.getByText('There was a problem submitting your request. Please try again.'),
    ).toBeVisible();
    return form;
  }

  test.beforeEach(({ expectedErrors }) => {
    expectedErrors.push('500', 'Failed to send the quote form');
  });

  test('a failed form says so, keeps what was typed, and the notification leaves after 5 s', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    const form = await failToSend(page);
    const shownAt = Date.now();
    await page.clock.pauseAt(shownAt + 1_000);
    await expect(form.getByLabel('Name')).toHaveValue('Ann');
    const toast = page.locator('.toast');
    expect((await toast.boundingBox())?.width).toBeLessThanOrEqual(420);
    await page.clock.runFor(3_000);
    await expect(toast).toBeVisible();
    await page.clock.runFor(1_500);
    await expect(toast).toBeHidden();
  });

  test('one at a time; F8 reaches it; a swipe of less than 50 px leaves it, a longer one removes it', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('/');
    const form = await failToSend(page);
    const [first] = await page.locator('.toast').elementHandles();
    await form.getByRole('button', { name: 'Send Request' }).click();
    await first?.waitForElementState('hidden');
    const toast = page.locator('.toast');
    await expect(toast).toHaveCount(1);
    const send = form.getByRole('button', { name: 'Send Request' });
    await expect(send).toBeFocused();
    await page.keyboard.press('F8');
    await expect(page.locator('.toast-viewport')).toBeFocused();
    const box = await toast.boundingBox();
    if (!box) throw new Error('the notification is gone');
    const swipe = async (distance: number) => {
      await page.mouse.move(box.x + 120, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + 120 + distance / 2, box.y + box.height / 2, { steps: 4 });
      await page.mouse.move(box.x + 120 + distance, box.y + box.height / 2, { steps: 4 });
      await page.mouse.up();
    };
    await swipe(45);
    await expect(toast).toBeVisible();
    await swipe(60);
    await expect(toast).toBeHidden();
    // Gone, it gives the focus back, and there is nothing more to reach.
    await expect(send).toBeFocused();
    await page.keyboard.press('F8');
    await expect(send).toBeFocused();
  });

  test('it covers neither the promise nor what the form says, wherever they stand', { tag: '@long' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const form = await failToSend(page);
    const parts = [
      page.locator('.toast'),
      form.getByText('A reply within 1 business day. No spam.'),
      form.getByRole('alert'),
    ];
    for (const edge of ['end', 'start', 'center'] as const) {
      await form.getByRole('alert').evaluate((alert, block) => alert.scrollIntoView({ block }), edge);
      const covered = async () => {
        const [toast, ...others] = await Promise.all(parts.map((part) => part.boundingBox()));
        return others.some(
          (box) => !toast || !box || (box.y < toast.y + toast.height && toast.y < box.y + box.height),
        );
      };
      await expect.poll(covered, edge).toBe(false);
    }
  });
});

test('the menu of a phone opens, and closes when an item is chosen', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const toggle = page.getByRole('button', { name: 'Menu' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('#contact')).toBeInViewport();
});

test('the contact form says Sending... and cannot be sent twice meanwhile', async ({ page }) => {
  await page.goto('/');
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/contact', async (route) => {
    await mayGoOn;
    await route.continue();
  });
  const form = page.getByRole('form', { name: 'Get a quote' });
  // What is missing is told beside the fields: it is no problem of the sending.
  await form.getByRole('button', { name: 'Send Request' }).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await expect(form.getByRole('alert')).toHaveText(
    'Not sent. Please look at Name, Email and Service. Everything you typed is still here.',
  );
  await form.getByLabel('Name').fill('Ann');
  await form.getByLabel('Email').fill('ann@example.com');
  await form.getByLabel('Embroidery').check();
  await form.getByRole('button', { name: 'Send Request' }).click();
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(page.locator('.toast')).toHaveCount(0);
  goOn();
  await expect(form.getByRole('button', { name: 'Send Request' })).toBeEnabled();
  await expect(form.getByLabel('Name')).toHaveValue('');
});

test('the chat is held in English, and a tooltip shows 0.7 s after the mouse came', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('button', { name: 'Prefer the floating chat widget?' }).click();
  const widget = page.getByRole('dialog', { name: 'Carl, AI Assistant' });
  const asked = page.waitForRequest('**/api/chat/message');
  await widget.getByRole('textbox', { name: 'Message' }).fill('When are you open?');
  await page.keyboard.press('Enter');
  expect((await asked).postDataJSON()).toMatchObject({ message: 'When are you open?', language: 'en' });

  await expect(widget.getByRole('log').locator('.message')).toHaveCount(3);
  const close = widget.getByRole('button', { name: 'Close chat' });
  await close.hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.mouse.move(400, 400, { steps: 5 });
  await expect(page.getByRole('tooltip')).toBeHidden();
  await page.clock.pauseAt(Date.now() + 60_000);
  await close.hover();
  await page.clock.runFor(600);
  await expect(page.getByRole('tooltip')).toBeHidden();
  await page.clock.runFor(200);
  await expect(page.getByRole('tooltip')).toBeVisible();
});
