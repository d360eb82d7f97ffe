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
    ['3 bedroom flat for sale in Lekki ₦45.000.000,00', '45000000'],
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
    'Its words give the price of each of several homes: it is taken for one of them, to be listed by itself',
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
    const gone = "Its words say that it is sold, let or not to be had: 'is taken'";
    expect(
      chat(`Ada: ${LEKKI}`, `Ada: ${YABA}`, 'Ada: The 3 bedroom flat in Lekki is taken'),
    ).toEqual([
      [`${LEKKI}\nThe 3 bedroom flat in Lekki is taken`, [gone]],
      [YABA, []],
    ]);
    expect(chat(`Ada: ${LEKKI}`, `Ada: ${YABA}`, 'Obi: Mine is sold out', 'Ada: Taken')).toEqual([
      [LEKKI, []],
      [`${YABA}\nTaken`, ["Its words say that it is sold, let or not to be had: 'Taken'"]],
    ]);
  });

  test('a home is gone as often as it was told, also by who says so in fewer words', () => {
    const dear = '5 bed detached duplex for sale, Lekki county 180m';
    const cheap = '5 bed detached duplex for sale, Lekki county 175m';
    const gone = (words: string) => [
      `Its words say that it is sold, let or not to be had: '${words}'`,
    ];
    const sold = 'Just sold the 5 bed Lekki county!';
    expect(chat(`Ada: ${dear}`, `Ada: ${cheap}`, `Ada: ${sold}`)).toEqual([
      [`${dear}\n${sold}`, gone('Just sold')],
      [`${cheap}\n${sold}`, gone('Just sold')],
    ]);
    const taken = '2 bed flat Yaba taken please';
    expect(chat(`Ada: ${LEKKI}`, `Ada: ${YABA}`, `Ada: ${taken}`)).toEqual([
      [LEKKI, []],
      [`${YABA}\n${taken}`, gone(taken)],
    ]);
    expect(chat(`Ada: ${YABA}`, 'Ada: House with pictures taken')).toEqual([[YABA, []]]);
  });

  test.each([
    ['Update: the 2 bed flat in Yaba is now 1.8m', '1800000'],
    ['Rent reduced to 1.7m for the 2 bed Yaba', '1700000'],
  ])('a home that is told again with its new price is one home: %s', (words, price) => {
    const said = readAdverts(
      ['Ada: ' + LEKKI, 'Ada: ' + YABA, `Ada: ${words}`]
        .map((line, at) => `[1/2/2026, 10:0${at}:00] ${line}`)
        .join('\n'),
    );
    expect(said.map(({ form }) => [form.price, form.listingType])).toEqual([
      ['5000000', 'rent'],
      [price, 'rent'],
    ]);
  });

  test("an advert that says 'now' of a home in another place is a home of its own", () => {
    const other = '2 bedroom flat to let in Ikeja is now 1.9m';
    expect(chat(`Ada: ${YABA}`, `Ada: ${other}`)).toEqual([
      [YABA, []],
      [other, []],
    ]);
  });

  test.each([
    [
      'of two kinds of home',
      '3 bed duplex to let in Yaba 5m',
      '3 bed flat to let in Yaba 2m',
      'Update: the 3 bed flat in Yaba is now 1.8m',
      ['5000000', '1800000'],
    ],
    [
      'by the month',
      YABA,
      LEKKI,
      'Update: the 2 bed flat in Yaba is now 150k per month',
      ['2000000', '5000000', '1800000'],
    ],
    [
      'of another offer',
      YABA,
      LEKKI,
      'Update: the 2 bed flat in Yaba is now for sale, 60m',
      ['2000000', '5000000', '60000000'],
    ],
    [
      'of a home beside it',
      YABA,
      LEKKI,
      'Update: 2 bed flat to let in Yaba now available, 3m',
      ['2000000', '5000000', '3000000'],
    ],
    [
      'with a charge',
      YABA,
      LEKKI,
      'Update: the 2 bed flat in Yaba is now 1.8m, caution 200k',
      ['2000000', '5000000', '1800000'],
    ],
  ])('a new price %s is said of that home alone', (_, one, other, words, prices) => {
    const text = [one, other, words].map((line, at) => `[12/05/2026, 10:2${at}] Ada: ${line}`);
    expect(readAdverts(text.join('\n')).map(({ form }) => form.price)).toEqual(prices);
  });

  test('what is taken is one of several homes that are alike in rooms and place, the last', () => {
    const homes = [
      'Mini flat to let in Yaba 700k',
      'Mini flat to let in Yaba 900k',
      'Mini flat for sale in Yaba 30m',
    ];
    expect(
      chat(...homes.map((home) => `Ada: ${home}`), 'Ada: The mini flat in Yaba is taken').map(
        ([, doubts]) => doubts?.length,
      ),
    ).toEqual([0, 0, 1]);
  });

  test('a home that is posted again after that is to be had again', () => {
    expect(chat(`Ada: ${LEKKI}`, 'Ada: Taken', `Ada: ${LEKKI}`)).toEqual([[LEKKI, []]]);
  });

  test('what the chat says of a changed message is left out', () => {
    expect(chat(`Ada: ${LEKKI} <This message was edited>`)).toEqual([[LEKKI, []]]);
  });
});

