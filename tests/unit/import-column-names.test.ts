import { describe, expect, test } from 'vitest';
import type { PropertyContent } from '../../src/contract/listing/listing-fields';
import { readListingFile } from '../../src/domain/import/read-listing-file';

// What agents, forms and portals call their columns, each beside the fewest others that a list needs.
const HOME: Readonly<Record<string, string>> = {
  'Property Title': '4 bedroom duplex to let',
  Price: '4500000',
  Address: 'Bodija, Ibadan',
};
function readWith(column: string, cell: string): PropertyContent | undefined {
  const names = [...Object.keys(HOME).filter((name) => name !== column), column];
  const cells = names.map((name) => (name === column ? cell : (HOME[name] ?? '')));
  const quoted = (words: readonly string[]) => words.map((word) => `"${word}"`).join(',');
  const [listing] = readListingFile(`${quoted(names)}\n${quoted(cells)}\n`, {
    defaultListingType: 'rent',
    now: new Date('2026-11-30T08:00:00Z'),
  }).listings;
  return listing?.content;
}

const COUNTS: readonly [keyof PropertyContent, readonly string[]][] = [
  [
    'bedrooms',
    [
      'Bed Room',
      'Bed(s)',
      'Total Bedrooms',
      'BedroomsTotal',
      'beds_total',
      '# of Bedrooms',
      'How many bedrooms?',
      'numBedrooms',
    ],
  ],
  ['bathrooms', ['Bath Room', 'BathroomsTotal', 'How many bathrooms', 'Bathrooms (en-suite)']],
  ['parkingSpaces', ['Parking slots']],
  ['floors', ['Storeys', 'No. of storey']],
];

describe('[IMP-1] a column is found by what people call it', () => {
  test.each(COUNTS.flatMap(([field, names]) => names.map((name) => [name, field] as const)))(
    '%s: %s',
    (name, field) => {
      expect(readWith(name, '3')?.[field]).toBe(3);
    },
  );
  test.each([
    ['Service fee', 'serviceCharge'],
    ['Refundable caution', 'cautionFee'],
    ['Caution fee (refundable)', 'cautionFee'],
    ['Security deposit', 'cautionFee'],
    ['Agent commission', 'agencyFee'],
    ['Legal & Agreement', 'legalFee'],
    ["Lawyer's fee", 'legalFee'],
  ] as const)('%s: %s', (name, field) => {
    expect(readWith(name, '200000')?.[field]).toBe(200_000);
  });
  test.each(['Property Details', 'House description', 'post_content'])(
    '%s: description',
    (name) => {
      expect(readWith(name, 'A sunny corner with a balcony')?.description).toContain('balcony');
    },
  );
  test.each(['Post title', 'Heading', 'Advert title'])('%s: title', (name) => {
    const { listings } = readListingFile(
      `${name},Price,Address,Type\nRose Court,4500000,"Bodija, Ibadan",Duplex\n`,
      { defaultListingType: 'rent', now: new Date('2026-11-30T08:00:00Z') },
    );
    expect(listings[0]?.content.title).toBe('Rose Court');
  });
  test.each(['Cost', 'priceNGN'])('%s: price, where nothing else is one', (name) => {
    const head = `${name},Address,Type\n`;
    const options = {
      defaultListingType: 'rent',
      now: new Date('2026-11-30T08:00:00Z'),
    } as const;
    const priced = readListingFile(`${head}4500000,"Bodija, Ibadan",Flat\n`, options);
    expect(priced.listings[0]?.content.price).toBe(4_500_000);
    expect(readWith(name, '3000000')?.price).toBe(4_500_000);
  });
  test('Floor size', () => {
    expect(readWith('Floor size', '450 sqm')?.areaSize).toBe(450);
  });
});

describe('[IMP-1] the papers of a title in a column of their own', () => {
  test.each(['Title document', 'Documents', 'Type of title', 'Papers'])('%s', (name) => {
    expect(readWith(name, 'C of O, survey plan')?.keyFeatures).toEqual([
      'Certificate of Occupancy',
      'Registered survey',
    ]);
  });
  test('are those that are there', () => {
    expect(readWith('Documents', 'C of O in process, Excision')?.keyFeatures).toEqual(['Excision']);
    expect(readWith('Documents', 'ask Ade for the C of O')?.keyFeatures).toEqual([]);
  });
});

describe('[IMP-1] a question of a form', () => {
  test('is called after what it asks for', () => {
    const { listings } = readListingFile(
      'Where is it?,Property type,How much is the rent?,Is the property furnished?,Does it have a swimming pool?,Any parking?\n"Yaba, Lagos",Flat,2500000,Yes,Yes,No\n',
      { defaultListingType: 'rent', now: new Date('2026-11-30T08:00:00Z') },
    );
    const content = listings[0]?.content;
    expect(content?.furnished).toBe(true);
    expect(content?.keyFeatures).toEqual(['Furnished', 'Swimming pool']);
  });
});
