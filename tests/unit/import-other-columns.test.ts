import { describe, expect, test } from 'vitest';
import { readListingFile } from '../../src/domain/import/read-listing-file';

// Columns as other agencies name them, and what somebody who reads the sheet would fill in and ask about.
const read = (text: string) =>
  readListingFile(text, { defaultListingType: 'sale', now: new Date('2026-11-26') });
const rows = (text: string) => read(text).listings;

describe('[IMP-1] a place in two columns', () => {
  test.each([
    ['Type,City,Area,Price\nDuplex,Benin,GRA,85m', 'GRA, Benin, Edo'],
    ['Type,City,Area,Price\nDuplex,Warri,Airport Road,85m', 'Airport Road, Warri, Delta'],
    ['Type,Area,City,Price\nFlat,Surulere,Ibadan,30m', 'Surulere, Ibadan, Oyo'],
    ['Type,Area,City,Price\nFlat,Maryland,Enugu,30m', 'Maryland, Enugu'],
    ['Type,Location,City,Price\nFlat,Ring Road,Benin,30m', 'Ring Road, Benin, Edo'],
    ['Type,Town,Location,Price\nDuplex,Enugu,GRA,85m', 'GRA, Enugu'],
    ['Type,District,City,Price\nBungalow,Garki,Kano,85m', 'Garki, Kano'],
    [
      'Type,Street,Area,City,Price\nDuplex,5 Lagos Street,GRA,Benin,50m',
      '5 Lagos Street, GRA, Benin, Edo',
    ],
    ['Type,Location,Area,Price\nFlat,Ikate,Lekki,50m', 'Ikate, Lekki, Lagos'],
  ])('is the quarter in that town: %j', (text, address) => {
    expect(rows(text).map(({ content }) => content.address)).toEqual([address]);
  });

  test('that each city has one of is asked about, and has no pin', () => {
    const [row] = rows('Type,Location,Price\nFlat,Airport Road,30m');
    expect(row?.content).toMatchObject({ address: 'Airport Road', location: null });
    expect(row?.doubts).toEqual([
      { kind: 'place unclear', text: "Many towns have a 'Airport Road': write which" },
    ]);
  });

  test('in merged cells is that of the row above, and asked about', () => {
    const [first, second] = rows('Place,Type,Price\nLekki,Flat,90m\n,Flat,80m\nAjah,Flat,70m');
    expect(first?.doubts).toEqual([]);
    expect(second?.content.address).toBe('Lekki, Lagos');
    expect(second?.doubts.map(({ text }) => text)).toEqual([
      "It names no place: the row above says 'Lekki'",
    ]);
    const forgotten = Array.from({ length: 11 }, (_, at) => `Lekki,Flat,${90 + at}m`).join('\n');
    expect(read(`Place,Type,Price\n${forgotten}\n,Flat,80m`).refusedRows).toMatchObject([
      { reason: 'no place' },
    ]);
  });
});

describe('[IMP-1] what became of a home', () => {
  const gone = (text: string) =>
    rows(text).map(({ doubts }) => doubts.some(({ kind }) => kind === 'gone already'));
  test.each([
    ['Deal Status', 'SOLD', 'Available'],
    ['Property Status', 'SOLD', ''],
    ['Sold?', 'Yes', 'No'],
    ['Taken', 'YES', ''],
    ['Date Sold', '12/03/2026', ''],
    ['Available Units', '0', '4'],
    ['Units', 'Sold out', '4'],
    ['Status Nov 27', 'Not available', 'Available'],
    ['Status', 'Reserved - 30% paid', 'Available'],
    ['Availability', 'Allocated', 'Available'],
    ['Remark', 'Let - lease to 2029', 'Call first'],
    ['Estate name', 'Sunrise (SOLD OUT)', 'Moonlight'],
  ])('stands in the column %s', (column, yes, no) => {
    expect(
      gone(`Type,Location,Price,${column}\nFlat,Lekki,85m,${yes}\nFlat,Lekki,86m,${no}`),
    ).toEqual([true, false]);
  });

  test('and Property Status may as well say what it is offered for', () => {
    const text =
      'Type,Location,Price,Property Status\nFlat,Lekki,85m,For Sale\nFlat,Lekki,8m,For Rent';
    expect(rows(text).map(({ content }) => content.listingType)).toEqual(['sale', 'rent']);
  });
});

