import { describe, expect, test } from 'vitest';
import type { PropertyAnalytics } from '../../src/contract/plan/analytics';
import { compareHistory, isWorthDrawing } from '../../src/domain/analytics/compare-history';
import {
  axisLabels,
  nameOfStep,
  stepOf,
  whenOfStep,
} from '../../src/domain/analytics/history-steps';
import { type KnownOfListing, nextSteps } from '../../src/domain/analytics/next-steps';
import { valueTicks } from '../../src/domain/analytics/value-ticks';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6]],
  [9, [0, 5, 10]],
  [40, [0, 10, 20, 30, 40]],
  [41, [0, 20, 40, 60]],
  [199, [0, 50, 100, 150, 200]],
  [1234, [0, 500, 1000, 1500]],
])('an axis up to %d has the round numbers %j', (most, ticks) =>
  expect(valueTicks(most)).toEqual(ticks),
);

const days = (first: string, ...values: number[]) =>
  values.map((value, at) => ({
    date: new Date(Date.parse(first) + at * 86_400_000).toISOString().slice(0, 10),
    value,
  }));
const months = (year: number, ...values: number[]) =>
  values.map((value, at) => ({
    date: new Date(Date.UTC(year, at, 1)).toISOString().slice(0, 10),
    value,
  }));

describe('dates as people say them', () => {
  test('how far apart counts are', () => {
    expect(stepOf(days('2026-11-16', 1, 2))).toBe('day');
    expect(
      stepOf([
        { date: '2026-11-16', value: 1 },
        { date: '2026-11-23', value: 1 },
      ]),
    ).toBe('week');
    expect(stepOf(months(2026, 1, 1))).toBe('month');
    expect(stepOf([{ date: '2026-11-01', value: 1 }])).toBe('month');
    expect(stepOf([])).toBe('day');
  });

  test('one step', () => {
    expect(whenOfStep('2026-11-23', 'day')).toBe('on Monday 23 November');
    expect(whenOfStep('2026-11-16', 'week')).toBe('in the week from 16 November');
    expect(whenOfStep('2026-11-01', 'month')).toBe('in November 2026');
    expect(nameOfStep('2026-11-16', 'week')).toBe('week from 16 November');
    expect(nameOfStep('2026-11-23', 'day')).toBe('Monday 23 November');
  });

  test('below a chart: a few, the newest among them', () => {
    expect(axisLabels(days('2026-11-16', 0, 0, 0, 0, 0, 0, 0, 0), 'day')).toEqual([
      { at: 1, text: 'Tue 17' },
      { at: 3, text: 'Thu 19' },
      { at: 5, text: 'Sat 21' },
      { at: 7, text: 'Mon 23' },
    ]);
    const month = days('2026-10-24', ...Array.from({ length: 31 }, () => 0));
    expect(axisLabels(month, 'day').map(({ text }) => text)).toEqual([
      '30 Oct',
      '7 Nov',
      '15 Nov',
      '23 Nov',
    ]);
    expect(axisLabels(months(2026, 1, 1, 1), 'month').map(({ text }) => text)).toEqual([
      'Jan 2026',
      'Feb',
      'Mar',
    ]);
    expect(axisLabels([], 'day')).toEqual([]);
  });
});

describe('what the counts say', () => {
  const week = days('2026-11-20', 1, 0, 3, 6);

  test.each([
    [
      'more',
      days('2026-11-16', 5, 0, 0, 0),
      '10 views, 5 more than in the 4 days before; most on Monday 23 November: 6.',
    ],
    [
      'fewer',
      days('2026-11-16', 5, 6, 0, 0),
      '10 views, 1 fewer than in the 4 days before; most on Monday 23 November: 6.',
    ],
    [
      'as many',
      days('2026-11-16', 5, 5, 0, 0),
      '10 views, as many as in the 4 days before; most on Monday 23 November: 6.',
    ],
    ['nothing known before', null, '10 views; most on Monday 23 November: 6.'],
  ])('%s', (_name, before, words) => {
    expect(compareHistory('views', week, before)).toBe(words);
  });

  test('where nothing was before', () => {
    expect(compareHistory('views', week, days('2026-11-16', 0, 0, 0, 0))).toBe(
      '10 views, none in the 4 days before; most on Monday 23 November: 6.',
    );
  });

  test('nothing, and all at once', () => {
    expect(compareHistory('saves', days('2026-11-20', 0, 0), null)).toBe(
      'No saves in this period.',
    );
    expect(compareHistory('saves', [], null)).toBe('No saves in this period.');
    expect(compareHistory('saves', days('2026-11-20', 0, 0), days('2026-11-18', 2, 1))).toBe(
      'No saves, after 3 in the 2 days before.',
    );
    expect(compareHistory('inspections', days('2026-11-22', 0, 1), null)).toBe(
      '1 inspection; all on Monday 23 November.',
    );
  });

  test('of days that are alike none is the one with most', () => {
    expect(compareHistory('messages', days('2026-11-20', 2, 0, 2), null)).toBe('4 messages.');
  });

  test('a chart of one bar, or of a few with one each, is a sentence', () => {
    expect(isWorthDrawing(days('2026-11-20', 1, 0, 1, 1, 1), null)).toBe(false);
    expect(isWorthDrawing(days('2026-11-20', 1, 1, 1, 1, 1), null)).toBe(true);
    expect(isWorthDrawing(days('2026-11-20', 0, 0, 9), null)).toBe(false);
    expect(isWorthDrawing(days('2026-11-20', 0, 1, 9), null)).toBe(true);
    expect(isWorthDrawing(days('2026-11-20', 0, 0, 9), days('2026-11-17', 1, 0, 0))).toBe(true);
    expect(isWorthDrawing([], null)).toBe(false);
  });
});

