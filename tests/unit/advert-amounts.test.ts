import { describe, expect, test } from 'vitest';
import { readAdverts } from '../../src/domain/advert/read-adverts';
import { plainNumber } from '../../src/domain/amounts/plain-number';
import { readArea } from '../../src/domain/amounts/read-area';
import { readPrice } from '../../src/domain/listing-text/read-price';

// What it costs as who wrote it meant it, and where nobody can tell that it is asked.
const told = (text: string) => readAdverts(text).map(({ form, doubts }) => [form.price, doubts]);
const OPEN =
  'Its words leave open where the millions of its price begin: write it, such as 1,500,000 or 1.5m';
const SEVERAL = 'Its words name more than one price: write the one that it is';

describe('[FORM-6] a comma and a dot that both may group', () => {
  test.each([
    '3 bedroom flat for sale at Ajah N85,000.000',
    '3 bedroom flat for sale at Ajah, price 150,000.000',
    '2 bedroom flat for rent at Ajah N2,500.000',
    '2 bedroom flat for rent at Ajah N2,500.000. Agency 250k',
  ])('are asked about: %s', (text) => {
    expect(told(text)).toEqual([['', [OPEN]]]);
  });
  test('leave each home of a list', () => {
    expect(
      told('For sale\n1. 3 bedroom flat Yaba N85,000.000\n2. 4 bedroom duplex Ajah 95m'),
    ).toEqual([
      ['', [OPEN]],
      ['95000000', []],
    ]);
  });
  test.each([
    ['2 bedroom flat for rent at Ajah N2,500,000.00', '2500000'],
    ['2 bedroom flat for rent at Ajah N2.500.000', '2500000'],
    ['2 bedroom flat for rent at Ajah N2,500,000. Caution 150,000.000', '2500000'],
    ['Land for sale at Epe, 4,395.875 sqm. 85m', '85000000'],
  ])('are no other amount: %s', (text, price) => {
    expect(told(text)).toEqual([[price, []]]);
  });
  test('are two ways to read a number, and one of an area that was surveyed', () => {
    expect(
      ['85,000.000', '1,250.500', '1,500,000.00', '1,234.5'].map((text) => plainNumber(text)),
    ).toEqual(['ambiguous', 'ambiguous', 1_500_000, 1234.5]);
    expect(plainNumber('1,250.500', true)).toBe(1250.5);
    expect(readArea('4,395.875 sqm')).toEqual({ number: 4395.88 });
    expect(readPrice('N85,000.000')).toEqual({ kind: 'none', reason: 'two prices' });
  });
});

describe('[FORM-6] a number before the end of a sentence', () => {
  test.each([
    ['Land for sale at Naze, Owerri, 100x100. 15m', '15000000'],
    ['Land for sale at Naze, Owerri, 50 by 50. 15m', '15000000'],
    ['Land for sale at Lugbe, Block 15. 45m', '45000000'],
    ['4 bedroom duplex for sale at Gwarinpa, close 22. 150m', '150000000'],
    ['Land for sale at Lugbe. Size 464. 12m', '12000000'],
    ['4 bedroom duplex for sale, Lekki Phase 1. 140m', '140000000'],
  ])('is none of the price behind it: %s', (text, price) => {
    expect(told(text)).toEqual([[price, []]]);
  });
  test.each([
    '3 bedroom flat to let at Yaba. 3. 5m',
    '3 bedroom flat to let at Yaba. Rent 12. 5m',
    '3 bedroom flat to let at Yaba. Rent 1. 5m, caution 200k',
  ])('may be the millions of it, and is asked about: %s', (text) => {
    expect(told(text)).toEqual([['', [OPEN]]]);
  });
  test('loses no home of a chat', () => {
    const chat =
      '[12/03/2025, 09:14] Musa: Land for sale at Naze, Owerri, 100x100. 15m\n[12/03/2025, 09:20] Musa: 2 bed flat Kano for rent 1.8m';
    expect(told(chat)).toEqual([
      ['15000000', []],
      ['1800000', []],
    ]);
  });
});

