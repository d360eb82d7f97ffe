import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkListings } from '../../server/modules/import/check-listings';
import { propertyContentSchema } from '../../src/contract/listing/property';
import { chooseColumn, columnReadings } from '../../src/domain/import/table/column-readings';
import { doubtGroups } from '../../src/domain/import/doubt-groups';
import { HeaderError } from '../../src/domain/import/table/header-error';
import {
  type ColumnChoices,
  mapHeader,
  mapTables,
  requireColumns,
} from '../../src/domain/import/table/map-header';
import { mendableCells, readMendedRow } from '../../src/domain/import/mend-row';
import { parseRelativeDate } from '../../src/domain/import/parse-relative-date';
import { contentDoubts } from '../../src/domain/property/form/content-doubts';
import { priceDoubt } from '../../src/domain/property/price/price-doubt';
import { rowsOf } from '../../src/domain/import/file-rows';
import { gatherListings, readListingFile } from '../../src/domain/import/read-listing-file';
import { resolvePlace } from '../../src/domain/places/resolve-place';
import { readTables } from '../../src/domain/import/table/read-tables';
import { propertyContent } from '../support/property-content';

const NOW = new Date('2026-11-21T12:00:00Z');
const read = (text: string) => readListingFile(text, { defaultListingType: 'sale', now: NOW });

test('a title and an empty line above the names are passed over', () => {
  const [table] = readTables(
    'MY LISTINGS 2026,,\n,,\nTitle,Price,Address\n3 bedroom flat,2m,Yaba\n',
  );
  expect(table?.names).toEqual(['Title', 'Price', 'Address']);
  expect(table?.rows).toEqual([{ Title: '3 bedroom flat', Price: '2m', Address: 'Yaba' }]);
});

test('rows that are no one home on offer are doubted', () => {
  const kinds = (title: string) =>
    read(`Title,Price,Address\n${title},50m,"Yaba, Lagos"\n`).listings.flatMap(({ doubts }) =>
      doubts.map(({ kind }) => kind),
    );
  expect(kinds('Block of 6 flats for sale')).toContain('several homes');
  expect(kinds('20 units of 4 bedroom terrace for sale')).toContain('several homes');
  expect(kinds('5 bedroom duplex wanted')).toContain('wanted');
  expect(kinds('3 bedroom flat for sale SOLD')).toContain('gone already');
  expect(kinds('3 bedroom flat not for sale')).toContain('offer unclear');
  expect(kinds('Duplex for sale or rent')).toContain('offer unclear');
  expect(kinds('4 bedroom duplex in a block of its own for sale')).toEqual([]);
  expect(kinds('3 bedroom flat in a block of 4 flats for sale')).toEqual([]);
  expect(kinds('3 bedroom flat in a serviced block of six apartments for sale')).toEqual([]);
});

test.each([
  ['£250000', 'price in other money', "The price is written as '£250000': write it in naira"],
  ['€300000', 'price in other money', "The price is written as '€300000': write it in naira"],
  ['25000 GBP', 'price in other money', "The price is written as '25000 GBP': write it in naira"],
  [
    '"$250,000"',
    'price in dollars',
    "The price is written as '$250,000': give a rate, or write it in naira",
  ],
])('%s is no price in naira: the row is a draft without one', (price, kind, text) => {
  const { listings, refusedRows } = read(
    `Title,Price,Address\n3 bedroom flat,${price},"Yaba, Lagos"\n`,
  );
  expect(refusedRows).toEqual([]);
  const [listing] = listings;
  expect(listing?.content.price).toBe(0);
  expect(listing?.content.description).toBe(`Priced at ${price.replaceAll('"', '')}.`);
  expect(listing?.doubts).toEqual([{ kind, text }]);
});

test.each([
  ['Ring Road, Benin City', 'Benin City'],
  ['New GRA, Asaba', 'Asaba'],
  ['Old GRA, Makurdi', 'Makurdi'],
  ['Ring Road, Ibadan', 'Ring Road'],
  ['Chevron, Lekki', 'Chevron'],
])('%s is in %s', (address, name) => expect(resolvePlace(address)?.place.name).toBe(name));