const offered = (text: string) =>
  readAdverts(text).map(({ form }) => [form.listingType, form.price, form.address]);

describe('[FORM-6] a heading within a list is for what follows it', () => {
  const RENTS = [
    ['rent', '4500000', 'Ikeja, Lagos'],
    ['rent', '2000000', 'Ojodu, Lagos'],
  ];
  const SALES = [
    ['sale', '165000000', 'Ikota, Lagos'],
    ['sale', '320000000', 'Magodo, Lagos'],
  ];
  test.each([
    [
      'of numbers',
      'TO LET\n1. 3 bedroom flat, Ikeja. 4.5m\n2. 2 bedroom flat, Ojodu. 2m\nFOR SALE\n3. 4 bedroom terrace, Ikota. 165m\n4. 5 bedroom duplex, Magodo. 320m',
    ],
    [
      'of numbers with empty lines',
      'TO LET\n\n1. 3 bedroom flat, Ikeja. 4.5m\n\n2. 2 bedroom flat, Ojodu. 2m\n\nFOR SALE\n\n1. 4 bedroom terrace, Ikota. 165m\n\n2. 5 bedroom duplex, Magodo. 320m',
    ],
    [
      'of signs',
      'TO LET\n🏠 3 bedroom flat, Ikeja. 4.5m\n🏠 2 bedroom flat, Ojodu. 2m\nFOR SALE\n🏠 4 bedroom terrace, Ikota. 165m\n🏠 5 bedroom duplex, Magodo. 320m',
    ],
    [
      'of blocks',
      'TO LET\n3 bedroom flat\nIkeja\n4.5m\n2 bedroom flat\nOjodu\n2m\nFOR SALE\n4 bedroom terrace\nIkota\n165m\n5 bedroom duplex\nMagodo\n320m',
    ],
    [
      'of blocks with labels',
      'TO LET\nLocation: Ikeja\n3 bedroom flat\nPrice: 4.5m\nLocation: Ojodu\n2 bedroom flat\nPrice: 2m\nFOR SALE\nLocation: Ikota\n4 bedroom terrace\nPrice: 165m\nLocation: Magodo\n5 bedroom duplex\nPrice: 320m',
    ],
  ])('%s', (_of, text) => {
    expect(offered(text)).toEqual([...RENTS, ...SALES]);
    expect(asked(text)).toEqual([]);
  });

  test('and below each home for the one above it', () => {
    expect(
      offered('3 bedroom flat Ikeja 4.5m\nFOR RENT\n\n4 bedroom terrace Ikota 165m\nFOR SALE'),
    ).toEqual([RENTS[0], SALES[0]]);
  });
});

