import { expect } from '@playwright/test';
import sharp from 'sharp';
import { Origin } from '../support/origin';
import { AGENT, logIn, newDevice, openApp, phonePhoto, SEEKER } from './helpers';
import { keptBy, photosIn, share, smallPhoto } from './share-to-app';
import { test } from './shared-origin';

let origin: Origin;
test.beforeEach(async () => {
  origin = await Origin.create();
  await origin.start();
});
test.afterEach(() => origin.dispose());

const ADVERT = '3 bedroom flat to let at Lekki Phase 1, ₦4.5m per year';

test('[SHARE-1] what is shared without a network is a draft with its text and its photo, made small', async ({
  browser,
}) => {
  const { page } = await newDevice(browser, origin);
  await logIn(page, AGENT);
  await origin.stop();
  const photo = { name: 'front.jpg', type: 'image/jpeg', bytes: await phonePhoto('teal') };
  const chat = { name: 'chat.txt', type: 'text/plain', bytes: Buffer.from('Seen any day.\r\n') };
  const files = [photo, chat];
  await share(page, { title: 'Flat', text: ADVERT, url: 'https://a.example/1', files });
  const description = `Flat\n\n${ADVERT}\n\nhttps://a.example/1\n\nSeen any day.`;
  await expect(page).toHaveURL(/\/add-property\?draft=/);
  await expect(page.getByLabel('Description')).toHaveValue(description);
  await expect(page.getByText('What you shared is in this form')).toBeVisible();
  await expect(photosIn(page).getByText('1 of 10')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Read in what you wrote' })).toBeVisible();
  await expect.poll(async () => (await keptBy(page)).waiting).toBe(0);
  const { photos } = await keptBy(page);
  // Taken lying on its side: 4000 by 3000 points with the place in it.
  expect(photos).toMatchObject([{ type: 'image/jpeg', width: 1200, height: 1600 }]);
  const bytes = Buffer.from(photos[0]?.bytes ?? []);
  expect(bytes.length).toBeLessThanOrEqual(350_000);
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();

  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue(description);
  await expect(photosIn(page).getByText('1 of 10')).toBeVisible();
});

test('[SHARE-2] a visitor is asked to log in, and what was shared is offered to the account', async ({
  browser,
}) => {
  const { page } = await newDevice(browser, origin);
  await openApp(page, '/');
  await origin.stop();
  await share(page, { text: ADVERT, files: [await smallPhoto('front.png')] });
  await expect(page.getByText('What you shared is kept on this phone. Log in')).toBeVisible();
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
  browser,
}) => {
  const { page } = await newDevice(browser, origin);
  await logIn(page, SEEKER);
  await share(page, { text: ADVERT });
  await expect(page.getByText('Listing needs an agent or owner account')).toBeVisible();
  await page.goto('/customer-dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('From before you logged in')).toHaveCount(0);
});

test('[SHARE-3] what a listing does not take is told, file by file', async ({ browser }) => {
  const { page } = await newDevice(browser, origin);
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
