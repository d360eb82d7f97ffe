import { expect, test } from 'vitest';
import { decodeText } from '../../src/domain/import/file/decode-text';
import { readListingFile } from '../../src/domain/import/read-listing-file';

// Spreadsheets as agents keep them: what was read of each row, and what is asked about, by hand.
const read = (bytes: Uint8Array) =>
  readListingFile(decodeText(bytes), {
    defaultListingType: 'sale',
    now: new Date('2026-11-21T12:00:00Z'),
  });
const utf8 = (text: string) => new TextEncoder().encode(text);
const says = (file: ReturnType<typeof read>) =>
  file.listings.map(({ line, content, doubts }) => [
    line,
    content.listingType,
    content.type,
    content.price,
    content.bedrooms,
    content.areaSize,
    content.address,
    doubts.map(({ text }) => text),
  ]);

test('semicolons, a mark of the encoding, titles above and a line of totals below', () => {
  const file = read(
    utf8(
      [
        '\uFEFFHARMONY REALTORS, LEKKI;;;;;;;',
        'Updated 12/11/2026;;;;;;;',
        ';;;;;;;',
        'S/N;Property;No. of Bedrooms;Asking Price (₦m);Location/Area;Transaction;Size (sqft);Date Posted',
        '1;Duplex for sale;4 + BQ;180;Lekki Phase 1, Lagos;Sale;3,200;03/11/2026',
        '2;Flat for sale;3;45.5;Yaba, Lagos;Sale;;13/11/2026',
        ';;;;;;;',
        '3;Land for sale;;120;Ajah, Lagos;Sale;2 plots;',
        '4;"Flat for sale',
        'with a view";3 or 4;95;Ikoyi, Lagos;Sale;1,800;',
        '5;Terrace for sale;4;₦85,000,000;Ikeja, Lagos;Sale;2,400;',
        ';TOTAL;14;525.5;;;;',
      ].join('\r\n'),
    ),
  );
  expect(says(file)).toEqual([
    [5, 'sale', 'Detached', 180_000_000, 4, 297.29, 'Lekki Phase 1, Lagos', []],
    [6, 'sale', 'Flat', 45_500_000, 3, null, 'Yaba, Lagos', []],
    [
      8,
      'sale',
      'Land',
      120_000_000,
      null,
      null,
      'Ajah, Lagos',
      ['"2 plots" in the column Size (sqft) was not read as an area'],
    ],
    [
      9,
      'sale',
      'Flat',
      95_000_000,
      null,
      167.23,
      'Ikoyi, Lagos',
      ['"3 or 4" in the column No. of Bedrooms was not read as a number'],
    ],
    [
      10,
      'sale',
      'Terrace',
      85_000_000,
      4,
      222.97,
      'Ikeja, Lagos',
      ['₦85,000,000 in the column Asking Price (₦m) was taken for the whole amount'],
    ],
  ]);
  expect(file.listings[0]?.postedAt?.toISOString()).toBe('2026-11-03T00:00:00.000Z');
  expect(file.refusedRows).toMatchObject([{ line: 11, reason: 'a line of totals, no listing' }]);
  expect(file.unreadColumns.map(({ name, filled }) => [name, filled])).toEqual([['S/N', 5]]);
});

