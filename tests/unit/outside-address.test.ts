import { expect, test } from 'vitest';
import { outsideAddressSchema } from '../../src/contract/listing/outside-address-schema';

// Phones and Google's own button copy a calendar's address in this way; it is read over https.
test.each([
  [' webcal://calendar.example/a.ics', 'https://calendar.example/a.ics'],
  [
    'WEBCALS://calendar.example/a.ics?key=webcal://b',
    'https://calendar.example/a.ics?key=webcal://b',
  ],
  ['https://calendar.example/a.ics', 'https://calendar.example/a.ics'],
  ['http://calendar.example/a.ics', undefined],
  ['webcal://agent:word@calendar.example/a.ics', undefined],
])('the outside address %s is read as %s', (given, read) => {
  expect(outsideAddressSchema.safeParse(given).data).toBe(read);
});
