import { expect } from '@playwright/test';
import { expectWhole, PHONE } from '../e2e/expect-whole';
import { AGENT, logInVisitor } from '../e2e/helpers';
import { publishListing } from '../e2e/publish-listing';
import { alone as test } from '../e2e/shared-origin';

const ONE_WORD = 'Adégbóyègà-Ọlọ́runṣògo'.repeat(7);

const ARABIC = 'شقة للإيجار في لاغوس (3 غرف) — Ọ̀yọ́, Ìbàdàn, N°12';

const PRICE = 999_999_999_999;

/** Homes as no form expects them. */
const LONG = {
  title: ONE_WORD,
  price: PRICE,
  cautionFee: PRICE,
  address: `${'Ọbáfẹ́mi Awólọ́wọ̀ '.repeat(14)}Way, Lekki, Lagos`,
  keyFeatures: Array.from({ length: 40 }, (_, at) => `Feature ${at} ${'x'.repeat(60)}`),
  amenities: Array.from({ length: 40 }, (_, at) => `Amenity number ${at}`),
};

const OTHER_WAY = { title: ARABIC, price: 1, description: `${ARABIC} ${'a'.repeat(400)}` };

test('[RES-5] [PROP-1] [MYP-1] long words, sums of twelve digits, forty amenities, Arabic and tone marks break no screen', async ({
  visitor: page,
  origin,
}) => {
  const id = await publishListing(origin, LONG);
  await publishListing(origin, OTHER_WAY);
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/search-results?listingType=rent&sort=newest');
  for (const title of [ONE_WORD, ARABIC])
    await expect(page.getByRole('article', { name: title, exact: true })).toBeVisible();
  await expectWhole(page, 'results');
  await page.goto(`/property-detail/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ONE_WORD);
  await expectWhole(page, 'home');
  await logInVisitor(page, AGENT);
  await expect(page.getByRole('article', { name: ARABIC, exact: true })).toBeVisible();
  await expectWhole(page, 'own listings');
});
