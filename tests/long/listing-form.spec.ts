import { expect } from '@playwright/test';
import sharp from 'sharp';
import { AGENT, logIn, openActions, outboxOf } from '../e2e/helpers';
import { alone as test } from '../e2e/shared-origin';
import { newest } from '../e2e/newest-listing';

test('[FORM-4] photos are put in order, captioned, and one is the cover, with and without a network', async ({
  device: page,
  origin,
}) => {
  const picture = (width: number) =>
    sharp({ create: { width, height: 300, channels: 3, background: '#0b5d3b' } })
      .jpeg()
      .toBuffer();
  const context = page.context();
  await logIn(page, AGENT);
  await page.goto('/add-property');
  await page.getByLabel('Address *').fill('Picture House, Yaba, Lagos');
  await page.getByLabel('Price *').fill('3000000');
  await context.setOffline(true);
  await page.getByLabel('Add photos').setInputFiles(
    await Promise.all(
      [401, 402, 403].map(async (width) => ({
        name: `${width}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await picture(width),
      })),
    ),
  );
  await expect(page.getByText('3 of 10')).toBeVisible();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  // Small beside each other; the chosen one has its tools, and keeps them where it is moved to.
  await page.getByRole('button', { name: 'Photo 3 of 3' }).click();
  await page.getByLabel('Caption of photo 3').fill('The kitchen');
  await page.getByRole('button', { name: 'Use photo 3 as cover' }).click();
  await expect(page.getByLabel('Caption of photo 1')).toHaveValue('The kitchen');
  await page.getByRole('button', { name: 'Photo 3 of 3' }).click();
  await page.getByRole('button', { name: 'Move photo 3 earlier' }).click();
  await page.getByRole('button', { name: 'Save Property' }).click();
  await expect(page).toHaveURL(/dashboard$/);
  await page.getByLabel('Location').fill('Picture House');
  const row = page.getByRole('article', { name: 'Apartment in Picture House' });
  await (await openActions(row)).getByRole('link', { name: 'View Details' }).click();
  await expect(
    page.getByText('Only you see this page: the listing is not published yet.'),
  ).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => outboxOf(page)).toEqual([]);
  const images = async () =>
    (await newest(origin, 'Apartment in Picture House')).images.map(({ width, caption }) => [
      width,
      caption,
    ]);
  expect(await images()).toEqual([
    [403, 'The kitchen'],
    [402, ''],
    [401, ''],
  ]);
  await page.goto('/dashboard');
  await page.getByLabel('Location').fill('Picture House');
  await (await openActions(row)).getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Photo 1 of 3' }).click();
  await page.getByRole('button', { name: 'Move photo 1 later' }).click();
  await page.getByRole('button', { name: 'Photo 1 of 3' }).click();
  await page.getByLabel('Caption of photo 1').fill('The front');
  await page.getByRole('button', { name: 'Save Property' }).click();
  await expect(page).toHaveURL(/dashboard$/);
  await expect.poll(() => outboxOf(page)).toEqual([]);
  expect(await images()).toEqual([
    [402, 'The front'],
    [403, 'The kitchen'],
    [401, ''],
  ]);
});
