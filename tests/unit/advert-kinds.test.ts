import { expect, test } from 'vitest';
import { readAdverts } from '../../src/domain/advert/read-adverts';
import { readListingText } from '../../src/domain/listing-text/read-listing-text';
import { readListingFile } from '../../src/domain/import/read-listing-file';

const NO_TYPE = 'Its words do not say what kind of home it is: choose the type';
const told = (text: string) =>
  readAdverts(text).map(({ form, doubts }) => [
    form.listingType,
    form.type,
    form.bedrooms,
    form.price,
    doubts,
  ]);

test.each([
  ['Cozy studio shortlet, Ikeja GRA. 45k per night. Caution 20k refundable', 'Studio', '', '45000'],
  ['Shortlet: 2 bedroom flat at Yaba, 45k. Caution 20k', 'Flat', '2', '45000'],
  [
    'SHORTLET\n2 bed flat, Oniru\n1 night - 180k\n1 week - 1.1m\nCaution 100k',
    'Flat',
    '2',
    '180000',
  ],
])('[FORM-6] a short let with a caution is a short let: %s', (text, type, bedrooms, price) => {
  expect(told(text)).toEqual([['shortlet', type, bedrooms, price, []]]);
});

test('[FORM-6] nights that cost more at the end of the week have no one price', () => {
  expect(told('Studio shortlet, Yaba. 45k weekdays, 55k weekends. Caution 20k')).toEqual([
    [
      'shortlet',
      'Studio',
      '',
      '',
      ['Its words name more than one price: write the one that it is'],
    ],
  ]);
});

test.each([
  '2 bedroom flat at Yaba. Can also be used for short let. 5m. Caution 500k',
  '2 bedroom flat at Yaba. Suitable for shortlet. Caution 500k',
  '2 bedroom flat at Yaba, shortlet or yearly. Rent 5m, caution 500k',
])('[FORM-6] a short let in passing is asked about: %s', (text) => {
  expect(told(text)[0]?.[4]).toContain('Its words do not say whether it is for sale or to let');
});

test.each([
  ['2 bedroom flat at Sangotedo, rent between 2m and 2.5m', 'rent'],
  ['2 bedroom flat at Yaba. Rent $40,000', 'rent'],
  ['My uncle is selling his bungalow in Uyo. 35m', 'sale'],
  ['Land at Kuje, Abuja. N120m. Owner wants to sell fast', 'sale'],
  ['3 bedroom bungalow selling @ FHA Lugbe. 55M', 'sale'],
  ['Dominion Greens Estate, Mowe. 300sqm - 2.8m (outright)', 'sale'],
  ['bungalow 4 sale in rayfield jos. 55m', 'sale'],
  ['10 acres of land at Mowe. N12m. Selling whole or part', 'sale'],
  ['4 bed duplex, Chevron. N155m. Buy and park in', 'sale'],
  ['House dey sell for Surulere 45m', 'sale'],
  ['My papa wan sell him bungalow for Uyo. 35m', 'sale'],
  ['3 bedroom flat at Yaba. Rent was 1.2m now 1m', 'rent'],
  ['3 bedroom flat, Lekki. OFFER: #2.3M rent per annum. 700k Agt & Com', 'rent'],
  ['2 bed flat at Ikoyi. $40,000 per annum', 'rent'],
  ['Office space at VI. $400 per sqm per annum', 'rent'],
  ['Flat at Yaba. 7m x 2 years', 'rent'],
  ['A plot of land at Abakaliki. #4.5m. Survey plan available', 'sale'],
  ['5 acres of land at Epe. Gazette. N12m per acre', 'sale'],
  ['5 bedroom duplex, Ngozika Estate, Awka. 85m net', 'sale'],
  ['Uncompleted building, 3 bedroom bungalow, Benin City. 18m', 'sale'],
  ['Dedicated desk in a co-working space, Utako. 45,000 monthly. Hot desk/day pass 4k', 'rent'],
  ['4 bed semi detached at Osapa London. 145m. Title Gov consent', 'sale'],
  ['Hectare of land for Bompai, Kano. Lease for 10 years, 8m per year. C of O', 'lease'],
  ['Looking for a flatmate! 2bed in Effurun GRA. 600k per year', 'rent'],
  ['BQ to let in Maitama! 1 room self contained boys quarters. 1.5m per year', 'rent'],
])('[FORM-6] %s: its words say what it is offered for', (text, offer) => {
  expect(told(text)[0]?.[0]).toBe(offer);
  expect(told(text)[0]?.[4]).not.toContain('Its words do not say whether it is for sale or to let');
});