test('tabs in Windows-1252, merged cells, and units mixed from row to row', () => {
  const text = [
    'LETTINGS \u2013 ISLAND\t\t\t\t\t',
    '\tRooms\t\tMoney\t\t',
    'Title\tBR\tBaths\tRent p.a.\tAddress\tAgency Fee',
    '2 bed flat\t2\t2\tNGN 2.5M\tIkate, Lekki\t10%',
    'Mini flat\t1\t1\t900k\tAjah, Lagos\t5% of rent',
    'Flat\t3 bed + BQ\t3\tN4,500,000\tOff Admiralty Way, Lekki\t\u00A3500',
    'Flat\t3\t3\t4.5\tYaba, Lagos\t150k',
    'Penthouse\t4\t4\t$60,000\tIkoyi, Lagos\t',
    'Flat\t2\t2\t1,800,000\t\t',
  ].join('\n');
  const bytes = Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    return code === 0x2013 ? 0x96 : code;
  });
  const file = read(bytes);
  expect(says(file)).toEqual([
    [4, 'rent', 'Flat', 2_500_000, 2, null, 'Ikate, Lekki, Lagos', []],
    [5, 'rent', 'Flat', 900_000, 1, null, 'Ajah, Lagos', []],
    [
      6,
      'rent',
      'Flat',
      4_500_000,
      3,
      null,
      'Off Admiralty Way, Lekki, Lagos',
      ['"£500" in the column Agency Fee was not read as an amount'],
    ],
    [
      7,
      'rent',
      'Flat',
      0,
      3,
      null,
      'Yaba, Lagos',
      ['4.5: is this ₦4,500,000? Write the whole amount, or 4.5m'],
    ],
    [
      8,
      'rent',
      'Apartment',
      0,
      4,
      null,
      'Ikoyi, Lagos',
      ["The price is written as '$60,000': give a rate, or write it in naira"],
    ],
  ]);
  expect(file.listings.map(({ content }) => content.agencyFee)).toEqual([
    250_000,
    45_000,
    null,
    150_000,
    null,
  ]);
  expect(file.refusedRows).toEqual([{ line: 9, reason: 'no place', value: '' }]);
  expect(file.unreadColumns).toEqual([]);
});

test('commas within prices, sections, a status that ends the matter, and areas in the words', () => {
  const file = read(
    utf8(
      [
        'Ref,Description,Amount,Town,Status,Land size,Remarks',
        'FOR SALE,,,,,,',
        'A1,4 bedroom detached duplex for sale,"₦250,000,000 (negotiable)",Magodo,Available,"450 sqm",',
        'A2,Land measuring 1.5 acres for sale,"₦900m",Ibeju Lekki,Available,,corner piece',
        'A3,3 bedroom flat for sale,"₦60,000,000",Surulere,SOLD,,',
        'A4,3 bedroom flat for sale,₦60,000,000,Surulere,Available,,',
        'A5,Plot of land for sale,"₦15m per plot",Epe,Available,half plot,',
        'A1,4 bedroom detached duplex for sale,"₦230,000,000",Magodo,Available,"450 sqm",',
        'TO LET,,,,,,',
        'B1,2 bedroom flat to let,"₦1.8m per annum",Gbagada,Available,,',
        'B2,Shop to let,"£9,000",Ikeja,Available,30sqm,',
      ].join('\n'),
    ),
  );
  expect(says(file)).toEqual([
    [
      3,
      'sale',
      'Detached',
      250_000_000,
      4,
      450,
      'Magodo, Lagos',
      ['Row 8 has the same reference and price 230000000'],
    ],
    [4, 'sale', 'Land', 900_000_000, null, 6070.28, 'Ibeju Lekki, Lagos', []],
    [
      5,
      'sale',
      'Flat',
      60_000_000,
      3,
      null,
      'Surulere, Lagos',
      ["Its words say that it is sold, let or not to be had: 'sold'"],
    ],
    [
      6,
      'sale',
      'Flat',
      0,
      3,
      null,
      '000',
      [
        'The row has more cells than there are columns: a comma within one of them may have moved the others',
        '60: is this ₦60,000,000? Write the whole amount, or 60m',
        '"Surulere" in the column Land size was not read as an area',
      ],
    ],
    [
      7,
      'sale',
      'Land',
      15_000_000,
      null,
      null,
      'Epe, Lagos',
      [
        'Price is per plot, not for the whole',
        '"half plot" in the column Land size was not read as an area',
      ],
    ],
    [10, 'rent', 'Flat', 1_800_000, 2, null, 'Gbagada, Lagos', []],
    [
      11,
      'rent',
      'Retail Space',
      0,
      null,
      30,
      'Ikeja, Lagos',
      ["The price is written as '£9,000': write it in naira"],
    ],
  ]);
  expect(file.refusedRows.map(({ line }) => line)).toEqual([]);
  expect(file.unreadColumns.map(({ name, filled }) => [name, filled])).toEqual([['Remarks', 2]]);
});

