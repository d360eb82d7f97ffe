import { chromium, expect } from '@playwright/test';
import { openApp } from '../e2e/helpers';
import { test } from '../e2e/shared-origin';

test('with the worker in place, pages come back from the browser’s back cache as they were left @whole-browser', async ({
  origin,
}, { project }) => {
  const browser = await chromium.launch({
    ...project.use.launchOptions,
    // Playwright turns it off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await (await browser.newContext({ baseURL: origin.url })).newPage();
  await openApp(page, '/faq');
  const home = async () => {
    await page.goto('/search-results?listingType=rent&location=Lagos');
    const link = page.getByRole('article').first().getByRole('link').first();
    return (await link.getAttribute('href')) ?? '';
  };
  for (const path of ['/', '/search-results?listingType=rent', await home(), '/login', '/faq']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What is still on its way when a page is left ends it.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      document.documentElement.dataset.left = 'so';
    });
    await page.goto('/sitemap.xml');
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState === 'complete');
    const came = await page.evaluate(() => ({
      left: document.documentElement.dataset.left,
      reasons: JSON.stringify(
        (
          performance.getEntriesByType('navigation')[0] as
            | { notRestoredReasons?: unknown }
            | undefined
        )?.notRestoredReasons ?? null,
      ),
    }));
    expect(came, path).toEqual({ left: 'so', reasons: 'null' });
  }
  await browser.close();
});
