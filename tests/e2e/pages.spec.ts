import { expect, test } from '@playwright/test';
import { Origin } from '../support/origin';
import { newDevice, openLive } from './helpers';

let origin: Origin;
test.beforeAll(async () => {
  origin = await Origin.create();
  await origin.start();
});
test.afterAll(() => origin.dispose());

const PAGES: [string, RegExp][] = [
  ['/', /Find Your Dream Home/],
  ['/pricing', /Pricing/],
  ['/blog', /Blog|Articles/],
  ['/blog-post-1', /Lagos/],
  ['/faq', /Questions/i],
  ['/rent-vs-buy-calculator', /Rent vs Buy Calculator/],
  ['/service-charge-estimator', /Service Charge Estimator/],
  ['/scam-detector', /Rental Scam Detector/],
  ['/privacy-policy', /Privacy Policy/],
  ['/terms', /Terms/],
];

test('public pages bring their content as HTML, before any JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: origin.url, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, heading] of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
    await expect(page).toHaveTitle(/ · Gida$/);
    expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(300);
  }
  await context.close();
});

test('hydration takes the HTML over without a complaint', async ({ browser }) => {
  for (const [path] of PAGES) {
    const { context, page } = await newDevice(browser, origin);
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${path}: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`${path}: ${error.message}`));
    await page.goto(path);
    // The menu answers only once React has taken over.
    const menu = page.getByRole('button', { name: 'Menu' });
    await expect(async () => {
      await menu.click();
      await expect(menu).toHaveAttribute('aria-expanded', 'true', { timeout: 300 });
    }).toPass();
    expect(complaints).toEqual([]);
    await context.close();
  }
});

test('before any script has come, home leads to results by itself', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: origin.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Location' }).fill('Yaba');
  await page.getByRole('button', { name: 'To rent' }).click();
  await expect(page).toHaveURL(/\/search-results\?location=Yaba&listingType=rent$/);
  await context.close();
});

test('Leaflet is fetched only where a map comes on screen', async ({ browser }) => {
  const { page } = await newDevice(browser, origin);
  const scripts: string[] = [];
  // Pages fetch it, not the worker, which keeps files for later use.
  page.on('request', (request) => {
    if (request.serviceWorker() === null && request.url().includes('/assets/maps-'))
      scripts.push(request.url());
  });
  await page.goto('/search-results?listingType=sale');
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Finance' })).toBeVisible();
  expect(scripts).toEqual([]);
  await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
  await page.getByText('View larger map').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test('[RES-13] [NAV-3] [NAV-6] [HOME-2] [HOME-3] visitors are asked to log in, and nothing on the way is dead', async ({
  browser,
}) => {
  const { page } = await newDevice(browser, origin);
  await openLive(page, '/');
  await page.getByRole('button', { name: 'For sale' }).click();
  await expect(page.getByText('Please enter a location to search')).toBeVisible();
  await page.getByLabel('Location').fill('qqqqzzzz');
  await expect(page.getByText('No matches found for "qqqqzzzz"')).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(5);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  const join = page.getByRole('dialog', { name: 'Join' });
  await expect(join.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await join.getByLabel("I'm looking for property").check();
  await join.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/buyer-signup$/);
  await page.goto('/search-results?listingType=rent');
  await page.getByRole('article').first().getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('You need to be logged in to save properties. Would you like to log in now?'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
});

test('[SIGN-1] [SIGN-5] [LOGIN-2] a seeker signs up, confirms by mail and logs in', async ({
  browser,
}) => {
  const { page } = await newDevice(browser, origin);
  await page.goto('/buyer-signup');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Name is required').first()).toBeVisible();
  await page.getByLabel('Name *').fill('Bisi Ade');
  await page.getByLabel('Email *').fill('bisi@test.example');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('I want to rent').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Budget *').selectOption('1000000-2000000');
  await page.getByLabel('Preferred location *').fill('Yaba');
  await page.getByLabel('Move-in timeline *').selectOption('1-3months');
  await page.getByLabel('Password *', { exact: true }).fill('yaba-two-rooms');
  await page.getByLabel('Confirm password *').fill('yaba-two-rooms');
  await page.getByRole('button', { name: 'Complete Signup' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome to Gida, Bisi!' })).toBeVisible();
  await page.getByRole('button', { name: 'Got it!' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(async () => {
    await page.goto('/mailbox');
    await page.getByRole('link', { name: /\/api\/auth\/verify/ }).click({ timeout: 1000 });
  }).toPass();
  await expect(
    page.getByText('Your email has been verified successfully! You can now log in.'),
  ).toBeVisible();
  await page.getByLabel('Property Seeker').check();
  await page.getByLabel('Email').fill('bisi@test.example');
  await page.getByLabel('Password').fill('yaba-two-rooms');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Bisi' })).toBeVisible();
});
