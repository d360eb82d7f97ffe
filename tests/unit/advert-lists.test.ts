import { describe, expect, test } from 'vitest';
import { readAdverts } from '../../src/domain/advert/read-adverts';

// What an agent who reads the advert would fill in: rooms, where, what it costs, and what they would ask.
const told = (text: string) =>
  readAdverts(text).map(({ form }) => [form.bedrooms, form.address, form.price]);
const asked = (text: string) => readAdverts(text).flatMap(({ doubts }) => doubts);

describe('[FORM-6] millions without a sign of naira', () => {
  test.each([
    ['3 bedroom flat for sale 250m Lekki', '250000000'],
    ['2 bedroom flat to let 2m Yaba', '2000000'],
    ['4 bedroom duplex for sale, Lekki, 45m clean title', '45000000'],
    ['3 bedroom flat to let Surulere 3m serious clients only', '3000000'],
    ['4 bedroom duplex for sale, Lekki Phase 1. 140m', '140000000'],
    ['3 bedroom flat for sale in Lekki 45.000.000', '45000000'],
    ['3 bedroom flat for sale in Lekki 45,000,000 title is C of O', '45000000'],
  ])('are the price: %s', (text, price) => {
    expect(readAdverts(text).map(({ form, doubts }) => [form.price, doubts])).toEqual([
      [price, []],
    ]);
  });

  test.each([
    '3 bedroom flat for sale in Ajah, 200m from the express',
    '3 bedroom flat for sale in Ajah, 100m to the gate',
    '3 bedroom flat for sale in Ajah, on a 12m wide road',
    '3 bedroom flat for sale in Ajah, 3m fence',
    'Land for sale in Ajah measuring 529m',
    'Land for sale in Ajah, 30m by 15m',
    '3 bedroom flat to let in Ajah, rent 1. 5m',
  ])('are none where they are metres or no number: %s', (text) => {
    expect(readAdverts(text)[0]?.form.price).toBe('');
  });

  test.each([
    '3 bedroom flat for sale in Ajah, 200m before the toll gate',
    '3 bedroom flat for sale in Ajah, just 200m Abraham Adesanya',
  ])('are asked about where nobody can tell: %s', (text) => {
    expect(readAdverts(text).map(({ form, doubts }) => [form.price, doubts])).toEqual([
      ['', ['Its words leave open what it costs, metres or millions: write the price']],
    ]);
  });

  test('make a home of each line of a list', () => {
    expect(
      told('For sale\n4 bed terrace 250m Lekki\n5 bed detached 320m Ikate\n3 bed flat 95m Ologolo'),
    ).toEqual([
      ['4', 'Lekki, Lagos', '250000000'],
      ['5', 'Ikate, Lagos', '320000000'],
      ['3', 'Ologolo, Lagos', '95000000'],
    ]);
  });
});

const THREE = [
  ['3', 'Lekki, Lagos', '5000000'],
  ['2', 'Yaba, Lagos', '2000000'],
  ['1', 'Surulere, Lagos', '900000'],
];
test.each([
  [
    'a sign before each',
    '🏠 3 bedroom flat to let\nLekki\n₦5m\n🏠 2 bedroom flat to let\nYaba\n₦2m\n🏠 Mini flat to let\nSurulere\n₦900k',
  ],
  [
    'a sign before its place',
    'HOT DEALS 🔥\n📍 Lekki\n🛏 3 bedroom flat to let\n💰 5m\n📍 Yaba\n🛏 2 bedroom flat to let\n💰 2m\n📍 Surulere\n🛏 Mini flat to let\n💰 900k',
  ],
  [
    'its rooms, place and price in lines',
    'TO LET\n3 bedroom flat\nLekki\n5m\n2 bedroom flat\nYaba\n2m\nMini flat\nSurulere\n900k',
  ],
  [
    'its rooms, price and place in lines',
    'TO LET\n3 bedroom flat\n5m\nLekki\n2 bedroom flat\n2m\nYaba\nMini flat\n900k\nSurulere',
  ],
  [
    'its place, rooms and price in lines',
    'TO LET\nLekki\n3 bedroom flat\n5m\nYaba\n2 bedroom flat\n2m\nSurulere\nMini flat\n900k',
  ],
  [
    'what they are for below all of them',
    '3 bedroom flat, Lekki, 5m\n2 bedroom flat, Yaba, 2m\nMini flat, Surulere, 900k\nAll to let',
  ],
])('[FORM-6] homes are told apart by %s', (_by, text) => {
  expect(told(text)).toEqual(THREE);
  expect(readAdverts(text).map(({ form }) => form.listingType)).toEqual(['rent', 'rent', 'rent']);
  expect(asked(text)).toEqual([]);
});

