import { expect, test } from '@playwright/test';
import { Origin } from '../support/origin';
import { logIn, newDevice, openApp, SEEKER } from './helpers';

let origin: Origin;
test.beforeAll(async () => {
  origin = await Origin.create();
  await origin.start();
});
test.afterAll(() => origin.dispose());

test('a lost phone is logged out from another one, as soon as there is a network', async ({
  browser,
}) => {
  const lost = await newDevice(browser, origin);
  await logIn(lost.page, SEEKER);
  const mine = await newDevice(browser, origin);
  await logIn(mine.page, SEEKER);
  await mine.page.goto('/customer-dashboard?tab=settings');
  const section = mine.page.getByRole('region', { name: 'Where you are logged in' });
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await expect(section).toContainText('This device');

  await mine.context.setOffline(true);
  await section.getByRole('button', { name: /^End the session on/ }).click();
  await expect(section).toContainText('Saved on this phone');
  await mine.context.setOffline(false);
  await expect(section.getByRole('listitem')).toHaveCount(1, { timeout: 30_000 });

  // The lost phone learns of it with its next request: it must log in again.
  await lost.page.goto('/outbox');
  await expect(lost.page.getByText('Your session has ended.').first()).toBeVisible();
  await lost.context.close();
  await mine.context.close();
});

test('[LOGIN-1] a login that is not to be remembered ends with the visit, and takes what is private along', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
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
  await context.close();
});
