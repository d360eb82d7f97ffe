import { describe, expect, test } from 'vitest';
import { amountInWords } from '../../src/domain/amounts/amount-in-words';
import { readAmount } from '../../src/domain/amounts/read-amount';
import { readArea } from '../../src/domain/amounts/read-area';
import { readCount, readYear } from '../../src/domain/amounts/read-number';
import { regroupAmount } from '../../src/domain/amounts/regroup-amount';
import {
  contentFromForm,
  EMPTY_LISTING_FORM,
  type ListingForm,
} from '../../src/domain/property/form/listing-form';
import { listingFormErrors } from '../../src/domain/property/form/listing-form-errors';
import { EMPTY_RENT_VS_BUY, readRentVsBuyForm } from '../../src/domain/tools/rent-vs-buy-form';

describe('an amount as people write it', () => {
  test.each([
    ['1500000', 1_500_000],
    ['1,500,000', 1_500_000],
    ['₦1,500,000.00', 1_500_000],
    ['1500000.75', 1_500_001],
    ['1500000.25', 1_500_000],
    ['1 500 000', 1_500_000],
    ['1\u00a0500\u00a0000', 1_500_000],
    ['1.500.000', 1_500_000],
    ['₦200.000.000,00', 200_000_000],
    ['2.500.000,75', 2_500_001],
    ['2.5m', 2_500_000],
    ['.5m', 500_000],
    ['1.250m', 1_250_000],
    ['30m', 30_000_000],
    ['₦30M', 30_000_000],
    ['N30M', 30_000_000],
    ['#35,000,000', 35_000_000],
    ['NGN 8,600,000,000', 8_600_000_000],
    ['750k', 750_000],
    ['1.2bn', 1_200_000_000],
    ['2 million', 2_000_000],
    ['2 Million Naira only', 2_000_000],
    ['2.5m net', 2_500_000],
    ['45m asking (negotiable)', 45_000_000],
    ['750k o.n.o', 750_000],
    ['=N=450,000', 450_000],
    ['450,000/=', 450_000],
    ['1,500,000.', 1_500_000],
    ['１５００', 1500],
    ['0', 0],
  ])('%s is %d naira', (written, naira) => {
    expect(readAmount(written)).toEqual({ naira });
  });

  test.each([
    ['1e9', '1e9 is no amount: write it out, such as 1,500,000 or 1.5m'],
    ['12,34', 'Look at the comma or dot in 12,34: thousands are written 1,500,000'],
    ['1,5000', 'Look at the comma or dot in 1,5000: thousands are written 1,500,000'],
    ['1.500.000.00', 'Look at the comma or dot in 1.500.000.00: thousands are written 1,500,000'],
    ['1.5.0', 'Look at the comma or dot in 1.5.0: thousands are written 1,500,000'],
    ['1.500', '1.500 can be read in two ways: write it as 1,500 or without the dot'],
    ['3m - 4m', 'These are two numbers: write one amount'],
    ['500,000 600,000', 'These are two numbers: write one amount'],
    ['2.5', 'Is 2.5 million meant? Write 2.5m, or the whole amount'],
    ['-500', 'An amount cannot be less than zero'],
    ['₦-500', 'An amount cannot be less than zero'],
    ['$500', 'Write the amount in naira'],
    ['about 5m', "'about' is not understood. Write one amount in naira, such as 1,500,000 or 1.5m"],
    ['2mm', "'mm' is not understood. Write one amount in naira, such as 1,500,000 or 1.5m"],
    [
      '5 naira each',
      "'naira each' is not understood. Write one amount in naira, such as 1,500,000 or 1.5m",
    ],
    ['?', 'Write one amount in naira, such as 1,500,000 or 1.5m'],
    [
      'negotiable',
      "'negotiable' is not understood. Write one amount in naira, such as 1,500,000 or 1.5m",
    ],
    ['9'.repeat(20), 'This is more than any home costs: look at the zeros'],
  ])('%s is refused with a word why', (written, why) => {
    expect(readAmount(written)).toEqual({ why });
  });

  test('nothing is neither an amount nor a mistake', () => {
    expect(readAmount('  ')).toBeNull();
  });
});

test('rooms are whole, an area may have a half, a year has four digits', () => {
  expect(readCount('4')).toEqual({ number: 4 });
  expect(readCount('2.5')).toEqual({ why: 'Write a whole number, such as 4' });
  expect(readCount('-3')).toEqual({ why: 'Write a whole number, such as 4' });
  expect(readArea('1,200 sqm')).toEqual({ number: 1200 });
  expect(readArea('120.5')).toEqual({ number: 120.5 });
  expect(readArea('60ft x 120ft')).toEqual({ number: 668.9 });
  expect(readArea('50 by 100 feet')).toEqual({ number: 464.52 });
  expect(readArea('18m × 36m')).toEqual({ number: 648 });
  for (const sides of ['60x120', '60ft x 36m', '60m x 120'])
    expect(readArea(sides)).toEqual({ why: 'Write the area in square metres, such as 450' });
  expect(readArea('2 plots')).toEqual({ why: 'Write the area in square metres, such as 450' });
  expect(readYear('2015')).toEqual({ number: 2015 });
  expect(readYear('15')).toEqual({ why: 'Write the year with four digits, such as 2015' });
});

