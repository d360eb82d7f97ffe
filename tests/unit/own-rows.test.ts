import { expect, test } from 'vitest';
import { manyQuestion, takesAction } from '../../src/domain/property/many-listings';
import { weekWords } from '../../src/domain/property/words/week-words';

const HOUR = 3_600_000;

test('[MYP-2] a listing’s week is told while it is one, with what the plan shows', () => {
  const figures = { views: 1200, messages: 1, inspections: 0 };
  expect(weekWords(figures, 0, 23 * HOUR)).toBe('7 days: 1,200 views, 1 enquiry');
  expect(weekWords(figures, 0, 25 * HOUR)).toBeNull();
  expect(weekWords(undefined, 0, 0)).toBeNull();
  const none = { views: 0, messages: 0, inspections: 0 };
  expect(weekWords(none, 0, 0)).toBe('7 days: no views');
  expect(weekWords({ ...none, inspections: 2 }, 0, 0)).toBe('7 days: 0 views, 2 enquiries');
  // The smallest plan shows views alone.
  const viewsOnly = { views: 5, messages: null, inspections: null };
  expect(weekWords(viewsOnly, 0, 0)).toBe('7 days: 5 views');
  expect(weekWords({ ...viewsOnly, views: 0 }, 0, 0)).toBe('7 days: no views');
});

test('[MYP-3] an action on many is for those that it changes', () => {
  const actions = ['confirm', 'publish', 'boost', 'close', 'unpublish', 'delete'] as const;
  const takenBy = (
    status: 'Active' | 'Draft',
    isPublic: boolean,
    { price = 1_000_000, isBoosted = false } = {},
  ) =>
    actions.filter((action) =>
      takesAction(
        action,
        { status, content: { price, address: '1 Broad Street, Lagos' } },
        { isPublic, isBoosted },
      ),
    );
  // Online, waiting to be published, a draft, and being taken offline.
  expect(takenBy('Active', true)).toEqual(['confirm', 'boost', 'close', 'unpublish', 'delete']);
  expect(takenBy('Active', true, { isBoosted: true })).toEqual([
    'confirm',
    'close',
    'unpublish',
    'delete',
  ]);
  expect(takenBy('Active', false)).toEqual(['delete']);
  expect(takenBy('Draft', false)).toEqual(['publish', 'delete']);
  expect(takenBy('Draft', true, { isBoosted: true })).toEqual(['publish', 'delete']);
  // Without a price the server would refuse it.
  expect(takenBy('Draft', false, { price: 0 })).toEqual(['delete']);
});

test('[MYP-3] the question before it names how many', () => {
  expect(manyQuestion('delete', 12, 12)).toBe(
    'Delete 12 listings? Each goes from the search and from your account.',
  );
  expect(manyQuestion('publish', 1, 4)).toBe(
    'Publish 1 listing? Each is found by seekers once it is sent. 3 others stay as they are.',
  );
  expect(manyQuestion('publish', 3, 4, 'There is room for 2 of these.')).toBe(
    'Publish 3 listings? There is room for 2 of these. 1 other stays as it is.',
  );
});