test('[FORM-6] signs before what a home has set nothing apart', () => {
  expect(told('✅ 3 bedroom flat to let\n✅ Lekki\n✅ ₦5m\n✅ Fitted kitchen')).toEqual([
    ['3', 'Lekki, Lagos', '5000000'],
  ]);
});

test('[FORM-6] a price for each of several plots or flats is asked about', () => {
  expect(asked('2 plots of land for sale at Mowe, 7m each')).toEqual([
    'Its words give the price of a plot: write the one of the whole',
  ]);
  expect(asked('3 bedroom flats to let in Yaba, 2m each')).toEqual([
    'Its words give the price of each of several homes: write the one of the whole',
  ]);
});

test.each([
  'My client wants a 3 bedroom flat to let in Lekki, 4m',
  'Buyer on ground for 4 bedroom duplex in Lekki, 150m for sale',
  'Request: 3 bedroom flat to let in Yaba 2m',
  'URGENT REQUEST\n3 bedroom flat to let in Yaba 2m',
  'Who has a 2 bedroom flat to let in Yaba, 1.5m?',
])('[FORM-6] who looks for a home offers none: %s', (text) => {
  expect(asked(text)).toEqual([
    expect.stringMatching(/^Its words look for a home and offer none: '\w/),
  ]);
});

test.each([
  '3 bedroom flat to let in Yaba, 2m. Tenants wanted',
  '3 bedroom flat to let in Yaba, 2m. Serious clients only, inspection on request',
  '3 bedroom flat to let in Yaba, 2m. My client is the owner',
])('[FORM-6] who looks for a tenant offers a home: %s', (text) => {
  expect(asked(text)).toEqual([]);
});

describe('[SHARE-6] of a talk about homes', () => {
  const chat = (...messages: string[]) =>
    readAdverts(messages.map((words, at) => `[12/05/2026, 10:${20 + at}] ${words}`).join('\n')).map(
      ({ form, doubts }) => [form.description, doubts],
    );
  const LEKKI = '3 bedroom flat to let in Lekki 5m';
  const YABA = '2 bedroom flat to let in Yaba 2m';

  test('a question with a price is no home', () => {
    expect(chat(`Ada: ${LEKKI}`, 'Obi: Can they take 4m for the 3 bedroom flat?')).toEqual([
      [LEKKI, []],
    ]);
  });

  test('what its sender says later of the home that is gone is said of it', () => {
    const gone = "Its words say that it is sold or let: 'is taken'";
    expect(
      chat(`Ada: ${LEKKI}`, `Ada: ${YABA}`, 'Ada: The 3 bedroom flat in Lekki is taken'),
    ).toEqual([
      [`${LEKKI}\nThe 3 bedroom flat in Lekki is taken`, [gone]],
      [YABA, []],
    ]);
    expect(chat(`Ada: ${LEKKI}`, `Ada: ${YABA}`, 'Obi: Mine is sold out', 'Ada: Taken')).toEqual([
      [LEKKI, []],
      [`${YABA}\nTaken`, ["Its words say that it is sold or let: 'Taken'"]],
    ]);
  });

  test('a home that is posted again after that is to be had again', () => {
    expect(chat(`Ada: ${LEKKI}`, 'Ada: Taken', `Ada: ${LEKKI}`)).toEqual([[LEKKI, []]]);
  });

  test('what the chat says of a changed message is left out', () => {
    expect(chat(`Ada: ${LEKKI} <This message was edited>`)).toEqual([[LEKKI, []]]);
  });
});
