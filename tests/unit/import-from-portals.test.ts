import { expect, test } from 'vitest';
import type { ListingType } from '../../src/contract/listing/property-options';
import { readListingFile } from '../../src/domain/import/read-listing-file';

// The shapes of lists that were taken from portals: what their columns are called and how their cells are written.
const read = (lines: readonly string[], defaultListingType: ListingType = 'sale') =>
  readListingFile(lines.join('\n'), { defaultListingType, now: new Date('2026-11-26T12:00:00Z') });
const homes = (...lines: string[]) =>
  read(lines).listings.map(({ content: { listingType, price, type, bedrooms, address } }) =>
    [listingType, price, type, bedrooms, address].join(' | '),
  );
const doubts = (...lines: string[]) =>
  read(lines).listings.map((listing) => listing.doubts.map(({ kind }) => kind).join(', '));

const TITLED = 'Title,More Info,Price,Furnished,Bedrooms,Bathrooms,Toilets,City,Neighborhood';

test('[IMP-1] a column of any name whose cells say what homes are offered for is read for that', () => {
  expect(
    homes(
      TITLED,
      '4 Bedroom Terrace Duplex,4 BEDROOM HOUSE FOR RENT,"5,000,000",0,4 beds,4 baths,5 Toilets,Lekki,Agungi',
      'Room And Parlor,1 BEDROOM FLAT / APARTMENT FOR RENT,"1,500,000/year",0,1 beds,1 baths,1 Toilets,Lekki,Lekki Phase 1',
    ),
  ).toEqual([
    'rent | 5000000 | Terrace | 4 | Agungi, Lekki, Lagos',
    'rent | 1500000 | Flat | 1 | Lekki Phase 1, Lagos',
  ]);
});

test('[IMP-1] ‘0 beds’ says no number, and the title’s is taken', () => {
  const row =
    '2 Bedroom Penthouse,HOUSE FOR RENT,"10,000,000/year",1,0 beds,0 baths,0 Toilets,Lekki,Ikate';
  expect(homes(TITLED, row)).toEqual(['rent | 10000000 | Apartment | 2 | Ikate, Lekki, Lagos']);
  expect(doubts(TITLED, row)).toEqual(['']);
});

test('[IMP-1] ‘Other Lekki’ is the rest of a list of quarters, and no place of that name', () => {
  expect(
    homes(
      'Type,Price,Bedrooms,City,Neighborhood',
      'Flat,90m,3,Lekki,Other Lekki',
      'Flat,90m,3,Benin,Other Road',
    ),
  ).toEqual([
    'sale | 90000000 | Flat | 3 | Lekki, Lagos',
    'sale | 90000000 | Flat | 3 | Other Road, Benin, Edo',
  ]);
});

test('[IMP-1] columns of 0 and 1 are features where they are called after one, and no counts', () => {
  const file = read([
    'location,bed,price,Property_Type,Furnished,Security_Doors,Pool,toilets,terrace_flag,Newly Built',
    'yaba,1,45000000,Mini flat,0,1,0,1,1,1',
    'yaba,2,65000000,Flat,1,0,1,0,0,0',
  ]);
  expect(file.listings.map(({ content }) => [content.furnished, content.keyFeatures])).toEqual([
    [false, ['Security Doors', 'Newly Built']],
    [true, ['Pool']],
  ]);
  expect(file.unreadColumns.map(({ name }) => name)).toEqual(['toilets', 'terrace_flag']);
});

test('[IMP-1] the price of the whole comes before that of a square metre', () => {
  expect(
    homes(
      'property_type,bedrooms,asking_price_ngn,size_sqm,price_per_sqm_ngn,location',
      'land,,2250000000,500,4500000,Banana Island',
    ),
  ).toEqual(['sale | 2250000000 | Land |  | Banana Island, Lagos']);
});

test('[IMP-1] headings in a column of kinds are titles, and say what is offered and which street', () => {
  expect(
    homes(
      'Bedrooms,Bedrooms(category),Property Category,Price,District',
      '5,5 bedrooms,5bdrm Duplex in Wuye for rent,30000000,Wuye',
      '1,1 bedroom,"Studio Apartment in Arab Road, Kubwa for rent",600000,Kubwa',
    ),
  ).toEqual([
    'rent | 30000000 | Detached | 5 | Wuye, Abuja',
    'rent | 600000 | Studio | 1 | Arab Road, Kubwa, Abuja',
  ]);
});

test('[IMP-1] offers in a column of kinds are offers, and the kind is in the other', () => {
  expect(
    homes(
      'Type,Kind,Price,Bedrooms,Location',
      'For Rent,Maisonette,20m,4,Ikoyi',
      'For Sale,Terrace,250m,4,Ikate',
    ),
  ).toEqual([
    'rent | 20000000 | Maisonette | 4 | Ikoyi, Lagos',
    'sale | 250000000 | Terrace | 4 | Ikate, Lagos',
  ]);
});

