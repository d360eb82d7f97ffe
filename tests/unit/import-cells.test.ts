import { describe, expect, test } from 'vitest';
import { readArea } from '../../src/domain/amounts/read-area';
import { stoppedImportWords } from '../../src/domain/import/import-progress-words';
import { mapHeader } from '../../src/domain/import/table/map-header';
import { parseRelativeDate } from '../../src/domain/import/parse-relative-date';
import { readMendedRow } from '../../src/domain/import/mend-row';
import { readListingFile } from '../../src/domain/import/read-listing-file';
import { readTables } from '../../src/domain/import/table/read-tables';
import { readAreaInText } from '../../src/domain/listing-text/read-area-in-text';
import { resolvePlace } from '../../src/domain/places/resolve-place';

// Files of other people: nothing of price, rooms, area or place is silently wrong or dropped.
const NOW = new Date('2026-11-21T12:00:00Z');
const OPTIONS = { defaultListingType: 'sale', now: NOW } as const;
const read = (text: string) => readListingFile(text, OPTIONS);
const quoted = (cells: string[]) => cells.map((cell) => `"${cell}"`).join(',');
/** The one listing of a file of one row, by its columns. */
const listingOf = (cells: Record<string, string>) => {
  const file = read(`${quoted(Object.keys(cells))}\n${quoted(Object.values(cells))}\n`);
  return file.listings[0] ?? file.refusals[0];
};
const FLAT = { Title: 'Flat for sale', Price: '₦45m', Address: 'Yaba, Lagos' };

describe('a cell of rooms', () => {
  test.each([
    ['3', 3],
    ['3.0', 3],
    ['3 + bq', 3],
    ['3 bed + BQ', 3],
    ['4 bedrooms and a maid’s room', 4],
    ['5 Bedroom', 5],
    ['four', 4],
    ['4 (all en-suite)', 4],
    ['2bdrm', 2],
    ['3 Bed Flat', 3],
    ['3bd/4ba', 3],
  ])('%s', (cell, bedrooms) =>
    expect(listingOf({ ...FLAT, Bedrooms: cell })).toMatchObject({
      content: { bedrooms },
      doubts: [],
    }),
  );
  test.each(['about five', '3+1', '2-3', '3 or 4', '5000000', '-2'])(
    '%s is told, not guessed',
    (cell) =>
      expect(listingOf({ ...FLAT, Title: '3 bedroom flat', Bedrooms: cell })).toMatchObject({
        line: 2,
        content: { bedrooms: null },
        doubts: [
          {
            kind: 'cell not read',
            text: `"${cell}" in the column Bedrooms was not read as a number`,
          },
        ],
      }),
  );
});

test.each([
  ['Agency %', '10', 200_000],
  ['Agency (%)', '12.5', 250_000],
  ['Agency percent', '10%', 200_000],
  ['Agency fee', '0.1', 200_000],
  ['Agency %', '0.125', 250_000],
  ['Agency %', '150,000', 150_000],
])('a share of the rent in its own column: %s, %s', (column, cell, agencyFee) =>
  expect(
    listingOf({ ...FLAT, Title: 'Flat for rent', Price: '₦2m', [column]: cell }),
  ).toMatchObject({ content: { agencyFee }, doubts: [] }),
);

test.each([
  ['Commercial land', 'Land for sale', []],
  ['Land', 'Commercial land for sale', []],
  ['Land', '4 bedroom duplex for sale', ['type differs']],
])('a type of %s and a title of ‘%s’', (Type, Title, kinds) =>
  expect(listingOf({ ...FLAT, Title, Type })).toMatchObject({
    doubts: kinds.map((kind) => ({ kind })),
  }),
);

test.each([
  ['Semi D', 'Semi detached', []],
  ['Row house', 'Terrace', []],
  ['Face me I face you', 'Studio', ['type nearest']],
  ['Flatshare', 'Studio', ['type nearest']],
])('a type of %s', (Type, type, kinds) =>
  expect(listingOf({ ...FLAT, Title: 'For sale', Type })).toMatchObject({
    content: { type },
    doubts: kinds.map((kind) => ({ kind })),
  }),
);

