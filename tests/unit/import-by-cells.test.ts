import { expect, test } from 'vitest';
import { readListingFile } from '../../src/domain/import/read-listing-file';

const read = (...lines: string[]) =>
  readListingFile(lines.join('\n'), { defaultListingType: 'sale', now: new Date('2026-11-26') });
const homes = (...lines: string[]) =>
  read(...lines).listings.map(({ content: { listingType, price, type, bedrooms, address } }) =>
    [listingType, price, type, bedrooms, address].join(' | '),
  );
const doubts = (...lines: string[]) =>
  read(...lines).listings.map((listing) => listing.doubts.map(({ kind }) => kind).join(', '));

test('[IMP-1] a file without a line of names is read by what stands in its cells', () => {
  const two = [
    'rent | 1500000 | Flat | 2 | Bodija Ibadan, Oyo',
    'rent | 250000 | Studio |  | Sango Ibadan, Oyo',
  ];
  const rows = [
    '2 bedroom flat,Bodija Ibadan,1.5m,rent,08031112233',
    'Self contain,Sango Ibadan,250k,rent,08031112244',
  ];
  expect(homes(...rows)).toEqual(two);
  expect(homes('MY LIST,,,', ...rows)).toEqual(two);
  expect(
    doubts('4 bedroom duplex;Oluyole Ibadan;120m;sale;sold', '3 bedroom flat;Bodija Ibadan;60m;;'),
  ).toEqual(['gone already', '']);
});

test.each(['Asset', 'Item', 'Structure', 'Thing'])(
  '[IMP-1] what a home is, in a column called %s',
  (name) => {
    expect(homes(`${name},Location,Price`, '4 bedroom duplex,Woji PH,120m')).toEqual([
      'sale | 120000000 | Detached | 4 | Woji PH, Rivers',
    ]);
  },
);

test.each(['Quarter', 'Quarters', 'Layout', 'Zone', 'Community'])(
  '[IMP-1] a part of a town, in a column called %s',
  (name) => {
    expect(homes(`Type,${name},City,Price`, '4 bed duplex,Maitama,Abuja,300m')).toEqual([
      'sale | 300000000 | Detached | 4 | Maitama, Abuja',
    ]);
  },
);

test('[IMP-1] places in a column of another name are found where nothing else says one', () => {
  expect(homes('Type,Spot,Price', '4 bedroom duplex,Woji,120m', '3 bed flat,Yaba,70m')).toEqual([
    'sale | 120000000 | Detached | 4 | Woji, Rivers',
    'sale | 70000000 | Flat | 3 | Yaba, Lagos',
  ]);
});

test.each([
  ['Vacant?', 'No', 'Yes'],
  ['Vacant as at March', 'N', 'Y'],
  ['Occupancy', 'Occupied', 'Vacant'],
  ['Vacancy', 'Full', 'Yes'],
  ['Vacant units', '0', '2'],
  ['Is it free', 'No', 'Yes'],
  ['Still there?', 'No', 'Yes'],
  ['Let?', 'Yes', 'No'],
  ['Tenant', 'Mr Ade', 'Vacant'],
  ['Occupant', 'Mrs Bello', ''],
  ['Status', 'Not vacant', 'Vacant'],
  ['Status', 'Tenanted', 'Vacant'],
  ['Remarks', 'tenant inside', 'new'],
])('[IMP-1] a home somebody lives in is not offered unasked: %s says %s', (name, gone, free) => {
  expect(
    doubts(
      `Type,Location,Rent,${name}`,
      `2 bed flat,Yaba,2m,${gone}`,
      `3 bed flat,Yaba,3m,${free}`,
    ),
  ).toEqual(['gone already', '']);
});

test('[IMP-1] a fee among the remarks is a fee, and the remark stays with its writer', () => {
  const { listings } = read(
    'Type,Location,Rent,Remarks',
    '3 bed flat,Yaba,3m,service charge 400k landlord travels',
    '3 bed flat,Yaba,3.2m,agency 10%',
  );
  expect(listings.map(({ content }) => [content.serviceCharge, content.agencyFee])).toEqual([
    [400_000, null],
    [null, 320_000],
  ]);
  expect(JSON.stringify(listings.map(({ content }) => content))).not.toContain('landlord');
});

test('[IMP-1] the title and the headings say what all rows are', () => {
  expect(
    homes('LAND FOR SALE 2025,,,', 'Scheme,District,Size,Amount', 'Harmony,Epe,600sqm,25m'),
  ).toEqual(['sale | 25000000 | Land |  | Epe, Lagos']);
  expect(homes('HOUSES FOR RENT,,', 'Type,Location,Price', '2 bed flat,Yaba,2m')).toEqual([
    'rent | 2000000 | Flat | 2 | Yaba, Lagos',
  ]);
  expect(
    homes(
      'Property,Location,Price',
      'LAND FOR SALE,,',
      'Palm scheme,Epe,25m',
      'TO LET,,',
      '2 bed flat,Yaba,2m',
    ),
  ).toEqual(['sale | 25000000 | Land |  | Epe, Lagos', 'rent | 2000000 | Flat | 2 | Yaba, Lagos']);
});

