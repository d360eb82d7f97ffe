import { expect, test } from 'vitest';
import { readAdverts } from '../../src/domain/advert/read-adverts';

// What a person who reads the advert would write as its price, and what they would ask about.
const SEVERAL = 'Its words name more than one price: write the one that it is';
const STARTS = 'Its words say where prices start: write the one of this home';
const PERIODS =
  'Its words give the price of several years, months or nights: write the one of a year, or of a night';
const told = (text: string) =>
  readAdverts(text).map(({ form, doubts }) => [form.listingType, form.price, doubts]);
const monthly = (naira: string, year: string) => `₦${naira} a month is shown as ₦${year} a year`;

test.each([
  ['1 bedroom apartment to let in Gwarinpa with 24hrs light, 250k per month', '250,000', 3_000_000],
  ['Mini flat to let in a serviced estate in Ajah 150k monthly', '150,000', 1_800_000],
  ['2 bedroom flat in Yaba, constant power and security. 100k every month', '100,000', 1_200_000],
  ['Mini flat to let in Yaba. Monthly rent: 60k', '60,000', 720_000],
  ['Mini flat to let in Yaba. Rent per month: 60k', '60,000', 720_000],
  ['Mini flat to let in Yaba, 60k p/m', '60,000', 720_000],
])(
  '[FORM-6] what a home has is no charge that owns the period of its rent: %s',
  (text, a, year) => {
    expect(told(text)).toEqual([
      ['rent', String(year), [monthly(a, year.toLocaleString('en-US'))]],
    ]);
  },
);

test.each(['Damages: 100k', 'Solicitor: 80k', 'Caution: 80k'])(
  '[FORM-6] a bare price above a fee is the price: %s',
  (fee) => {
    expect(told(`2 bedroom flat to let, Rumuodara, Port Harcourt\n800k\n${fee}`)).toEqual([
      ['rent', '800000', []],
    ]);
  },
);

test('[FORM-6] light and an estate leave a period of a week, a year and a night as it is', () => {
  expect(told('2 bedroom flat to let, Yaba, power, 60k weekly')).toEqual([
    ['rent', '3120000', ['₦60,000 a week is shown as ₦3,120,000 a year']],
  ]);
  expect(told('3 bedroom flat in a secured estate at Sangotedo 3m per annum')).toEqual([
    ['rent', '3000000', []],
  ]);
  expect(told('Shortlet 2 bedroom flat in Wuse 2. 24/7 light, DSTV\n₦85,000 per night')).toEqual([
    ['shortlet', '85000', []],
  ]);
});

test.each([
  'light bill 20k per month',
  'estate dues 200k per annum',
  'service charge 1.5m per annum',
  'security fee 20k monthly',
  'light: 20k per month',
])('[FORM-6] a charge that is named as one says nothing of a sale: %s', (charge) => {
  expect(told(`4 bedroom terrace for sale in Ikate. 165m. ${charge}`)).toEqual([
    ['sale', '165000000', []],
  ]);
});

test.each([
  ['rent between 2m and 2.5m', SEVERAL],
  ['rent: 2-2.5m', SEVERAL],
  ['1.8m/2.2m', SEVERAL],
  ['2m or 3m', SEVERAL],
  ['2m - 2.5m', SEVERAL],
  ['upstairs 1.2m, downstairs 1m', SEVERAL],
  ['450k for single room 300k for double room', SEVERAL],
  ['from 2m', STARTS],
  ['price starts from ₦2m', STARTS],
  ['2 years rent 3m', PERIODS],
  ['Rent 3m for two years', PERIODS],
  ['Rent 500k for 6 months', PERIODS],
])('[FORM-6] which price it is, is asked: %s', (price, doubt) => {
  expect(told(`2 bedroom flat to let in Yaba. ${price}`)).toEqual([['rent', '', [doubt]]]);
});

test.each([
  ['was 120m, now 95m!', '95000000'],
  ['Was ₦165m ❌ Now ₦148m. Service charge in the estate is just 350k yearly', '148000000'],
  ['Price: 95m (was 120m)', '95000000'],
  ['Reduced from 120m to 95m', '95000000'],
  ['Former price 120m, new price 95m', '95000000'],
  ['65m! Call now', '65000000'],
  ['65m, C of O', '65000000'],
  ['65m C of O', '65000000'],
  ['85m cash', '85000000'],
  ['320,000,000 asking', '320000000'],
  ['N35m. Currently rented for 2m per annum', '35000000'],
  ['100m from the express road. 65m', '65000000'],
  ['Wuse 2 - 85m', '85000000'],
  ['Price: Seventy-five million naira only. Title: FCDA C of O', '75000000'],
  ['One hundred and twenty-five million naira', '125000000'],
  ['One million, five hundred thousand naira', '1500000'],
  ['45,000 litres of water. 65m', '65000000'],
])('[FORM-6] the price of a sale: %s', (price, naira) => {
  expect(told(`3 bedroom flat for sale in Yaba. ${price}`)).toEqual([['sale', naira, []]]);
});

