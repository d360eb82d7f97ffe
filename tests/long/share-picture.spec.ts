import { expect } from '@playwright/test';
import { openApp } from '../e2e/helpers';
import { alone as test } from '../e2e/shared-origin';

test('[SHARE-5] it goes to the share sheet, with the message, where that takes files', async ({
  device: page,
}) => {
  await openApp(page, '/search-results?listingType=sale&location=Lagos');
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Share as picture' }).waitFor();
  await page.evaluate(() => {
    navigator.canShare = () => true;
    navigator.share = async (data) => {
      const [file] = data?.files ?? [];
      const seen = [file?.type, (file?.size ?? 0) > 5000, data?.text];
      document.body.dataset.shared = JSON.stringify(seen);
    };
  });
  await page.getByRole('button', { name: 'Share as picture' }).click();
  const body = page.locator('body');
  await expect(body).toHaveAttribute('data-shared', /"image\/jpeg",true,/);
  const shared = (await body.getAttribute('data-shared')) ?? '';
  const [, , text] = JSON.parse(shared) as [string, boolean, string];
  expect(text.split('\n').at(-1)).toBe(page.url());
});
