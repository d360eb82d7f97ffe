import { describe, expect, test } from 'vitest';
import type { ListingType } from '../../src/contract/listing/property-options';
import { readListingFile } from '../../src/domain/import/read-listing-file';

// Spreadsheets of other hands, written down with what a careful person makes of them before they were read.
const read = (lines: readonly string[], defaultListingType: ListingType = 'sale') =>
  readListingFile(lines.join('\n'), { defaultListingType, now: new Date('2026-11-26T12:00:00Z') });

/** One flat in Yaba with the given cells beside it. */
function flat(cells: Readonly<Record<string, string>>, wish: ListingType = 'sale') {
  const all = { Type: 'Flat', Bedrooms: '3', Location: 'Yaba, Lagos', ...cells };
  const quoted = (texts: readonly string[]) => texts.map((text) => `"${text}"`).join(',');
  const file = read([quoted(Object.keys(all)), quoted(Object.values(all))], wish);
  const [listing] = file.listings;
  if (listing === undefined) throw new Error(JSON.stringify(file.refusals));
  return listing;
}
const kinds = (cells: Readonly<Record<string, string>>) =>
  flat(cells).doubts.map(({ kind }) => kind);

describe('what is for nobody else’s eyes', () => {
  test('a column of yes is a feature where it is called after one', () => {
    const { content } = flat({
      Price: '45m',
      'Swimming Pool': 'Yes',
      '24hrs Power': 'yes',
      'Owner is desperate': 'Yes',
      'Mandate signed': 'yes',
      'Commission agreed': 'Yes',
      'Keys with us': 'yes',
      'Tenant owes': 'yes',
      'Inspected by Tunde': 'yes',
    });
    expect(content.keyFeatures).toEqual(['Swimming Pool', '24hrs Power']);
  });

  test('is told as a column that was not read, so that somebody may choose it', () => {
    const file = read(['Price,Location,Bedrooms,Mandate signed', '45m,Yaba,3,yes']);
    expect(file.unreadColumns).toMatchObject([{ name: 'Mandate signed', filled: 1 }]);
  });

  test.each([
    ['Mrs Okoro 08037771234', '3 Bedroom Flat in Yaba'],
    ['Chief (Dr) Bello', '3 Bedroom Flat in Yaba'],
    ['Chief Bello Court, 3 bedroom flat', 'Chief Bello Court, 3 bedroom flat'],
    ['Princess Gardens', 'Princess Gardens'],
  ])('the title of %j is %j', (Name, title) => {
    expect(flat({ Name, Price: '45m' }).content.title).toBe(title);
  });

  test('numbers and addresses are left out of an address and of the words, which is said', () => {
    const { content, notes } = flat({
      Price: '45m',
      Address: '5 Toyin Street, Ikeja, Lagos (call Musa 08037771234)',
      Details: 'All rooms en suite. Call 08034567890 or write to ola@homes.example.',
    });
    expect(content.address).toBe('5 Toyin Street, Ikeja, Lagos');
    expect(content.description).not.toMatch(/\d{4}|@|Musa/);
    expect(content.description).toMatch(/^All rooms en suite\./);
    expect(notes).toContain(
      'left out of its words: +2348037771234, +2348034567890, ola@homes.example',
    );
  });

  test.each([
    'Last price 38m. Don’t tell client.',
    'Strictly confidential note: see Bola',
    'Owner is desperate, push for 35m',
  ])('is asked about: %j', (Details) => {
    expect(kinds({ Price: '45m', Details })).toEqual(['private words']);
  });
});