test('relative dates count back from now', () => {
  expect(parseRelativeDate('3 months ago', NOW)?.toISOString()).toBe('2026-08-23T12:00:00.000Z');
  expect(parseRelativeDate('an hour ago', NOW)?.toISOString()).toBe('2026-11-21T11:00:00.000Z');
  expect(parseRelativeDate('yesterday', NOW)?.toISOString()).toBe('2026-11-20T12:00:00.000Z');
  expect(parseRelativeDate('2026-01-02', NOW)?.toISOString()).toBe('2026-01-02T00:00:00.000Z');
  expect(parseRelativeDate('2027-01-02', NOW)).toBeNull();
  expect(parseRelativeDate('soon', NOW)).toBeNull();
  for (const never of ['3000 years ago', '300000 years ago', '0000-01-01', '0000-00-00', 'year 0'])
    expect(parseRelativeDate(never, NOW)).toBeNull();
});

test('absurd prices are doubted, usual ones are not', () => {
  const home = {
    type: 'Detached',
    propertyCategory: 'Residential',
    location: null,
    areaSize: null,
  } as const;
  const sale = { ...home, listingType: 'sale', bedrooms: 4 } as const;
  const rent = { ...home, listingType: 'rent', bedrooms: 2 } as const;
  expect(priceDoubt({ ...sale, price: 90_000 })).toEqual({
    kind: 'price low',
    text: 'Price is far below any usual sale price',
  });
  expect(priceDoubt({ ...sale, price: 1_800_000_000_000 })).toEqual({
    kind: 'price high',
    text: 'Price is far above any usual sale price',
  });
  expect(priceDoubt({ ...sale, price: 65_000_000 })).toBeNull();
  expect(priceDoubt({ ...rent, price: 850_000 })).toBeNull();
  expect(priceDoubt({ ...rent, price: 9000 })?.kind).toBe('price low');
});

test('a price is doubted that is far from what like homes cost there', () => {
  const ikeja = { lat: 6.6018, lng: 3.3515 };
  const median = {
    cell: '132:67',
    listingType: 'rent',
    type: 'Flat',
    bedrooms: 2,
    median: 2_000_000,
    listings: 12,
    perSqm: { median: 25_000, listings: 9 },
  } as const;
  const flat = {
    listingType: 'rent',
    type: 'Flat',
    propertyCategory: 'Residential',
    bedrooms: 2,
    location: ikeja,
    areaSize: 400,
  } as const;
  const doubt = (price: number, more = {}) =>
    priceDoubt({ ...flat, price, ...more }, [median])?.text ?? null;
  expect(doubt(300_000)).toBe('Price is far below the median of 12 like it there, ₦2,000,000');
  expect(doubt(20_000_000)).toBe('Price is far above the median of 12 like it there, ₦2,000,000');
  expect(doubt(900_000)).toBeNull();
  expect(doubt(300_000, { bedrooms: 1 })).toBeNull();
  expect(doubt(300_000, { location: { lat: 6.45, lng: 3.47 } })).toBeNull();
});

test('land is compared by the square metre, as far as its size is known', () => {
  const epe = { lat: 6.6018, lng: 3.3515 };
  const median = {
    cell: '132:67',
    listingType: 'sale',
    type: 'Land',
    bedrooms: null,
    median: 15_000_000,
    listings: 8,
    perSqm: { median: 25_000, listings: 6 },
  } as const;
  const land = {
    listingType: 'sale',
    type: 'Land',
    propertyCategory: 'Residential',
    bedrooms: null,
    location: epe,
    price: 900_000_000,
  } as const;
  const doubt = (areaSize: number | null) =>
    priceDoubt({ ...land, areaSize }, [median])?.text ?? null;
  // Sixty plots for sixty times the price of one.
  expect(doubt(36_000)).toBeNull();
  expect(doubt(600)).toBe(
    'Price per square metre is far above the median of 6 like it there, ₦25,000',
  );
  expect(doubt(360_000)).toBe(
    'Price per square metre is far below the median of 6 like it there, ₦25,000',
  );
  expect(doubt(null)).toBe('Price is far above the median of 8 like it there, ₦15,000,000');
  expect(priceDoubt({ ...land, areaSize: 36_000 }, [{ ...median, perSqm: null }])?.text).toBe(
    'Price is far above the median of 8 like it there, ₦15,000,000',
  );
});