test('[IMP-1] a heading among the rows says what those below it offer', () => {
  const file = read(
    utf8(
      [
        'Property,Price,Location,Bedrooms',
        'HOUSES FOR SALE,,,',
        'Duplex,120m,Magodo,4',
        'RENTALS,,,',
        'Flat,₦2.5m,Gbagada,3',
        'Terrace for sale,₦90m,Ikeja,4',
        'LEKKI AXIS,,,',
        'Flat,₦3m,Lekki,2',
        ',,,',
        'SHORT LETS,,,',
        'Studio,₦85k,Ikate,',
        '3 bedroom flat to let,,,',
      ].join('\n'),
    ),
  );
  expect(
    file.listings.map(({ line, content, doubts }) => [
      line,
      content.listingType,
      doubts.map(({ kind }) => kind),
    ]),
  ).toEqual([
    [3, 'sale', []],
    [5, 'rent', []],
    // ₦90m a year: its own words say that it is a sale.
    [6, 'rent', ['offer differs', 'price high']],
    [8, 'rent', []],
    [11, 'shortlet', []],
  ]);
  // What is no heading is told as before: a home without a price.
  expect(file.refusedRows.map(({ line, reason }) => [line, reason])).toEqual([[12, 'no price']]);
});

test('a mark for what stands above is that: its offer and its place too', () => {
  const file = read(
    utf8(
      [
        'Property,Location,Price,For sale or rent,Bedrooms,Inspection fee',
        '3 bedroom flat,"Gbagada, Lagos",4.5m,For rent,3,nil',
        '2 bedroom flat,〃,3.2m,〃,2,5000',
        '2 bedroom flat,ditto,3.1m,Same as above,2,-do-',
        '1 bedroom flat,"""",2.3m,do,1,',
        '4 bedroom duplex,"Ikate, Lagos",85m,For sale,4,none',
      ].join('\n'),
    ),
  );
  expect(
    file.listings.map(({ content: { listingType, address, price, inspectionFee } }) => [
      listingType,
      address,
      price,
      inspectionFee,
    ]),
  ).toEqual([
    ['rent', 'Gbagada, Lagos', 4_500_000, 0],
    ['rent', 'Gbagada, Lagos', 3_200_000, 5000],
    ['rent', 'Gbagada, Lagos', 3_100_000, 5000],
    ['rent', 'Gbagada, Lagos', 2_300_000, null],
    ['sale', 'Ikate, Lagos', 85_000_000, 0],
  ]);
});

test('a mark takes nothing across a heading', () => {
  const file = read(
    utf8(
      [
        'Property,Location,Price,Bedrooms,Inspection fee',
        'FOR SALE,,,,',
        '4 bedroom duplex,"Ikate, Lagos",85m,4,20000',
        'TO LET,,,,',
        '2 bedroom flat,"Yaba, Lagos",3.2m,2,ditto',
      ].join('\n'),
    ),
  );
  expect(file.listings.map(({ content }) => content.inspectionFee)).toEqual([20_000, null]);
});

test('an offer that is not understood is asked about, one that says only that it is to be had is not', () => {
  const file = read(
    utf8(
      [
        'Property,Where,Price,Purpose,Ttl sqm,Insp. fee',
        '4 bedroom duplex,"Ikate, Lagos",85m,Outright,300,10000',
        '4 bedroom duplex,"Ikate, Lagos",85m,Assignment,300,',
        '4 bedroom duplex,"Ikate, Lagos",85m,Available,300,',
      ].join('\n'),
    ),
  );
  expect(
    file.listings.map(({ content, doubts }) => [
      content.listingType,
      content.address,
      content.areaSize,
      content.inspectionFee,
      doubts.map(({ text }) => text),
    ]),
  ).toEqual([
    ['sale', 'Ikate, Lagos', 300, 10_000, []],
    ['sale', 'Ikate, Lagos', 300, null, ["The file says 'assignment', and neither sale nor rent"]],
    ['sale', 'Ikate, Lagos', 300, null, []],
  ]);
});