test.each([
  ['45mill', 45_000_000, []],
  ['TBD', 0, ['price on request']],
])('a price of %s', (Price, price, kinds) =>
  expect(listingOf({ ...FLAT, Price })).toMatchObject({
    content: { price },
    doubts: kinds.map((kind) => ({ kind })),
  }),
);

describe('an area', () => {
  test.each([
    ['450', 450],
    ['600sqm', 600],
    ['600 Sq. M', 600],
    ['1,200 square metres', 1200],
    ['450 m²', 450],
    ['5000 sqft', 464.52],
    ['5,000 square feet', 464.52],
    ['2 acres', 8093.71],
    ['half acre', 2023.43],
    ['1½ acres', 6070.28],
    ['0.5 hectare', 5000],
    ['about 450 sqm, fenced', 450],
  ])('in a cell: %s', (cell, areaSize) =>
    expect(listingOf({ ...FLAT, Size: cell })).toMatchObject({ content: { areaSize }, doubts: [] }),
  );
  test.each([
    'half plot',
    '1 plot',
    '2 Plots of 500 sqm',
    '300 - 450sqm',
    '1 acre + 2 plots',
    '50 x 100',
    '2',
  ])('in a cell: %s is told, not guessed', (cell) =>
    expect(listingOf({ ...FLAT, Size: cell })).toMatchObject({
      content: { areaSize: null },
      doubts: [{ text: `"${cell}" in the column Size was not read as an area` }],
    }),
  );
  test.each([
    ['450sqm', 450],
    ['Flat of 1,200 square metres', 1200],
    ['Duplex on 2 acres, 5000 sqm from the road', null],
    ['5000 sqm from the expressway', 5000],
    ['500 m to the beach, 2km to the mall', null],
    ['Land of 300sqm to 600sqm', null],
    ['Land of 900sqm. The house has 350 sqm.', null],
    ['₦450,000 per sqm', null],
    ['₦50,000 sqm', null],
    ['10 plots of 600sqm', null],
    ['600sqm each', null],
    ['An acre: 1 acre (4,000 sqm)', 4046.86],
    ['Flat with a 40sqm terrace', null],
    ['House in an estate on 50 hectares', null],
    ['Duplex with a BQ sitting on 380sqm', 380],
    ['50 x 100 sqft', null],
  ])('in a text: %s', (text, area) => expect(readAreaInText('', text)?.value ?? null).toBe(area));
  test('of the text counts where the column is silent, and contradicts it in a doubt', () => {
    expect(listingOf({ ...FLAT, Title: 'Flat for sale, 180sqm', Size: '' })).toMatchObject({
      content: { areaSize: 180 },
      doubts: [],
    });
    expect(listingOf({ ...FLAT, Title: 'Flat for sale, 180sqm', Size: '240' })).toMatchObject({
      content: { areaSize: 240 },
      doubts: [
        {
          kind: 'areas differ',
          text: "The file's column says 240 square metres, its text '180sqm'",
        },
      ],
    });
    // A home in an estate of so many hectares does not stand on them.
    expect(listingOf({ ...FLAT, Title: 'Flat for sale, 12 hectares' })).toMatchObject({
      content: { areaSize: null },
    });
  });
  test('typed into the form is read by the same words', () => {
    expect(readArea('2 acres')).toEqual({ number: 8093.71 });
    expect(readArea('2 plots')).toEqual({ why: 'Write the area in square metres, such as 450' });
  });
});

