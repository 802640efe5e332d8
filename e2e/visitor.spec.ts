// A visitor's way from landing to a lead, and the owner's way to it, in a real browser.
import { JOB } from './chat.ts';
import { expect, test } from './test.ts';

// As most visitors have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** 'A person answers tomorrow, Tuesday, March 10, by 10:30 am.' */
const PROMISE =
  /A person answers (?:today, |tomorrow, )?[A-Z][a-z]+day, [A-Z][a-z]+ \d{1,2}(?:, \d{4})?, by \d{1,2}(?::\d\d)? [ap]m\./;

test('a visitor starts a quote, answers Carl, sends the lead form; the owner reads lead and transcript', async ({
  page,
  admin,
}) => {
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Chat with Carl' });
  await page.getByRole('button', { name: 'Start a Quote' }).click();
  await expect(hero.getByRole('log')).toContainText('Start a Quote');
  await expect(hero.getByRole('log')).toContainText(
    "Perfect! I'd love to help you get a quote. What type of project are you working on?",
  );

  const input = hero.getByRole('textbox', { name: 'Message' });
  await input.fill(JOB);
  await input.press('Enter');
  const form = page.getByRole('form', { name: 'Your details' });
  await expect(form).toContainText('This goes to the shop: 48 t-shirts');
  await expect(form.getByLabel('Service')).toBeHidden();
  await form.getByRole('button', { name: 'Change' }).click();
  await expect(form.getByLabel('Service')).toHaveValue('Screen Printing');
  await form.getByLabel('Quantity').fill('36');
  await expect(form).toContainText('This goes to the shop: 36 t-shirts');
  await form.getByLabel('Name').fill('Dana Ruiz');
  await form.getByLabel('Email').fill('dana@example.com');
  await form.getByRole('button', { name: 'Send to the shop' }).click();
  await expect(form).toBeHidden();
  await expect(hero.getByRole('log')).toContainText('Dana');

  await page.goto('/admin');
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password').fill(admin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  const lead = page.getByRole('listitem').filter({ hasText: 'Dana Ruiz' });
  await expect(lead).toContainText('dana@example.com');
  await expect(lead).toContainText('Screen Printing');
  await expect(lead).toContainText('36');
  await page.getByRole('tab', { name: /Conversations/ }).click();
  await page.getByRole('listitem').filter({ hasText: '48 screen printed tees' }).first().click();
  const transcript = page.getByRole('article', { name: /^Conversation / });
  await expect(transcript).toContainText('User');
  await expect(transcript).toContainText('Assistant');
  await expect(transcript).toContainText('Start a Quote');

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL(/\/admin$/);
});

test('the contact form reaches the shop with JavaScript', async ({ page }) => {
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Get a quote' });
  await form.getByLabel('Name').fill('Ann Lee');
  await form.getByLabel('Email').fill('ann@example.com');
  await form.getByLabel('Car Wraps').check();
  await form.getByLabel('Project Details').fill('Two vans, full wrap.');
  await form.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByText('Success!')).toBeVisible();
  await expect(page.getByText("Thanks! We'll be in touch shortly.")).toBeVisible();
  await expect(form.getByRole('status')).toHaveText(PROMISE);
  await expect(form.getByLabel('Name')).toHaveValue('');
});

test('a program that fills in what nobody sees is thanked, and nothing is stored', async ({
  page,
  admin,
  request,
}) => {
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Chat with Carl' });
  await hero.getByRole('textbox', { name: 'Message' }).fill('I want to talk to a person');
  await page.keyboard.press('Enter');
  const lead = page.getByRole('form', { name: 'Your details' });
  await lead.getByLabel('Name').fill('Robin Bot');
  await lead.getByLabel('Email').fill('robin@example.com');
  await lead.getByLabel('Service').selectOption('Embroidery');
  await lead.getByLabel('Project details').fill('Buy links.');
  await expect(lead.getByLabel('Website')).toHaveAttribute('tabindex', '-1');
  await lead.getByLabel('Website').fill('https://links.example');
  await lead.getByRole('button', { name: 'Send to the shop' }).click();
  await expect(lead).toBeHidden();
  await expect(hero.getByRole('log').locator('.message').last()).toContainText('Thank');

  const form = page.getByRole('form', { name: 'Get a quote' });
  await form.getByLabel('Name').fill('Robin Bot');
  await form.getByLabel('Email').fill('robin@example.com');
  await form.getByLabel('Car Wraps').check();
  await form.getByLabel('Website', { exact: true }).fill('https://links.example');
  await form.getByRole('button', { name: 'Send Request' }).click();
  await expect(page).toHaveURL(/\/contact\/received$/);
  await expect(page.getByRole('main')).toContainText(PROMISE);

  expect((await request.post('/api/admin/login', { data: admin })).status()).toBe(200);
  expect(await (await request.get('/api/admin/leads')).json()).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact form says what is missing, keeps what was typed, and reaches the shop', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push('400');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const form = page.getByRole('form', { name: 'Get a quote' });
    await form.getByLabel('Name').fill('Ann Lee');
    await form.getByLabel('Email').fill('ann@example');
    await form.getByLabel('Car Wraps').check();
    await form.getByRole('button', { name: 'Send Request' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByText('Enter an email address like name@example.com.')).toBeVisible();
    const again = page.getByRole('form', { name: 'Get a quote' });
    await expect(again.getByLabel('Name')).toHaveValue('Ann Lee');
    await expect(again.getByLabel('Email')).toBeFocused();
    await expect(again.getByLabel('Email')).toBeInViewport();
    await again.getByLabel('Email').fill('ann@example.com');
    await again.getByRole('button', { name: 'Send Request' }).click();
    await expect(page).toHaveURL(/\/contact\/received$/);
    await expect(page.getByRole('main')).toContainText(PROMISE);
  });
});