describe('digits are grouped while they are typed', () => {
  test('at the end', () => {
    expect(regroupAmount('1,234', { text: '1,2345', caret: 6 }, 'typed')).toEqual({
      text: '12,345',
      caret: 6,
    });
  });
  test('with the caret behind the same digit in the middle', () => {
    expect(
      regroupAmount(
        '1,234,567',
        { text: '1,92,34,567'.replace('92,34', '9234'), caret: 3 },
        'typed',
      ),
    ).toEqual({
      text: '19,234,567',
      caret: 2,
    });
  });
  test('a comma that is deleted takes the digit before it along', () => {
    expect(regroupAmount('1,234', { text: '1234', caret: 1 }, 'deleted before')).toEqual({
      text: '234',
      caret: 0,
    });
  });
  test('or the digit behind it', () => {
    expect(regroupAmount('1,234', { text: '1234', caret: 1 }, 'deleted behind')).toEqual({
      text: '134',
      caret: 1,
    });
  });
  test('what is no plain number stays as it is', () => {
    expect(regroupAmount('2', { text: '2.5m', caret: 4 }, 'typed')).toEqual({
      text: '2.5m',
      caret: 4,
    });
    expect(regroupAmount('', { text: '12,34', caret: 5 }, 'pasted')).toEqual({
      text: '12,34',
      caret: 5,
    });
  });
  test.each([
    ['12,34', '12,34'],
    ['12,345', '12,345'],
    ['1,500,000', '1,500,000'],
    ['12,3456', '123,456'],
    ['1500000', '1,500,000'],
  ])('%s typed key by key stands as %s', (keys, shown) => {
    const typed = keys
      .split('')
      .reduce(
        (before, key) =>
          regroupAmount(before, { text: before + key, caret: before.length + 1 }, 'typed').text,
        '',
      );
    expect(typed).toBe(shown);
  });
  test("a comma of one's own goes by itself", () => {
    expect(regroupAmount('12,', { text: '12', caret: 2 }, 'deleted before')).toEqual({
      text: '12',
      caret: 2,
    });
  });
  test('the first digit is deleted and typed anew: the zeros behind it stay', () => {
    const deleted = regroupAmount('1,000,000', { text: ',000,000', caret: 0 }, 'deleted before');
    expect(deleted).toEqual({ text: '000,000', caret: 0 });
    expect(regroupAmount('000,000', { text: '2000,000', caret: 1 }, 'typed')).toEqual({
      text: '2,000,000',
      caret: 1,
    });
    expect(regroupAmount('0', { text: '05', caret: 2 }, 'typed')).toEqual({ text: '5', caret: 1 });
  });
  test('zeros before a number go', () => {
    expect(regroupAmount('5', { text: '05', caret: 1 }, 'typed')).toEqual({ text: '5', caret: 0 });
  });
});

test.each([
  [0, 'zero naira'],
  [30, 'thirty naira'],
  [1005, 'one thousand and five naira'],
  [750_000, 'seven hundred and fifty thousand naira'],
  [1_500_000, 'one million, five hundred thousand naira'],
  [30_000_000, 'thirty million naira'],
  [
    1_234_567_890,
    'one billion, two hundred and thirty-four million, five hundred and sixty-seven thousand, eight hundred and ninety naira',
  ],
])('%d in words', (naira, words) => {
  expect(amountInWords(naira)).toBe(words);
});

describe('a listing whose numbers are written by hand', () => {
  const form: ListingForm = { ...EMPTY_LISTING_FORM, address: '5 Allen Avenue, Ikeja' };
  test('has the price that was meant', () => {
    expect(contentFromForm({ ...form, price: '₦1,500,000.00' }).price).toBe(1_500_000);
    expect(contentFromForm({ ...form, price: '2.5m', areaSize: '120.5' })).toMatchObject({
      price: 2_500_000,
      areaSize: 120.5,
    });
  });
  test('is not saved with a number that nobody can read', () => {
    const errors = listingFormErrors({ ...form, price: '12,34', bathrooms: '2.5', floors: '1' });
    expect(errors).toEqual({
      price: 'Look at the comma or dot in 12,34: thousands are written 1,500,000',
      bathrooms: 'Write a whole number, such as 4',
    });
  });
});

test('[TOOL-1] the calculator reads amounts alike, and says which it cannot', () => {
  const form = { ...EMPTY_RENT_VS_BUY, yearlyRent: '₦2,500,000.00', propertyPrice: '1.2bn' };
  expect(readRentVsBuyForm(form)).toMatchObject({
    input: { yearlyRent: 2_500_000, propertyPrice: 1_200_000_000, cautionFee: 0 },
  });
  expect(readRentVsBuyForm({ ...form, cautionFee: '1e9' })).toEqual({
    errors: { cautionFee: '1e9 is no amount: write it out, such as 1,500,000 or 1.5m' },
  });
});
