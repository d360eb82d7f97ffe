import { expect } from '@playwright/test';
import { codeOf } from '../support/code-app';
import { logInVisitor, SEEKER } from '../e2e/helpers';
import { alone as test } from '../e2e/shared-origin';
import { logOut } from '../e2e/log-out';

test('[FACTOR-1] [FACTOR-2] [FACTOR-3] codes are turned on, asked for at the login, and a recovery code takes their place', async ({
  visitor: page,
}) => {
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
});