const BOTH = 'Its words offer it for sale and to let: choose the one that it is';
test.each([
  ['Warehouse for lease at Ikeja 30m per annum, or outright sale 1.1b', BOTH],
  ['Land for sale or lease at Ikeja. 80m', BOTH],
])('[FORM-6] what is offered in two ways is asked, once: %s', (text, words) => {
  expect(told(text)).toEqual([['sale', expect.anything(), '', expect.anything(), [words]]]);
});

test('[FORM-6] a ground rent by the year is no rent', () => {
  expect(told('Land at Lekki. 20m. Ground rent 200k p.a.')[0]?.[4]).toEqual([
    'Its words do not say whether it is for sale or to let',
  ]);
});

test('[FORM-6] who looks for a home offers none', () => {
  expect(told('2 bedroom flat needed urgently at Yaba. Budget 2m')[0]?.[4]).toContain(
    "Its words look for a home and offer none: 'needed urgently'",
  );
  const [budget] = told('Looking to BUY: 2 plots around Okpanam Road, Asaba. My budget is 20m');
  expect(budget?.[3]).toBe('');
  expect(budget?.[4]).toContain("Its words look for a home and offer none: 'Looking to BUY'");
  expect(told('WANTED! 3 bed flat around Gwarinpa. Budget 3m–3.5m')[0]?.[3]).toBe('');
});

test.each([
  ['House for sale at Nassarawa GRA Kano: 6 bedrooms, 2 sitting rooms. N350m', 'Detached', []],
  ['6 bedroom house for sale at Nassarawa GRA Kano. N350m', 'Detached', []],
  ['3 bed with pool for sale in Yaba. 65m', 'Apartment', [NO_TYPE]],
  [
    'Hotel for sale at Yaba. N480m',
    'Apartment',
    ["'Hotel' is none of our types: choose the nearest one"],
  ],
  ['3 bedroom apartment for sale in Yaba. 65m', 'Apartment', []],
  ['1 bed apt for sale in Yaba. 65m', 'Apartment', []],
  ['4 bed fully detached duplex with penthouse for sale in Jos. 65m', 'Detached', []],
  ['Penthouse for sale in Yaba. 65m', 'Apartment', []],
  ['Prime commercial land for sale on Allen Avenue, Ikeja. 65m', 'Commercial Land', []],
  ['Assalamu alaikum. House for sale at Yaba. 6 bedrooms, 3 parlours. 65m', 'Detached', []],
  [
    'Block of 6 flats for sale at Woji, Port Harcourt. 210m',
    'Apartment',
    [
      "Its words speak of several homes, and one price stands for them: 'Block of 6 flats'",
      "'Block of 6 flats' is none of our types: choose the nearest one",
    ],
  ],
  ['3 bedroom flat for sale in a block of 6 flats at Yaba. 65m', 'Flat', []],
  ['Student hostel room, self contained, for sale in Yaba. 65m', 'Studio', []],
])('[FORM-6] what kind of home it is: %s', (text, type, doubts) => {
  const [home] = told(text);
  expect([home?.[1], home?.[4]]).toEqual([type, doubts]);
});