describe('where a home is', () => {
  test.each([
    ['Ring Road', 'Benin City', '', 'Ring Road, Benin City, Edo'],
    ['Ring Road', 'Benin City', 'Edo', 'Ring Road, Benin City, Edo'],
    ['GRA', 'Ilorin', '', 'GRA, Ilorin, Kwara'],
    ['Life Camp', 'Port Harcourt', 'Rivers', 'Life Camp, Port Harcourt, Rivers'],
    ['15 Awolowo Road', 'Ibadan', '', '15 Awolowo Road, Ibadan, Oyo'],
    ['8 Ahmadu Bello Way', 'Kaduna', '', '8 Ahmadu Bello Way, Kaduna'],
    ['Old GRA', 'Enugu', '', 'Old GRA, Enugu'],
    ['Sabon Gari', 'Zaria', '', 'Sabon Gari, Zaria, Kaduna'],
    ['Independence Layout', 'Owerri', '', 'Independence Layout, Owerri, Imo'],
    // Whoever wrote both means the address.
    ['Allen Avenue, Ikeja', 'Yaba', '', 'Allen Avenue, Ikeja, Lagos'],
    ['12 Allen Avenue, Ikeja, Lagos', 'Ikeja', 'Lagos', '12 Allen Avenue, Ikeja, Lagos'],
  ])('%j in %j %j is %j', (Address, Town, State, address) => {
    const file = read([
      'Type,Bedrooms,Price,Address,Town,State',
      `Flat,3,45m,"${Address}",${Town},${State}`,
    ]);
    expect(file.listings[0]?.content.address).toBe(address);
    expect(file.listings[0]?.notes).toEqual([]);
  });

  test('a heading of a town holds until the next, through headings of what is offered', () => {
    const file = read([
      'Property,Price,Location,Bedrooms',
      'PORT HARCOURT,,,',
      'FOR SALE,,,',
      'Duplex,120m,GRA,4',
      'TO LET,,,',
      'Flat,2.5m,,3',
      'IKEJA AXIS,,,',
      'Flat,3m,GRA,2',
      'Flat,3m,"Ring Road, Benin City",2',
    ]);
    expect(
      file.listings.map(({ line, content }) => [line, content.listingType, content.address]),
    ).toEqual([
      [4, 'sale', 'GRA, Port Harcourt, Rivers'],
      [6, 'rent', 'Port Harcourt, Rivers'],
      [8, 'rent', 'GRA, Ikeja, Lagos'],
      [9, 'rent', 'Ring Road, Benin City, Edo'],
    ]);
    expect(file.refusedRows).toEqual([]);
  });

  test('a line of one home, or of what is no place, is no heading', () => {
    const file = read([
      'Property,Price,Location',
      'Flat in Lekki,,',
      'Updated May,,',
      'Flat,3m,Yaba',
    ]);
    expect(file.refusedRows.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'no price'],
      [3, 'no price'],
    ]);
    expect(file.listings[0]?.content.address).toBe('Yaba, Lagos');
  });
});

describe('what a home is offered for', () => {
  test.each(['Rent', 'Rent (N)', 'Asking rent', 'Rental price', 'Annual rent'])(
    'a price below %j is a rent, whatever the file’s other rows are',
    (name) => {
      expect(flat({ [name]: '4,500,000' }).content).toMatchObject({
        listingType: 'rent',
        price: 4_500_000,
      });
    },
  );

  test('a price below its name is a sale in a file of rents; a status that says it stands first', () => {
    expect(flat({ 'Selling price': '45m' }, 'rent').content.listingType).toBe('sale');
    expect(flat({ Rent: '45m', Status: 'For sale' }).content.listingType).toBe('sale');
  });

  test.each([
    ['TL', 'rent'],
    ['T/L', 'rent'],
    ['FS', 'sale'],
    ['SL', 'shortlet'],
  ])('%j in the column of offers is %s', (Status, offer) => {
    expect(flat({ Price: '2,500,000', Status }).content.listingType).toBe(offer);
  });

  test('of a column for each, the one that is filled says it, also where all rows are of one kind', () => {
    const offers = (lines: string[]) =>
      read(lines).listings.map(({ content }) => [content.listingType, content.price]);
    expect(offers(['Location,Bedrooms,Rent,Sale', 'Yaba,3,3m,', 'Ikeja,2,2m,'])).toEqual([
      ['rent', 3_000_000],
      ['rent', 2_000_000],
    ]);
    expect(offers(['Location,Bedrooms,Sale price,Rent', 'Yaba,3,,3m'])).toEqual([
      ['rent', 3_000_000],
    ]);
    // Both: which one is meant is asked, and neither is dropped.
    const both = read(['Location,Bedrooms,Rent,Sale price', 'Yaba,3,3m,90m']).listings[0];
    expect(both?.content.price).toBe(0);
    expect(both?.doubts.map(({ text }) => text)).toEqual([
      "The price is written as '90m / 3m': write the one that it is",
    ]);
  });
});

