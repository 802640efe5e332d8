// People of the shop in real browsers: an owner invites, somebody joins, and both sign in with a second step.
import type { BrowserContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectFitAndAccessible, logIn } from './desk.ts';
import { expect, test } from './test.ts';

const PASSWORD = 'a password of her own';
/** Passkeys are bound to names, and 127.0.0.1 is none. */
const atLocalhost = (server: string) => server.replace('127.0.0.1', 'localhost');

test.describe('people', { tag: '@long' }, () => {
  test.use({ expectedErrors: ['401 (Unauthorized)', '400 (Bad Request)'] });

  test('join by a link, and see no more of the desk than staff may', async ({ page, admin, browser }) => {
    await logIn(page, admin);
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    const people = page.getByRole('region', { name: 'People', exact: true });
    await expect(people).toContainText('owner, by ADMIN_USERNAME');
    await page.keyboard.press('i');
    await expect(page.getByLabel('Name to sign in with')).toBeFocused();
    await page.getByLabel('Name to sign in with').fill(admin.username);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Somebody has that name already.')).toBeVisible();
    await page.getByLabel('Name to sign in with').fill('Rosa Delgado');
    await page.getByRole('button', { name: 'Make the link' }).click();
    const url =
      (await page.getByRole('region', { name: 'Invitation of Rosa' }).locator('.mono').textContent()) ?? '';
    await expectFitAndAccessible(page);

    const theirs = await (await browser.newContext()).newPage();
    await theirs.goto(url);
    await expect(theirs.getByText('owner invites you to the desk of Bold Work as staff.')).toBeVisible();
    await expectFitAndAccessible(theirs);
    await theirs.getByLabel('Choose a password').fill('short');
    await theirs.keyboard.press('Enter');
    await expect(theirs.getByText('A password has 12 characters or more.')).toBeVisible();
    await theirs.getByLabel('Choose a password').fill(PASSWORD);
    await theirs.keyboard.press('Enter');
    await expect(theirs).toHaveURL(/\/admin\/dashboard$/);
    await expect(theirs.getByText('Logged in as Rosa Delgado')).toBeVisible();
    await expect(theirs.getByRole('combobox', { name: 'State' })).toBeVisible();
    await expect(theirs.getByRole('link', { name: 'Download CSV' })).toHaveCount(0);
    await theirs.getByRole('tab', { name: 'Shop' }).click();
    await expect(theirs.getByRole('region', { name: 'Your sign-in' })).toBeVisible();
    await expect(theirs.getByRole('region', { name: 'People', exact: true })).toHaveCount(0);
    await theirs.setViewportSize({ width: 390, height: 844 });
    await expectFitAndAccessible(theirs);

    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('region', { name: 'Audit log' })).toContainText(
      'Rosa Delgado joined: as staff, invited by owner',
    );
    await people.getByRole('button', { name: 'Remove Rosa Delgado' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(people.getByRole('listitem')).toHaveCount(1);
    await theirs.reload();
    await expect(theirs).toHaveURL(/\/admin$/);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectFitAndAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectFitAndAccessible(page);
  });

  test('set up an authenticator app and a passkey, and sign in with either', async ({
    page,
    admin,
    server,
    context,
  }) => {
    const base = atLocalhost(server);
    await addAuthenticator(page, context);
    const login = async () => {
      await page.goto(`${base}/admin`);
      await page.getByLabel('Username').fill(admin.username);
      await page.getByLabel('Password').fill(admin.password);
      await page.getByRole('button', { name: 'Login' }).click();
    };
    await login();
    await page.getByRole('tab', { name: 'Shop' }).click();

    await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
    await page.getByLabel('Your password').fill('not the password');
    await page.keyboard.press('Enter');
    await expect(page.getByText('That is not your password.')).toBeVisible();
    await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(0);
    await page.getByLabel('Your password').fill(admin.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
    const told = (await page.getByText('Or type the key').textContent()) ?? '';
    const secret = Secret.fromBase32(told.split(':')[1]?.replaceAll(' ', '') ?? '');
    await page.getByLabel('Code', { exact: true }).fill(new TOTP({ secret }).generate());
    await page.keyboard.press('Enter');
    const codes = page.getByRole('region', { name: 'Your recovery codes' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    const code = (await codes.getByRole('listitem').first().textContent()) ?? '';

    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('What to call it').fill('Front desk');
    await page.getByLabel('Your password').fill(admin.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Your passkeys' })).toContainText('Front desk');
    await expectFitAndAccessible(page);
    await signOut(page);

    await login();
    await expect(page.getByLabel('Code')).toBeFocused();
    await expectFitAndAccessible(page);
    await page.getByLabel('Code').fill('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText('That code is wrong, or was used already.')).toBeVisible();
    await page.getByLabel('Code').fill(code);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/dashboard/);
    await signOut(page);

    await page.goto(`${base}/admin`);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page).toHaveURL(/\/admin\/dashboard/);
    await page.getByRole('tab', { name: 'Shop' }).click();
    await expect(page.getByRole('region', { name: 'Recovery codes' })).toContainText('9 of 10 left');
    const log = page.getByRole('region', { name: 'Audit log' });
    await expect(log).toContainText('owner signed in: passkey Front desk');
    await expect(log).toContainText('owner signed in: password and recovery code');
    await expect(log).toContainText('owner could not sign in: code');
    await expect(log).toContainText('owner added a passkey: Front desk');

    await page.getByRole('button', { name: 'Remove Front desk' }).click();
    await page.getByLabel('Your password').fill(admin.password);
    await page.keyboard.press('Enter');
    await expect(log).toContainText('owner removed a passkey: Front desk');
    await signOut(page);
    await page.goto(`${base}/admin`);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByText('That passkey is not known here.')).toBeVisible();
  });
});

/** A phone or laptop that makes passkeys and finds its owner present each time. */
async function addAuthenticator(page: Page, context: BrowserContext): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).not.toHaveURL(/\/admin/);
}