test('[IMP-1] the place of a column is as close as its row says', () => {
  expect(
    homes(
      'Title,Price,Bedrooms,Property Address,Location',
      '4 bedroom terrace,900m,4,Ikoyi,"Ikoyi, Banana Island"',
      '4 bedroom terrace,900m,4,Lekki Nigeria,"Lekki, Lekki Phase 1"',
      '3 bedroom flat in Ikate,90m,3,Lekki,Lagos',
      'JOINT OPPORTUNITY | IKOYI: 3 bedroom flat,90m,3,Ikoyi,Lagos',
    ).map((home) => home.split(' | ').at(-1)),
  ).toEqual([
    'Ikoyi, Banana Island, Lagos',
    'Lekki, Lekki Phase 1, Lagos',
    'Ikate, Lekki, Lagos',
    'Ikoyi, Lagos',
  ]);
});

test.each([
  ['GRA, Ogudu, Lagos', 6.57, 'Ogudu GRA'],
  ['GRA, Magodo, Lagos', 6.61, 'Magodo Phase 2'],
  ['GRA, Apapa, Lagos', 6.45, 'Apapa GRA'],
])('[IMP-1] %s is the one of the town behind it', (place, lat, name) => {
  const [listing] = read(['Type,Price,Bedrooms,Address', `Terrace,90m,4,"${place}"`]).listings;
  expect(listing?.content.location?.lat).toBeCloseTo(lat, 1);
  expect(listing?.content.title).toBe(`4 Bedroom Terrace in ${name}`);
});

test('[IMP-1] what stands first in an address and is no place is none in a title', () => {
  const [listing] = read([
    'Type,Price,Bedrooms,Address',
    'Flat,90m,3,"Close To Kabusa Gardens Estate, Kabusa, Abuja"',
  ]).listings;
  expect(listing?.content.title).toBe('3 Bedroom Flat in Kabusa');
});

test('[IMP-1] a heading in the column of places says what it is, and then where', () => {
  expect(
    homes(
      'Type,Price,Bedrooms,Location',
      'House,7.5m,4,4 Bedroom Terrace For Rent Ikota Lekki Lagos',
      'Flat,70m,2,Ikate Lekki Lagos',
    ),
  ).toEqual([
    'rent | 7500000 | Terrace | 4 | Ikota Lekki Lagos',
    'sale | 70000000 | Flat | 2 | Ikate Lekki Lagos',
  ]);
});

test('[IMP-1] what a link says that is offered counts where nothing else says it', () => {
  const table = 'Type,Price,Bedrooms,Location,Link';
  const link = 'https://portal.example/for-rent/flats-apartments/lagos/yaba/1';
  expect(homes(table, `Flat,9m,3,Yaba,${link}`)).toEqual([
    'rent | 9000000 | Flat | 3 | Yaba, Lagos',
  ]);
});

test.each([
  ['Land', 'Land in Ikoyi', '4700000', '4876', 'price low'],
  ['Land', 'Land in Ikoyi', '4300000000', '852', ''],
  ['Land', 'Plot of land in Igbogbo', '2500000', '600', ''],
  ['House', '3 bedroom house', '90000000', '', 'type nearest'],
  ['House', '3 bedroom terrace house', '90000000', '', ''],
  ['', 'Uncompleted building', '25000000', '', 'type nearest'],
  ['Flat', '3 bedroom flat', '90000000', '062', 'cell not read'],
])('[IMP-1] %s, %j at %s with %s square metres: %s', (type, title, price, area, doubt) => {
  const rooms = type === 'Land' ? '' : '3';
  const where = /in (\w+)$/.exec(title)?.[1] ?? 'Yaba';
  expect(
    doubts(
      'Type,Title,Price,Size,Bedrooms,Location',
      `${type},${title},${price},${area},${rooms},${where}`,
    ),
  ).toEqual([doubt]);
});

test('[IMP-1] a block of flats is a flat in one where it is let with the rooms of one', () => {
  const table = 'Title,Price,Bedrooms,Location';
  const block = '2bdrm Block of Flats in Baruwa for rent,800000,2,Ipaja';
  const whole = '12bdrm Block of Flats in Baruwa for sale,80000000,12,Ipaja';
  expect(doubts(table, block, whole)).toEqual(['', 'several homes, type nearest']);
});

test.each([
  'A Room In A Flat ( 2 To Share 2bed Flat)',
  '1bdrm Shared Apartment',
  'Room Mate Space',
])('[IMP-1] %s is one room', (title) => {
  const [listing] = read(
    ['Title,Price,Bedrooms,Location', `${title},450000,1,Yaba`],
    'rent',
  ).listings;
  expect(listing?.content.type).toBe('Studio');
  expect(listing?.doubts.map(({ kind }) => kind)).toContain('type nearest');
});