const ROOM = /^'.*' is none of our types: choose the nearest one$/;
test.each([
  'Room available in a shared 4-bedroom duplex, Jahi Abuja. Rent is 600k/yr',
  'Master room in 3 bedroom flat to let at Yaba. Rent is 600k/yr',
  'Ensuite room in a 4 bedroom terrace to let at Yaba. Rent is 600k/yr',
  'Looking for a flatmate (female) to share a 3 bedroom flat at Yaba. Rent is 600k/yr',
  '1 room in a shared 3 bedroom flat to let at Yaba. Rent is 600k/yr',
  'Flatmate needed. 3 bedroom flat at Yaba. Rent is 600k/yr',
  'Roomate needed!! 2bedroom at Yaba to let. Rent is 600k/yr',
  'Room for a working lady in a 4bedroom shared apartment at Lekki. Rent is 600k/yr',
  'BQ to let in Maitama. Main house has 5 bedrooms. Rent is 600k/yr',
])('[FORM-6] one room of a home is one bedroom, and its type is asked: %s', (text) => {
  expect(told(text)).toEqual([['rent', 'Apartment', '1', '600000', [expect.stringMatching(ROOM)]]]);
});

test('[FORM-6] a self contained room is a studio', () => {
  expect(told('Self contain room in 4 bedroom duplex to let at Jahi. 600k per annum')).toEqual([
    ['rent', 'Studio', '1', '600000', []],
  ]);
});

test.each([
  ['4 bedroom duplex for sale at Jahi. Laundry room in the house. 65m', '4'],
  ['3 bedroom flat to let at Yaba, 2 flats share the compound. 2m', '3'],
])('[FORM-6] a home with rooms of all kinds is one: %s', (text, bedrooms) => {
  expect(told(text)[0]?.[2]).toBe(bedrooms);
});

test('a file row of one room is a draft that asks for its type', () => {
  const { listings } = readListingFile(
    'Title,Price,Address\nRoom in a shared 4 bedroom duplex,600k,"Yaba, Lagos"\n',
    { defaultListingType: 'rent', now: new Date('2026-11-24T12:00:00Z') },
  );
  expect(listings).toMatchObject([
    { content: { bedrooms: 1, type: 'Studio' }, doubts: [{ kind: 'type nearest' }] },
  ]);
});

test.each([
  ['4 bed terrace duplex, Lekki for 92m. Why pay rent of 6m when u can own?', 'sale', '92000000'],
  ['2bedroom flat in Satellite Town, 1.3m rent, total 1.9m. 2 toilets', 'rent', '1300000'],
  [
    'Duplex for rent, Rayfield Jos. 5 bedrooms, cool weather free of charge 2.2m/yr',
    'rent',
    '2200000',
  ],
  ['mini flat for VGC. 3.2m per anum. service charge 850k', 'rent', '3200000'],
  ['1 bedroom flat at Magodo. 1.6m net. Total package 2.4m', 'rent', '1600000'],
  ['N650k mini flat, Ijegun. Kitchen, toilet, bath. Pay 1yr.', 'rent', '650000'],
  ['Office to let on Awolowo Road, 420sqm. 12m per annum. Min lease 2yrs', 'rent', '12000000'],
  ['Warehouse 4 lease @ Oregun Ikeja, 3,500sqm. 60m p.a', 'lease', '60000000'],
])('[FORM-6] what an advert offers, and for how much: %s', (text, offer, price) => {
  expect(told(text).map(([kind, , , amount]) => [kind, amount])).toEqual([[offer, price]]);
});

test.each([
  // The custom is to count none: what is one room is called so.
  ['Single room self contain to let, Samaru Zaria. 120k for 1 year. 22 rooms', ''],
  ['2 b/r flat to let, Independence Layout, Enugu. 1.2m p.a', '2'],
  ['Self-contained duplex to let, Ikeja. 4 bedrooms. 6m p.a', '4'],
  ['Self contained duplex to let, Ikeja. 6m p.a', ''],
])('[FORM-6] how many bedrooms it has: %s', (text, bedrooms) => {
  expect(told(text).map((home) => home[2])).toEqual([bedrooms]);
});

