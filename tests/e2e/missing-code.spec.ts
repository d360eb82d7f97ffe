import { expect } from '@playwright/test';
import type { Origin } from '../support/origin';
import { TITLE } from './expect-no-silence';
import { test } from './shared-origin';

async function listingOf(origin: Origin): Promise<string> {
  const answer = await fetch(`${origin.url}/api/properties?listingType=sale`);
  const { properties } = (await answer.json()) as { properties: { id: string }[] };
  return properties[0]?.id ?? '';
}

test('[START-1] what can be read stays while a page has no scripts, and Refresh brings them', async ({
  visitor: page,
}) => {
  await page.route(/\/shell-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/');
  const bar = page.getByRole('alert');
  await expect(bar).toContainText(TITLE);
  await expect(bar).toContainText(
    "The application couldn't start properly. Please try refreshing the page.",
  );
  await expect(page.getByRole('heading', { name: 'Find Your Dream Home' })).toBeVisible();
  await page.unrouteAll();
  await bar.getByRole('button', { name: 'Refresh' }).click();
  await page.getByLabel('Location').fill('Yab');
  await expect(page.getByRole('option').first()).toBeVisible();
  // React leaves the attributes of a written page as they are: what it made anew would have another name.
  const list = await page.getByRole('listbox').getAttribute('id');
  await expect(page.getByRole('combobox')).toHaveAttribute('aria-controls', list ?? '');
  await expect(bar).toHaveCount(0);
});

test('[START-1] [PROP-3] a home whose scripts do not come is called, and has no dead control', async ({
  visitor: page,
  origin,
}) => {
  await page.route(/\/shell-[^/]*\.js$/, (route) => route.abort());
  await page.goto(`/property-detail/${await listingOf(origin)}`);
  await expect(page.getByRole('alert')).toContainText(TITLE);
  await expect(page.getByRole('link', { name: /^Call \+234/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Call Agent' })).toBeHidden();
  await expect(page.getByText('Loading map...')).toBeHidden();
  await expect(page.getByLabel('Search near this property')).toBeHidden();
  await expect(page.locator('form:not([action]) [type=submit]:visible')).toHaveCount(0);
});

test('[START-1] on a slow line the words come after 8 seconds and go when the app begins', async ({
  visitor: page,
}) => {
  let letThemCome = () => {};
  const held = new Promise<void>((resolve) => {
    letThemCome = resolve;
  });
  await page.clock.install();
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByText('Opening …')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.fastForward(8000);
  await expect(page.getByRole('alert')).toContainText(TITLE);
  await expect(page.getByRole('alert')).toContainText('it may still open by itself');
  await expect(page.getByText('Opening …')).toHaveCount(0);
  letThemCome();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('what sends is missed where it does not come, and the words go when it does', async ({
  visitor: page,
}) => {
  await page.clock.install();
  await page.route(/\/engine-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/search-results?listingType=sale&location=Lagos');
  await expect(page.getByRole('article').first()).toBeVisible();
  // It is asked for once the page is idle, and once more a second later.
  await page.clock.fastForward(3000);
  await page.clock.fastForward(3000);
  await expect(page.getByRole('alert')).toContainText(TITLE);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('without scripts at all a page says what they are needed for', async ({ browser, origin }) => {
  const context = await browser.newContext({ baseURL: origin.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/search-results?listingType=sale&location=Lagos');
  // Looked for by its element: Playwright reads no text in one of these.
  const words = page.locator('noscript p');
  await expect(words).toBeVisible();
  await expect(words).toContainText('JavaScript is off or blocked in this browser.');
  await expect(page.getByText('Opening …')).toBeHidden();
  await words.locator('a[href="/faq"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

test('a dialog and a map that do not come say so, and come when they are tried again', {
  tag: '@long',
}, async ({ visitor: page, origin }) => {
  await page.route(/\/(filters|maps)-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/search-results?listingType=sale&location=Lagos');
  await page.getByRole('button', { name: 'Filter properties' }).click();
  const missing = page.getByRole('dialog', { name: 'Not on your device yet' });
  await expect(missing).toContainText('This part could not be fetched.');
  await page.unrouteAll();
  const filters = page.getByRole('dialog', { name: 'Filter Properties' });
  const isOpenedAnew = Promise.race([
    page.waitForEvent('load').then(() => true),
    filters.waitFor().then(() => false),
  ]);
  await missing.getByRole('button', { name: 'Try again' }).click();
  // A browser that remembers what failed has the page opened anew: there the next tap opens it.
  if (await isOpenedAnew) await page.getByRole('button', { name: 'Filter properties' }).click();
  await expect(filters).toBeVisible();
  await expect(missing).toHaveCount(0);

  await page.route(/\/maps-[^/]*\.js$/, (route) => route.abort());
  await page.goto(`/property-detail/${await listingOf(origin)}`);
  await page.getByText('Loading map...').scrollIntoViewIfNeeded();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This part could not be fetched.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.leaflet-container')).toBeVisible();
  await expect(alert).toHaveCount(0);
});
