import { type Browser, expect, type Page } from '@playwright/test';
import type { Origin } from '../support/origin';
import { logInVisitor, newVisitor, openLive, SEEKER } from './helpers';
import { publishListing } from './publish-listing';
import { test } from './shared-origin';

const RESULTS = '/search-results?listingType=sale&location=Lagos';

/** A page that notes what it asks of the server, what it complains of and how far its content jumps. */
async function watchedPage(browser: Browser, origin: Origin) {
  const { page } = await newVisitor(browser, origin);
  const asked: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    // The newest homes, which are fetched ahead, are asked for by their number.
    if (pathname.startsWith('/api/') && !searchParams.has('limit'))
      asked.push(`${request.method()} ${pathname}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    const counted = window as unknown as { shifted: number };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        counted.shifted += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return { page, asked, complaints };
}

/** The app has taken the document over, and the phone has what came with it. */
async function takenOver(page: Page, stored: string): Promise<void> {
  await expect(page.locator('[data-prerendered]')).toHaveCount(0);
  await expect
    .poll(() =>
      page.evaluate(
        (store) =>
          new Promise<number>((resolve, reject) => {
            const opening = indexedDB.open('gida-anonymous');
            opening.addEventListener('error', () => reject(new Error('no database')));
            opening.addEventListener('success', () => {
              const counting = opening.result.transaction(store).objectStore(store).count();
              counting.addEventListener('success', () => {
                opening.result.close();
                resolve(counting.result);
              });
            });
          }),
        stored,
      ),
    )
    .toBeGreaterThan(0);
}

const shifted = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifted: number }).shifted);

test('[FIRST-1] [HOME-8] the newest homes stand in the home page: nothing is asked twice, nothing jumps, and the phone keeps them', async ({
  browser,
  origin,
}) => {
  const { page, asked, complaints } = await watchedPage(browser, origin);
  await page.goto('/');
  const rail = page.getByRole('region', { name: 'New to rent' });
  const titles = await rail.getByRole('link').allTextContents();
  expect(titles.length).toBeGreaterThan(4);
  await takenOver(page, 'snapshots');
  expect(asked.filter((call) => call.startsWith('GET /api/home-page'))).toEqual([]);
  expect(complaints).toEqual([]);
  expect(await shifted(page)).toBeLessThanOrEqual(0.02);
  const places = page.getByRole('region', { name: 'Popular places' });
  await expect(places.getByRole('link', { name: /to rent in Lekki/ })).toBeVisible();
  // From the phone alone.
  await page.route('**/api/**', (route) => route.abort());
  await rail.getByRole('link', { name: titles[1] ?? '' }).click();
  await expect(page.getByRole('heading', { level: 1, name: titles[1] ?? '' })).toBeVisible();
  await page.goBack();
  await expect(rail.getByRole('link', { name: titles[1] ?? '' })).toBeVisible();
});

test('[FIRST-1] [RES-5] results stand in the document: nothing is asked twice, nothing jumps, and the phone keeps them', async ({
  browser,
  origin,
}) => {
  const { page, asked, complaints } = await watchedPage(browser, origin);
  await page.goto(RESULTS);
  const titles = await page.getByRole('article').getByRole('link').allTextContents();
  expect(titles.length).toBeGreaterThan(10);
  await takenOver(page, 'searches');
  expect(await page.title()).toBe('Properties For Sale in Lagos · Gida');
  expect(asked.filter((call) => call.startsWith('GET /api/properties'))).toEqual([]);
  expect(complaints).toEqual([]);
  expect(await shifted(page)).toBeLessThanOrEqual(0.02);
  // From the phone alone: the home opens, and the way back finds the list as it was.
  await page.route('**/api/**', (route) => route.abort());
  await page
    .getByRole('link', { name: titles[0] ?? '' })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: titles[0] ?? '' })).toBeVisible();
  await page.goBack();
  expect(await page.getByRole('article').getByRole('link').allTextContents()).toEqual(titles);
  await expect(page.getByText('Up to date')).toBeVisible();
});

test('[FIRST-1] [PROP-1] a home stands in the document: nothing is asked twice, nothing jumps, and the phone keeps it', async ({
  browser,
  origin,
}) => {
  const id = await publishListing(origin, {
    title: 'Terrace by the lagoon',
    price: 4_500_000,
    listingType: 'rent',
  });
  const { page, asked, complaints } = await watchedPage(browser, origin);
  await page.goto(`/property-detail/${id}`);
  await takenOver(page, 'listings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terrace by the lagoon');
  expect(await page.title()).toBe('Terrace by the lagoon: ₦4,500,000 a year · Gida');
  expect(asked.filter((call) => call.startsWith('GET /api/properties'))).toEqual([]);
  expect(complaints).toEqual([]);
  expect(await shifted(page)).toBeLessThanOrEqual(0.02);
});

test('[AGENT-3] an agent stands in the document: nothing is asked twice, nothing jumps, and the phone keeps them', async ({
  browser,
  origin,
}) => {
  const id = await publishListing(origin, { title: 'Terrace of the agent' });
  const answer = await fetch(`${origin.url}/api/properties/${id}`);
  const { property } = (await answer.json()) as { property: { agent: { id: string } } };
  const path = `/agents/${property.agent.id}`;
  const { page, asked, complaints } = await watchedPage(browser, origin);
  await page.goto(path);
  await takenOver(page, 'snapshots');
  const company = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  expect(await page.title()).toBe(`${company} · Gida`);
  expect(await page.getByRole('article').count()).toBeGreaterThan(0);
  expect(asked.filter((call) => call.startsWith('GET /api/agents'))).toEqual([]);
  expect(complaints).toEqual([]);
  expect(await shifted(page)).toBeLessThanOrEqual(0.02);
  // From the phone alone: a home opens, and leads back to the agent.
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('link', { name: 'Terrace of the agent' }).click();
  await page.getByRole('link', { name: 'All homes of this agent' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(company);
  await expect(page.getByText(/This page is from this device/)).toBeVisible();
  expect(await page.getByRole('article').count()).toBeGreaterThan(0);
});

test('[AGENT-3] without scripts an agent is called, and all homes are reached', async ({
  browser,
  origin,
}) => {
  const id = await publishListing(origin, { title: 'Terrace to be read' });
  const context = await browser.newContext({ baseURL: origin.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/property-detail/${id}`);
  await page.getByRole('link', { name: 'All homes of this agent' }).click();
  await expect(page).toHaveURL(/\/agents\/[\da-f-]{36}$/);
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+234/);
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Terrace to be read' })).toBeVisible();
  await page.getByRole('link', { name: 'More homes' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Terrace to be read' })).toHaveCount(0);
  await context.close();
});

