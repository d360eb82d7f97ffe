import { expect } from '@playwright/test';
import { Origin } from '../support/origin';
import { AGENT, logIn, newDevice, openActions, outboxOf } from './helpers';
import { test } from './shared-origin';
import { smallJpeg } from './small-jpeg';
import { patience } from '../support/patience';

// What people do by mistake, or without thinking of it: two taps, two tabs, a reload, Escape.
let origin: Origin;
test.beforeAll(async () => {
  origin = await Origin.create();
  await origin.start();
});
test.afterAll(() => origin.dispose());

test('[FORM-5] a second tab begins a listing of its own', async ({ browser }) => {
  const { context, page } = await newDevice(browser, origin);
  await logIn(page, AGENT);
  await page.goto('/add-property');
  await page.getByLabel('Address *').fill('2 Beta Close, Yaba, Lagos');
  await page.keyboard.press('Escape');
  await page.getByLabel('Description').fill('The first');
  const other = await context.newPage();
  await other.goto('/add-property');
  await expect(other.getByLabel('Address *')).toHaveValue('');
  await other.getByLabel('Address *').fill('9 Gamma Road, Yaba, Lagos');
  await other.keyboard.press('Escape');
  for (const tab of [page, other]) {
    await tab.getByLabel('Price *').fill('5000000');
    await tab.getByRole('button', { name: 'Save Property' }).click();
    await expect(tab).toHaveURL(/dashboard$/);
  }
  await expect(other.getByRole('article', { name: /2 Beta Close/ })).toBeVisible();
  await expect(other.getByRole('article', { name: /9 Gamma Road/ })).toBeVisible();
});

test('[FORM-5] photos chosen before any word survive a reload; Cancel asks and takes them along', async ({
  browser,
}) => {
  const { page } = await newDevice(browser, origin);
  await logIn(page, AGENT);
  await page.goto('/add-property');
  await page.getByLabel('Add photos').setInputFiles([await smallJpeg('one.jpg')]);
  await expect(page.getByText('1 of 10')).toBeVisible({ timeout: patience(30_000) });
  // The begun form is kept at the next pause; the notice after a reload tells that it was.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('1 of 10')).toBeVisible({ timeout: patience(2000) });
  }).toPass();
  await expect(page.getByText('We kept what you typed last time.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('dialog', { name: 'Discard changes' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByText('1 of 10')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  // The form is left once the draft is gone from the phone.
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/add-property');
  await expect(page.getByText('0 of 10')).toBeVisible();
});

test('a listing edited while its photos are sent keeps them all', async ({ browser }) => {
  const { context, page } = await newDevice(browser, origin);
  await logIn(page, AGENT);
  await page.goto('/add-property');
  await page.getByLabel('Address *').fill('4 Delta Street, Surulere, Lagos');
  await page.keyboard.press('Escape');
  await page.getByLabel('Price *').fill('6000000');
  await page
    .getByLabel('Add photos')
    .setInputFiles([await smallJpeg('a.jpg'), await smallJpeg('b.jpg'), await smallJpeg('c.jpg')]);
  await expect(page.getByText('3 of 10')).toBeVisible({ timeout: patience(60_000) });
  // Uploads wait until the form is open again.
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route('**/photos/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save Property' }).click();
  const card = page.getByRole('article', { name: /4 Delta Street/ });
  await (await openActions(card)).getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByText('3 of 10')).toBeVisible();
  release();
  await expect.poll(() => outboxOf(page), { timeout: patience(30_000) }).toEqual([]);
  await expect(page.getByText('3 of 10')).toBeVisible();
  await page.getByLabel('Price *').fill('6500000');
  await page.getByRole('button', { name: 'Save Property' }).click();
  await expect(page).toHaveURL(/dashboard$/);
  await expect.poll(() => outboxOf(page)).toEqual([]);
  await expect(card.getByText('₦6,500,000')).toBeVisible();
  await expect((await openActions(card)).getByText('3 photos')).toBeVisible();
});

test('a form that cannot be saved shows why where the eye is', async ({ browser }) => {
  const { page } = await newDevice(browser, origin);
  await logIn(page, AGENT);
  await page.goto('/add-property');
  await page.getByRole('button', { name: 'Save Property' }).click();
  await expect(page.getByLabel('Price *')).toBeFocused();
  await expect(page.getByLabel('Price *')).toBeInViewport();
  await expect(page.getByText('Price is required')).toBeInViewport();
});