test('[IMP-1] an address that says its state says it once', () => {
  const text =
    'Type,Location,Price\nFlat,"Osapa Road,Eti Osa, Lagos State,Nigeria",85m\nLand,"Owerri, Imo State",5m';
  expect(rows(text).map(({ content }) => content.address)).toEqual([
    'Osapa Road, Eti Osa, Lagos',
    'Owerri, Imo',
  ]);
});

test.each([
  ['Type,Location,Beds,Rent,Remarks\nFlat,Yaba,2,1200000,monthly', 'price unclear'],
  ['Type,Location,Beds,Rent,Payment\nFlat,Yaba,2,1200000,monthly', 'price unclear'],
  ['Type,Location,Beds,Rent,Remarks\nFlat,Yaba,2,4m,for 2 years', 'price unclear'],
  ['Type,Location,Beds,Rent,Remarks\nFlat,Yaba,2,2.7m,total package', 'price unclear'],
  ['Type,Location,Price,Remarks\nLand,Epe,5m,per plot', 'price unclear'],
  ['Type,Location,Price,Remarks\nLand,Epe,5m,JV', 'joint venture'],
  ['Type,Location,Price,Remarks\nFlat,Yaba,35000000,for rent', 'offer differs'],
  ['Type,Location,Price,Terms\nFlat,Yaba,35000000,rent', 'offer differs'],
  ['Type,Location,Rent,Duration\nFlat,Yaba,2500000,2 years', 'price unclear'],
  ['Type,Location,Rent,Remarks\nCo-working desk,Yaba,1200000,per desk', 'price unclear'],
])('[IMP-1] remarks that change the price or the offer are asked about: %j', (text, kind) => {
  const [row] = rows(text);
  expect(row?.doubts.map((doubt) => doubt.kind)).toContain(kind);
  expect(row?.content.description).not.toMatch(/monthly|package|years/);
});

test('[IMP-1] remarks that say what goes without saying ask nothing', () => {
  expect(
    rows(
      'Type,Location,Beds,Rent,Remarks\nFlat,Yaba,2,2m,per annum\nFlat,Yaba,3,3m,call before you come',
    ).map(({ doubts }) => doubts),
  ).toEqual([[], []]);
});

test.each([
  [
    'Type,Location,Rent,Sale\nWarehouse,Ikeja,60000000,-\nFlat,Yaba,,90000000',
    [
      ['rent', 60_000_000],
      ['sale', 90_000_000],
    ],
  ],
  [
    'Type,Location,To Let,For Sale\nFlat,Yaba,2m,\nFlat,Yaba,,90m',
    [
      ['rent', 2_000_000],
      ['sale', 90_000_000],
    ],
  ],
  ['Type,Location,Old Price,New Price\nFlat,Yaba,100m,90m', [['sale', 90_000_000]]],
  ['Type,Location,Original Price,Discounted Price\nFlat,Yaba,100m,90m', [['sale', 90_000_000]]],
  [
    'Location,Type,Size (sqm),Price/SQM,Total Price\nEpe,Land,600,40000,24000000',
    [['sale', 24_000_000]],
  ],
])('[IMP-1] the column that is the price: %j', (text, prices) => {
  expect(rows(text).map(({ content }) => [content.listingType, content.price])).toEqual(prices);
  expect(rows(text).flatMap(({ doubts }) => doubts)).toEqual([]);
});

