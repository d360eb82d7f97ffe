import { expect, test } from 'vitest';
import { listingLimit } from '../../src/domain/plans/listing-limit';

test.each([
  [
    'starter',
    40,
    'The Starter plan publishes 20 listings: others of your properties wait as drafts. The Pro plan has room for all of them.',
  ],
  ['starter', 20, null],
  ['starter', Number.NaN, null],
  [
    'business',
    900,
    'The Business plan publishes 200 listings: others of your properties wait as drafts. The Enterprise plan has room for all of them.',
  ],
  ['enterprise', 5000, null],
] as const)(
  '[PLAN-5] who takes %s and manages %d properties is told: %s',
  (plan, managed, words) => {
    expect(listingLimit(plan, managed)).toBe(words);
  },
);
