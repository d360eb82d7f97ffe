import { describe, expect, test } from 'vitest';
import { readListingFile } from '../../src/domain/import/read-listing-file';
import { chooseColumn, columnReadings } from '../../src/domain/import/table/column-readings';
import { type ColumnChoices, mapTables } from '../../src/domain/import/table/map-header';
import { readTables } from '../../src/domain/import/table/read-tables';

// One sheet with several lists below each other, as agents keep them.
const read = (...lines: string[]) => {
  const file = readListingFile(lines.join('\n'), {
    defaultListingType: 'sale',
    now: new Date('2026-11-30T08:00:00Z'),
  });
  return {
    rows: file.listings.map(({ line, content: { listingType, type, price, address } }) =>
      [line, listingType, type, price, address].join(' | '),
    ),
    refused: file.refusedRows.map(({ line, reason }) => `${line}: ${reason}`),
    listings: file.listings,
  };
};

describe('[IMP-1] a second line of names', () => {
  test('is of its own list: rents above, sales below, and no row is lost', () => {
    const { rows, refused } = read(
      'AVAILABLE FOR RENT,,,',
      'Property,Location,Rent,Charges',
      '2 bedroom flat,Yaba,1.5m,Agency 10%',
      'Mini flat,Ojota,700k,Agency 10%',
      ',,,',
      'AVAILABLE FOR SALE,,,',
      'Property,Location,Price,Title',
      '4 bedroom terrace,Ajah,75m,C of O',
      '500sqm land,Epe,8m,Excision',
    );
    expect(rows).toEqual([
      '3 | rent | Flat | 1500000 | Yaba, Lagos',
      '4 | rent | Flat | 700000 | Ojota, Lagos',
      '8 | sale | Terrace | 75000000 | Ajah, Lagos',
      '9 | sale | Land | 8000000 | Epe, Lagos',
    ]);
    expect(refused).toEqual([]);
  });

  test('that names more than the first loses none of the rows above it', () => {
    const { rows, refused } = read(
      'Location,Price,Type',
      'Yaba,60m,Flat for sale',
      'Ikeja,90m,Duplex for sale',
      '',
      'Location,Price,Type,Bedrooms,Bathrooms,Furnished,Description',
      'Ajah,75m,Terrace for sale,4,4,No,Newly built',
    );
    expect(rows).toEqual([
      '2 | sale | Flat | 60000000 | Yaba, Lagos',
      '3 | sale | Detached | 90000000 | Ikeja, Lagos',
      '6 | sale | Terrace | 75000000 | Ajah, Lagos',
    ]);
    expect(refused).toEqual([]);
  });

  test('loses no homes that stand above all names', () => {
    const { rows } = read(
      '3 bedroom flat for sale,Yaba,60m',
      '4 bedroom duplex for sale,Ikeja,90m',
      'Property,Location,Price',
      '4 bedroom terrace for sale,Ajah,75m',
    );
    expect(rows).toEqual([
      '1 | sale | Flat | 60000000 | Yaba, Lagos',
      '2 | sale | Detached | 90000000 | Ikeja, Lagos',
      '4 | sale | Terrace | 75000000 | Ajah, Lagos',
    ]);
  });

  test('has its own order, words and units', () => {
    const { rows, listings } = read(
      'Property,Location,Price',
      '4 bedroom terrace for sale,Ajah,75m',
      'Area,House type,Monthly rent,Size (sqft)',
      'Yaba,3 bedroom flat,150000,1076',
      'Location,Type,Price (₦m)',
      'Ikeja,Duplex for sale,120',
    );
    expect(rows).toEqual([
      '2 | sale | Terrace | 75000000 | Ajah, Lagos',
      '4 | rent | Flat | 1800000 | Yaba, Lagos',
      '6 | sale | Detached | 120000000 | Ikeja, Lagos',
    ]);
    expect(listings[1]?.content.areaSize).toBeCloseTo(100, 0);
  });

  test('that says the same again is no row, and what stands above it counts on', () => {
    const { rows, refused } = read(
      'FOR RENT,,',
      'Property,Location,Price',
      '2 bedroom flat,Yaba,1.5m',
      'Property, Location ,PRICE',
      '3 bedroom flat,Surulere,2m',
      'FOR SALE,,',
      'Property,Location,Price',
      '4 bedroom terrace,Ajah,75m',
    );
    expect(rows).toEqual([
      '3 | rent | Flat | 1500000 | Yaba, Lagos',
      '5 | rent | Flat | 2000000 | Surulere, Lagos',
      '8 | sale | Terrace | 75000000 | Ajah, Lagos',
    ]);
    expect(refused).toEqual([]);
  });

  test('leaves what stands above it as it is, unless it says itself what its homes are offered for', () => {
    const { rows, listings } = read(
      'OFFICES TO LET,,,',
      'Property,Location,Price,',
      'Office space,Ikoyi,45m,',
      'Property,Location,Size,Price',
      'Office space,Victoria Island,300sqm,60m',
      'Property,Location,Sale price,',
      '4 bedroom terrace,Ajah,75m,',
      'SOLD,,,',
      'Type,Location,Asking price,',
      'Terrace,Ajah,70m,',
    );
    expect(rows).toEqual([
      '3 | rent | Office Space | 45000000 | Ikoyi, Lagos',
      '5 | rent | Office Space | 60000000 | Victoria Island, Lagos',
      '7 | sale | Terrace | 75000000 | Ajah, Lagos',
      '10 | sale | Terrace | 70000000 | Ajah, Lagos',
    ]);
    expect(listings[3]?.doubts.map(({ kind }) => kind)).toEqual(['gone already']);
  });

  test('says more of the columns that the line above it leaves open', () => {
    const { rows, listings } = read(
      'Property,Location,Annual rent,,Beds',
      ',,Amount,Service charge,',
      'Flat,Ikoyi,45m,2m,3',
    );
    expect(rows).toEqual(['3 | rent | Flat | 45000000 | Ikoyi, Lagos']);
    expect(listings[0]?.content).toMatchObject({ bedrooms: 3, serviceCharge: 2_000_000 });
  });

  test('leaves a title that tells of a price a title', () => {
    const { rows, refused } = read(
      'Lekki Gardens,Terraces from,₦85m',
      'Property,Location,Price',
      'Flat for sale,Yaba,60m',
    );
    expect(rows).toEqual(['3 | sale | Flat | 60000000 | Yaba, Lagos']);
    expect(refused).toEqual([]);
  });

  test('of words that are no exact names begins the file all the same', () => {
    const { rows } = read(
      'Apartment,Estate/Location,Price (₦m)',
      '3 bedroom flat,Ibadan,83',
      'Type,Location,Price,Beds,Baths',
      'Terrace for sale,Ajah,75m,4,4',
    );
    expect(rows).toEqual([
      '2 | sale | Flat | 83000000 | Ibadan, Oyo',
      '4 | sale | Terrace | 75000000 | Ajah, Lagos',
    ]);
  });

  test('may have columns beside those of a listing', () => {
    const { rows } = read(
      'Property,Location,Price',
      'Flat for sale,Yaba,60m',
      'Details,Town,No,Rent Amount (N),Phone',
      '3 bedroom flat,Surulere,1,2500000,08031234567',
      'Apartment,Town,Rent (₦),No,Remarks',
      '2 bedroom flat for rent,Ikeja,2200000,1,',
    );
    expect(rows).toEqual([
      '2 | sale | Flat | 60000000 | Yaba, Lagos',
      '4 | rent | Flat | 2500000 | Surulere, Lagos',
      '6 | rent | Flat | 2200000 | Ikeja, Lagos',
    ]);
  });

  test('needs no column for places below headings that say them', () => {
    const { rows, refused } = read(
      'LEKKI,,',
      'Type,Price,Beds',
      'Duplex for sale,80m,4',
      'AJAH,,',
      'Type,Price,Beds',
      'Terrace for sale,60m,3',
    );
    expect(rows).toEqual([
      '3 | sale | Detached | 80000000 | Lekki, Lagos',
      '6 | sale | Terrace | 60000000 | Ajah, Lagos',
    ]);
    expect(refused).toEqual([]);
  });

  test.each([
    'House,Lekki,For Sale,Available,80m',
    'House,Lekki,Rent,Available,800k',
    'Land,Epe,Sale,Documents,5m',
    'Duplex,Royal Estate Ikeja,Sale,Furnished,Price on request',
    'Flat,Yaba,Rent,Parking,Negotiable',
    'Unit,Estate,Sale,Vacant,Asking',
  ])('is no home: %s', (home) => {
    const { rows, refused } = read(
      'Type,Location,Purpose,Remark,Price',
      'Flat,Yaba,Sale,,60m',
      home,
    );
    expect(rows.length + refused.length).toBe(2);
  });
});