describe('a file', () => {
  test('without a price or a place column is refused with its columns named', () => {
    expect(() => read('colour,weight\nred,3\n')).toThrow(HeaderError);
    expect(() => read('colour,weight\nred,3\n')).toThrow(/a price and a place .* colour, weight/);
    expect(() => read('')).toThrow(HeaderError);
    expect(() => read('price,town\n')).toThrow(HeaderError);
  });

  test('merges rows that say the same, completing the first', () => {
    const file = read(
      'id,price,title,town,beds,size\nA,₦50m,3 Bedroom Flat,Yaba,3,\nA,₦50m,3 Bedroom Flat,Yaba,,120 sqm\nB,₦50m,3 Bedroom Flat,Yaba,3,\n',
    );
    expect(file).toMatchObject({ rowsRead: 3, duplicates: 1 });
    expect(file.listings).toHaveLength(2);
    expect(file.listings[0]?.content).toMatchObject({ bedrooms: 3, areaSize: 120 });
  });

  test('merges rows that a running number alone tells apart', () => {
    const file = read(
      'S/N,price,title,town\n1,₦50m,3 Bedroom Flat,Yaba\n2,₦50m,3 Bedroom Flat,Yaba\n',
    );
    expect(file).toMatchObject({ rowsRead: 2, duplicates: 1 });
  });

  test('puts a town back into its own state and says so', () => {
    const file = read('price,title,town,state\n45000000,4 Bedroom Duplex,Ikeja,Abuja\n');
    expect(file.listings[0]?.content.address).toBe('Ikeja, Lagos');
    expect(file.listings[0]?.notes).toEqual(['Ikeja is in Lagos, not Abuja']);
  });

  test('counts each refusal with its first line', () => {
    const file = read(
      'price,title,town\n#NAME?,Flat,Yaba\nN/A,Flat,Yaba\n$9,000,Flat,Yaba\n10m,Flat,\n10m,Something odd,Yaba\n',
    );
    expect(file.refusals.map(({ reason, count, firstLine }) => [reason, count, firstLine])).toEqual(
      expect.arrayContaining([
        ['no price', 2, 2],
        ['no place', 1, 5],
        // A comma that parted '$9,000' moved the title and the town.
        ['type of property not understood', 2, 4],
      ]),
    );
  });

  test('the sample of the project imports as its lines say', () => {
    const file = read(readFileSync(join(process.cwd(), 'public', 'sample-listings.csv'), 'utf8'));
    expect(file.rowsRead).toBe(63);
    expect(file.duplicates).toBe(1);
    expect(file.refusals.reduce((sum, refusal) => sum + refusal.count, 0)).toBe(3);
    expect(file.listings).toHaveLength(59);
    expect(file.listings.filter((listing) => listing.doubts.length > 0)).toHaveLength(1);
    expect(file.listings.every((listing) => listing.content.location !== null)).toBe(true);
    // Its features are those that its descriptions speak of.
    const office = file.listings.find(({ content }) => content.title.includes('office'));
    expect(office?.content.keyFeatures).toEqual([
      'Car park',
      'Air conditioning',
      'Elevator',
      'Generator',
    ]);
  });
});

