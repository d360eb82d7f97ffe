import { expect } from '@playwright/test';
import { logIn, openApp, SEEKER } from './helpers';
import { alone as test } from './shared-origin';

test('[LOGIN-1] a login that is not to be remembered ends with the visit, and takes what is private along', {
  tag: '@long',
}, async ({ device: page }) => {
  const context = page.context();
  await openApp(page, '/login');
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await expect(page.getByLabel('Agent/Owner: listing properties for sale or rent')).toBeChecked();
  await expect(page.getByLabel('Remember me')).toBeChecked();
  await page.getByLabel('Property Seeker: looking to buy or rent').check();
  await page.getByLabel('Email').fill(SEEKER.email);
  await page.getByLabel('Password').fill(SEEKER.password);
  await page.getByLabel('Remember me').uncheck();
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/customer-dashboard$/);
  // A reload and a second tab belong to the visit.
  await page.reload();
  await expect(page.getByText('Hello, Amina')).toBeVisible();
  const tab = await context.newPage();
  await tab.goto('/customer-dashboard');
  await expect(tab.getByText('Hello, Amina')).toBeVisible();
  await tab.close();
  await page.close();
  const later = await context.newPage();
  await later.goto('/customer-dashboard');
  await expect(later.getByText('You are not logged in')).toBeVisible();
  const left = await later.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name ?? ''),
  );
  expect(left.filter((name) => /^gida-[0-9a-f-]{36}$/.test(name))).toEqual([]);

  await logIn(later, SEEKER);
  await later.close();
  const again = await context.newPage();
  await again.goto('/customer-dashboard');
  await expect(again.getByText('Hello, Amina')).toBeVisible();
});