describe('[IMP-1] homes of several lists', () => {
  const keys = (...lines: string[]) => read(...lines).listings.map(({ key }) => key);

  test('of the same cells in unlike units are two', () => {
    const { rows } = read(
      'Type,Location,Price (₦m)',
      '3 bedroom flat,Yaba,150',
      'Type,Location,"Rent per month (N\'000)"',
      '3 bedroom flat,Yaba,150',
    );
    expect(rows).toEqual([
      '2 | sale | Flat | 150000000 | Yaba, Lagos',
      '4 | rent | Flat | 1800000 | Yaba, Lagos',
    ]);
  });

  test('are one where both say the same, in whatever order', () => {
    const { rows } = read(
      'S/N,Property,Location,Price',
      '1,4 bedroom terrace for sale,Ajah,75m',
      'Location,Property,Remarks,Price',
      'Ajah,4 bedroom terrace for sale,,75m',
    );
    expect(rows).toEqual(['2 | sale | Terrace | 75000000 | Ajah, Lagos']);
  });

  test('keep what makes them the same, also where headings fill a column without a name', () => {
    expect(keys(',Property,Location,Price', 'FOR RENT,,,', ',2 bedroom flat,Yaba,1.5m')).toEqual([
      'row:|2 bedroom flat|yaba|1.5m',
    ]);
  });

  test('are let where the column of another list says what its words mean', () => {
    const { rows, listings } = read(
      'Type,Location,Rent,Status',
      'Flat,Yaba,2m,Available',
      'Flat,Ikeja,3m,Let',
      'Type,Location,Price,Beds,Status',
      'Duplex,Lekki,25m,4,Let',
    );
    expect(rows).toHaveLength(3);
    expect(listings[2]?.doubts.map(({ kind }) => kind)).toContain('gone already');
  });
});