describe('columns', () => {
  const tables = readTables(
    'id,price,cost,town,size,Pool,remark\nA,1,₦50m,Yaba,120,yes,\nB,2,₦60m,Ikeja,,,new\n',
  );
  const uses = (choices: ColumnChoices) =>
    columnReadings(mapTables(tables, choices)).map(({ name, use }) => [name, use]);

  test('are read by their names, each with its first value', () => {
    expect(columnReadings(mapTables(tables))).toEqual([
      { name: 'id', use: 'reference', sample: 'A', filled: 2, lists: [0] },
      { name: 'price', use: 'price', sample: '1', filled: 2, lists: [0] },
      { name: 'cost', use: 'none', sample: '₦50m', filled: 2, lists: [0] },
      { name: 'town', use: 'town', sample: 'Yaba', filled: 2, lists: [0] },
      { name: 'size', use: 'areaSize', sample: '120', filled: 1, lists: [0] },
      { name: 'Pool', use: 'feature', sample: 'yes', filled: 1, lists: [0] },
      { name: 'remark', use: 'none', sample: 'new', filled: 1, lists: [0] },
    ]);
  });

  test('are what is chosen for them', () => {
    expect(uses({ cost: 'price', size: 'floors', Pool: 'none', remark: 'feature' })).toEqual([
      ['id', 'reference'],
      ['price', 'none'],
      ['cost', 'price'],
      ['town', 'town'],
      ['size', 'floors'],
      ['Pool', 'none'],
      ['remark', 'feature'],
    ]);
    expect(() => requireColumns(mapTables(tables, { price: 'none', cost: 'none' }))).toThrow(
      'No column for a price in this file.',
    );
  });

  test('are known with one letter wrong, unless that is another name', () => {
    const names = ['Tittle', 'Adress', 'Prise', 'Estate', 'Bed'];
    expect(
      mapHeader({ names: ['Locaton', 'Stat', 'Pirce', 'Status'], rows: [] }).columns,
    ).toMatchObject({
      town: 'Locaton',
      state: 'Stat',
      price: 'Pirce',
    });
    expect(mapHeader({ names, rows: [] }).columns).toEqual({
      title: 'Tittle',
      address: 'Adress',
      price: 'Prise',
      bedrooms: 'Bed',
      town: 'Estate',
    });
  });

  test('hold a field once: who chooses it takes it from another', () => {
    const readings = columnReadings(mapTables(tables));
    expect(chooseColumn({ Pool: 'none' }, readings, 'cost', 'price')).toEqual({
      Pool: 'none',
      price: 'none',
      cost: 'price',
    });
    expect(chooseColumn({}, readings, 'cost', 'feature')).toEqual({ cost: 'feature' });
  });
});

describe('a row that was mended', () => {
  const rows = rowsOf(
    mapTables(readTables('price,title,town\nask,3 bedroom flat for sale,Yaba\n')),
  );
  const { row, header } = rows[0] ?? { row: {}, header: { columns: {}, flags: [] } };
  const options = { defaultListingType: 'sale', now: NOW } as const;

  test('says what each of its cells holds, its town for the address it lacks', () => {
    expect(mendableCells(row, header)).toEqual({
      price: 'ask',
      title: '3 bedroom flat for sale',
      address: 'Yaba',
      bedrooms: '',
      type: '',
      status: '',
    });
  });

  test('is read by the same rules, also where the file has no such column', () => {
    const cells = { price: '45m', address: 'Allen Avenue, Ikeja', bedrooms: '4', status: 'rent' };
    expect(readMendedRow(row, header, { cells, isRight: false }, options)).toMatchObject({
      ok: true,
      listing: {
        content: {
          price: 45_000_000,
          address: 'Allen Avenue, Ikeja, Lagos',
          bedrooms: 4,
          listingType: 'rent',
        },
        doubts: [{ kind: 'offer differs' }, { kind: 'bedrooms differ' }],
      },
    });
    expect(readMendedRow(row, header, { cells: { price: '' }, isRight: true }, options)).toEqual({
      ok: false,
      reason: 'no price',
      value: '',
    });
  });

  test('is not doubted where somebody says that it is right', () => {
    const cells = { price: '45m', bedrooms: '4' };
    expect(readMendedRow(row, header, { cells, isRight: true }, options)).toMatchObject({
      listing: { content: { bedrooms: 4 }, doubts: [] },
    });
  });

  test('is the same listing as before', () => {
    const mended = readMendedRow(row, header, { cells: { price: '45m' }, isRight: false }, options);
    const [before] = gatherListings(rows, [
      readMendedRow(row, header, { cells: { price: '46m' }, isRight: false }, options),
    ]).listings;
    expect(gatherListings(rows, [mended]).listings[0]?.key).toBe(before?.key);
  });
});

test('doubts are grouped by their kind, the most frequent first', () => {
  const file = read(
    'price,title,town,bedrooms\n₦15m per plot,Land for sale,Yaba,\n₦45m,3 bedroom flat,Yaba,4\n₦50m,2 bedroom flat,Yaba,5\n',
  );
  expect(
    doubtGroups(file.listings).map(({ kind, label, items }) => [
      kind,
      label,
      items.map(({ item, doubt }) => [item.line, doubt.text]),
    ]),
  ).toEqual([
    [
      'bedrooms differ',
      'Column and text say different bedrooms',
      [
        [3, "The file's column says 4 bedrooms, its text '3 bedroom'"],
        [4, "The file's column says 5 bedrooms, its text '2 bedroom'"],
      ],
    ],
    [
      'per plot',
      'Price is per plot, not for the whole',
      [[2, 'Price is per plot, not for the whole']],
    ],
  ]);
});

