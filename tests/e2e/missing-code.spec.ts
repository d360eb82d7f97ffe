import { type Browser, expect, type Page } from '@playwright/test';
import type { Origin } from '../support/origin';
import { newVisitor } from './helpers';
import { test } from './shared-origin';

// Any one file of the app may not come. The page then says what a person can do, or does without it.

const TITLE = 'Something went wrong.';
/** As long as a page may take until it speaks, in milliseconds of its own clock. */
const SPEAKS_WITHIN_MS = 12_000;
const TOGETHER = 4;
/** What a browser itself says of a file that did not come. */
const OF_THE_FILE = /dynamically imported module|Unable to preload CSS|Failed to fetch/;

type Failure = 'abort' | '404';

const assetOf = (url: string) => /\/assets\/([^?]+\.(?:js|css))$/.exec(url)?.[1];

/** The scripts and styles that a page asks for by itself. */
async function assetsOf(browser: Browser, origin: Origin, path: string): Promise<string[]> {
  const { context, page } = await newVisitor(browser, origin);
  const asked = new Set<string>();
  page.on('request', (request) => {
    const asset = assetOf(request.url());
    if (asset !== undefined) asked.add(asset);
  });
  await page.goto(path);
  await expect.poll(() => stateOf(page), { timeout: 20_000 }).toBe('works');
  await page.waitForLoadState('networkidle');
  await context.close();
  return [...asked];
}

/** What a person has before them: the app at work, words with a way on, or neither. */
function stateOf(page: Page): Promise<string> {
  return page.evaluate((title) => {
    const text = document.body.innerText;
    const buttons = [...document.querySelectorAll('button')].map((button) => button.innerText);
    const way = buttons.find((name) => name === 'Refresh' || name === 'Try again');
    if (way !== undefined && (text.includes(title) || text.includes('could not be fetched')))
      return 'says so';
    const content = [...document.querySelectorAll('main *')].at(-1);
    const isLive = Object.keys(content ?? {}).some((key) => key.startsWith('__reactFiber'));
    const opening = /Opening|Searching/.test(text);
    if (isLive && !opening && document.querySelector('main h1') !== null) return 'works';
    return text.trim() === '' ? 'white' : `waits: ${text.slice(0, 200)}`;
  }, TITLE);
}

/** Opens a page that lacks one file and tells what came of it. */
async function without(
  browser: Browser,
  origin: Origin,
  path: string,
  asset: string,
  failure: Failure,
): Promise<string> {
  const { context, page } = await newVisitor(browser, origin);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (!OF_THE_FILE.test(message)) errors.push(message);
  });
  await page.clock.install();
  await page.route(`**/assets/${asset}`, (route) =>
    failure === 'abort' ? route.abort() : route.fulfill({ status: 404, body: 'Not here' }),
  );
  await page.goto(path);
  let state = await stateOf(page);
  for (let ms = 0; ms < SPEAKS_WITHIN_MS && !/^(works|says so)$/.test(state); ms += 1000) {
    await page.clock.fastForward(1000);
    // What the page asked for in that second comes in no time of its clock.
    await page.waitForLoadState('networkidle');
    state = await stateOf(page);
  }
  await context.close();
  return errors.length === 0 ? state : `${state}, with ${errors.join('; ')}`;
}

const WITHOUT_NEWS = /^(works|says so)$/;

for (const [name, find] of [
  ['home', async () => '/'],
  ['results', async () => '/search-results?listingType=sale&location=Lagos'],
  ['property', async (origin: Origin) => `/property-detail/${await listingOf(origin)}`],
  ['faq', async () => '/faq'],
] as const) {
  test(`[START-1] the ${name} page without any one of its files says so, or does without it`, async ({
    browser,
    origin,
  }) => {
    const path = await find(origin);
    const assets = await assetsOf(browser, origin, path);
    expect(assets.length).toBeGreaterThan(4);
    const cases: [string, Failure][] = assets.map((asset) => [asset, 'abort']);
    // A file that the server has no more is a failure like any other: once will do.
    const late = assets.findLast((asset) => asset.endsWith('.js'));
    if (late !== undefined) cases.push([late, '404']);
    const found: Record<string, string> = {};
    const left = cases.values();
    const work = async () => {
      for (const [asset, failure] of left)
        found[`${asset} ${failure}`] = await without(browser, origin, path, asset, failure);
    };
    await Promise.all(Array.from({ length: TOGETHER }, work));
    const silent = Object.entries(found).filter(([, state]) => !WITHOUT_NEWS.test(state));
    expect(silent).toEqual([]);
    // Without the files that the app begins with nothing works: those must have been missed.
    for (const [key, state] of Object.entries(found))
      if (/^(rolldown-runtime|vendor|shell).*\.js /.test(key))
        expect([key, state]).toEqual([key, 'says so']);
  });
}

async function listingOf(origin: Origin): Promise<string> {
  const answer = await fetch(`${origin.url}/api/properties?listingType=sale`);
  const { properties } = (await answer.json()) as { properties: { id: string }[] };
  return properties[0]?.id ?? '';
}

test('[START-1] what can be read stays while a page has no scripts, and Refresh brings them', async ({
  browser,
  origin,
}) => {
  const { page } = await newVisitor(browser, origin);
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
  await expect(bar).toHaveCount(0);
});

test('[START-1] on a slow line the words come after 8 seconds and go when the app begins', async ({
  browser,
  origin,
}) => {
  const { page } = await newVisitor(browser, origin);
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
  browser,
  origin,
}) => {
  const { page } = await newVisitor(browser, origin);
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
});

test('a dialog and a map that do not come say so, and come when they are tried again', async ({
  browser,
  origin,
}) => {
  const { page } = await newVisitor(browser, origin);
  await page.route(/\/(filter-properties-dialog|maps)-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/search-results?listingType=sale&location=Lagos');
  await page.getByRole('button', { name: 'Filter properties' }).click();
  const missing = page.getByRole('dialog', { name: 'Not on your phone yet' });
  await expect(missing).toContainText('This part could not be fetched.');
  await page.unrouteAll();
  await missing.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Filter Properties' })).toBeVisible();
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