describe('what cannot be had any more', () => {
  test.each([
    { Details: '3 bed duplex SOLD' },
    { Details: 'Now let' },
    { Details: 'Withdrawn' },
    { Availability: 'occupied' },
    { Availability: 'inactive' },
    { Availability: '0' },
    { Status: 'inactive' },
    { Status: 'draft' },
    { Remarks: 'let 12/10/26' },
    { Remarks: 'SOLD by us 2/10' },
    { Remarks: 'LET' },
  ])('is asked about: %j', (cells) => {
    expect(kinds({ Price: '45m', ...cells })).toContain('gone already');
  });

  test.each([{ Remarks: '0' }, { Details: 'Sold with its furniture' }, { Status: 'available' }])(
    'is not said by %j',
    (cells) => expect(kinds({ Price: '45m', ...cells })).toEqual([]),
  );
});

describe('which home it is', () => {
  test.each([
    ['House', '4 bedroom terrace', 'Terrace'],
    ['House', '4 bedroom semi-detached duplex', 'Semi detached'],
    ['Duplex', '4 bedroom terrace duplex', 'Terrace'],
    ['House', '', 'Detached'],
    ['T/Duplex', '', 'Terrace'],
    ['S/D', '', 'Semi detached'],
    ['S/C', '', 'Studio'],
    ['Bung', '', 'Bungalow'],
    ['PH', '', 'Apartment'],
    // As Jiji sorts them.
    ['Houses & Apartments For Sale', '5bdrm Duplex in Yaba', 'Detached'],
    ['Houses & Apartments For Sale', '3bdrm Terrace in Yaba', 'Terrace'],
    ['Houses and Apartments for rent', 'Mini Flat in Yaba', 'Flat'],
    ['Houses & Apartments For Sale', 'Fine place in Yaba', 'Apartment'],
    // What is said closely in the column stays.
    ['Bungalow', '4 bedroom terrace', 'Bungalow'],
  ])('a column of %j and a title of %j is a %s', (Type, Title, type) => {
    const rooms = Type === 'S/C' ? '' : '4';
    expect(flat({ Type, Title, Bedrooms: rooms, Price: '90m' }).content.type).toBe(type);
  });

  test('of a house or an apartment the file may say which', () => {
    const Type = 'Houses & Apartments For Sale';
    expect(kinds({ Type, Title: 'Fine place in Yaba', Price: '90m' })).toEqual(['type nearest']);
    expect(kinds({ Type, Title: '3bdrm Duplex in Yaba', Price: '90m' })).toEqual([]);
  });

  test('what is counted in plots is land, where nothing speaks of rooms', () => {
    const file = read([
      'Location,Land size,Price,Basis',
      'Epe,3 acres,15m,per acre',
      'Mowe,2 plots,4m,',
    ]);
    expect(file.listings.map(({ content }) => content.type)).toEqual(['Land', 'Land']);
  });
});

