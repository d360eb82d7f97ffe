import { expect } from '@playwright/test';
import { AGENT, logIn, openApp, SEEKER } from '../e2e/helpers';
import { keptBy, photosIn, share, smallPhoto } from '../e2e/share-to-app';
import { alone as test } from '../e2e/shared-origin';

const ADVERT = '3 bedroom flat to let at Lekki Phase 1, ₦4.5m per year';

// A first share: `npm test`.

test('[SHARE-1] a second share is a second draft, and what was typed stays', async ({
  device: page,
  origin,
}) => {
  await logIn(page, AGENT);
  await origin.stop();
  await share(page, { text: 'The first house', files: [await smallPhoto('first.png')] });
  await expect(photosIn(page).getByText('1 of 10')).toBeVisible();
  await page.getByLabel('Description').fill('The first house, with a garden');
  await expect
    .poll(async () => (await keptBy(page)).descriptions)
    .toEqual(['The first house, with a garden']);
  await share(page, { text: 'The second house' });
  await expect(page.getByLabel('Description')).toHaveValue('The second house');
  await expect(photosIn(page).getByText('0 of 10')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto('/add-property');
  await expect(page.getByLabel('Description')).toHaveValue('The first house, with a garden');
  await expect(photosIn(page).getByText('1 of 10')).toBeVisible();
});

test('[SHARE-1] a browser that is killed before the photos are made small loses none', async ({
  device: page,
  origin,
}) => {
  const context = page.context();
  await logIn(page, AGENT);
  await origin.stop();
  // The form opens without the means to make a photo small, as if it were killed before.
  await page.addInitScript(() => {
    window.createImageBitmap = () => new Promise(() => undefined);
  });
  await share(page, { files: [await smallPhoto('one.png'), await smallPhoto('two.png')] });
  await expect(page.getByText('Preparing photos …').first()).toBeVisible();
  expect(await keptBy(page)).toMatchObject({ waiting: 2, photos: [] });
  const address = page.url();
  await page.close();
  const next = await context.newPage();
  await next.goto(address);
  await expect(photosIn(next).getByText('2 of 10')).toBeVisible();
  expect(await keptBy(next)).toMatchObject({ waiting: 0, photos: [{}, {}] });
});

test('[SHARE-2] a visitor is asked to log in, and what was shared is offered to the account', async ({
  device: page,
  origin,
}) => {
  await openApp(page, '/');
  await origin.stop();
  await share(page, { text: ADVERT, files: [await smallPhoto('front.png')] });
  await expect(page.getByText('What you shared is kept on this device. Log in')).toBeVisible();
  await origin.start();
  await page.getByLabel('Email').fill(AGENT.email);
  await page.getByLabel('Password').fill(AGENT.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('keeps 1 begun listing from before you logged in')).toBeVisible();
  await page.getByRole('button', { name: 'Add to my account' }).click();
  await expect(page.getByLabel('Description')).toHaveValue(ADVERT);
  await expect(photosIn(page).getByText('1 of 10')).toBeVisible();
});

test('[SHARE-2] a seeker is told which account it takes, and is offered no listing', async ({
  device: page,
}) => {
  await logIn(page, SEEKER);
  await share(page, { text: ADVERT });
  await expect(page.getByText('Listing needs an agent or owner account')).toBeVisible();
  await page.goto('/customer-dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('From before you logged in')).toHaveCount(0);
});

test('[SHARE-3] what a listing does not take is told, file by file', async ({
  device: page,
  origin,
}) => {
  await logIn(page, AGENT);
  await origin.stop();
  const photos = await Promise.all(
    Array.from({ length: 11 }, (_, index) => smallPhoto(`photo-${index + 1}.png`)),
  );
  const paper = { name: 'deed.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF') };
  const broken = { name: 'broken.jpg', type: 'image/jpeg', bytes: Buffer.from('not a picture') };
  await share(page, { files: [paper, ...photos] });
  await expect(
    page.getByText('deed.pdf was not taken: a listing takes photos as JPEG, PNG or WebP.'),
  ).toBeVisible();
  await expect(
    page.getByText('A listing takes at most 10 photos. Not added: photo-11.png.'),
  ).toBeVisible();
  await expect(photosIn(page).getByText('10 of 10')).toBeVisible();
  await share(page, { text: 'A house', files: [broken] });
  await expect(page.getByText('broken.jpg cannot be read as a photo.')).toBeVisible();
  await share(page, { files: [paper] });
  await expect(page.getByText('Nothing in what you shared can go into a listing')).toBeVisible();
});