test.each(['Apartment', 'Name', 'Unit'])('[IMP-1] a studio among the rooms, under %s', (name) => {
  expect(homes(`${name},Where,Rooms,Nightly`, 'Sky Loft,Yaba,Studio,70000')).toEqual([
    'shortlet | 70000 | Studio |  | Yaba, Lagos',
  ]);
});

test.each([
  ['Item,Type,Location,Price\n1,3 bedroom flat,Yaba,60m', 'Flat | 3 | Yaba, Lagos'],
  ['Community,Type,Location,Price\nGated,3 bed flat,Lekki,50m', 'Flat | 3 | Lekki, Lagos'],
  ['Type,Layout,Location,Price\n3 bed flat,Open plan,Lekki,50m', 'Flat | 3 | Lekki, Lagos'],
  [
    'HOUSE OF ADE PROPERTIES,,\nTitle,Location,Price\n3 bed at Harmony Court,Lekki,50m',
    'Flat | 3 | Lekki, Lagos',
  ],
  [
    'LAND FOR SALE,,,\nName,Location,Beds,Price\nHarmony Court,Lekki,4,150m',
    'Flat | 4 | Lekki, Lagos',
  ],
  ['Beds,Location,Price,Former use\n4,Lekki,150m,Office', 'Flat | 4 | Lekki, Lagos'],
  ['Beds,Location,Price,Features\n4,Lekki,150m,"Terrace, pool"', 'Flat | 4 | Lekki, Lagos'],
])('[IMP-1] what a column or a title is called says no more than its cells: %j', (text, home) => {
  const [{ content } = { content: null }] = read(text).listings;
  expect([content?.type, content?.bedrooms, content?.address].join(' | ')).toBe(home);
  expect(content?.title).toMatch(/Harmony Court|Bedroom/);
});

test('[IMP-1] whom a landlord would take lives nowhere, and of two amounts none is the price', () => {
  for (const cell of ['Family only', 'Nobody', 'Just left', ''])
    expect(doubts('Type,Location,Rent,Tenant', `2 bed flat,Yaba,2m,${cell}`)).toEqual(['']);
  expect(doubts('Type,Location,Price,Vacant possession', '2 bed flat,Yaba,60m,No')).toEqual(['']);
  expect(() =>
    read('3 Bedroom Flat,Yaba,250000,2500000', '2 Bedroom Flat,Yaba,150000,1500000'),
  ).toThrow('No column for a price');
  const { listings } = read('Type,Location,Rent,Remarks', '2 bed flat,Yaba,2m,we pay agent 5%');
  expect(listings[0]?.content.agencyFee).toBeNull();
});

test.each([
  ['Location,Area', 'Ikeja,120', 'Ikeja, Lagos', 120],
  ['City,Area', 'Ikeja,450 sqm', 'Ikeja, Lagos', 450],
  ['City,Estate', 'Ikeja,0', 'Ikeja, Lagos', null],
  ['City,Estate', 'Ikeja,yes', 'Ikeja, Lagos', null],
  // These stay as they are.
  ['Location,Area', 'Ikate,Lekki', 'Ikate, Lekki, Lagos', null],
  ['City,Estate', 'Lekki,Victory Park Estate', 'Victory Park Estate, Lekki, Lagos', null],
  ['Address,Town', '15,Yaba', '15, Yaba, Lagos', null],
])(
  '[IMP-1] a column of numbers, or of yes and no, names no place: %s, %s',
  (names, cells, address, areaSize) => {
    const [home] = read(`Type,${names},Price`, `Duplex,${cells},30m`).listings;
    expect(home?.content).toMatchObject({ address, areaSize });
  },
);

test.each([
  ['Email Address,Where is the property located?', 'ada@x.com,Yaba', 'Yaba, Lagos'],
  ['Client Address,Property Location', 'Ikeja,Yaba', 'Yaba, Lagos'],
  ['Address,Location', 'ada@x.com,Yaba', 'Yaba, Lagos'],
  ['Billing address,Property address', '5 Allen Avenue Ikeja,Yaba', 'Yaba, Lagos'],
  // This stays as it is.
  ['Property Address,Email', 'Yaba,ada@x.com', 'Yaba, Lagos'],
])('[IMP-1] where a person is written to is not where the home is: %s', (names, cells, address) => {
  expect(homes(`Type,Bedrooms,${names},Price`, `Flat,2,${cells},30m`)).toEqual([
    `sale | 30000000 | Flat | 2 | ${address}`,
  ]);
});

test.each(['listing_category', 'Available for', 'Mode'])(
  '[IMP-1] what a home is offered for, in a column called %s',
  (name) => {
    expect(
      homes(
        `Type,Location,${name},Price`,
        'Flat,Yaba,Rent,2m',
        'Flat,Yaba,Sale,80m',
        'Flat,Yaba,Short Let,60k',
      ),
    ).toEqual([
      'rent | 2000000 | Flat |  | Yaba, Lagos',
      'sale | 80000000 | Flat |  | Yaba, Lagos',
      'shortlet | 60000 | Flat |  | Yaba, Lagos',
    ]);
  },
);
