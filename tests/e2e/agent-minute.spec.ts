import { expect } from '@playwright/test';
import { publishByThumb } from './publish-by-thumb';
import { test } from './shared-origin';

// With a network, and field by field: `npm run test:long`.
test('[FORM-6] [FORM-7] an advert that was written already is published in at most 12 taps and no key, without a network', async ({
  browser,
}) => {
  const way = 'the advert that was written already';
  expect(await publishByThumb(browser, { way, hasNetwork: false })).toEqual({ keys: 0 });
});