test.each([
  ['Former rent 800k, new rent 1m', '1000000'],
  ['Former tenant dey pay 800k but new rent na 1m yearly', '1000000'],
  ['Landlord dey ask 900k for one year', '900000'],
  ['2m, agency 10%', '2000000'],
  ['1.1m per annum + 300k service charge', '1100000'],
  ['2.5m net for 1yr', '2500000'],
  ['350k per session/year', '350000'],
  ['1.5m per annum, tenant pays 2 years upfront i.e 3m', '1500000'],
  ['450 thousand naira a year', '450000'],
  ['four hundred and fifty thousand naira a year', '450000'],
  ['Service apartment, rent 300k', '300000'],
])('[FORM-6] the price of a rent: %s', (price, naira) => {
  expect(told(`2 bedroom flat to let in Yaba. ${price}`)).toEqual([['rent', naira, []]]);
});

test('[FORM-6] of prices by what is paid at once the outright one is taken, and the others are told', () => {
  const parts = 'Its words name other prices for who pays in parts: the outright one was taken';
  for (const list of [
    'Outright 18m, 6 months 20m, 12 months 22m',
    '₦18m outright, ₦22m for 12 months',
  ])
    expect(told(`Land for sale in Bogije. ${list}`)).toEqual([['sale', '18000000', [parts]]]);
});

test('[FORM-6] a joint venture has no price, and is asked about where it is pasted', () => {
  expect(told('Joint venture land at Ikoyi, 4500sqm. Premium N500m')).toEqual([
    ['sale', '', ["Its words offer a joint venture, neither a sale nor a rent: 'Joint venture'"]],
  ]);
  expect(told('Land for joint venture at Ikoyi. N500m')[0]?.[1]).toBe('');
});

test.each(['1.', 'for ', 'rent ', '2m or ', 'Rent: 2m ', 'from ', '2 years ', 'was 2m, ', '9,'])(
  '[FORM-6] ten thousand letters of %j are read',
  (piece) => {
    // An expression that goes back and forth takes minutes: the runner's own limit ends it.
    expect(readAdverts(piece.repeat(10_000 / piece.length)).length).toBeLessThan(3);
  },
);

test.each(['2.5m, ', 'http://a.b '])(
  '[FORM-6] a home and ten thousand letters of %j are one home',
  (piece) => {
    const list = piece.repeat(10_000 / piece.length);
    expect(readAdverts(`3 bed flat for rent Lekki 2m\n${list}more`)).toHaveLength(1);
  },
);

const PART = (part: string) => `Its words give the price of ${part}: write the one of the whole`;
const OTHER_MONEY = 'Its words give the price in other money: write the one in naira';
test.each([
  ['Land for sale at Epe. 15k per sqm', PART('a square metre')],
  ['Land for sale at Ibeju. 5m per plot', PART('a plot')],
  ['2 bed flat to let at Ikoyi. $40,000 per annum', OTHER_MONEY],
  ['5 bed duplex for sale, Ikoyi. 1.2m USD', OTHER_MONEY],
  ['3 bed flat to let at Yaba. 2m covers 2 years', PERIODS],
  [
    '2 bedroom flat for sale at Yaba. 2m per annum',
    "'2m' was not taken as the price: write it for what it is offered for",
  ],
])('[FORM-6] why an amount is not the price is told: %s', (text, words) => {
  const [home] = told(text);
  expect(home?.[1]).toBe('');
  expect(home?.[2]).toContain(words);
});

test.each([
  ['Flat to let at Yaba. 7m x 2 years', '7000000'],
  ['Flat to let at Yaba. 500k x 2yrs', '500000'],
])('[FORM-6] a rent that is paid for years at once is that of one: %s', (text, price) => {
  expect(told(text)).toEqual([['rent', price, []]]);
});

test.each([
  ['2 bedroom flat, Yaba. Whole flat is 3m a year and your own half is 1.5m', '1500000'],
  ['Houses in this estate are going for 150m upward, but the owner needs 115m. 4 bed', '115000000'],
  [
    'Self contain to let, Nsukka. N300k for the year and N15k yearly for light and security',
    '300000',
  ],
  ['3 bed maisonette to let, Abeokuta, 2.2m p/a, 3 baths', '2200000'],
  ['Factory for sale, Agbara. Price: N1.1b', '1100000000'],
  ['Shortlet 2 bedroom flat, Ikeja. 85k per night. Cook at extra 10k per day', '85000'],
  ['Shop to let, Aba. 600k for 1 yr. Union due 50k', '600000'],
])('[FORM-6] of several amounts the price is the one of this home: %s', (text, price) => {
  expect(told(text)[0]?.[1]).toBe(price);
});

