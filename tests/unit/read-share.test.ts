import { expect, test } from 'vitest';
import { readShare } from '../../src/domain/amounts/read-share';

test.each([
  ['10%', 7_500_000, { naira: 750_000 }],
  [' 7.5 percent ', 2_000_000, { naira: 150_000 }],
  ['10%', 0, { why: 'Write the price first: 10% is a share of it' }],
  ['10', 7_500_000, null],
  ['110%', 7_500_000, null],
])('[FORM-4] %j of %d', (text, of, read) => {
  expect(readShare(text, of)).toEqual(read);
});