test.each([
  [
    'a label before each, the home last',
    'Location: Lekki\nPrice: 5m\nProperty: 3 bedroom flat to let\nLocation: Yaba\nPrice: 2m\nProperty: 2 bedroom flat to let\nLocation: Surulere\nPrice: 900k\nProperty: Mini flat to let',
  ],
  [
    'the home first, then labels',
    '3 bedroom flat to let\nLocation: Lekki\nPrice: 5m\n2 bedroom flat to let\nLocation: Yaba\nPrice: 2m\nMini flat to let\nLocation: Surulere\nPrice: 900k',
  ],
  [
    'references',
    'Ref: HG-001\n3 bedroom flat to let, Lekki, 5m\nRef: HG-002\n2 bedroom flat to let, Yaba, 2m\nRef: HG-003\nMini flat to let, Surulere, 900k',
  ],
  [
    'words between them',
    '3 bedroom flat to let, Lekki, 5m\nALSO AVAILABLE\n2 bedroom flat to let, Yaba, 2m\nAND\nMini flat to let, Surulere, 900k',
  ],
])('[FORM-6] homes are told apart by %s', (_by, text) => {
  expect(told(text)).toEqual(THREE);
  expect(
    readAdverts(text)
      .map(({ form }) => form.description)
      .join(),
  ).not.toMatch(/ALSO|AND/);
});

test('[FORM-6] a home without a price among others is a draft of its own', () => {
  expect(
    offered(
      '4 bedroom terrace for sale, Ikota, 150m\n3 bedroom flat for sale, Agungi\n5 bedroom duplex for sale, Magodo, 300m',
    ),
  ).toEqual([
    ['sale', '150000000', 'Ikota, Lagos'],
    ['sale', '', 'Agungi, Lagos'],
    ['sale', '300000000', 'Magodo, Lagos'],
  ]);
});