test('headings as people write them: what it is, what deal, millions of naira', () => {
  const file = read(
    utf8(
      [
        'What,Where,Price (Nm),Kind of deal',
        '4 bedroom terrace,"Ikate, Lagos",150,For sale',
        '2 bedroom flat,"Yaba, Lagos",2.5,To let',
      ].join('\n'),
    ),
  );
  expect(
    says(file).map(([, offer, type, price, , , address, doubts]) => [
      offer,
      type,
      price,
      address,
      doubts,
    ]),
  ).toEqual([
    ['sale', 'Terrace', 150_000_000, 'Ikate, Lagos', []],
    ['rent', 'Flat', 2_500_000, 'Yaba, Lagos', []],
  ]);
});

test('columns of yes and no called after an offer say what each row is offered for', () => {
  const rows = [
    'Type,Address,Price,For Rent,For Sale',
    'Flat,"Yaba, Lagos",2000000,Yes,No',
    'Detached,"Ikeja, Lagos",80000000,N,Y',
    'Flat,"Surulere, Lagos",3000000,Yes,Yes',
  ];
  const file = read(utf8(rows.join('\n')));
  expect(file.listings.map(({ content }) => [content.listingType, content.price])).toEqual([
    ['rent', 2_000_000],
    ['sale', 80_000_000],
    ['sale', 3_000_000],
  ]);
  expect(file.listings[2]?.doubts.map(({ text }) => text)).toContain(
    "The file says 'both', and neither sale nor rent",
  );
  expect(file.unreadColumns).toEqual([]);
  const alone = read(
    utf8(
      'Type,Address,Price,For rent\nFlat,"Yaba, Lagos",2000000,yes\nFlat,"Yaba, Lagos",90000000,no',
    ),
  );
  expect(alone.listings.map(({ content }) => content.listingType)).toEqual(['rent', 'sale']);
  // With amounts in them they are prices, as ever.
  const prices = read(
    utf8('Type,Address,For Rent,For Sale\nFlat,"Yaba, Lagos",2m,\nFlat,"Yaba, Lagos",,90m'),
  );
  expect(prices.listings.map(({ content }) => [content.listingType, content.price])).toEqual([
    ['rent', 2_000_000],
    ['sale', 90_000_000],
  ]);
});

test('what a web site wrote for browsers is read as they show it', () => {
  const [home] = read(
    utf8(
      'Title,Address,Price,Description\n<b>3 bed flat</b> to let,"Allen &amp; Opebi, Ikeja, Lagos",&#8358;2.5m,"<p>Fine &lt; and dry</p><ul><li>Borehole</li></ul>"',
    ),
  ).listings;
  expect(home?.content).toMatchObject({
    title: '3 bed flat to let',
    address: 'Allen & Opebi, Ikeja, Lagos',
    price: 2_500_000,
    description: 'Fine < and dry Borehole',
  });
  // Signs of less and more are no markup.
  const [plain] = read(
    utf8('Title,Address,Price\nFlat <2 min to the road> to let,"Yaba, Lagos",2000000'),
  ).listings;
  expect(plain?.content.title).toBe('Flat <2 min to the road> to let');
});

test('of a category and a sub category the narrower says what a home is', () => {
  const file = read(
    utf8(
      'Category,Sub category,Location,Rent,Beds\nResidential,Flat,"Yaba, Lagos",2500000,2\nCommercial,Warehouse,"Apapa, Lagos",25000000,',
    ),
  );
  expect(file.listings.map(({ content, doubts }) => [content.type, doubts])).toEqual([
    ['Flat', []],
    ['Warehouse', []],
  ]);
});
