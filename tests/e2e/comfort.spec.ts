import { expect, type Page } from '@playwright/test';
import { Origin } from '../support/origin';
import { newDevice, newVisitor, openApp, openLive } from './helpers';
import { test } from './shared-origin';

const RENT = '/search-results?listingType=rent&location=Lagos';

type Watched = Window & { shifts: number };

/** Counts every shift of the layout of each page from its first moment, as browsers do (CLS). */
function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) watched.shifts += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What shifted so far: it was told by the time the next frame is drawn. */
function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          setTimeout(() => resolve((window as unknown as Watched).shifts)),
        );
      }),
  );
}

/** The address of the home that was opened, once this phone has noted that it was. */
async function openedHome(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Finance' })).toBeVisible();
  // Who leaves in the moment before is not yet held room for.
  await expect(page.locator('html')).toHaveAttribute('data-returns', /seen/);
  return new URL(page.url()).pathname;
}

test('nothing jumps while a screen comes in', async ({ browser, origin }) => {
  const { context, page } = await newDevice(browser, origin);
  await watchShifts(page);
  await page.goto(RENT);
  await page.getByRole('article').first().getByRole('link').first().click();
  const home = await openedHome(page);
  for (const [path, heading] of [
    ['/', 'Find Your Dream Home'],
    [RENT, 'Properties To Rent in Lagos'],
    [home, 'Bedroom'],
    ['/blog', 'Blog'],
    ['/pricing', 'Pricing'],
    ['/login', 'Log In'],
    ['/scam-detector', 'Rental Scam Detector'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page), path).toBeLessThanOrEqual(0.02);
  }
  await context.close();
});

test('nothing jumps at a later visit when the server does not answer', async ({ browser }) => {
  const own = await Origin.create();
  await own.start();
  const { context, page } = await newDevice(browser, own);
  await page.setViewportSize({ width: 360, height: 740 });
  await openApp(page, RENT);
  await page.getByRole('article').first().getByRole('link').first().click();
  const home = await openedHome(page);
  await own.stop();
  await watchShifts(page);
  // The home page shows what the phone has, and asks for nothing that it has fetched today.
  const seen = page.getByRole('heading', { name: 'Recently seen' });
  const offline = page.getByText('Not connected: saved homes, messages, drafts work');
  for (const [path, told] of [
    ['/', seen],
    [RENT, offline],
    [home, offline],
  ] as const) {
    await page.goto(path);
    await expect(told).toBeVisible();
    expect(await shiftsOf(page), path).toBeLessThanOrEqual(0.02);
  }
  await context.close();
  await own.dispose();
});

test('what gets the focus by the keyboard is never under the header or the tabs', async ({
  browser,
  origin,
}) => {
  const { context, page } = await newVisitor(browser, origin);
  const hidden = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return null;
      const { left, top, width, height } = element.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return element.contains(seen) || seen?.contains(element) ? null : element.outerHTML;
    });
  for (const path of [RENT, '/faq', '/buyer-signup']) {
    // What comes later moves what has the focus: the scripts, which take a prepared page over, and homes.
    await openLive(page, path);
    await page.getByRole('contentinfo').waitFor();
    if (path === RENT) await page.getByRole('article').first().waitFor();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let step = 0; step < 30; step += 1) {
        await page.keyboard.press(key);
        expect(await hidden(), `${path} ${key} ${step}`).toBeNull();
      }
  }
  await context.close();
});

test('the data saver loads no photo until it is asked for, and the meter counts what is', async ({
  browser,
  origin,
}) => {
  const { context, page } = await newVisitor(browser, origin);
  const photos: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/photos/')) photos.push(request.url());
  });
  await page.goto('/data');
  await page
    .getByLabel('On', { exact: false })
    .and(page.getByRole('radio', { name: /^On/ }))
    .check();
  // Until then the newest homes may have been fetched ahead.
  photos.length = 0;
  await page.goto(RENT);
  const show = page.getByRole('article').first().getByRole('button', { name: 'Show photo' });
  await expect(show).toBeVisible();
  expect(photos).toEqual([]);
  await show.click();
  await expect(page.getByRole('article').first().locator('img')).toHaveJSProperty('complete', true);
  expect(photos).toHaveLength(1);
  await page.goto('/data');
  const told = await page.getByText(/of data, about/).innerText();
  expect(told).toMatch(/^\d+(\.\d)? (KB|MB) of data, about ₦\d+\.\d\d\.$/);
  await context.close();
});

test('[BLOG-3] one, two and three columns', async ({ browser, origin }) => {
  const { context, page } = await newVisitor(browser, origin);
  await page.goto('/blog');
  const cards = page.getByRole('article');
  for (const [width, columns] of [
    [639, 1],
    [640, 2],
    [767, 2],
    [768, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const shown = await cards
      .last()
      .evaluate(
        (card) =>
          getComputedStyle(card.parentElement as Element).gridTemplateColumns.split(' ').length,
      );
    expect(shown, `${width} pixels`).toBe(columns);
  }
  await context.close();
});
