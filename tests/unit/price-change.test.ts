import { describe, expect, test } from 'vitest';
import {
  planPrices,
  type PriceWay,
  readPriceChange,
} from '../../src/domain/property/price/price-change';
import { stayingWords } from '../../src/domain/property/words/staying-words';

/** What a way makes of a price, or why it makes nothing of it. */
function after(way: PriceWay, written: string, before: number) {
  const read = readPriceChange(way, written);
  return read === null || 'why' in read ? read : read.priceOf(before);
}

describe('[MYP-3] the price of many at once', () => {
  test.each([
    ['amount', '2.5m', 100, 2_500_000],
    ['raise', '5', 2_500_000, 2_625_000],
    ['raise', '7.5 %', 2_345_678, 2_522_000],
    ['lower', '10%', 111_000, 99_900],
    ['lower', '10', 112_000, 101_000],
    ['raise', '5', 45_555, 47_830],
    ['raise', '3', 1_000, 1_030],
  ] as const)('%s %s makes of %i %i', (way, written, before, price) => {
    expect(after(way, written, before)).toBe(price);
  });

  test.each([
    ['amount', '', null],
    [
      'amount',
      '1.500',
      { why: '1.500 can be read in two ways: write it as 1,500 or without the dot' },
    ],
    ['amount', '-5', { why: 'An amount cannot be less than zero' }],
    ['amount', '0', { why: 'Price is required' }],
    ['amount', '9e30', { why: '9e30 is no amount: write it out, such as 1,500,000 or 1.5m' }],
    ['raise', '', null],
    ['raise', '-5', { why: 'Write a percentage, such as 5 or 7.5' }],
    ['raise', '7,5', { why: 'Write a percentage, such as 5 or 7.5' }],
    ['raise', '0', { why: 'Write a percentage, such as 5 or 7.5' }],
    ['raise', '100.5', { why: 'A price is raised by at most 100 %' }],
    ['lower', '100', { why: 'A price is lowered by less than 100 %' }],
  ] as const)('%s %j is no price', (way, written, said) => {
    expect(after(way, written, 1_000_000)).toEqual(said);
  });

  test('leaves out what has no price to reckon from, and what costs that already', () => {
    expect(
      planPrices(
        [1_000_000, 0, 40],
        'raise',
        (naira) => (naira === 40 ? 40 : naira * 2),
        (price) => price,
      ),
    ).toEqual({
      prices: [{ listing: 1_000_000, before: 1_000_000, after: 2_000_000 }],
      unpriced: 1,
      same: 1,
    });
    expect(
      planPrices(
        [0, 7],
        'amount',
        () => 7,
        (price) => price,
      ),
    ).toEqual({
      prices: [{ listing: 0, before: 0, after: 7 }],
      unpriced: 0,
      same: 1,
    });
    expect(stayingWords({ begun: 1, unpriced: 2, same: 0 })).toEqual([
      '1 listing stays as it is: its form is begun and not saved.',
      '2 listings have no price yet to reckon from.',
    ]);
    expect(stayingWords({ begun: 0, unpriced: 0, same: 1 })).toEqual([
      '1 listing has that price already.',
    ]);
  });

  test('is none where one of them would cost nothing, or more than any home', () => {
    const plan = (price: number) =>
      planPrices(
        [1_000_000, 5],
        'lower',
        () => price,
        (before) => before,
      );
    expect(plan(0)).toEqual({ why: 'Price is required' });
    expect(plan(2e15)).toEqual({ why: 'Price can be at most 1,000,000,000,000,000' });
  });
});
