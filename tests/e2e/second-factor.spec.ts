import { expect, type Page } from '@playwright/test';
import { codeOf } from '../support/code-app';
import { Origin } from '../support/origin';
import { logInVisitor, newVisitor, SEEKER } from './helpers';
import { test } from './shared-origin';

let origin: Origin;
test.beforeAll(async () => {
  origin = await Origin.create();
  await origin.start();
});
test.afterAll(() => origin.dispose());

/** Gives the browser a phone's own keys, which unlock by themselves. */
async function addKeyHolder(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
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

async function logOut(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('button', { name: 'Log Out' })).toHaveCount(0);
}

test('[FACTOR-4] [FACTOR-5] a passkey is made in the settings and logs in without a password', async ({
  browser,
}) => {
  const { context, page } = await newVisitor(browser, origin);
  await addKeyHolder(page);
  await logInVisitor(page, SEEKER);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/customer-dashboard?tab=settings');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('My Tecno');
  const ask = page.getByRole('dialog', { name: 'Add a passkey' });
  await ask.getByLabel('Current Password').fill(SEEKER.password);
  const before = scripts.length;
  await ask.getByRole('button', { name: 'Add the passkey' }).click();
  await expect(page.getByRole('list', { name: 'Your passkeys' })).toContainText('My Tecno');
  // What speaks with the keys has come with the first use, and not before.
  expect(scripts.slice(before)).toHaveLength(1);

  await logOut(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(page).toHaveURL(/\/customer-dashboard$/);
  await expect(page.getByText('Hello, Amina')).toBeVisible();
  await page.goto('/customer-dashboard?tab=settings');
  await expect(page.getByText(/^Last used just now/)).toBeVisible();

  await page.getByRole('button', { name: 'Remove My Tecno' }).click();
  const remove = page.getByRole('dialog', { name: 'Remove My Tecno' });
  await remove.getByLabel('Current Password').fill(SEEKER.password);
  await remove.getByRole('button', { name: 'Remove the passkey' }).click();
  await expect(page.getByText('My Tecno')).toHaveCount(0);
  await logOut(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(page.getByRole('alert')).toContainText('Please log in with your password.');
  await context.close();
});

test('[FACTOR-1] [FACTOR-2] [FACTOR-3] codes are turned on, asked for at the login, and a recovery code takes their place', async ({
  browser,
}) => {
  const { context, page } = await newVisitor(browser, origin);
  await logInVisitor(page, SEEKER);
  await page.goto('/customer-dashboard?tab=settings');
  await page.getByRole('button', { name: 'Turn codes on' }).click();
  const ask = page.getByRole('dialog', { name: 'Turn codes on' });
  await ask.getByLabel('Current Password').fill(SEEKER.password);
  await ask.getByRole('button', { name: 'Continue' }).click();
  const setUp = page.getByRole('dialog', { name: 'Set up your app' });
  await expect(setUp.getByRole('img', { name: 'QR code with the key for your app' })).toBeVisible();
  const key = (await setUp.locator('code').innerText()).replaceAll(' ', '');
  await setUp.getByLabel('Code from the app').fill(codeOf(key));
  await setUp.getByRole('button', { name: 'Turn codes on' }).click();
  const shown = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const [first = ''] = await shown.getByRole('listitem').allInnerTexts();
  await shown.getByRole('button', { name: 'I have kept them' }).click();
  await logOut(page);

  const askedForCode = async () => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(SEEKER.email);
    await page.getByLabel('Password').fill(SEEKER.password);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(page.getByLabel('Code from your app')).toBeFocused();
  };
  await askedForCode();
  // The next one: the one that turned codes on is used.
  await page.getByLabel('Code from your app').fill(codeOf(key, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/customer-dashboard$/);
  await logOut(page);
  await askedForCode();
  await page.getByLabel('Code from your app').fill(first);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/customer-dashboard$/);
  await page.goto('/customer-dashboard?tab=settings');
  await expect(page.getByText('On. 9 recovery codes left')).toBeVisible();
  await context.close();
});