test.each([
  'SOLD!!! 4 bedroom terrace for sale, Ikota, 140m',
  '4 bedroom terrace for sale, Ikota, 140m - SOLD',
  '4 bedroom terrace for sale, Ikota, 140m ❌ SOLD',
  '4 bedroom terrace for sale, Ikota, 140m (sold)',
  '3 bedroom flat to let, Yaba, 2m (RENTED OUT ✅)',
  '4 bedroom terrace for sale, Ikota, 140m. It is off market',
  '4 bedroom terrace for sale, Ikota, 140m. Don sell o',
])('[FORM-6] a home that is marked as gone is asked about: %s', (text) => {
  expect(asked(text)).toEqual([
    expect.stringMatching(/^Its words say that it is sold, let or not to be had: '[A-Za-z]/),
  ]);
});

test.each([
  '4 bedroom terrace for sale, Ikota, 140m. To be sold as it is',
  '4 bedroom terrace for sale, Ikota, 140m. Half of the estate is sold with title',
])('[FORM-6] words of a sale leave a home to be had: %s', (text) => {
  expect(asked(text)).toEqual([]);
});

test.each([
  ['5 bedroom duplex for sale, Guzape, Abuja, 180m. Needs 60m to finish', '180000000'],
  ['4 bedroom duplex for sale at Ikota for 95m. Tenants paying rent 3m', '95000000'],
  ['2 bedroom flat to let, Yaba, 2m500k', '2500000'],
  ['2 bedroom flat to let, Yaba, 2 million five hundred thousand', '2500000'],
])('[FORM-6] the price is %j: that of the home', (text, price) => {
  expect(readAdverts(text)[0]?.form.price).toBe(price);
  expect(asked(text)).toEqual([]);
});

test('[FORM-6] a price beside what it is let for is asked about, once', () => {
  expect(asked('4 bedroom duplex for sale at Ikota 95m. Rent is 3m yearly')).toEqual([
    'Its words offer it for sale and to let: choose the one that it is',
  ]);
});

test.each([
  'Buyer ready with 150m for a 4 bedroom duplex for sale in Ikota',
  'I have a client for 3 bedroom flat to let in Yaba, 3m',
  'REQ: 3 bedroom flat to let in Yaba, 3m',
  'I want to buy 3 bedroom flat for sale in Yaba, 60m',
  'I am looking for a 3 bedroom bungalow to let in Yaba, 3m',
  'Do you have 3 bedroom flat to let in Yaba, 3m?',
  'Pls who get 3 bedroom flat to let for Yaba 3m',
  'Budget: 3m\n3 bedroom flat to let in Yaba',
])('[FORM-6] who looks for a home offers none: %s', (text) => {
  expect(asked(text).join()).toMatch(/Its words look for a home and offer none: '\w/);
});

describe('[SHARE-6] messages that were copied', () => {
  const HOME = '3 bedroom flat to let, Yaba, 3m';
  test.each([
    '[14/11, 3:04 pm] Uche: ',
    '[3:04 pm, 14/11/2026] Uche: ',
    '[15:04, 14/11/2026] Uche: ',
    '14.11.26, 15:04 - Uche: ',
    '2026-11-14, 15:04 - Uche: ',
    '[14 Nov 2026, 15:04] Uche: ',
  ])('leave sender and time out: %s', (stamp) => {
    const text = `${stamp}${HOME}\n${stamp.replace('Uche', 'Ada')}Is it still there?`;
    expect(readAdverts(text).map(({ form }) => form.description)).toEqual([HOME]);
  });

  test('in a row of one sender are one home, and what is corrected is', () => {
    const stamp = '12/03/2026, 09:15 - ';
    const chat = [
      'Sola: For sale',
      'Sola: 4 bedroom bungalow, Yaba',
      'Sola: 28m',
      `Kemi: ${HOME}`,
      'Kemi: Price now 2.8m',
    ];
    expect(offered(chat.map((said) => `${stamp}${said}`).join('\n'))).toEqual([
      ['sale', '28000000', 'Yaba, Lagos'],
      ['rent', '2800000', 'Yaba, Lagos'],
    ]);
  });
});

test.each([
  [
    'To let: 2 bedroom flat at Ogudu 1.8m and mini flat at Ojodu 900k. Agent fee 10%',
    [
      ['2', 'Ogudu, Lagos', '1800000'],
      ['1', 'Ojodu, Lagos', '900000'],
    ],
  ],
  [
    'Mini flat Kubwa Abuja 700k + BQ at Jabi 500k',
    [
      ['1', 'Kubwa, Abuja', '700000'],
      ['1', 'Jabi, Abuja', '500000'],
    ],
  ],
  [
    '1. Mini flat at Yaba, 1.2m yearly\n2. BQ at Gwarinpa Abuja, 600k',
    [
      ['1', 'Yaba, Lagos', '1200000'],
      ['1', 'Gwarinpa, Abuja', '600000'],
    ],
  ],
  [
    '4 bedroom duplex at Ikoyi with BQ, 250m. Land is 600sqm.',
    [['4', 'Ikoyi, Lagos', '250000000']],
  ],
  [
    '3 bedroom flat at Yaba, 2.5m per annum, 2 toilets, service charge 200k and agency 10%',
    [['3', 'Yaba, Lagos', '2500000']],
  ],
])(
  '[FORM-6] homes within one line, and a room for staff by itself, are homes: %s',
  (text, homes) => {
    expect(told(text)).toEqual(homes);
  },
);

test.each(['Good morning house 🙏', '🔥 HOT 🔥', 'New listing alert!!!', '🚨JUST IN🚨'])(
  '[FORM-6] %j is none of a home’s words',
  (line) => {
    expect(
      readAdverts(`${line}\n3 bedroom flat to let, Yaba, 3m`).map(({ form }) => form.description),
    ).toEqual(['3 bedroom flat to let, Yaba, 3m']);
  },
);

test('[FORM-6] a line that says something stays, however it cries', () => {
  expect(
    readAdverts('HOT new duplex!\n4 bedrooms, Yaba, for sale 90m')[0]?.form.description,
  ).toMatch(/^HOT new duplex!/);
});

test.each([
  'If you are looking for a 3 bedroom flat to let in Yaba at 3m, this is it',
  '3 bedroom flat for sale in Yaba, 60m. Buyers waiting, first come first served',
])('[FORM-6] words to seekers are no request: %s', (text) => {
  expect(asked(text)).toEqual([]);
});

test('[FORM-6] what is cut out of a line keeps the words between its parts', () => {
  expect(
    readAdverts(
      '3 bedroom flat at Yaba 2.5m with water and light, 2 bedroom flat at Surulere 2m',
    ).map(({ form }) => form.description),
  ).toEqual(['3 bedroom flat at Yaba 2.5m with water and light', '2 bedroom flat at Surulere 2m']);
});

test('[FORM-6] the rent of each of several flats is that of one, with its fees by percent', () => {
  const [home] = readAdverts(
    '2 bedroom flats (4 units) to let in Yaba, 2m each, agency 10%, legal 5%',
  );
  expect([home?.form.price, home?.form.agencyFee, home?.form.legalFee]).toEqual([
    '2000000',
    '200000',
    '100000',
  ]);
  expect(asked('3 bedroom flats for sale in Yaba, 45m each')).toEqual([
    'Its words give the price of each of several homes: write the one of the whole',
  ]);
});

test('[SHARE-6] a list within one line is a home for each of its numbers, and another person’s heading is none of it', () => {
  const stamp = '12/03/2025, 11:05 - ';
  const list = '1) Mini flat Surulere 1.3m 2) 2bed flat Ijesha 1.8m 3) selfcon Lawanson 600k';
  const homes = [
    ['1', 'Surulere, Lagos', '1300000'],
    ['2', 'Ijesha, Lagos', '1800000'],
    ['', 'Lawanson, Lagos', '600000'],
  ];
  expect(told(list)).toEqual(homes);
  const chat = `${stamp}Sade: FOR SALE\n5 bed duplex Osapa London\n₦380m\n${stamp}Baba: ${list}`;
  expect(told(chat).slice(1)).toEqual(homes);
  const open = 'Its words do not say whether it is for sale or to let';
  expect(readAdverts(chat).map(({ offerDoubt }) => offerDoubt)).toEqual([null, open, open, open]);
});

test('[FORM-6] a house number and a decimal begin no list', () => {
  expect(told('3 bed flat to let at No. 1 Allen, Ikeja. 2. parking 2m')).toHaveLength(1);
  expect(told('2 bed flat Yaba 1.5m with 2.5 baths')).toHaveLength(1);
});

test.each([
  '2 and 3 bedroom flats to let in Yaba. 2bed 1.2m, 3bed 1.8m',
  '2 & 3 bedroom flats to let in Yaba. 2bed 1.2m, 3bed 1.8m',
  'Two and 3 bedroom flats to let in Yaba. 2bed 1.2m, 3bed 1.8m',
])('[FORM-6] numbers of rooms that are named together are above both homes: %s', (text) => {
  expect(readAdverts(text).map(({ form }) => [form.listingType, form.price, form.address])).toEqual(
    [
      ['rent', '1200000', 'Yaba, Lagos'],
      ['rent', '1800000', 'Yaba, Lagos'],
    ],
  );
});

test('[FORM-6] kinds that are named together before any price are no home of their own', () => {
  const [studio, flat] = readAdverts(
    'Self contain & mini flat to let at Akoka. Selfcon 350k, mini flat 600k',
  ).map(({ form }) => [form.type, form.price]);
  expect(studio).toEqual(['Studio', '350000']);
  expect(flat).toEqual(['Flat', '600000']);
  expect(
    readAdverts('Flat to let in Yaba 2m and 3 bedroom duplex in Ikeja for sale 80m').map(
      ({ form }) => [form.type, form.price],
    ),
  ).toEqual([
    ['Flat', '2000000'],
    ['Detached', '80000000'],
  ]);
});