test('half a room is none, and an area is read like any other', () => {
  const file = read(
    'price,title,town,beds,baths,size\n₦50m,Detached House,Yaba,3.0,2.5,"1,200.5 sqm"\n',
  );
  expect(file.listings[0]?.content).toMatchObject({
    bedrooms: 3,
    bathrooms: null,
    areaSize: 1200.5,
  });
  expect(file.listings[0]?.doubts.map(({ text }) => text)).toEqual([
    '"2.5" in the column baths was not read as a number',
  ]);
});

describe('a row whose columns say little', () => {
  const row = (price: string, title: string, details = '', more: Record<string, string> = {}) => {
    const names = ['Title', 'Price', 'Address', 'Details', ...Object.keys(more)];
    const cells = [title, price, 'Ikate, Lekki', details, ...Object.values(more)];
    const line = (texts: string[]) => texts.map((text) => `"${text}"`).join(',');
    const file = readListingFile(`${line(names)}\n${line(cells)}\n`, {
      defaultListingType: 'sale',
      now: NOW,
      nairaPerDollar: more.rate === undefined ? undefined : Number(more.rate),
    });
    return file.listings[0] ?? file.refusals[0];
  };

  test('has the rooms and the kind that its title says', () => {
    expect(row('₦120,000,000', '4 bedroom terraced duplex for sale')).toMatchObject({
      content: { bedrooms: 4, type: 'Terrace', listingType: 'sale', price: 120_000_000 },
      doubts: [],
    });
    expect(row('₦900,000', 'Mini flat for rent')).toMatchObject({
      content: { bedrooms: 1, type: 'Flat', listingType: 'rent' },
      doubts: [],
    });
  });

  test.each([
    'Service charge 1.5m per annum',
    'Service charge: ₦1.5m a year',
    '1.5m per annum service charge',
    'Service charge (gym, pool, security and 24 hours of light) is 1.5m per annum',
    'Estate dues 200k per annum',
    'Maintenance fee 500k per annum',
    'Estate levy 200k per annum',
    'Dues: 200k per annum',
    'Security levy 200k per annum',
    'Waste bill 20k per year',
    'Rents for 8m per annum, good investment',
    'Currently rented, current rent 8m per annum',
    'Legal fee 5%, agency fee 5%',
  ])('is for sale, as the file is, beside another period: %s', (details) => {
    expect(row('₦120,000,000', '4 bedroom terrace duplex', details)).toMatchObject({
      content: { listingType: 'sale', price: 120_000_000 },
      doubts: [],
    });
  });

  test.each([
    ['₦4,500,000 per annum', ''],
    ['₦4,500,000', 'Rent: 4.5m per annum'],
    ['₦4,500,000', '4.5m p.a. Service charge 500k per annum'],
    ['₦4,500,000', 'Caution deposit 500k'],
  ])('is for rent where its own price says so: %s, %s', (price, details) => {
    expect(row(price, '3 bedroom flat', details)).toMatchObject({
      content: { listingType: 'rent', price: 4_500_000 },
    });
  });

  test('is a lease where its title begins with it', () => {
    expect(row('₦120,000,000', 'LEASE: 4-bedroom terrace')).toMatchObject({
      content: { listingType: 'lease' },
    });
    expect(row('₦120,000,000', 'Leasehold 4 bedroom terrace')).toMatchObject({
      content: { listingType: 'sale' },
    });
  });

  test.each([
    'Commercial property in Ikeja',
    'Prime commercial property in Ikeja',
    'Commercial premises',
    'Commercial building',
    'Mixed-use property, Ikate',
  ])('is a draft that asks for its kind: %s', (title) => {
    expect(row('₦120,000,000', title)).toMatchObject({
      content: { propertyCategory: 'Commercial' },
      doubts: [{ kind: 'commercial type unsaid' }],
    });
  });

  test.each([
    ['$40,000per annumapprox. ₦55,841,197', 55_841_197],
    ['$900,000 or ₦1.3bn', 1_300_000_000],
    ['₦35m per annum, 2 years upfront', 35_000_000],
    ['3.5m p.a x 2yrs', 3_500_000],
    ['₦3,000,000/yr (₦250k monthly)', 3_000_000],
    ['₦3.2m per year for 1 year', 3_200_000],
    ['3.2m for one year', 3_200_000],
  ])('has the one price in naira of %s', (price, naira) => {
    expect(row(price, '3 bedroom flat')).toMatchObject({ content: { price: naira }, doubts: [] });
  });

  test.each([
    ['from 95m to 120m', 0, 'price unclear'],
    ['3 plots: 15m, 18m, 20m', 0, 'price unclear'],
    ['50m per plot of land', 50_000_000, 'per plot'],
    ['450sqm 30m, 600sqm 40m, 1000sqm 65m', 0, 'price unclear'],
    ['₦14m per annum per floor', 14_000_000, 'several homes'],
    ['₦4.5m per square meter / per annum', 4_500_000, 'per sqm'],
    ['50m each', 50_000_000, 'several homes'],
  ])('is a draft with its reason at %s', (price, naira, kind) => {
    expect(row(price, 'Land at Epe')).toMatchObject({
      content: { price: naira },
      doubts: [{ kind }],
    });
  });

  test('keeps in its description what is asked before it is published', () => {
    const doubtsOf = (listing: ReturnType<typeof row>) =>
      listing !== undefined && 'content' in listing ? contentDoubts(listing.content) : null;
    const perSqm = row('₦750,000 per sqm', 'Land for sale');
    expect(perSqm).toMatchObject({ content: { description: 'Priced at ₦750,000 per sqm.' } });
    expect(doubtsOf(perSqm)).toEqual([
      "Its words give the price of a square metre: '750,000 per sqm'",
    ]);
    const venture = row('₦900,000,000', 'Land at Ikate', 'Fenced.', { Status: 'Joint venture' });
    expect(venture).toMatchObject({
      content: { description: 'Offered as a joint venture. Fenced.' },
    });
    expect(doubtsOf(venture)).toHaveLength(1);
    expect(doubtsOf(row('₦120,000,000', '4 bedroom duplex', 'Service charge 2m a year'))).toEqual(
      [],
    );
    // What the words give the price for counts as what they offer.
    const byTheYear = propertyContent({
      listingType: 'sale',
      price: 3_000_000,
      description: 'Going for 3m per annum.',
    });
    expect(contentDoubts(byTheYear)).toEqual([
      "It is listed for sale, and its words say '3m per annum'",
    ]);
  });

  test('is a short let where it is priced by the night', () => {
    expect(row('₦320,000/night', '3 bedroom apartment')).toMatchObject({
      content: { listingType: 'shortlet', price: 320_000 },
      doubts: [],
    });
    expect(row('₦320,000', '3 bedroom apartment for short let')).toMatchObject({
      content: { listingType: 'shortlet', price: 320_000 },
    });
  });

  test('has a monthly rent by the year, and says so', () => {
    expect(row('₦250,000 per month', '2 bedroom flat for rent')).toMatchObject({
      content: { listingType: 'rent', price: 3_000_000 },
      doubts: [],
      notes: ['₦250,000 a month is shown as ₦3,000,000 a year'],
    });
  });

  test('is a draft where its price is that of a part', () => {
    expect(row('₦15,000,000 per plot', '6 plots of land for sale')).toMatchObject({
      content: { type: 'Land', price: 15_000_000 },
      doubts: [{ kind: 'per plot', text: 'Price is per plot, not for the whole' }],
    });
    expect(row('₦450,000 per sqm', 'Land for sale')).toMatchObject({
      doubts: [{ kind: 'per sqm', text: 'Price is per square metre, not for the whole' }],
    });
  });

  test('is a draft where a joint venture is offered', () => {
    for (const title of ['2,000 sqm of land for joint venture', 'JOINT VENTURE OPPORTUNITY'])
      expect(row('₦500,000,000', title)).toMatchObject({
        content: { type: 'Land' },
        doubts: [
          {
            kind: 'joint venture',
            text: 'A joint venture is offered, neither a sale nor a rent',
          },
        ],
      });
  });

  test('is told apart from what we have no type for', () => {
    expect(row('₦900,000,000', 'Functioning secondary school for sale')).toMatchObject({
      content: { type: 'Retail Space', propertyCategory: 'Commercial' },
      doubts: [
        { kind: 'type nearest', text: "'school' is none of our types: filed under Retail Space" },
      ],
    });
  });

  test('takes the naira of a price given twice, and keeps dollars in words', () => {
    expect(row('$15,000,000approx. ₦20,940,448,950', '5 bedroom mansion')).toMatchObject({
      content: { price: 20_940_448_950 },
    });
    expect(row('$100,000', '5 bedroom mansion')).toMatchObject({
      content: { price: 0, description: 'Priced at $100,000.' },
      doubts: [{ kind: 'price in dollars' }],
    });
    expect(row('$100,000', '5 bedroom mansion', 'By the lagoon.', { rate: '1500' })).toMatchObject({
      content: {
        price: 150_000_000,
        description:
          'Priced at $100,000: in naira at ₦1,500 for a dollar on 21/11/2026. By the lagoon.',
      },
    });
  });

  test('lets a column win over the text, and doubts it', () => {
    expect(row('₦45m', '3 bedroom flat', '', { bedrooms: '4' })).toMatchObject({
      content: { bedrooms: 4 },
      doubts: [
        {
          kind: 'bedrooms differ',
          text: "The file's column says 4 bedrooms, its text '3 bedroom'",
        },
      ],
    });
    expect(row('₦2m', '3 bedroom flat for rent', '', { status: 'For Sale' })).toMatchObject({
      content: { listingType: 'sale' },
      doubts: expect.arrayContaining([
        { kind: 'offer differs', text: "The file says for sale, its text 'for rent'" },
      ]),
    });
    const twice = { status: 'For Rent', availability: 'Available for sale' };
    expect(row('₦100m', '5 bedroom detached house', '', twice)).toMatchObject({
      doubts: expect.arrayContaining([
        { kind: 'offer differs', text: "The file says 'for rent' and 'Available for sale'" },
      ]),
    });
    const alike = { status: 'For Lease', availability: 'Available for rent' };
    expect(row('₦4m', '2 bedroom flat', '', alike)).toMatchObject({ doubts: [] });
  });

  test('has the fees of a rent that its details name', () => {
    expect(
      row('₦2,000,000', '2 bedroom flat to let', 'Agency 10%, legal: 5%, caution fee 100k.'),
    ).toMatchObject({
      content: { agencyFee: 200_000, legalFee: 100_000, cautionFee: 100_000 },
    });
  });
});