describe('[FORM-6] what is paid at first and what is paid later', () => {
  test.each([
    'First year 4m, subsequent years 3.5m',
    'N4,000,000 for new tenant, renewal rent 3.2m',
    '4,000,000/annum. After rent 3.5m from second year',
    '4m first year. After, rent 3m',
    'first year 1.5m then 1.2m yearly',
    '4m first year and 1.2m subsequently',
  ])('are asked about: %s', (words) => {
    expect(told(`3 bedroom flat to let at Yaba. ${words}`)).toEqual([['', [SEVERAL]]]);
  });
  test.each([
    ["4m. Last year's rent 3m", '4000000'],
    ['Last year rent was 3m, now 4m', '4000000'],
    ['Rent 4m renewable yearly, agency 400k', '4000000'],
    ['Rent 4m. Service charge 500k first year, subsequently 300k', '4000000'],
    ['4m first year, 4m subsequent years', '4000000'],
  ])('are one where the other is gone, a charge or the same: %s', (words, price) => {
    expect(readAdverts(`3 bedroom flat to let at Yaba. ${words}`)[0]?.form.price).toBe(price);
  });
});

describe('[FORM-6] a price for each floor', () => {
  test.each(['Rent: 4.5m ground floor, 5m first floor', '4.5m upstairs, 5m downstairs'])(
    'is asked about: %s',
    (words) => {
      expect(told(`3 bedroom flat to let at Yaba. ${words}`)).toEqual([['', [SEVERAL]]]);
    },
  );
  test.each(['Rent: 4.5m ground floor, agency 450k', 'Rent 4.5m first floor. Caution 500k'])(
    'is one where there is one floor: %s',
    (words) => {
      expect(told(`3 bedroom flat to let at Yaba. ${words}`)).toEqual([['4500000', []]]);
    },
  );
});

test.each([
  ['3 bedroom flat for sale in Lekki, hundred and twenty million', '120000000'],
  ['2 bedroom flat to let in Yaba 3point5m', '3500000'],
  ['2 bedroom flat to let in Yaba, half a million', '500000'],
  ['4 bedroom duplex for sale at Gwarinpa, point of sale close by. 150m', '150000000'],
])('[FORM-6] an amount in words: %s', (text, price) => {
  expect(told(text)).toEqual([[price, []]]);
});

test.each([
  ['2 & half million', '2500000'],
  ['1 n half million', '1500000'],
  ['2 and a half million', '2500000'],
  ['half a million', '500000'],
  ['half million', '500000'],
])('[FORM-6] %s is %s', (said, price) =>
  expect(told(`3 bedroom flat for rent at Yaba. Price: ${said}`)[0]?.[0]).toBe(price),
);

test.each([
  ['3 bedroom flat for rent Ikoyi N15,000,000.000', '15000000'],
  ['House for sale N85,000,000.000 at Ajah 4 bedroom duplex', '85000000'],
])('[FORM-6] two commas leave nothing open: %s', (text, price) => {
  expect(told(text)).toEqual([[price, []]]);
});

test.each([
  ['3 bedroom flat to let Surulere. Rent: 4m. Total first year: 5.2m. Renewal: 4m', '4000000'],
  ['Land for sale Mowe. Promo price 2m for the first 10 buyers, 2.5m thereafter', '2000000'],
])('[FORM-6] a price that is named stands before those of other years: %s', (text, price) => {
  expect(told(text)).toEqual([[price, []]]);
});

test.each([
  ['3 bedroom flat to let at Yaba. Built last year, 1.8m per annum', '1800000'],
  ['4 bedroom duplex for sale at Ajah, completed last year: 120m', '120000000'],
  ['3 bedroom flat to let at Yaba. Last year 1.5m, now 1.8m', '1800000'],
  ['3 bedroom flat to let Yaba 2m, last year 1.5m', '2000000'],
])('[FORM-6] what was done last year is no price of last year: %s', (text, price) => {
  expect(told(text)).toEqual([[price, []]]);
});

test('[FORM-6] a total has the fees in it, and is asked about beside what is paid later', () => {
  expect(told('3 bedroom flat to let Yaba. Total price: 4m. Renewal: 3m')).toEqual([
    ['', [SEVERAL]],
  ]);
});
