import { expect } from '@playwright/test';
import { openMailedLink } from './helpers';
import { test } from './shared-origin';

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

test('public pages bring their content as HTML, before any JavaScript', async ({
  browser,
  origin,
}) => {
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

test('hydration takes the HTML over without a complaint', async ({ visitor: page }) => {
  // Where nothing is found parts come later, whose code the server does not wait for.
  const nothing = '/search-results?listingType=rent&location=Zzqqx';
  const asking = [
    '/scam-detector?listing=0b0c0d0e-0000-4000-8000-000000000001&flags=asks-for-bank-secrets',
    '/blog?article=1',
  ];
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  for (const path of [...PAGES.map(([known]) => known), nothing, ...asking]) {
    await page.goto(path);
    // The mark goes once React has taken over; what comes later is heard as well.
    await expect(page.locator('[data-prerendered]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
  }
});

test('before any script has come, home leads to results by itself', async ({ browser, origin }) => {
  const context = await browser.newContext({ baseURL: origin.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Location' }).fill('Yaba');
  await page.getByRole('button', { name: 'To rent' }).click();
  await expect(page).toHaveURL(/\/search-results\?location=Yaba&listingType=rent$/);
  await context.close();
});

test('Leaflet is fetched only where a map comes on screen', async ({ visitor: page }) => {
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

test('[SIGN-1] [SIGN-5] [LOGIN-2] a seeker signs up, confirms by mail and logs in', async ({
  visitor: page,
}) => {
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
  await openMailedLink(page, /\/api\/auth\/verify/);
  await expect(
    page.getByText('Your email has been verified successfully! You can now log in.'),
  ).toBeVisible();
  await page.getByLabel('Property Seeker').check();
  await page.getByLabel('Email').fill('bisi@test.example');
  await page.getByLabel('Password').fill('yaba-two-rooms');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Bisi' })).toBeVisible();
});