test('[FORM-6] what a heading offers counts for the homes below it, until the next one', () => {
  const of = (text: string) =>
    readAdverts(text).map(({ form, doubts }) => [form.listingType, form.price, doubts]);
  const homes = [
    ['sale', '220000000', []],
    ['rent', '4500000', []],
  ];
  expect(
    of(
      '*AVAILABLE FOR SALE*\n\n📍 Ikota villa\n🏠 5 bedroom detached\n💰 220m asking\n\n*AVAILABLE FOR RENT*\n\n📍 Agungi\n🏠 2 bedroom flat\n💰 4.5m',
    ),
  ).toEqual(homes);
  expect(
    of(
      'Lagos homes\nFOR SALE\n5 bedroom detached, Ikota 220m\nFOR RENT\n2 bedroom flat, Agungi 4.5m',
    ),
  ).toEqual(homes);
});

test('[FORM-6] a price, and what the home is let for, are two', () => {
  expect(told('3 bedroom bungalow, Ibadan, 40m, rents for 1.5m yearly')[0]).toEqual([
    'rent',
    'Bungalow',
    '3',
    '',
    ['Its words name more than one price: write the one that it is'],
  ]);
  expect(told('3 bedroom penthouse, Eko Atlantic. $1,200,000 sale')[0]?.[0]).toBe('sale');
});

test.each([
  '4 bedroom detached duplex at Chevron for sale, 8m p.a or 150m outright. Agency 10%',
  '3 bedroom flat to let at Ogba. Rent 3m 1st year, subsequent 2.5m',
  '3 bedroom flat to let at Ogba. 3m first year. Subsequently 2.5m',
])('[FORM-6] of two prices that hold for others, or later, the one is asked: %s', (text) => {
  expect(told(text)[0]?.[3]).toBe('');
  expect(told(text)[0]?.[4]).toEqual([
    'Its words name more than one price: write the one that it is',
  ]);
});

test.each([
  ['2 bedroom flat to let in Yaba. Rent 2.5m. Subsequent years: 2.5m', '2500000'],
  ['2 bedroom flat to let in Yaba. Rent 3m per annum. 2nd year service charge 500k', '3000000'],
  ['2 bedroom flat to let in Yaba. Rent 3m. Service charge 500k, subsequent 300k', '3000000'],
  ['2 bedroom flat for sale in Yaba. 85m outright. ROI 8m per annum', '85000000'],
])('[FORM-6] what is paid later, or comes in, is no other price: %s', (text, price) => {
  expect(told(text)[0]?.[3]).toBe(price);
});

test.each([
  '3 bedroom bungalow for sale in Ibadan 40m. House currently rented',
  '3 bedroom bungalow for sale in Ibadan 40m\nDuplex is fully finished and rented',
  '3 bedroom bungalow for sale in Ibadan 40m\nHouse tour pics taken',
])('[FORM-6] a home with a tenant is to be had: %s', (text) => {
  expect(told(text).flatMap(([, , , , doubts]) => doubts)).toEqual([]);
});

test('[FORM-6] a home office is a room', () => {
  expect(told('4 bedroom detached duplex with home office at Ikoyi for sale. 500m')).toEqual([
    ['sale', 'Detached', '4', '500000000', []],
  ]);
  expect(told('4 Bedroom with Home Office at Ikoyi for sale. 500m')[0]?.[1]).not.toBe(
    'Office Space',
  );
});

test.each([
  'Plot Epe sale 5m, fit for 4 bedroom duplex',
  'Land Epe sale 5m, beside 5 bedroom duplex',
  'Land Epe for sale 5m. Next to our 5 bedroom duplex',
  'Half plot for sale Epe, good for 3 bedroom bungalow. 5m',
])('[FORM-6] what stands beside land, or may be built on it, is not what is sold: %s', (text) => {
  expect(told(text)).toEqual([['sale', 'Land', '', '5000000', []]]);
});

