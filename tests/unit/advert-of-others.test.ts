import { expect, test } from 'vitest';
import { readAdverts } from '../../src/domain/advert/read-adverts';

// Adverts as other people posted them, with what a careful person fills in, by hand.
const told = (text: string) =>
  readAdverts(text).map(({ form, offerDoubt }) => [
    offerDoubt === null ? form.listingType : 'open',
    form.bedrooms,
    form.address,
    form.price,
  ]);
const flat = (price: string) => `2bed flat for rent Yaba. ${price}`;

test.each([
  ['100k/mth', '1200000'],
  ['100k/mo', '1200000'],
  ['100k per mth', '1200000'],
  ['100k montly', '1200000'],
  ['100k evry month', '1200000'],
  ['100k one month', '1200000'],
  ['Monthly rent of N100,000', '1200000'],
  ['450,000k', '450000'],
  ['N450.000', '450000'],
  ['1200000 call 08031234567', '1200000'],
  ['2m. Agr: 240k. Comm: 200k', '2000000'],
  ['2m. Viewing fee 50k', '2000000'],
  // What is paid by the quarter or for two years is no year's rent, nor is what one moves in with.
  ['750k quarterly', ''],
  ['750k per quarter', ''],
  ['1.5m half yearly', ''],
  ['1.5m biannually', ''],
  ['3m (2 years)', ''],
  ['Everything 900k', ''],
  ['All in all 900k', ''],
  ['900k all inclusive', ''],
  ['900k all in', ''],
  ['First payment 900k', ''],
  ['1st year 900k', ''],
  ['Move in with 900k', ''],
  ['Rent and service charge 600k', ''],
  ['Rent and caution 600k', ''],
])('[FORM-6] the rent of a year in %j is %j', (words, price) => {
  expect(told(flat(words))).toEqual([['rent', '2', 'Yaba, Lagos', price]]);
});

test.each([
  ['Rent and service charge 600k', ''],
  ['2m. Service charge 300k for 2 years', ''],
  ['2m. Service charge 15k psm', ''],
  ['2m. Service charge 300k', '300000'],
  ['2m. Service charge 25k/m', ''],
  ['2m. 10% agency 5% legal 100k caution 50k service charge', '50000'],
  ['2m rent and 600k service charge', '600000'],
])('[FORM-6] the service charge in %j is %j', (words, charge) => {
  expect(readAdverts(flat(words)).map(({ form }) => form.serviceCharge)).toEqual([charge]);
});

test.each([
  ['2bed flat Yaba to let. 2m. ag/leg 10% each', '200000', '200000', ''],
  ['2bed flat Yaba to let. 2m. Agr: 240k', '', '240000', ''],
  ['2bed flat Yaba to let. 2m. comm & agr 130k each', '130000', '130000', ''],
  ['2bed flat Yaba to let. 2m. A/L 10%/5%', '200000', '100000', ''],
  ['2bed flat Yaba to let. 2m. 10/5 agency and agreement', '200000', '100000', ''],
  ['2bed flat Yaba to let. 2m. 5% / 10% legal & agency', '200000', '100000', ''],
  ['2bed flat Yaba to let. 2m. 10% agency 5% legal 100k caution', '200000', '100000', '100000'],
  ['2bed flat Yaba to let. 2m. Agency 10% Legal 5% Caution 100k', '200000', '100000', '100000'],
  ['2bed flat Yaba to let. 2m. Agency. 10% Legal. 5%', '200000', '100000', ''],
  ['2bed flat Yaba to let. 2m. AG 10% LG 5%', '200000', '100000', ''],
  ['2bed flat Yaba to let 2m plus 10/10', '200000', '200000', ''],
  ['2bed flat Yaba to let. 2m. Damage/caution: 100k', '', '', '100000'],
  ['2bed flat Yaba to let. 2m. Security deposit N50,000', '', '', '50000'],
])('[FORM-6] the fees of %j', (text, agency, legal, caution) => {
  expect(
    readAdverts(text).map(({ form }) => [form.agencyFee, form.legalFee, form.cautionFee]),
  ).toEqual([[agency, legal, caution]]);
});

test.each([
  ['2bed flat for rent at Yaba. 2m. Not for sale', 'rent'],
  ['This property is not for sale\n2bed flat for rent Yaba 1m', 'rent'],
  ['2bed flat to let, Yaba 2m. Contact us if you have a property to sell', 'rent'],
  ['Land lease, Lekki 5m', 'lease'],
  ['Semi detached 5 bed, VGC. 320m asking. Sale', 'sale'],
  ['2bedrooms at Barracks Road Surulere, 2.3m. rent o, no be sale', 'rent'],
  ['Selling my 3bedroom flat in Yaba 45m', 'sale'],
  ['3bedrooms flat 2let, Yaba 3m', 'rent'],
  ['4 bedroom duplex Maitama. To let 25m, to sell 850m', 'open'],
  ['4 bedroom duplex Maitama. Sale: 850m. Rent: 25m', 'open'],
  ['4 bedroom duplex Maitama. For sale. Rent 25m', 'open'],
  ['4 bedroom duplex for sale or rent at Ikate. 150m', 'open'],
  ['Shop for sale at Balogun market. Price 5m, yearly rent 600k to the market', 'open'],
  ['Rent to own 3bed terrace Lekki 45m, initial deposit 10m', 'open'],
])('[FORM-6] what is offered in %j is %s', (text, offer) => {
  expect(told(text).map(([one]) => one)).toEqual([offer]);
});

