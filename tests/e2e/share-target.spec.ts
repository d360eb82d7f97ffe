import { expect } from '@playwright/test';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { AGENT, logIn, phonePhoto } from './helpers';
import { keptBy, photosIn, share } from './share-to-app';
import { alone as test } from './shared-origin';

const ADVERT = '3 bedroom flat to let at Lekki Phase 1, ₦4.5m per year';

test('[SHARE-1] what is shared without a network is a draft with its text and its photo, made small', async ({
  device: page,
  origin,
}) => {
  await logIn(page, AGENT);
  await origin.stop();
  const photo = { name: 'front.jpg', type: 'image/jpeg', bytes: await phonePhoto('teal', 2000) };
  // As an iPhone, and newer Android phones, export a chat.
  const packed = zipSync({ '_chat.txt': new TextEncoder().encode('Seen any day.\r\n') });
  const chat = { name: 'chat.zip', type: 'application/zip', bytes: Buffer.from(packed) };
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
  // Taken lying on its side: 2000 by 1500 points with the place in it.
  expect(photos).toMatchObject([{ type: 'image/jpeg', width: 1200, height: 1600 }]);
  const bytes = Buffer.from(photos[0]?.bytes ?? []);
  expect(bytes.length).toBeLessThanOrEqual(350_000);
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();

  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue(description);
  await expect(photosIn(page).getByText('1 of 10')).toBeVisible();
});