describe('the number of a row', () => {
  test('is that of a spreadsheet: titles and empty lines count, a cell with line breaks does not', () => {
    const file = read(
      'OUR LISTINGS\r\n\r\nTitle,Price,Address,Details\r\n,,,\r\nFlat,₦45m,Yaba,"by the\r\nmain\r\nroad"\r\n\r\nFlat,-,Yaba,\r\nFlat,₦46m,Yaba,\r\n',
    );
    expect(file.listings.map(({ line }) => line)).toEqual([5, 8]);
    expect(file.refusedRows).toEqual([{ line: 7, reason: 'no price', value: '-' }]);
  });
  test('a title with a quotation mark and a line for the spreadsheet are passed over', () => {
    const file = read('sep=;\n"Lekki ""prime"" list";;\n\nTitle;Price;Address\nFlat;₦45m;Yaba\n');
    expect(file.listings.map(({ line, content }) => [line, content.price])).toEqual([
      [4, 45_000_000],
    ]);
  });
  test('[FEED-5] a cell is as long as one of a listing may be: what looks through it takes no longer', () => {
    const row = (title: string) => `Title,Price,Address\n${title},2m,Yaba\n`;
    const firstOf = (text: string) => readTables(text)[0]?.rows[0];
    const whole = firstOf(row('a'.repeat(20_000)));
    const cut = firstOf(row('a'.repeat(4_000_000)));
    expect([whole?.['Title']?.length, cut?.['Title']?.length]).toEqual([20_000, 20_000]);
    const lines = 'Flat,2m,Yaba\n'.repeat(300_000);
    expect(() => readTables(`Title,Price,Address\n"${lines}`)).toThrow(/quotation mark is opened/);
  });

  test('a quotation mark that is never closed loses no rows in silence', () => {
    expect(() => readTables('Title,Price,Address\n"Flat,₦45m,Yaba\nFlat,₦46m,Yaba\n')).toThrow(
      /quotation mark is opened in or after row \d and never closed/,
    );
  });
});

describe('a price', () => {
  test.each([
    ['1.8', '1.8: is this ₦1,800,000? Write the whole amount, or 1.8m'],
    ['2.5', '2.5: is this ₦2,500,000? Write the whole amount, or 2.5m'],
    ['30', '30: is this ₦30,000,000? Write the whole amount, or 30m'],
    ['₦850', '850: is this ₦850,000 or ₦850,000,000? Write the whole amount, or 850m'],
  ])('of %s is asked about and no number of naira', (price, text) =>
    expect(listingOf({ ...FLAT, Price: price })).toMatchObject({
      content: { price: 0 },
      doubts: [{ kind: 'price unclear', text }],
    }),
  );
  test('that is none cannot be called right', () => {
    const [table = { names: [], rows: [] }] = readTables('Title,Price,Address\nFlat,1.8,Yaba\n');
    const mended = (cells: { price?: string }) =>
      readMendedRow(table.rows[0] ?? {}, mapHeader(table), { cells, isRight: true }, OPTIONS);
    expect(mended({})).toMatchObject({ listing: { doubts: [{ kind: 'price unclear' }] } });
    expect(mended({ price: '1.8m' })).toMatchObject({
      listing: { content: { price: 1_800_000 }, doubts: [] },
    });
  });
  test('below ₦1,000 and one that fell below any usual one stay drafts', () => {
    expect(listingOf({ ...FLAT, Price: '₦2,500' })).toMatchObject({
      content: { price: 2500 },
      doubts: [{ kind: 'price low' }],
    });
  });
  test('of one reference said twice differently is told', () => {
    const file = read('id,Title,Price,Address\nA,Flat,₦45m,Yaba\nA,Flat,₦54m,Yaba\n');
    expect(file.listings.map(({ content, doubts }) => [content.price, doubts])).toEqual([
      [
        45_000_000,
        [{ kind: 'said twice', text: 'Row 3 has the same reference and price 54000000' }],
      ],
    ]);
  });
});

