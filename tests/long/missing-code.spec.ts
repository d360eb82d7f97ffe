import { expectNoSilence } from '../e2e/expect-no-silence';
import { test } from '../e2e/shared-origin';

// The questions: `npm test`.
test('[START-1] home without any one of its files says so, or does without it', async ({
  browser,
  origin,
}) => {
  await expectNoSilence(browser, origin, '/');
});

test('[START-1] the page of a home without any one of its files says so, or does without it', async ({
  browser,
  origin,
}) => {
  const answer = await fetch(`${origin.url}/api/properties?listingType=sale`);
  const { properties } = (await answer.json()) as { properties: { id: string }[] };
  await expectNoSilence(browser, origin, `/property-detail/${properties[0]?.id ?? ''}`);
});

test('[START-1] the results page without any one of its files says so, or does without it', async ({
  browser,
  origin,
}) => {
  await expectNoSilence(browser, origin, '/search-results?listingType=sale&location=Lagos');
});

// Any one file of the app may not come. The page then says what a person can do, or does without it.

// Home, results and the page of a home: `npm run test:long`.
test('[START-1] the faq page without any one of its files says so, or does without it', async ({
  browser,
  origin,
}) => {
  await expectNoSilence(browser, origin, '/faq');
});