describe('what it costs', () => {
  test.each([
    ['1,2m', 1_200_000],
    ['85,5m', 85_500_000],
    ['N4bn', 4_000_000_000],
  ])('%j is %d', (Price, naira) => {
    expect(flat({ Price }).content.price).toBe(naira);
  });

  test.each([
    '8m for 2yrs',
    '3.5m renewal 3m',
    '150m slashed to 120m',
    '40m + 5% agency',
    'N5m plus VAT',
    '250k quarterly',
    '30m deposit, balance 50m',
  ])('%j is a draft that asks for the price alone', (Price) => {
    const { content, doubts } = flat({ Price, Status: 'Rent' });
    expect(content.price).toBe(0);
    expect(doubts).toEqual([
      { kind: 'price unclear', text: `The price is written as '${Price}': write the price alone` },
    ]);
  });

  test('a number of a phone is no price', () => {
    const file = read(['Location,Bedrooms,Price', 'Yaba,3,Musa 08037771234']);
    expect(file.refusals).toMatchObject([{ reason: 'price not understood' }]);
  });

  test('for two years at once is asked about, and so is a dot in a column of thousands', () => {
    expect(kinds({ Price: 'N5m (2 years upfront)', Status: 'Rent' })).toEqual(['several periods']);
    expect(flat({ "Amt (N'000)": '65.000' }).doubts).toEqual([
      { kind: 'price unclear', text: "The price is written as '65.000': write the one that it is" },
    ]);
    expect(flat({ "Amt (N'000)": '65,000' }).content.price).toBe(65_000_000);
  });

  test('of states, is none of offers: what is let there is gone', () => {
    const file = read([
      'Location,Type,Bedrooms,Rent,Status,Date',
      '"Yaba, Lagos",Flat,2,2.5m,Available,12/10/26',
      '"Ketu, Lagos",Flat,2,1.5m,let,12/10/26',
      '"Ikeja, Lagos",Flat,3,3.5m,Sold,01/11/26',
    ]);
    expect(
      file.listings.map(({ content, doubts }) => [
        content.listingType,
        doubts.map(({ kind }) => kind),
      ]),
    ).toEqual([
      ['rent', []],
      ['rent', ['gone already']],
      ['rent', ['gone already']],
    ]);
    expect(file.listings[0]?.postedAt?.toISOString().slice(0, 10)).toBe('2026-10-12');
  });

  test('called Property, beside a title of papers, says what kind each is', () => {
    const file = read([
      'Location,Title,Property,Beds,Price',
      '"Magodo Phase 2, Lagos",Gov. consent,Detached duplex + BQ,5,320m',
      '"Omole Phase 1, Lagos",Receipt,Semi detached,4,150m',
    ]);
    expect(file.listings.map(({ content }) => [content.title, content.type])).toEqual([
      ['5 Bedroom Detached in Magodo Phase 2', 'Detached'],
      ['4 Bedroom Semi detached in Omole Phase 1', 'Semi detached'],
    ]);
  });

  test('that is told on request, or may be thousands, makes a draft that asks for it', () => {
    expect(flat({ Price: 'Price on request' })).toMatchObject({
      content: { price: 0, description: '' },
      doubts: [
        {
          kind: 'price on request',
          text: "The price is written as 'Price on request': write what it costs",
        },
      ],
    });
    expect(flat({ Price: '60.000' })).toMatchObject({
      content: { price: 0, description: 'Priced at 60.000.' },
      doubts: [{ kind: 'price unclear' }],
    });
  });

  test('a column that is named after nothing but its money is one of prices', () => {
    const file = read(['Apartment name,Where,Beds,Nightly (N)', 'Azure Loft,Yaba,1,"85,000"']);
    expect(file.listings[0]?.content).toMatchObject({
      title: 'Azure Loft',
      listingType: 'shortlet',
      price: 85_000,
    });
  });
});

describe('a list of what a home has', () => {
  test('is its features, called as the form’s ticks are, and its amenities', () => {
    const { content } = flat({
      Price: '45m',
      Features: 'AC; borehole, 24hrs power • parking for 10 cars',
      Amenities: "['Pool', 'Gym', 'Wi-Fi']",
    });
    expect(content.keyFeatures).toEqual([
      'Air conditioning',
      'Borehole',
      '24hr electricity',
      'Parking for 10 cars',
    ]);
    expect(content.amenities).toEqual(['Swimming pool', 'Gym', 'Wi-Fi']);
  });

  test('gives only what is known to be of homes: no number, and no words for nobody else’s eyes', () => {
    const { content } = flat({
      Price: '45m',
      Features:
        "Pool, call 08037771234, landlord in abroad, yes, none, our cut 5%, don't show anyone, Mrs Adeyemi stays downstairs, last price 27m, alarm pin 4455, Security man is Musa, 1 bedroom BQ, 3 toilets",
      Facilities: 'Furnished, 120 sqm, AC, Key is under the pot, N250,000 (legal + agency)',
    });
    expect(content.keyFeatures).toEqual(['Swimming pool', 'Boys quarters', '3 toilets']);
    expect(content.amenities).toEqual(['Air conditioning']);
    expect(content).toMatchObject({ furnished: true, areaSize: 120 });
  });

  test('is put together of rows of one home', () => {
    const file = read([
      'Ref,Type,Location,Price,Amenities',
      'A1,Flat,Yaba,45m,Pool',
      'A1,Flat,Yaba,45m,Gym',
    ]);
    expect(file.listings.map(({ content }) => content.amenities)).toEqual([
      ['Swimming pool', 'Gym'],
    ]);
  });

  test('that counts rooms and metres is read as those', () => {
    const { content } = flat({
      Price: '45m',
      Bedrooms: '',
      Attributes: '3 bdrms | 4 baths | 120 sqm | Unfurnished | Balcony',
    });
    expect(content).toMatchObject({
      bedrooms: 3,
      bathrooms: 4,
      areaSize: 120,
      furnished: false,
      keyFeatures: ['Balcony'],
    });
  });

  test.each([
    ['2,500 sqm; C of O', 2500],
    ['Borehole,1,200 sqm', 1200],
    ['C of O,450 sqm,Borehole', 450],
    ['4 baths,120 sqm', 120],
  ])('of %j is %d square metres: a comma within a number separates nothing', (Features, size) => {
    const { content } = flat({ Type: 'Land', Bedrooms: '', Price: '45m', Features });
    expect(content.areaSize).toBe(size);
  });

  test('of papers among remarks is for everybody', () => {
    expect(flat({ Price: '45m', Remark: 'C of O' }).content.keyFeatures).toEqual([
      'Certificate of Occupancy',
    ]);
    expect(
      flat({ Price: '45m', Remark: 'Owner has C of O, sell fast' }).content.keyFeatures,
    ).toEqual([]);
  });
});