describe('the name of a column', () => {
  test.each([
    ['Asking Amount', '45000000', { price: 45_000_000 }],
    ['Asking Price (NGN)', '45000000', { price: 45_000_000 }],
    ['Price (₦m)', '45', { price: 45_000_000 }],
    ['Price (₦m)', '45m', { price: 45_000_000 }],
    ['Price (in millions)', '1.8', { price: 1_800_000 }],
    ["Price (N'000)", '45,000', { price: 45_000_000 }],
    ['Rent p.a.', '2,500,000', { price: 2_500_000, listingType: 'rent' }],
    ['Rent per month', '250,000', { price: 3_000_000, listingType: 'rent' }],
    ['Monthly Rent', '250,000', { price: 3_000_000, listingType: 'rent' }],
    ['Price per night', '85,000', { price: 85_000, listingType: 'shortlet' }],
    ['Price ($)', '100,000', { price: 0, description: 'Priced at 100,000 (Price ($)).' }],
    ['Price (£)', '100,000', { price: 0, description: 'Priced at 100,000 (Price (£)).' }],
    ['Price (£)', '₦45m', { price: 45_000_000 }],
  ])('%s of %s', (name, cell, content) =>
    expect(
      listingOf({ Title: '3 bedroom flat', Address: 'Yaba, Lagos', [name]: cell }),
    ).toMatchObject({ content }),
  );
  test.each([
    ['BR', '4', { bedrooms: 4 }],
    ['No. of Bedrooms', '4', { bedrooms: 4 }],
    ['Baths', '3', { bathrooms: 3 }],
    ['Sqm', '450', { areaSize: 450 }],
    ['Size (sqft)', '5000', { areaSize: 464.52 }],
    ['Area (sqm)', '450', { areaSize: 450 }],
    ['Land size (acres)', '2', { areaSize: 8093.71 }],
    ['Transaction', 'For Rent', { listingType: 'rent' }],
    ['Agency Fee', '10%', { agencyFee: null }],
  ])('%s of %s', (name, cell, content) =>
    expect(listingOf({ ...FLAT, Title: 'Flat', [name]: cell })).toMatchObject({ content }),
  );
  test('Location/Area is where it is', () =>
    expect(listingOf({ Title: 'Flat', Price: '₦45m', 'Location/Area': 'Yaba' })).toMatchObject({
      content: { address: 'Yaba, Lagos' },
    }));
  test('that is not understood is told with what is in it', () => {
    const file = read(
      'S/N,Title,Price,Address,Toilets,Remarks,Empty,\n1,Flat,₦45m,Yaba,4,call first,,x\n2,Flat,₦46m,Yaba,,,,\n',
    );
    expect(file.unreadColumns.map(({ name, filled }) => [name, filled])).toEqual([
      ['S/N', 2],
      ['Toilets', 1],
      ['Remarks', 1],
      ['Column H (no name)', 1],
    ]);
  });
  test('a cell that a comma parted moves its row, which is told', () =>
    expect(
      read('Title,Price,Address\nFlat,₦45m,Yaba\nFlat,₦46m,Ikeja, Lagos\n').listings.map(
        ({ line, doubts }) => [line, doubts.map(({ kind }) => kind)],
      ),
    ).toEqual([
      [2, []],
      [3, ['cells too many']],
    ]));
});

describe('what is gone already', () => {
  const isGone = (title: string, description = '', status = '') =>
    read(
      `Title,Price,Address,Details,Status\n${quoted([title, '₦45m', 'Yaba, Lagos', description, status])}\n`,
    ).listings.some(({ doubts }) => doubts.some(({ kind }) => kind === 'gone already'));
  test.each([
    ['SOLD 3 bedroom flat', '', ''],
    ['3 bedroom flat (Sold)', '', ''],
    ['3 bedroom flat [SOLD]', '', ''],
    ['3 bedroom flat for sale SOLD', '', ''],
    ['3 bedroom flat', 'All units sold out.', ''],
    ['3 bedroom flat', 'This one has been sold.', ''],
    ['3 bedroom flat', 'Already let', ''],
    ['3 bedroom flat', 'Let agreed', ''],
    ['3 bedroom flat', '', 'Sold'],
  ])('%s %s %s', (title, description, status) =>
    expect(isGone(title, description, status)).toBe(true),
  );
  test.each([
    ['3 bedroom flat', 'To be sold as one.', ''],
    ['3 bedroom flat not sold', '', ''],
    ['3 bedroom flat', 'Furniture is sold separately', ''],
    ['3 bedroom flat, unsold', '', ''],
    ['3 bedroom flat', 'Being sold by owner', ''],
    ['Sold as seen: 3 bedroom flat', '', ''],
    ['3 bedroom flat', 'Can be rented out', ''],
    ['3 bedroom flat', '', 'For Sale'],
    ['3 bedroom flat', '', 'Let'],
  ])('%s %s %s is none', (title, description, status) =>
    expect(isGone(title, description, status)).toBe(false),
  );
});

test.each(['Off Admiralty Way, Lekki', '2nd avenue, off Admiralty way lekki'])(
  '%s is in Lekki',
  (address) =>
    expect(resolvePlace(address)).toMatchObject({
      place: { name: 'Admiralty Way', state: 'Lagos', lat: 6.448, lng: 3.466 },
      precision: 'neighbourhood',
    }),
);