test.each(['Promo Price', 'Discounted Price', 'Reduced to', 'New Price', 'Current Price (N)'])(
  '[IMP-1] a price, and what stands below %s beside it, are two prices',
  (column) => {
    const read = rows(
      `Type,Location,Price,${column}\nFlat,Yaba,95m,90m\nFlat,Ikeja,94m,\nFlat,Ogba,93m,93m`,
    );
    expect(read.map(({ content }) => content.price)).toEqual([0, 94_000_000, 93_000_000]);
    expect(read.map(({ doubts }) => doubts.map(({ text }) => text))).toEqual([
      ["The price is written as '95m / 90m': write the one that it is"],
      [],
      [],
    ]);
  },
);

test.each([
  ['Type,Location,Price,Current Rent\nFlat,Yaba,95m,3m', 'sale', 95_000_000],
  ['Type,Location,Price,New Rent\nFlat,Yaba,95m,3m', 'sale', 95_000_000],
  ['Type,Location,Price,New Price\nFlat,Yaba,95m,120m', 'sale', 95_000_000],
  ['Type,Location,Price,Discount\nFlat,Yaba,95m,5%', 'sale', 95_000_000],
  ['Type,Location,Price,Discount Amount\nFlat,Yaba,95m,5m', 'sale', 95_000_000],
  ['Type,Location,Current Price\nFlat,Yaba,95m', 'sale', 95_000_000],
  ['Type,Location,Current Rent\nFlat,Yaba,3m', 'rent', 3_000_000],
])('[IMP-1] %j is for %s at %d', (text, offer, naira) => {
  expect(rows(text).map(({ content }) => [content.listingType, content.price])).toEqual([
    [offer, naira],
  ]);
});

test.each([
  ['Min Price', '80m'],
  ['TOTAL PACKAGE', '80m'],
  ['1st Year', '80m'],
  ['Rent (2yrs)', '4m'],
  ['Rent 2025', '4m'],
  ['Current rent', '4m'],
])('[IMP-1] a column %s is not the price alone, and asked about', (column, price) => {
  const [row] = rows(`Type,Location,${column}\nFlat,Yaba,${price}`);
  expect(row?.doubts.map(({ text }) => text)).toEqual([
    `The price stands in the column '${column}': write what this one costs by itself`,
  ]);
});

test('[IMP-1] columns are found by a word of their names', () => {
  expect(
    rows('Typ of house,Land Location,Rent per session,Beds\nBungalow,Akoka,250000,3').map(
      ({ content: { type, address, price } }) => [type, address, price],
    ),
  ).toEqual([['Bungalow', 'Akoka, Lagos', 250_000]]);
  const [both] = rows('Type,Location,Rent,Beds/Baths,Commission,S/C\nFlat,Yaba,2m,2/3,10%,300000');
  expect(both?.content).toMatchObject({
    bedrooms: 2,
    bathrooms: 3,
    agencyFee: 200_000,
    serviceCharge: 300_000,
  });
});

test('[IMP-1] which of a building it is says nothing of its type', () => {
  const units = rows('Unit,Location,Price,Beds\nA1,Yaba,92m,2\nB2,Yaba,93m,3');
  expect(units.map(({ content }) => content.type)).toEqual(['Flat', 'Flat']);
  expect(units.flatMap(({ doubts }) => doubts)).toEqual([]);
});