describe('what a file may do to a listing', () => {
  const flag = (n: number) =>
    `${n} ${'very long name of a swimming pool '.repeat(3)}`.slice(0, 100);
  const flags = Array.from({ length: 70 }, (_, n) => flag(n));
  const LONG = 'x'.repeat(159);

  test('every listing read fits the contract, however odd its row', () => {
    const rows = [
      ['45m', `${LONG}😀 flat`, 'Yaba', '1990-01-01'],
      ['45m', '3 Bedroom Flat', 'Yaba '.repeat(200), '3000 years ago'],
      ['45m', '3 Bedroom Flat', 'Surulere', '300000 years ago'],
      ['45m', '3 Bedroom Flat', `${'é'.repeat(299)}😀`, '0000-01-01'],
      ['1e15', '3 Bedroom Flat', 'Yaba', ''],
      ['1000000000000000', `3 Bedroom Flat ${' '.repeat(145)}x`, 'Yaba', 'year 0'],
    ];
    const yes = flags.map(() => 'true').join(',');
    const file = read(
      [
        `price,title,town,posted,${flags.join(',')}`,
        ...rows.map((row) => `${row.join(',')},${yes}`),
      ].join('\n'),
    );
    // '1e15' is asked about: a draft without a price.
    const priced = file.listings.filter(({ content }) => content.price > 0);
    expect([file.listings.length, priced.length]).toEqual([6, 5]);
    for (const { content, postedAt } of priced) {
      expect(propertyContentSchema.parse(content)).toEqual(content);
      expect(content.keyFeatures).toHaveLength(60);
      // Half a character would be refused by the database, with the whole file.
      expect(JSON.stringify(content)).not.toMatch(/\\ud[89a-f]/i);
      expect(postedAt?.getUTCFullYear() ?? 1990).toBe(1990);
    }
    expect(file.listings[0]?.content.title).toBe(LONG);
  });

  test.each([
    ['price,title,town\n45m,3 Bedroom Flat,Nigeria\n', 'no place'],
    ['price,title,town\n45m,3 Bedroom Flat,"., ,"\n', 'no place'],
    ['price,title,town\n1000000000000001,3 Bedroom Flat,Yaba\n', 'price out of range'],
    ['price,title,town\n99999999 billion,3 Bedroom Flat,Yaba\n', 'price out of range'],
    [`price,title,town\n${'9'.repeat(190)},3 Bedroom Flat,Yaba\n`, 'price out of range'],
    [`price,title,town\n${'9'.repeat(400)},3 Bedroom Flat,Yaba\n`, 'price not understood'],
    ['price,title,town\n45m,3 Bedroom\0Flat,Yaba\n', 'not text (has a NUL character)'],
    ['price,title,town\n45m,3 Bedroom Flat,Yaba,more,\0\n', 'not text (has a NUL character)'],
  ])('%j is refused', (text, reason) => {
    const file = read(text);
    expect(file.listings).toEqual([]);
    expect(file.refusals).toMatchObject([{ reason, count: 1, firstLine: 2 }]);
    expect(file.refusals[0]?.firstValue.length).toBeLessThanOrEqual(80);
  });

  test('a dollar price is in range by what it is in naira', () => {
    const dollars = (price: string, nairaPerDollar: number) =>
      readListingFile(`price,title,town\n${price},3 Bedroom Flat,Yaba\n`, {
        defaultListingType: 'sale',
        nairaPerDollar,
        now: NOW,
      });
    expect(dollars('$900bn', 1600).refusals[0]?.reason).toBe('price out of range');
    expect(dollars('$1', 0.1).refusals[0]?.reason).toBe('price out of range');
    expect(dollars('$100000', 1600).listings[0]?.content.price).toBe(160_000_000);
  });

  test("an address that is only the country gives way to the row's town", () => {
    const file = read('price,title,address,town\n45m,3 Bedroom Flat,Nigeria,Yaba\n');
    expect(file.listings[0]?.content.address).toBe('Yaba, Lagos');
  });

  test('features of merged rows are clipped too', () => {
    const names = Array.from({ length: 70 }, (_, n) => `Balcony ${n}`);
    const half = (first: boolean) => names.map((_, n) => (n < 35 === first ? 'yes' : '')).join(',');
    const file = read(
      `id,price,title,town,${names.join(',')}\nA,45m,Flat,Yaba,${half(true)}\nA,45m,Flat,Yaba,${half(false)}\n`,
    );
    expect(file.listings[0]?.content.keyFeatures).toHaveLength(60);
  });

  test('what the contract does not take is refused before it is written', () => {
    const file = read('price,title,town\n45m,3 Bedroom Flat,Yaba\n46m,3 Bedroom Flat,Yaba\n');
    const second = file.listings[1];
    if (second === undefined) throw new Error('two listings expected');
    second.content.address = ' ';
    const checked = checkListings(file);
    expect(checked.listings).toHaveLength(1);
    expect(checked.refusals).toEqual([
      {
        reason: 'address not valid (Address is required)',
        count: 1,
        firstLine: 3,
        firstValue: '3 Bedroom Flat',
      },
    ]);
    expect(file.refusals).toEqual([]);
  });
});

test('[IMP-1] what is priced per square metre and year is let, and two homes of a kind are several', () => {
  const read = (title: string, price: string) =>
    readListingFile(`title,price,location\n"${title}","${price}","Ikeja, Lagos"\n`, {
      defaultListingType: 'sale',
      now: new Date('2026-11-26'),
    }).listings.map(({ content, doubts }) => [content.listingType, doubts.map(({ kind }) => kind)]);
  expect(read('Office space', '₦45,000 per square meter / per annum')).toEqual([
    ['rent', ['per sqm']],
  ]);
  expect(read('Two (2) nos 3 bedroom flat to let', '3m')).toEqual([['rent', ['several homes']]]);
});