test.each([
  'To let\nYaba\nMini flat - 1.3m\nGbagada\n2 bedroom flat - 2.8m',
  'To let\nYABA:\nMini flat - 1.3m\nGBAGADA:\n2 bedroom flat - 2.8m',
  'To let\nMini flat 1.3m\n📍Yaba\n2 bedroom flat 2.8m\n📍Gbagada',
  'To let\nMini flat 1.3m\nLocation: Yaba\n2 bedroom flat 2.8m\nLocation: Gbagada',
])('[FORM-6] each home has its own place, above it or below: %j', (text) => {
  expect(told(text)).toEqual([
    ['rent', '1', 'Yaba, Lagos', '1300000'],
    ['rent', '2', 'Gbagada, Lagos', '2800000'],
  ]);
});

test.each([
  [
    'For sale at Lugbe\n3 bedroom: 45m\n4 bedroom: 75m',
    [
      ['sale', '3', 'Lugbe, Abuja', '45000000'],
      ['sale', '4', 'Lugbe, Abuja', '75000000'],
    ],
  ],
  [
    'Shortlet Ikate\n1 bedroom: 80k\n2 bedroom: 120k',
    [
      ['shortlet', '1', 'Ikate, Lagos', '80000'],
      ['shortlet', '2', 'Ikate, Lagos', '120000'],
    ],
  ],
  ['3 b/r flat to let Ajah 1.5m', [['rent', '3', 'Ajah, Lagos', '1500000']]],
  ['2bed flat for rent Lekki 1.5m', [['rent', '2', 'Lekki, Lagos', '1500000']]],
  ['2bed flat for rent Lekki Phase 1 1.5m', [['rent', '2', 'Lekki Phase 1, Lagos', '1500000']]],
  ['Mini flat to rent Yaba 1m', [['rent', '1', 'Yaba, Lagos', '1000000']]],
])('[FORM-6] a price is no number of rooms and no part of a place: %j', (text, homes) => {
  expect(told(text)).toEqual(homes);
});

test.each([
  [
    '2 & 3 bedroom flats for rent in Life Camp, Abuja\n2 bedroom: 3m\n3 bedroom: 4.5m',
    [
      ['rent', '2', 'Life Camp, Abuja', '3000000'],
      ['rent', '3', 'Life Camp, Abuja', '4500000'],
    ],
  ],
  [
    'To let at Igando\nMini flat: 400k\n\n2 bedroom: 700k',
    [
      ['rent', '1', 'Igando, Lagos', '400000'],
      ['rent', '2', 'Igando, Lagos', '700000'],
    ],
  ],
  [
    'For sale\n4 bedroom duplex, Lekki\nPrice 90m\n4 bedroom duplex, Ajah\nPrice 70m',
    [
      ['sale', '4', 'Lekki, Lagos', '90000000'],
      ['sale', '4', 'Ajah, Lagos', '70000000'],
    ],
  ],
  [
    '3 bedroom flat Wuse Zone 6. N4m. Upper floor. Also 1 bedroom flat Garki Area 11, N1.8m. Both for rent',
    [
      ['rent', '3', 'Wuse, Abuja', '4000000'],
      ['rent', '1', 'Area 11, Abuja', '1800000'],
    ],
  ],
  [
    'Single room 70k, self con 150k, room and parlour 220k, 2 bedroom 350k. All at Lugbe. To let',
    [
      ['rent', '', 'Lugbe, Abuja', '70000'],
      ['rent', '', 'Lugbe, Abuja', '150000'],
      ['rent', '1', 'Lugbe, Abuja', '220000'],
      ['rent', '2', 'Lugbe, Abuja', '350000'],
    ],
  ],
  [
    '1 bedroom shortlet wuse 2 abuja\n65k pn\nweekly 400k\ncaution 50k',
    [['shortlet', '1', 'Wuse 2, Abuja', '65000']],
  ],
  [
    'TO LET\n2 bedroom flat\nIsolo\nRent: 1.2m (2yrs = 2.4m)',
    [['rent', '2', 'Isolo, Lagos', '1200000']],
  ],
])('[FORM-6] what is said of all homes, and of each: %j', (text, homes) => {
  expect(told(text)).toEqual(homes);
});

test('[FORM-6] a price per plot, whatever else it is for, is none of the whole', () => {
  expect(told('Land for lease Benin, 2 plots, 1m per annum per plot')).toEqual([
    ['lease', '', 'Benin City, Edo', ''],
  ]);
});

