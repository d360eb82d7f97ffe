import { expect, test } from '@playwright/test';
import { Origin } from '../support/origin';
import { AGENT, logIn, newDevice, openApp, SEEKER } from './helpers';

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

test('a logout without a network ends the session as soon as there is one', async ({ browser }) => {
  const { context, page } = await newDevice(browser, origin);
  const login = page.waitForResponse('**/api/auth/login');
  await logIn(page, SEEKER);
  const { token } = (await (await login).json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const status = async () => (await fetch(`${origin.url}/api/auth/profile`, { headers })).status;
  expect(await status()).toBe(200);
  await origin.stop();
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('button', { name: 'Log Out' })).toHaveCount(0);
  await origin.start();
  // The page looks again when its browser says that there is a network.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(status).toBe(401);
  await context.close();
});

test('what is on this phone alone is left for the next login, and goes by a choice of its own', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  const databases = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
  const ofPeople = async () =>
    (await databases()).filter((name) => /^gida-[0-9a-f-]{36}$/.test(name));
  const logOut = async () => {
    // Leaving the form keeps it.
    await page.getByRole('banner').getByRole('link', { name: 'Gida' }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
  };
  await logIn(page, AGENT);
  await page.goto('/add-property');
  await page.getByLabel('Address *').fill('2 Beta Close, Yaba, Lagos');
  await page.keyboard.press('Escape');
  const dialog = page.getByRole('dialog', { name: 'Log out' });
  const tick = dialog.getByLabel('Also remove from this phone: 1 begun listing');
  await logOut();
  await expect(tick).not.toBeChecked();
  await expect(dialog).not.toContainText('sent');
  await dialog.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Log Out' })).toHaveCount(0);
  expect(await ofPeople()).toHaveLength(1);

  await logIn(page, AGENT);
  await page.goto('/add-property');
  await expect(page.getByLabel('Address *')).toHaveValue('2 Beta Close, Yaba, Lagos');
  await logOut();
  await tick.check();
  await dialog.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Log Out' })).toHaveCount(0);
  await expect.poll(ofPeople).toEqual([]);
  await context.close();
});
