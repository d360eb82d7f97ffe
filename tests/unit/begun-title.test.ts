import { expect, test } from 'vitest';
import { begunTitle } from '../../src/domain/property/form/begun-title';
import { EMPTY_LISTING_FORM } from '../../src/domain/property/form/listing-form';

test.each([
  ['', 'Photos without words'],
  ['Flat in Yaba\nNewly built', 'Flat in Yaba'],
  [
    '12/05/26, 10:19 am - Messages are end-to-end encrypted.\n12/05/26, 10:20 am - Ada: <Media omitted>\n12/05/26, 10:21 am - Ada: 2 bedroom flat in Yaba',
    'A chat: 2 bedroom flat in Yaba',
  ],
])('[FORM-5] a begun listing with %j is called %j', (description, title) => {
  expect(begunTitle({ ...EMPTY_LISTING_FORM, description })).toBe(title);
});