test.each([
  ['Serviced 3bed with bq, Ikoyi. Rent 18m', [['rent', '3', 'Ikoyi, Lagos', '18000000']]],
  // What holds now takes back what was asked before.
  ['4bed duplex, Apo, for sale. Asking 70m, now 65m', [['sale', '4', 'Apo, Abuja', '65000000']]],
  [
    '2 bed flat, Trans Amadi, Port Harcourt. 1.8 per year',
    [['rent', '2', 'Trans Amadi, Port Harcourt, Rivers', '']],
  ],
  [
    '1. 3 bed flat Yaba 3m\n2. 2 bed flat Ketu 1.5m\nAll per annum',
    [
      ['rent', '3', 'Yaba, Lagos', '3000000'],
      ['rent', '2', 'Ketu, Lagos', '1500000'],
    ],
  ],
  [
    '3 bed flat Yaba 3m\n2 bed flat Ketu 1.5m\n\nPrices are per annum',
    [
      ['rent', '3', 'Yaba, Lagos', '3000000'],
      ['rent', '2', 'Ketu, Lagos', '1500000'],
    ],
  ],
  ['Farmland, Iseyin, Oyo state for sale: 60m', [['sale', '', 'Iseyin, Oyo', '60000000']]],
])('[FORM-6] as agents write it: %j', (text, homes) => {
  expect(told(text)).toEqual(homes);
});

test.each([
  ['3 bed flat Yaba. Rent 3m. S.C. 400k', { serviceCharge: '400000', price: '3000000' }],
  ['3BR flat, Yaba. ₦3,000,000/yr, S.C ₦400k', { serviceCharge: '400000', price: '3000000' }],
  // A room 's.c' is self-contained, and what follows is what it costs.
  ['1 room s.c to let, Yaba, Lagos. 400k', { serviceCharge: '', price: '400000', type: 'Studio' }],
  // One sum for two fees is none of each.
  ['Mini-flat, Ogba. Rent 800K, Agr/Comm -200K', { agencyFee: '', legalFee: '', price: '800000' }],
])('[FORM-6] fees in short: %s', (text, form) => {
  expect(readAdverts(text)[0]?.form).toMatchObject(form);
});

test('[FORM-6] a road that is called after a school is no school', () => {
  const [home] = readAdverts('2 bed flat, School Road, Elelenwo, Port Harcourt. 900k rent');
  expect(home?.form).toMatchObject({
    type: 'Flat',
    address: 'School Road, Elelenwo, Port Harcourt, Rivers',
  });
  expect(home?.doubts).toEqual([]);
});

test.each([
  ['2 bedroom flat to let at Yaba, 2.5m', 'Price reduced to 2.2m', '2200000'],
  ['1bed mini flat Lugbe FHA for rent 1.1m', 'Sorry 1.2m', '1200000'],
  [
    '4 bed terrace for sale Ikota, Lekki 145m',
    'Pls that ikota own na 140m last price o',
    '140000000',
  ],
  ['3 bed flat for rent Jahi Abuja 4.8m', 'Owner said 4.6m last', '4600000'],
  // A question is no price.
  ['3 bed flat for rent Jahi Abuja 4.8m', 'Can you take 4.6m last?', '4800000'],
])('[FORM-6] what a sender says of the price later holds: %s / %s', (first, later, price) => {
  const chat = `[12/11/26, 09:10] Emeka: ${first}\n[12/11/26, 09:12] Emeka: ${later}`;
  expect(readAdverts(chat).map(({ form }) => form.price)).toEqual([price]);
});

test.each([
  'DUPLEX (4bed)\nGbagada phase 2\n8m -- on hold',
  '2bed flat to let Yaba 2.5m ❌',
  '~Self con to let Bariga 500k~',
])('[FORM-6] what is on hold or crossed out is asked about: %j', (text) => {
  expect(readAdverts(text)[0]?.doubts.join()).toContain(
    'Its words say that it is sold, let or not to be had',
  );
});

test('[FORM-6] what is next in a numbered list is none of the home before it, whatever it is', () => {
  const list = [
    'Available for sale in Abuja',
    '1. 3 Bedroom flat Wuye, N75,000,000',
    '2. Filling station @ Kubwa expressway, 8 pumps. SOLD',
    '3. 4 bedroom duplex Apo, N120m',
  ].join('\n');
  const homes = readAdverts(list).map(({ form, doubts }) => [form.price, doubts.length === 0]);
  expect(homes).toEqual([
    ['75000000', true],
    ['', false],
    ['120000000', true],
  ]);
  // What a home has may be numbered as well.
  expect(
    readAdverts(
      '4 bedroom duplex for sale, Lekki Phase 1, 150m. It has:\n1. Swimming pool\n2. Gym close to Lekki Phase 1 gate',
    ),
  ).toHaveLength(1);
});

test('[FORM-6] a price without its millions is asked about', () => {
  const [home] = readAdverts('To let: 2 bed flat, Yaba, Lagos. Rent: 1.5');
  expect([home?.form.price, home?.doubts]).toEqual([
    '',
    ["'Rent: 1.5' leaves open what is meant: write the price, such as 1,500,000 or 1.5m"],
  ]);
});