test('[IMP-1] what is sold has its place behind the offer', () => {
  expect(
    homes(
      'Title,Price',
      'Land for sale Ibeju Lekki 600sqm,9m',
      '3 bedroom flat for rent Yaba,2m',
    ).map((home) => home.split(' | ').at(-1)),
  ).toEqual(['Ibeju-Lekki, Lagos', 'Yaba, Lagos']);
});

test.each([
  ['Added on 08 Jul 2020', '2020-07-08'],
  ['Added Yesterday', '2026-11-25'],
  ['3rd September 2026', '2026-09-03'],
])('[IMP-1] the date of %j is %s', (cell, day) => {
  const [listing] = read([
    'Title,Price,Listing Date',
    `3 bedroom flat at Yaba,90m,${cell}`,
  ]).listings;
  expect(listing?.postedAt?.toISOString().slice(0, 10)).toBe(day);
});

test('[IMP-1] fees and furniture under the names of a portal', () => {
  const [listing] = read([
    'Title,Price,Location,Furnishing,Service Charge Fee,Legal and Agreement Fee',
    '3 bedroom flat for rent,5m,Yaba,Furnished,1000000,10%',
  ]).listings;
  expect(listing?.content).toMatchObject({
    furnished: true,
    serviceCharge: 1_000_000,
    legalFee: 500_000,
  });
});

test.each(['pending', 'Rejected'])('[IMP-1] a status of %s is not to be had', (status) => {
  expect(doubts('Type,Price,Bedrooms,Location,Status', `Flat,90m,3,Yaba,${status}`)).toEqual([
    'gone already',
  ]);
});

test.each([
  ['3 bedroom flat to let', 'https://agency.example/properties-for-sale/33', 'rent'],
  ['3 bedroom flat', 'https://agency.example/sale-and-rent/33', 'sale'],
])('[IMP-1] the words of %j count before its link %s', (title, link, offer) => {
  expect(homes('Title,Price,Location,URL', `${title},3500000,Yaba,${link}`)[0]).toMatch(
    new RegExp(`^${offer} `),
  );
});

test.each([
  ['4 Bedroom Duplex', 'Beautiful 4 bedroom duplex with a large terrace and BQ.', 'Detached'],
  ['5 Bedroom Duplex', 'Features: Terrace; Gym; Pool', 'Detached'],
  ['4 bedroom duplex', 'Just off Terrace road', 'Detached'],
  ['5 Bedroom Duplex', 'A 5 bedroom duplex with a 2 bedroom bungalow at the back.', 'Detached'],
  ['5 bedroom duplex', 'Fully detached duplex with open terrace house rules', 'Detached'],
  ['4bdrm Duplex', '4bedroom terrace duplex for rent', 'Terrace'],
  ['4bdrm Duplex', 'Tastefully finished semi detached duplex', 'Semi detached'],
])('[IMP-1] %s: %s is %s', (title, description, type) => {
  const [listing] = read([
    'Title,Details,Price,Location',
    `${title},"${description}",90m,Yaba`,
  ]).listings;
  expect(listing?.content.type).toBe(type);
});

test('[IMP-1] a type of room is a type, and a count of rooms none', () => {
  expect(
    homes(
      'Title,Room Type,Price,Location',
      'Green Lodge,Self contain,350000,Akoka Lagos',
      'Palm Court,2 bedroom flat,9m,Akoka Lagos',
    ).map((home) => home.split(' | ').slice(2, 4).join(' ')),
  ).toEqual(['Studio ', 'Flat 2']);
});

test.each(['3 bedroom flat in shared duplex compound to let', 'Mini flat in a shared duplex'])(
  '[IMP-1] %s is a flat and no room',
  (title) => {
    const [listing] = read(['Title,Price,Location', `${title},2m,Yaba`], 'rent').listings;
    expect([listing?.content.type, listing?.doubts]).toEqual(['Flat', []]);
  },
);

test('[IMP-1] plots that are cheap are no metres', () => {
  const rows = ['1200000,600', '1500000,600', '900000,'].map(
    (cells) => `Land,${cells},Ibeju-Lekki`,
  );
  expect(doubts('Type,Price,Size,Location', ...rows)).toEqual(['', '', '']);
});

test('[IMP-1] a whole block to let is asked about', () => {
  const block = 'Whole block of flats (6 units),3,25000000,Agege,Rent';
  expect(doubts('Title,Bedrooms,Price,Location,Offer', block)[0]).toContain('several homes');
});

test('[IMP-1] a street keeps its words, and no town gives way to a local government area', () => {
  expect(
    homes(
      'Type,Price,Bedrooms,Address,Area',
      'Flat,90m,3,"23 Aba Road, Port Harcourt",Rumuola',
      'Flat,90m,3,Benin City,Egor',
    ).map((home) => home.split(' | ').at(-1)),
  ).toEqual(['23 Aba Road, Port Harcourt, Rivers', 'Benin City, Egor, Edo']);
});