test.each([
  ['3 bedroom flat for rent at Wuse. Three point five million naira per annum', '3500000'],
  ['Shop to let in Yaba. Two point five million yearly', '2500000'],
  ['Flat to let in Yaba. 3 point 5 million per annum', '3500000'],
  ['Flat to let in Yaba. Two and a half million per annum', '2500000'],
  ['Flat to let in Yaba. 2 and half million yearly', '2500000'],
  ['2 bedroom flat for sale\nIkeja, Lagos\n15,000,000\nAgency 10%', '15000000'],
  ['Duplex at Ikeja. For sale 180m or rent 9m', ''],
  ['3 bed short let, Oniru. Weekdays 65k, weekends 80k', ''],
])('[FORM-6] %s: a price is what is said, or none', (text, price) => {
  expect(readAdverts(text)[0]?.form.price).toBe(price);
});

test.each(['2.5m net per annum', '2.5m net (yearly)', '2.5m only per annum', '2.5m net p.a'])(
  '[FORM-6] %s is a rent',
  (words) => {
    expect(readAdverts(`2 bedroom flat, Yaba, Lagos\n💰${words}`)[0]?.form).toMatchObject({
      listingType: 'rent',
      price: '2500000',
    });
  },
);

test('[FORM-6] of two amounts side by side none is the price, named or not', () => {
  const [flats] = readAdverts('3bdrm & 2bdrm flats to let at Yaba, going for 5m, 3.5m');
  expect(flats?.form.price).toBe('');
  expect(flats?.doubts).toEqual([
    "Its words speak of several homes, and one price stands for them: '3bdrm & 2bdrm'",
    SEVERAL,
  ]);
  expect(told('2 bedroom flat to let at Yaba. Rent: 2.5m, 300k caution')).toEqual([
    ['rent', '2500000', []],
  ]);
});

test.each([
  ['4 bedroom duplex, Ikota GRA, Lekki\n₦750,000,000\nAnnual rent currently 6m', '750000000'],
  ['3 bedroom flat in Yaba for sale ₦120,000,000. Shortlet potential 150k per night', '120000000'],
  ['For sale: 5 bedroom duplex at Lekki ₦120m. Airbnb potential up to 200k daily', '120000000'],
])('[FORM-6] what a home brings is not its price: %s', (text, price) => {
  expect(told(text)).toEqual([['sale', price, []]]);
});

test('[FORM-6] a rent that stands alone is the price, whatever it is now', () => {
  expect(told('2 bedroom flat, Yaba. Annual rent currently 6m')).toEqual([['rent', '6000000', []]]);
});

test.each([
  ['4 bed duplex for sale Lekki 150m. Estate price 200m', 150_000_000],
  ['4 bed duplex Lekki 150m for sale, next price 170m', 150_000_000],
  ['Carcass 4 bed duplex for sale Lekki 90m, finished price 150m', 90_000_000],
  ['4 bed duplex for sale Lekki. 150m cash price, 170m installment price', 150_000_000],
  ['4 bed duplex for sale Lekki. Cost price 90m. 150m', 150_000_000],
  ['4 bed duplex for sale Lekki. Bought price 90m, selling 150m', 150_000_000],
  ['4 bed duplex for sale Lekki. 40% deposit, 150m', 150_000_000],
  ['2 bed flat for sale Ikate 120m. Makes 150k per night', 120_000_000],
])('[FORM-6] another price than the one that is asked is not taken: %s', (text, price) => {
  expect(told(text)).toEqual([['sale', String(price), []]]);
});

test.each([
  '4 bed duplex for sale Lekki. Reserve price 150m, asking 170m',
  'Pre-launch price 50m, launch price 60m. 3 bed terrace Ajah for sale',
])('[FORM-6] two prices by name are asked about: %s', (text) => {
  expect(told(text)).toEqual([['sale', '', [SEVERAL]]]);
});

test.each([
  ['2 bed flat to let Yaba 150k/m', '150,000', 1_800_000],
  ['2 bed flat to let Yaba 200k mthly', '200,000', 2_400_000],
  ['2 bed flat to let Yaba 200k mnthly', '200,000', 2_400_000],
])('[FORM-6] a month is a month however short it is written: %s', (text, a, year) => {
  expect(told(text)).toEqual([['rent', String(year), [monthly(a, year.toLocaleString('en-US'))]]]);
});

