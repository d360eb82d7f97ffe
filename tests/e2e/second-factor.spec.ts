import { expect, type Page } from '@playwright/test';
import { logInVisitor, SEEKER } from './helpers';
import { alone as test } from './shared-origin';
import { logOut } from './log-out';

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

test('[FACTOR-4] [FACTOR-5] a passkey is made in the settings and logs in without a password', {
  tag: '@long',
}, async ({ visitor: page }) => {
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
});
