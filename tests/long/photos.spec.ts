import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { randomUUID } from 'node:crypto';
import { callAs } from '../e2e/call-as';
import { AGENT, logInVisitor, phonePhoto, SEEKER } from '../e2e/helpers';
import { alone as test } from '../e2e/shared-origin';
import { keptPhotos } from '../e2e/kept-photos';
import { patience } from '../support/patience';

const REAL = join(process.cwd(), '..', 'shared', 'data', 'photos');

test('[DASH-4] photos taken at an inspection stay on the phone with it', async ({
  visitor: page,
  origin,
}) => {
  const answer = await fetch(`${origin.url}/api/properties?listingType=rent&limit=1`);
  const { properties } = (await answer.json()) as { properties: { id: string }[] };
  await callAs(origin, SEEKER, 'seeker', '/inspections/requests', 'POST', {
    id: randomUUID(),
    propertyId: properties[0]?.id,
    requestDate: '2099-05-04',
    requestTime: '10:00',
    contactNumber: '+234 803 555 0101',
  });
  await logInVisitor(page, SEEKER);
  await page.goto('/customer-dashboard?tab=inspections');
  const day = page.getByRole('region', { name: 'Inspection day' });
  await day.getByText('What to look at: 0 of 7').click();
  await day.locator('input[type=file]').setInputFiles({
    name: 'seen.jpg',
    mimeType: 'image/jpeg',
    buffer: await phonePhoto('#7a8b9c'),
  });
  await expect(day.getByRole('img', { name: 'Seen here, 1' })).toBeVisible();
  await page.reload();
  await day.getByText('What to look at: 0 of 7').click();
  await expect(day.getByRole('img', { name: 'Seen here, 1' })).toBeVisible();
});

test('real photos: EXIF orientations, a phone with GPS, damaged and HEIC', async ({
  visitor: page,
}) => {
  test.skip(!existsSync(REAL), 'the real photos are not on this machine');
  await logInVisitor(page, AGENT);
  await page.goto('/add-property');
  const good = readdirSync(REAL).filter((name) => /^(Landscape|Portrait|house|HMD)/.test(name));
  await page.getByLabel('Add photos').setInputFiles(good.map((name) => join(REAL, name)));
  await expect(page.getByText(`${good.length} of 10`)).toBeVisible({ timeout: patience(60_000) });
  for (const photo of await keptPhotos(page)) {
    const meta = await sharp(photo).metadata();
    expect(photo.byteLength).toBeLessThanOrEqual(350_000);
    expect(meta.exif).toBeUndefined();
  }
  await page.getByLabel('Add photos').setInputFiles(join(REAL, 'IMG_5195.HEIC'));
  await expect(page.getByText('is a HEIC photo, which this browser cannot read')).toBeVisible();
  await page.getByLabel('Add photos').setInputFiles(join(REAL, 'corrupted.jpg'));
  await expect(page.getByText('corrupted.jpg is damaged: a part of it is missing.')).toBeVisible();
});
