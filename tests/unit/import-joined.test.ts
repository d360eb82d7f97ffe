import { describe, expect, test } from 'vitest';
import { readListingFile } from '../../src/domain/import/read-listing-file';

// What one says of a home in two columns, or in braces.
const read = (text: string) =>
  readListingFile(text, { defaultListingType: 'sale', now: new Date('2026-11-30') });
const rows = (text: string) => read(text).listings;
const sizes = (text: string) => rows(text).map(({ content }) => content.areaSize);

describe('[IMP-1] a size and its unit', () => {
  test.each([
    ['Type,Location,Price,Size,Size unit\nFlat,Yaba,60m,1200,sqft', 111.48],
    ['Type,Location,Price,Size,Unit\nFlat,Yaba,60m,1200,sq_ft', 111.48],
    ['Type,Location,Price,area_size,area_unit\nFlat,Yaba,60m,1200,ft²', 111.48],
    [
      'Type,Location,Price,Living Area,Living Area Units\nFlat,Yaba,60m,"1,200",Square Feet',
      111.48,
    ],
    ['Type,Location,Price,Size,Size unit\nLand,Epe,60m,2,Hectares', 20_000],
    ['Type,Location,Price,Size,Size unit\nLand,Epe,60m,600,SQM', 600],
    // What says its own unit keeps it.
    ['Type,Location,Price,Size,Size unit\nFlat,Yaba,60m,120 sqm,sqft', 120],
    ['Type,Location,Price,Size,Size unit\nFlat,Yaba,60m,120,\nFlat,Yaba,60m,,sqft', 120],
    // The acres of the lot are none of the living area.
    ['Type,Location,Price,Living Area,Plot Units\nFlat,Yaba,60m,120,acres', 120],
    [
      'Type,Location,Price,Living Area,Lot Size Area,Lot Size Units\nFlat,Yaba,60m,120,2,acres',
      120,
    ],
    // A flat of a building is no unit of area.
    ['Unit,Type,Location,Price,Size\nA1,Flat,Yaba,60m,120', 120],
  ])('%j', (text, size) => {
    expect(sizes(text)[0]).toBe(size);
  });

  test('that have no one size are asked about', () => {
    const [row] = rows('Type,Location,Price,Size,Size unit\nLand,Epe,60m,2,plots');
    expect(row?.content.areaSize).toBeNull();
    expect(row?.doubts.map(({ kind }) => kind)).toEqual(['cell not read']);
  });
});

describe('[IMP-1] an address as a web site keeps it', () => {
  const file = (...cells: string[]) =>
    [
      'Title,Type,Price,Address',
      ...cells.map((cell) => `Fine,Flat,60m,"${cell.replaceAll('"', '""')}"`),
    ].join('\n');
  test('is read, with its position', () => {
    const listings = rows(
      file(
        '{"formatted":"12 Glover Road, Ikoyi, Lagos","location":{"latitude":6.45,"longitude":3.44}}',
        '{"city":"Yaba","streetAddress":{"number":"5","name":"Herbert Macaulay Way"}}',
        '{"formatted":"Ajah, Lagos","location":{"latitu',
        'Surulere',
      ),
    );
    expect(listings.map(({ content }) => content.address)).toEqual([
      '12 Glover Road, Ikoyi, Lagos',
      '5 Herbert Macaulay Way, Yaba, Lagos',
      'Ajah, Lagos',
      'Surulere, Lagos',
    ]);
    expect(listings[0]?.content.location).toEqual({ lat: 6.45, lng: 3.44 });
    expect(listings[2]?.content.location).not.toBeNull();
  });

  test('and a position of its own is kept', () => {
    const [row] = rows(
      'Type,Price,Lat,Lng,Address\nFlat,60m,6.5,3.4,"{""formatted"":""Yaba, Lagos"",""location"":{""latitude"":6.51,""longitude"":3.38}}"',
    );
    expect(row?.content).toMatchObject({
      address: 'Yaba, Lagos',
      location: { lat: 6.5, lng: 3.4 },
    });
  });
});

describe('[IMP-1] a position under another name', () => {
  test('is that of the home', () => {
    const [row] = rows('Type,Price,Address,Map\nFlat,60m,"Yaba, Lagos","6.51, 3.38"');
    expect(row?.content.location).toEqual({ lat: 6.51, lng: 3.38 });
  });

  test.each([
    'Type,Price,Address,Office map\nFlat,60m,"Yaba, Lagos","6.60, 3.35"',
    'Type,Price,Address,Agent address\nFlat,60m,"Yaba, Lagos","{""city"":""Ikeja"",""location"":{""lat"":6.6,""lng"":3.35}}"',
  ])('and not that of somebody else: %j', (text) => {
    expect(rows(text)[0]?.content).toMatchObject({
      address: 'Yaba, Lagos',
      location: { lat: 6.51, lng: 3.379 },
    });
  });
});

describe('[IMP-1] prices in several columns', () => {
  const prices = (text: string) =>
    rows(text).map(({ content, doubts }) => [
      content.listingType,
      content.price,
      ...doubts.map(({ kind }) => kind),
    ]);
  test('of sales, rents and short lets', () => {
    expect(
      prices(
        'Location,Type,Sale Price,Rent Price,Shortlet Price\nIkoyi,Apartment,450m,25m,\nYaba,Flat,,2m,\nVI,Apartment,,,120k\nAjah,Duplex,85m,,',
      ),
    ).toEqual([
      ['sale', 0, 'price unclear'],
      ['rent', 2_000_000],
      ['shortlet', 120_000],
      ['sale', 85_000_000],
    ]);
    expect(prices('Location,Type,Shortlet Price,Sale Price\nVI,Flat,120k,\nVI,Flat,,90m')).toEqual([
      ['shortlet', 120_000],
      ['sale', 90_000_000],
    ]);
    expect(prices('Location,Type,Shortlet Price\nVI,Flat,120k')).toEqual([['shortlet', 120_000]]);
  });

  test('of which the new one is not filled', () => {
    expect(
      prices(
        'Location,Type,Old Price,New Price,Purpose\nAjah,Terrace,95m,85m,sale\nMagodo,Flat,4m,,rent\nOgudu,Duplex,,120m,sale\nOgudu,Duplex,130m,-,sale',
      ),
    ).toEqual([
      ['sale', 85_000_000],
      ['rent', 4_000_000, 'price unclear'],
      ['sale', 120_000_000],
      ['sale', 130_000_000, 'price unclear'],
    ]);
    expect(read('Location,Type,Old Price,New Price\nAjah,Flat,,').refusedRows).toMatchObject([
      { reason: 'no price' },
    ]);
  });
});
