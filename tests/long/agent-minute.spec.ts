import { expect } from '@playwright/test';
import { publishByThumb } from '../e2e/publish-by-thumb';
import { test } from '../e2e/shared-origin';

for (const hasNetwork of [true, false])
  test(`[FORM-6] [FORM-7] an advert that was written already is published in at most 12 taps and no key, ${hasNetwork ? 'with' : 'without'} a network`, async ({
    browser,
  }) => {
    const way = 'the advert that was written already';
    expect(await publishByThumb(browser, { way, hasNetwork })).toEqual({ keys: 0 });
  });

test('[FORM-6] the fields one by one are published in at most 12 taps beside what is typed', async ({
  browser,
}) => {
  await publishByThumb(browser, { way: 'the fields one by one', hasNetwork: true });
});