test('a date has its day first, as dates are written here', () => {
  expect(parseRelativeDate('03/04/2026', NOW)?.toISOString()).toBe('2026-04-03T00:00:00.000Z');
  expect(parseRelativeDate('31-10-2026', NOW)?.toISOString()).toBe('2026-10-31T00:00:00.000Z');
  expect(parseRelativeDate('10/31/2026', NOW)).toBeNull();
});

test.each([
  ['July 8, 2020', '2020-07-08'],
  ['8th July 2020', '2020-07-08'],
  ['08-Jul-2020', '2020-07-08'],
  ['8-Jul-20', '2020-07-08'],
  ['8 September 2020, 14:30', '2020-09-08'],
  ['5 mos ago', '2026-06-24'],
  ['2020/07/08', '2020-07-08'],
  ['31/12/2025 10:22', '2025-12-31'],
  ['Added on 30+ days ago', '2026-10-22'],
  ['2 wks ago', '2026-11-07'],
  ['45 mins ago', '2026-11-21'],
])('%s is a date', (cell, day) =>
  expect(parseRelativeDate(cell, NOW)?.toISOString().slice(0, 10)).toBe(day),
);

test.each([
  '8 Jul 2020 - 9 Aug 2021',
  '8 Jul 2020 to be confirmed',
  '3 marina 2020',
  'Feb 31, 2020',
  '2020-02-31',
])('%s is none', (cell) => expect(parseRelativeDate(cell, NOW)).toBeNull());

test('a date that cannot be read is said to be left out', () => {
  expect(listingOf({ ...FLAT, 'Date posted': '2026-01-02' })).toMatchObject({ notes: [] });
  expect(listingOf({ ...FLAT, 'Date posted': 'mid June' })).toMatchObject({
    notes: ["The date 'mid June' is left out: it cannot be read, or is still to come"],
  });
});

test('a stopped import says what was sent, what waits and what was not begun', () => {
  const counts = { total: 2500, sent: 1200, waiting: 50, undecided: 0, unpublished: 0 };
  expect(stoppedImportWords({ ...counts, stopped: null })).toBeNull();
  expect(stoppedImportWords({ ...counts, stopped: { withdrawn: 1250, isThrough: true } })).toBe(
    'The import was stopped. 1,200 of 2,500 were sent and stay. 50 are kept on this device, wait in the Outbox and are still sent. 1,250 rows were not begun or taken back: nothing of them was changed.',
  );
});

test.each([
  [{ Town: 'Oredo', State: 'Edo' }, 'Oredo, Edo'],
  [{ Town: 'Aminu Kano Crescent, Wuse 2', State: 'Abuja' }, 'Aminu Kano Crescent, Wuse 2, Abuja'],
  [{ Town: 'Ikeja Lagos', State: 'Lagos' }, 'Ikeja Lagos'],
  [{ Town: 'Ikeja, Lagos', State: 'Lagos' }, 'Ikeja, Lagos'],
])('an address says its state once: %j', (cells, address) => {
  const listing = listingOf({ Title: '4 bedroom duplex for sale', Price: '₦95m', ...cells });
  expect(listing).toMatchObject({ content: { address } });
});

test('a studio of three bedrooms is asked about', () => {
  const cells = { ...FLAT, Title: '3 bedroom self contain for rent', Price: '₦2m', Bedrooms: '3' };
  expect(listingOf(cells)).toMatchObject({
    content: { type: 'Studio', bedrooms: 3 },
    doubts: [{ kind: 'type differs', text: 'A studio is one room, and it has 3 bedrooms' }],
  });
});

test('[IMP-1] a mini flat in the column of bedrooms has one, and kobo behind a comma are none of the price', () => {
  const file = readListingFile(
    'Type,Location,Bedrooms,Property Ref,Price\n' +
      'Flat,Yaba,Mini flat,A1,"25000000,00"\nFlat,Yaba,Room and parlour,A2,30m\nFlat,Yaba,2-3,A3,30m',
    { defaultListingType: 'sale', now: new Date('2026-11-26') },
  );
  expect(file.listings.map(({ content, key }) => [content.bedrooms, content.price, key])).toEqual([
    [1, 25_000_000, 'ref:a1'],
    [1, 30_000_000, 'ref:a2'],
    [null, 30_000_000, 'ref:a3'],
  ]);
});