test('[RES-14] what the phone knows better shows after: a heart of one’s own on a page written for nobody', async ({
  visitor: page,
}) => {
  await logInVisitor(page, SEEKER);
  // Before the scripts a heart is nobody's: a tap would not count, and what it shows is not known yet.
  await openLive(page, RESULTS);
  const card = page.getByRole('article').nth(1);
  const title = (await card.getAttribute('aria-label')) ?? '';
  const heart = page
    .getByRole('article', { name: title })
    .getByRole('button', { name: /^Saved? / });
  const before = await heart.getAttribute('aria-pressed');
  await heart.click();
  await expect(heart).not.toHaveAttribute('aria-pressed', before ?? '');
  const after = (await heart.getAttribute('aria-pressed')) ?? '';
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', after);
});

test('[FIRST-1] [PROP-3] [FAQ-1] without scripts one searches, reads on, calls and writes on WhatsApp', async ({
  browser,
  origin,
}) => {
  const id = await publishListing(origin, { title: 'Terrace without scripts' });
  const context = await browser.newContext({ baseURL: origin.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByLabel('Location').fill('Lagos');
  await page.getByRole('button', { name: 'For sale' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Properties For Sale in Lagos');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filter properties' })).toBeHidden();

  await page.goto('/search-results');
  await expect(page.getByRole('article')).toHaveCount(20);
  const first = await page.getByRole('article').first().getAttribute('aria-label');
  const total = await page.getByText(/^\d+ results$/).textContent();
  await page.getByRole('link', { name: 'More results' }).click();
  await expect(page).toHaveURL(/cursor=/);
  expect(await page.getByRole('article').first().getAttribute('aria-label')).not.toBe(first);
  await expect(page.getByText(total ?? '', { exact: true })).toBeVisible();

  await page.getByLabel('Place').fill('Abuja');
  await page.getByLabel('Offer').selectOption('rent');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Properties To Rent in Abuja');

  await page.goto(`/property-detail/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terrace without scripts');
  await expect(page.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\+234/);
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`wa\\.me/.*property-detail%2F${id}`),
  );
  await expect(page.getByRole('button', { name: 'Book Inspection' })).toBeHidden();

  await page.goto('/faq');
  await expect(
    page.getByRole('heading', { name: 'My payment failed but I was debited. What should I do?' }),
  ).toBeVisible();
  await context.close();
});