describe('what to do next', () => {
  const DAY = 86_400_000;
  const NOW = new Date('2026-11-29T12:00:00+01:00');
  const row = (change: Partial<PropertyAnalytics>): PropertyAnalytics => ({
    id: 'a',
    title: 'Flat',
    views: 0,
    messages: 0,
    saves: 0,
    inspections: 0,
    conversionRate: 0,
    ...change,
  });
  const known =
    (change: Partial<KnownOfListing> = {}) =>
    (): KnownOfListing => ({
      isOut: true,
      isBoosted: false,
      outSince: NOW.getTime() - 30 * DAY,
      price: 13_000_000,
      like: null,
      ...change,
    });
  const wordsOf = (change: Partial<PropertyAnalytics>, knownOf: () => KnownOfListing | undefined) =>
    nextSteps([row(change)], knownOf, NOW).map(({ words }) => words);

  test('looked at by many, and none wrote', () => {
    expect(wordsOf({ views: 12 }, known())).toEqual([
      'Looked at 12 times, and nobody wrote: try another first photo, and say in the first lines what they get.',
    ]);
    expect(wordsOf({ views: 12 }, known({ like: { median: 10_000_000, listings: 8 } }))).toEqual([
      'Looked at 12 times, and nobody wrote: its price is 30 % above such homes (the median of 8 homes there is ₦10,000,000). Lower it, or say in the description what is worth it.',
    ]);
    expect(
      wordsOf({ views: 12, saves: 3 }, known({ like: { median: 12_500_000, listings: 8 } })),
    ).toEqual([
      'Looked at 12 times, and nobody wrote, but 3 saved it: lower its price a little, and those who saved it see that it fell.',
    ]);
    expect(wordsOf({ views: 12, saves: 0 }, () => undefined)).toHaveLength(1);
    expect(wordsOf({ views: 12 }, known({ isOut: false }))).toEqual([]);
  });

  test('looked at less than half as often as such homes', () => {
    const such = (median: number) => ({ median, listings: 8 });
    const words = [
      'Looked at 4 times, where such homes are looked at 10 times in as many days (the median of 8 homes there): try another first photo, or boost it.',
    ];
    expect(wordsOf({ views: 4, viewsOfSuch: such(10) }, known())).toEqual(words);
    expect(wordsOf({ views: 4, messages: 1, viewsOfSuch: such(10) }, known())).toEqual(words);
    expect(wordsOf({ views: 4, viewsOfSuch: such(10) }, known({ isBoosted: true }))).toEqual([
      expect.stringMatching(/: try another first photo\.$/),
    ]);
    expect(wordsOf({ views: 0 }, known({ isBoosted: true }))).toEqual([
      'Nobody looked at it in this period: send its link to people who asked you.',
    ]);
    expect(wordsOf({ views: 6, viewsOfSuch: such(10) }, known())).toEqual([]);
    expect(wordsOf({ views: 1, viewsOfSuch: such(9) }, known())).toEqual([]);
    expect(wordsOf({ views: 4, viewsOfSuch: such(10) }, known({ isOut: false }))).toEqual([]);
    expect(wordsOf({ views: 12, viewsOfSuch: such(30) }, known())).toEqual([
      expect.stringMatching(/^Looked at 12 times, and nobody wrote/),
    ]);
  });

  test('nothing is said of what is too little, answered, or not shown by the plan', () => {
    expect(wordsOf({ views: 9 }, known())).toEqual([]);
    expect(wordsOf({ views: 90, messages: 1 }, known())).toEqual([]);
    expect(wordsOf({ views: 90, inspections: 1 }, known())).toEqual([]);
    expect(wordsOf({ views: 90, messages: null, inspections: null }, known())).toEqual([]);
    expect(wordsOf({ views: 0 }, known({ isOut: false }))).toEqual([]);
    expect(wordsOf({ views: 0 }, () => undefined)).toEqual([]);
    const outSince = (days: number) => known({ outSince: NOW.getTime() - days * DAY });
    expect(wordsOf({ views: 0 }, outSince(2.9))).toEqual([]);
    expect(wordsOf({ views: 0 }, outSince(3))).toHaveLength(1);
    expect(wordsOf({ views: 0 }, known({ outSince: null }))).toEqual([]);
  });

  test('the most looked at first, three at most, and what nobody saw last', () => {
    const found = nextSteps(
      [
        row({ id: 'unseen' }),
        row({ id: 'few', views: 10 }),
        row({ id: 'many', views: 40 }),
        row({ id: 'unseen too' }),
      ],
      known(),
      NOW,
    );
    expect(found.map(({ id }) => id)).toEqual(['many', 'few', 'unseen']);
    expect(found[2]?.words).toBe(
      'Nobody looked at it in this period: send its link to people who asked you, or boost it.',
    );
  });
});