describe('[IMP-2] the columns of several lists', () => {
  const tables = readTables(
    [
      'Property,Location,Rent,Cost',
      '2 bedroom flat,Yaba,1.5m,2m',
      'Property,Location,Price',
      '4 bedroom terrace,Ajah,75m',
    ].join('\n'),
  );
  const uses = (choices: ColumnChoices) =>
    Object.fromEntries(
      columnReadings(mapTables(tables, choices)).map(({ name, use }) => [name, use]),
    );

  test('are told once by each name, with what is in all of them', () => {
    expect(columnReadings(mapTables(tables))).toEqual([
      { name: 'Property', use: 'title', sample: '2 bedroom flat', filled: 2, lists: [0, 1] },
      { name: 'Location', use: 'town', sample: 'Yaba', filled: 2, lists: [0, 1] },
      { name: 'Rent', use: 'price', sample: '1.5m', filled: 1, lists: [0] },
      { name: 'Cost', use: 'none', sample: '2m', filled: 1, lists: [0] },
      { name: 'Price', use: 'price', sample: '75m', filled: 1, lists: [1] },
    ]);
  });

  test('hold a field once in each list: a choice in one takes nothing from the other', () => {
    const choices = chooseColumn({}, columnReadings(mapTables(tables)), 'Cost', 'price');
    expect(choices).toEqual({ Rent: 'none', Cost: 'price' });
    expect(uses(choices)).toMatchObject({ Rent: 'none', Cost: 'price', Price: 'price' });
  });

  test('are what they were in a list that lacks the one chosen', () => {
    const three = readTables(
      [
        'Property,Location,Cost,Rent',
        'Flat,Yaba,2m,1.5m',
        'Property,Location,Cost,Price',
        'Terrace,Ajah,80m,75m',
        'Location,Property,Price,Beds',
        'Ikeja,Duplex,90m,4',
      ].join('\n'),
    );
    const choices = chooseColumn({}, columnReadings(mapTables(three)), 'Cost', 'price');
    expect(mapTables(three, choices).map(({ header }) => header.columns.price)).toEqual([
      'Cost',
      'Cost',
      'Price',
    ]);
  });
});
