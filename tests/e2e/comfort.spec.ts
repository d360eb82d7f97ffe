import { expect } from '@playwright/test';
import { boxOf } from './box-of';
import { logInVisitor, openLive, SEEKER } from './helpers';
import { test } from './shared-origin';
import { RENT, watchShifts, shiftsOf, openedHome } from './layout-shifts';

test('nothing jumps while a screen comes in', async ({ device: page }) => {
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
});

test('[DASH-1] on a phone all five tabs of an account are in sight at once, right below the site’s header', async ({
  visitor: page,
}) => {
  await logInVisitor(page, SEEKER);
  const head = page.getByRole('complementary', { name: 'My Account' });
  for (const name of ['Saved Properties', 'Inspections', 'Messages', 'Notifications', 'Settings']) {
    const tab = head.getByRole('link', { name: new RegExp(`^${name}`) });
    await expect(tab).toBeInViewport({ ratio: 1 });
    // With the site's own header above it.
    expect((await boxOf(tab)).bottom, name).toBeLessThanOrEqual(120);
  }
  await expect(head.getByRole('heading', { name: 'Hello, Amina' })).toBeInViewport({ ratio: 1 });
  await page.goto('/customer-dashboard?tab=settings');
  await expect(head.getByRole('link', { name: 'Settings' })).toBeInViewport({ ratio: 1 });
});

test('what gets the focus by the keyboard is never under the header or the tabs', {
  tag: '@long',
}, async ({ visitor: page }) => {
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
});

test('the data saver loads no photo until it is asked for, and the meter counts what is', async ({
  visitor: page,
}) => {
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
});

test('[BLOG-3] one, two and three columns', async ({ visitor: page }) => {
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
});
