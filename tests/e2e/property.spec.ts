import { expect } from '@playwright/test';
import { test } from './shared-origin';

const RENT = '/search-results?listingType=rent&location=Lagos';

test('[PROP-1] photos are swiped by touch and seen on the whole screen, which gives the focus back', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({
    baseURL: origin.url,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  // The first home of the demo, which has two photos.
  await page.goto(RENT);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Finance' })).toBeVisible();
  const photos = page.getByRole('region', { name: 'Photos' });
  await photos.getByRole('button', { name: 'Show photo 2' }).click();
  await photos.getByRole('button', { name: 'Full screen' }).click();
  const viewer = page.getByRole('dialog', { name: 'Photo 2 of 2' });
  await expect(viewer.getByRole('img')).toHaveJSProperty('complete', true);
  const swiped = page.getByRole('dialog', { name: 'Photo 1 of 2' });
  const devtools = await context.newCDPSession(page);
  const touch = (type: string, x: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: 300 }],
    });
  await touch('touchStart', 280);
  await touch('touchMove', 120);
  await touch('touchEnd', 120);
  await expect(swiped).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(photos.getByRole('button', { name: 'Full screen' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Back to search results' })).toBeVisible();
  await context.close();
});
