import { expect } from '@playwright/test';
import { AGENT, logIn, newDevice } from '../e2e/helpers';
import { keptBy, photosIn, share, smallPhoto } from '../e2e/share-to-app';
import { test } from '../e2e/shared-origin';
import { Origin } from '../support/origin';

// A first share: `npm test`.
let origin: Origin;
test.beforeEach(async () => {
  origin = await Origin.create();
  await origin.start();
});
test.afterEach(() => origin.dispose());

test('[SHARE-1] a second share is a second draft, and what was typed stays', async ({
  browser,
}) => {
  const { page } = await newDevice(browser, origin);
  await logIn(page, AGENT);
  await origin.stop();
  await share(page, { text: 'The first house', files: [await smallPhoto('first.png')] });
  await expect(photosIn(page).getByText('1 of 10')).toBeVisible();
  await page.getByLabel('Description').fill('The first house, with a garden');
  await share(page, { text: 'The second house' });
  await expect(page.getByLabel('Description')).toHaveValue('The second house');
  await expect(photosIn(page).getByText('0 of 10')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto('/add-property');
  await expect(page.getByLabel('Description')).toHaveValue('The first house, with a garden');
  await expect(photosIn(page).getByText('1 of 10')).toBeVisible();
});

test('[SHARE-1] a browser that is killed before the photos are made small loses none', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await logIn(page, AGENT);
  await origin.stop();
  // The form opens without the means to make a photo small, as if it were killed before.
  await page.addInitScript(() => {
    window.createImageBitmap = () => new Promise(() => undefined);
  });
  await share(page, { files: [await smallPhoto('one.png'), await smallPhoto('two.png')] });
  await expect(page.getByText('Preparing photos …').first()).toBeVisible();
  expect(await keptBy(page)).toEqual({ waiting: 2, photos: [] });
  const address = page.url();
  await page.close();
  const next = await context.newPage();
  await next.goto(address);
  await expect(photosIn(next).getByText('2 of 10')).toBeVisible();
  expect(await keptBy(next)).toMatchObject({ waiting: 0, photos: [{}, {}] });
});