test.each([
  ['Property,Location,Price psm\nLand,Ikoyi,850000', 'per sqm'],
  ['Type,Location,Rent p.s.m\nOffice,Ikeja,85000', 'per sqm'],
  ['Type,Location,Rent/sqm/annum\nOffice,Ikeja,85000', 'per sqm'],
  ['Type,Location,Price p/sqm\nLand,Ikoyi,850000', 'per sqm'],
  ['Type,Location,Price\n3 bed flat x 6,Lekki,145m', 'several homes'],
  ['Type,Location,Price\n6 nos 3 bed terrace,Lekki,145m', 'several homes'],
  ['Type,Location,Price\nTwin duplex (2 x 4 bed),Lekki,170m', 'several homes'],
  ['Property,Location,Price\n3 bed terrace (6 units),Lekki,145m', 'several homes'],
  ['Type,Location,Price per night\nFlat,Lekki,450000 weekly', 'price unclear'],
  ['Type,Location,Price,Description\nFlat,Ikoyi,900m,Landlord last price 850m', 'private words'],
  ['Type,Location,Price,Description\nFlat,Ikoyi,900m,Gate code 4455', 'private words'],
])(
  '[IMP-1] what is no price of one home, or nobody’s to read, is asked about: %j',
  (text, kind) => {
    expect(rows(text)[0]?.doubts.map((doubt) => doubt.kind)).toContain(kind);
  },
);

test('[IMP-1] rooms and kinds in the words of others', () => {
  const kinds = (text: string) =>
    rows(text).map(({ content: { type, bedrooms }, doubts }) => [type, bedrooms, doubts.length]);
  expect(kinds('Type,Location,Rent\nMini flat,Yaba,1m\nRoom and parlour,Yaba,1.1m')).toEqual([
    ['Flat', 1, 0],
    ['Flat', 1, 0],
  ]);
  expect(kinds('Property,Location,Price\n4 bed semi,Lekki,145m')).toEqual([
    ['Semi detached', 4, 0],
  ]);
  expect(
    kinds(
      'Type,Location,Rooms,Price per night\nStudio,Ikate,Studio,55000\nFlat,Ikate,3 bed + study,55000',
    ),
  ).toEqual([
    ['Studio', null, 0],
    ['Flat', 3, 0],
  ]);
});

test('[IMP-1] where most cells of a place are merged, the place of the first stands for them', () => {
  const homes = rows(
    'Estate,Type,Price\n"Cedar Court, Idu, Abuja",3 Bed Terrace,95m\n,4 Bed Terrace,105m\n,5 Bed Terrace,125m',
  );
  expect(homes.map(({ content }) => content.address)).toEqual(
    Array(3).fill('Cedar Court, Idu, Abuja'),
  );
  expect(homes.flatMap(({ doubts }) => doubts)).toEqual([]);
});

test.each([
  ['Estate Name,Location,Plot Size,Price\nGreen,Mowe,300 sqm,1.3m', 'Land', 0],
  ['Title,Location,Size,Price\nRegistered Survey,Mowe,50ft x 100ft,2.5m', 'Land', 0],
  ['Title,Category,Location,Rent\nStudio,Flat / Apartment,Ketu,1000000', 'Studio', 0],
  ['Type,Location,Rent\nKiosk,Ikeja,180000', 'Retail Space', 0],
  ['Type,Location,Rent\nOne room (shared toilet),Akoka,150k', 'Studio', 1],
  ['Type,Location,Rent\nBQ,Maryland,700k', 'Studio', 1],
])('[IMP-1] the type of %j', (text, type, doubts) => {
  expect(rows(text).map((row) => [row.content.type, row.doubts.length])).toEqual([[type, doubts]]);
});

test.each([
  ['Ring Road,Edo', false, ['Ring Road is in Oyo, not Edo']],
  ['Ibafo,Lagos', false, ['Ibafo is in Ogun, not Lagos']],
  // These stay as they are: everybody knows where Ikeja is.
  ['Ikeja,Abuja', true, []],
  ['Ibafo,Ogun', true, []],
  ['Ring Road,Oyo', true, []],
])('[IMP-1] a state that is not that of the place is asked about: %s', (place, hasPin, asked) => {
  const [home] = rows(`Type,Address,State,Price\nFlat,${place},30m`);
  expect(home?.doubts).toEqual(asked.map((text) => ({ kind: 'place differs', text })));
  expect(home?.content.location !== null).toBe(hasPin);
});