describe('what a file says in two columns', () => {
  test('is where a home lies', () => {
    const at = (Latitude: string, Long: string) =>
      flat({ Price: '45m', Latitude, Long }).content.location;
    expect(at('6.5120', '3.3710')).toEqual({ lat: 6.512, lng: 3.371 });
    expect(at('6,5120', '3,3710')).toEqual({ lat: 6.512, lng: 3.371 });
    // Of one half nothing can be said: the place counts.
    expect(at('6.5120', '')).toEqual(flat({ Price: '45m' }).content.location);
  });

  test('is the rent of a year, or of a month where there is no other', () => {
    const file = read(
      [
        'Type,Location,Monthly Rent,Annual Rent',
        'Flat,Yaba,"150,000","1,800,000"',
        'Flat,Surulere,,"900,000"',
        'Flat,Ikeja,"100,000",',
        'Flat,Ajah,"100,000",TBA',
        'Flat,Ogba,"100,000",Monthly only',
      ],
      'rent',
    );
    expect(file.listings.map(({ content }) => content.price)).toEqual([
      1_800_000, 900_000, 1_200_000, 1_200_000, 1_200_000,
    ]);
    expect(file.listings.flatMap(({ doubts }) => doubts)).toEqual([]);
  });

  test('is what became of a home, and what it is offered for', () => {
    const file = read([
      'Title,Price,Location,Status,Purpose',
      '3 bedroom flat,4.5m,Yaba,Available,Rental',
      '4 bedroom duplex,150m,Lekki,SOLD,Sale',
      '2 bedroom flat,2m,Ikeja,Let agreed,Rental',
    ]);
    expect(file.listings.map(({ content }) => content.listingType)).toEqual([
      'rent',
      'sale',
      'rent',
    ]);
    expect(file.listings.map(({ doubts }) => doubts.map(({ kind }) => kind))).toEqual([
      [],
      ['gone already'],
      ['gone already'],
    ]);
    expect(file.unreadColumns).toEqual([]);
  });

  test('says nothing of the offer where it is of something else', () => {
    const file = read(
      [
        'Title,Price,Location,Status,Completion Status,Client Status',
        '3 bedroom flat,4.5m,Yaba,Available,Completed,Buyer interested',
        '4 bedroom duplex,15m,Lekki,Available,Renovated,Renting now',
      ],
      'rent',
    );
    expect(
      file.listings.map(({ content, doubts }) => [content.listingType, doubts.length]),
    ).toEqual([
      ['rent', 0],
      ['rent', 0],
    ]);
  });

  test('is a road and the town that it has its name from', () => {
    const [listing] = read([
      'Type,Address,Town,State,Price',
      'Land,Epe Road,Epe,Lagos,12m',
    ]).listings;
    expect(listing?.content).toMatchObject({ address: 'Epe Road, Epe, Lagos' });
    expect(listing?.content.location).toMatchObject({ lat: expect.closeTo(6.58, 1) });
  });
});

test('a day without a year is the last one of that name', () => {
  const on = (Posted: string) =>
    flat({ Price: '45m', Posted }).postedAt?.toISOString().slice(0, 10);
  expect(on('25 Oct')).toBe('2026-10-25');
  expect(on('Dec 3rd')).toBe('2025-12-03');
  expect(on('31 Feb')).toBeUndefined();
});