test('[FORM-6] of a converted home counts what it is now', () => {
  expect(told('2 bed converted to 3 bed flat to let Ikate 6m')).toEqual([
    ['rent', 'Flat', '3', '6000000', []],
  ]);
});

test.each([
  ['2 bed flat to let Yaba 2m. RENTED', 'RENTED'],
  ['2 bed flat to let Yaba 2m.\nPayment made', 'Payment made'],
  ['2 bed flat to let Yaba 2m (let)', 'let'],
  ['2 bed flat to let Yaba 2m - deal closed', 'deal closed'],
])('[FORM-6] one that is gone is told to be: %j', (text, words) => {
  expect(told(text)).toEqual([
    [
      'rent',
      'Flat',
      '2',
      '2000000',
      [`Its words say that it is sold, let or not to be had: '${words}'`],
    ],
  ]);
});

test.each([
  'I dey find mini flat for Egbeda, 600k',
  'Abeg any mini flat for Egbeda? my money na 600k',
  'Pls which of you get 2bdrm for Ada George PH? Budget 700k',
])('[FORM-6] who looks for a home offers none: %s', (text) => {
  expect(readAdverts(text)[0]?.doubts[0]).toMatch(/^Its words look for a home and offer none/);
});

test('[FORM-6] a shop below a heading is a shop', () => {
  expect(told('AVAILABLE FOR RENT IN YABA AXIS\nShop @ Tejuosho 1.8m/yr')).toEqual([
    ['rent', 'Retail Space', '', '1800000', []],
  ]);
});

test.each([
  ['Airbnb apartment for sale in Victoria Island. 2 bedroom. Price N150m', 'sale', '150000000'],
  ['Shortlet-ready 3 bedroom apartment FOR SALE in Lekki. N350m', 'sale', '350000000'],
  // These stay short lets.
  ['Shortlet 2 bedroom flat in Lekki 80k per night', 'shortlet', '80000'],
  [
    'Shortlet 2 bedroom flat in Lekki 80k per night. The house next door is for sale',
    'shortlet',
    '80000',
  ],
])(
  '[FORM-6] what a home for sale is made for is not what it is offered for: %s',
  (text, offer, price) => {
    expect(readAdverts(text).map(({ form }) => [form.listingType, form.price])).toEqual([
      [offer, price],
    ]);
  },
);

test('[FORM-6] whether a home is sold or let by the night is asked where its price does not tell', () => {
  expect(
    readAdverts('2 bedroom shortlet apartment in Ikate for sale. Price 80k')[0]?.doubts,
  ).toEqual(['Its words do not say whether it is for sale or to let']);
});

test.each([
  ['4 bedroom duplex with self contain BQ', 'Detached'],
  ['5 bedroom detached duplex with mini flat at back', 'Detached'],
  ['5 bedroom duplex plus 2 bedroom flat', 'Detached'],
  ['4 bedroom duplex with roof terrace', 'Detached'],
  ['Duplex with 2 bedroom bungalow at the back', 'Detached'],
  ['3 bedroom flat in a terrace', 'Flat'],
  ['House on 2 plots', 'Detached'],
  ['Old house on 1000sqm of land', 'Detached'],
  ['Building on 2 plots', null],
  // These stay as they are.
  ['4 bedroom duplex in a terrace', 'Terrace'],
  ['4 bedroom duplex with BQ semi detached', 'Semi detached'],
  ['4 bedroom terrace duplex with penthouse', 'Terrace'],
  ['Land on a hill with a house on it', 'Land'],
])('[IMP-1] what a home has, or stands on, is not what it is: %s', (title, type) => {
  const read = readListingText({ title, description: '', price: null });
  expect(read.type?.value.type ?? null).toBe(type);
});
