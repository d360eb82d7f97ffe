import { expect, test } from 'vitest';
import {
  type ManyAction,
  closedWords,
  manyQuestion,
  manyWords,
  takesAction,
} from '../../src/domain/property/many-listings';
import type { StatusGroup } from '../../src/domain/property/shown-status';
import { weekWords } from '../../src/domain/property/words/week-words';

const HOUR = 3_600_000;

test('[MYP-2] a listing’s week is told while it is one, with what the plan shows', () => {
  const figures = { views: 1200, messages: 1, inspections: 0 };
  expect(weekWords(figures, 0, 23 * HOUR)).toBe('7 days: 1,200 views, 1 enquiry');
  expect(weekWords(figures, 0, 25 * HOUR)).toBeNull();
  // Heard under a clock that was ahead, nobody knows how old they are.
  expect(weekWords(figures, 25 * HOUR, 0)).toBeNull();
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
    {
      price = 1_000_000,
      isBoosted = false,
      group = status,
    }: { price?: number; isBoosted?: boolean; group?: StatusGroup } = {},
  ) =>
    actions.filter((action) =>
      takesAction(
        action,
        { status, content: { price, address: '1 Broad Street, Lagos' } },
        { isPublic, group, isBoosted },
      ),
    );
  // Online, waiting to be published or for room in the plan, a draft, and being taken offline.
  expect(takenBy('Active', true)).toEqual(['confirm', 'boost', 'close', 'unpublish', 'delete']);
  expect(takenBy('Active', true, { isBoosted: true })).toEqual([
    'confirm',
    'close',
    'unpublish',
    'delete',
  ]);
  expect(takenBy('Active', false, { group: 'Waiting' })).toEqual(['unpublish', 'delete']);
  expect(takenBy('Active', false, { group: 'Not published' })).toEqual(['unpublish', 'delete']);
  expect(takenBy('Draft', false, { group: 'Waiting' })).toEqual(['unpublish', 'delete']);
  expect(takenBy('Draft', false)).toEqual(['publish', 'delete']);
  expect(takenBy('Draft', true, { isBoosted: true, group: 'Active' })).toEqual([
    'publish',
    'delete',
  ]);
  // Without a price the server would refuse it.
  expect(takenBy('Draft', false, { price: 0 })).toEqual(['delete']);
});

test('[MYP-3] the question before it names how many', () => {
  const asked = (action: ManyAction, count: number, chosen: number, waiting = 0) =>
    manyQuestion(manyWords(action, count, waiting), count, chosen);
  expect(asked('delete', 12, 12)).toBe(
    'Delete 12 listings? Each goes from the search and from your account.',
  );
  expect(asked('publish', 1, 4)).toBe(
    'Publish 1 listing? Each is found by seekers once it is sent. 3 others stay as they are.',
  );
  // Who publishes all that is chosen is told what was gone.
  expect(closedWords('publish', ['Draft', 'Rented', 'Sold'])).toBe(
    ' 2 of them are rented or sold, and are offered again.',
  );
  expect(closedWords('publish', ['Draft'])).toBe('');
  expect(closedWords('delete', ['Sold'])).toBe('');
  expect(asked('unpublish', 3, 3)).toBe(
    'Take offline 3 listings? Each leaves the search and stays among your properties.',
  );
  // What waits to be published is in no search to leave.
  expect(asked('unpublish', 3, 3, 3)).toBe(
    'Do not publish 3 listings? Each waits no longer, and stays among your properties.',
  );
  expect(asked('unpublish', 3, 4, 2)).toBe(
    'Take offline 3 listings? Each leaves the search and stays among your properties. Those that wait are not published. 1 other stays as it is.',
  );
});