test.each([
  '2 bed flat to let Yaba 1m half year',
  '2 bed flat to let Yaba 900k 6months',
  '2 bed flat to let Yaba 900k six-monthly',
  '2 bed flat to let Yaba 1m six months',
  'Self con to let Akoka 150k/semester',
])('[FORM-6] what is paid for half a year is no rent of one: %s', (text) => {
  expect(told(text)).toEqual([['rent', '', [PERIODS]]]);
});

test.each([
  '2 bed flat to let Yaba 2.7m total package',
  '2 bed flat to let Yaba 2.7m (rent+agency+legal)',
  '2 bed flat to let Yaba 2m all inclusive',
])('[FORM-6] rent and fees in one sum are no rent: %s', (text) => {
  expect(told(text)).toEqual([
    ['rent', '', ['Its words give rent and fees in one sum: write the rent by itself']],
  ]);
});

test('[FORM-6] key money is no rent, a weekend is no night, and a room is not the flat', () => {
  expect(told('Shop Ikeja to let, key money 5m')).toEqual([['rent', '', []]]);
  expect(told('3 bed flat shortlet Ikate 250k weekend')).toEqual([['shortlet', '', [PERIODS]]]);
  expect(told('3 bed flat shortlet Ikate 150k per room')).toEqual([
    [
      'shortlet',
      '',
      ['Its words give the price of each of several homes: write the one of the whole'],
    ],
  ]);
});

test.each([
  ['2 bedroom flat to let in Yaba. 3m asking, 300k caution', '3000000'],
  ['4 bedroom duplex for sale in Lekki. 95m asking\n60k inspection', '95000000'],
  ['2 bedroom flat to let in Yaba. 2.5m per annum rent, 500k caution', '2500000'],
  ['2 bedroom flat to let in Yaba. 3m going, 300k agency', '3000000'],
  ['Land for sale in Epe. 60m asking, 2.5m survey', '60000000'],
  ['2 bedroom flat to let in Yaba. Asking, 3m. 300k caution', '3000000'],
  ['2 bedroom flat to let in Yaba. Agency 10%\nRent\n2.5m', '2500000'],
  ['2 bedroom flat to let in Yaba. Agency 300k, rent - 2.5m', '2500000'],
])('[FORM-6] a word that names the price is of the amount it stands with: %s', (text, price) => {
  expect(told(text)[0]?.[1]).toBe(price);
});

test('[FORM-6] of what is asked and what is the last price nobody knows which it is', () => {
  expect(told('4 bedroom duplex for sale in Lekki. 120m asking, 110m last')).toEqual([
    ['sale', '', [SEVERAL]],
  ]);
});

test.each([
  ['Warehouse for rent in Ikeja. Rent: 12,000 sqm at N85,000,000', '85000000'],
  ['Warehouse for rent: 12,000sqft. Ikeja. N45m per annum', '45000000'],
  ['Warehouse for rent: 10,000 m2, Ikeja. Asking 60m', '60000000'],
  ['Land for sale in Epe. Asking 60,000,000, 900 sqm', '60000000'],
])(
  '[FORM-6] a number of square metres is no price, whatever stands before it: %s',
  (text, price) => {
    expect(told(text)[0]?.[1]).toBe(price);
  },
);

test('[FORM-6] of a warehouse by the square metre the area is no rent', () => {
  expect(told('Warehouse for rent: 12,000 sqm at N6,500 psm, Ikeja')).toEqual([
    ['rent', '', [PART('a square metre')]],
  ]);
});

test('[FORM-6] the balance of a sum that is paid in parts is not the price', () => {
  expect(told('Duplex for sale in Lekki. Initial deposit 20m. Balance 65m')[0]?.[1]).toBe('');
  expect(told('Duplex for sale in Lekki. 85m, balance 65m in 6 months')[0]?.[1]).toBe('85000000');
});

test('[FORM-6] two prices by the day of the week are two, and a balance is none', () => {
  expect(
    told('2 bedroom flat shortlet in Ikate ₦120k per night (weekdays) / ₦150k weekends'),
  ).toEqual([['shortlet', '', [SEVERAL]]]);
  expect(told('4 bedroom duplex for sale in Ajah. 85m. Initial deposit 20m. Balance 65m')).toEqual([
    ['sale', '85000000', []],
  ]);
  expect(told('4 bedroom duplex for sale in Ajah. Initial deposit 20m. Balance 65m')).toEqual([
    ['sale', '', []],
  ]);
});

test.each([
  'Agency 300k\nRent - 2.5m',
  'Agency fee 300k rent 2.5m',
  'Caution 300k Rent: 2.5m',
  '2.5m rent 300k agency',
])('[FORM-6] the rent beside a fee is the price, and not the fee: %s', (line) => {
  expect(told(`2 bedroom flat to let in Yaba. ${line}`)).toEqual([['rent', '2500000', []]]);
});
