import { describe, expect, test } from 'vitest';
import { rowAvailability } from '../../src/domain/import/row/row-availability';
import { readListingFile } from '../../src/domain/import/read-listing-file';

// What agents write into the columns of a list of their homes, and whether a seeker may travel there.
const GONE: readonly [string, readonly string[]][] = [
  [
    'Availability',
    [
      'Sold',
      'SOLD OUT',
      'recently_sold',
      'Just sold',
      'Sold by Ade',
      'Sold to Mr Bello',
      'Let',
      'Let out',
      'Fully let',
      'Rented',
      'Leased',
      'Occupied till Dec',
      'N/A - sold',
      'No (taken)',
      'Not until June',
      'Not vacant',
      'Under contract',
      'Sale pending',
      'Booked till January',
      'Out of stock',
      'Payment received',
      'None left',
      '❌',
      '🔴',
      'STC',
      'Delisted',
      'don sell',
      'Now let',
      'Sold in May 2025',
      'No unit left',
      'Not on market',
      'Not for rent again',
      'Vacant. Under contract',
      'Listed - reserved',
      'Available for inspection - buyer paid',
      'Off the market',
      'Available - sold',
      'For sale (SOLD)',
      'Tenant inside',
      'Deal closed',
      '🚫',
      'Sold by owner',
    ],
  ],
  [
    'Sold',
    [
      'Yes',
      'y',
      '✅',
      'x',
      '12/03/2026',
      'March',
      'to Ade',
      'yes - Ade',
      'done',
      '✔️',
      'On 12 May',
      'Sold in March',
      'New buyer paid',
    ],
  ],
  ['Rented', ['Yes', 'by Ade', 'Yes till 2027', 'Mr Bello']],
  ['Occupied', ['Yes', 'Mr Bello', 'till Dec', 'family of 5']],
  ['Vacant', ['No', '❌', 'N', 'not yet', 'no - tenant till May']],
  ['Still available?', ['No', 'no o', 'nope', 'it has been taken']],
  ['Available units', ['0', '0 of 12', 'sold out', '12 units (all sold)', '1 - under offer']],
  ['Market status', ['Sold', 'Under contract', 'Leased']],
  ['Occupancy', ['Full', '100%', 'fully occupied', 'tenanted']],
  ['Tenant', ['Mr Bello', 'Chukwuemeka Obi', 'ABC Ltd', 'Yes']],
  ['Tenant name', ['Bello']],
  ['Post status', ['draft', 'private', 'trash']],
  ['tenant_name', ['Bello']],
];
const TO_BE_HAD: readonly [string, readonly string[]][] = [
  [
    'Availability',
    [
      '',
      '-',
      'n/a',
      'Available',
      'Yes',
      '✅',
      'Ready to move in',
      'Up for sale',
      'To let',
      'Now letting',
      'Long let',
      'Not sold',
      'Not yet sold',
      'Unsold',
      'Available - not sold',
      'Unoccupied',
      '3 of 12',
      'Few plots left',
      'Selling fast',
      'Almost sold out',
      'Sold with furniture',
      'Posted',
      'Off plan',
      'Vacant - tenant gone',
      '2 sold, 3 available',
      '4 left, 8 sold',
      'Sale/Let',
      "Let's talk",
      'Available, C of O paid',
      'Rent paid yearly',
      'Available until sold',
      'Sold per plot',
      "Hasn't been sold",
      'No longer occupied',
      '80 percent sold',
      'No omonile',
      'Not furnished',
      'Currently vacant',
      'Private road',
      'Inspection on hold',
      'Available (1 unit let)',
    ],
  ],
  [
    'Sold',
    [
      'No',
      'N',
      '❌',
      '✗',
      'Not yet',
      'Unsold',
      'Unsold (2 units)',
      'Available',
      '-',
      '0',
      'never',
      'still there',
      'e never sell',
      'Listed',
      '🟢',
      '3 of 10',
    ],
  ],
  ['Rented', ['No', 'not yet', '❌', 'vacant', 'still available']],
  ['Let', ['No', 'Long let']],
  ['Occupied', ['No', 'empty', 'unoccupied']],
  ['Vacant', ['Yes', '✅', 'Yes, ready', 'now']],
  ['Still available?', ['Yes', 'yes o', 'e still dey']],
  ['Available units', ['3', '12', '3 of 12', '2 left', '12 (5 reserved)', '6 of 10 sold']],
  ['Market status', ['Active', 'Price reduced', 'Back on market']],
  ['Occupancy', ['Vacant', 'Empty', '50%', 'Owner occupied', 'Yes - vacant']],
  ['Tenant', ['', 'No tenant', 'Family only', 'Working class', 'Civil Servants', 'Any']],
  ['Current tenant', ['Empty', 'Vacated', 'Nobody']],
  ['Certificate of Occupancy', ['Yes']],
  ['Post status', ['publish']],
];
const ANY = [
  'Title,Location,Price,Bedrooms,',
  '3 bedroom flat for sale,"Yaba, Lagos",45000000,3,',
] as const;
const rowWith = (column: string, cell: string) => {
  const [first] = readListingFile(`${ANY[0]}"${column}"\n${ANY[1]}"${cell}"\n`, {
    defaultListingType: 'sale',
    now: new Date('2026-11-30T08:00:00Z'),
  }).listings;
  return first;
};

describe('[IMP-1] a home that a column says to be gone is asked about', () => {
  test.each(GONE.flatMap(([column, cells]) => cells.map((cell) => [column, cell] as const)))(
    '%s: %s',
    (column, cell) => {
      expect(rowAvailability(column, cell).gone).not.toBeNull();
      const row = rowWith(column, cell);
      expect(row?.doubts.map(({ kind }) => kind)).toEqual(['gone already']);
      expect(row?.content.listingType).toBe('sale');
    },
  );
});

describe('[IMP-1] a home that is to be had is not', () => {
  test.each(TO_BE_HAD.flatMap(([column, cells]) => cells.map((cell) => [column, cell] as const)))(
    '%s: %s',
    (column, cell) => {
      expect(rowWith(column, cell)?.doubts.map(({ kind }) => kind)).not.toContain('gone already');
    },
  );
});

test('[IMP-1] one that is rented, of which nothing else says for what it was, was to let', () => {
  const { listings } = readListingFile(
    'Title,Location,Price,Bedrooms,Availability\n3 bedroom flat,"Yaba, Lagos",4500000,3,Rented\n',
    { defaultListingType: 'sale', now: new Date('2026-11-30T08:00:00Z') },
  );
  expect(listings.map(({ content }) => content.listingType)).toEqual(['rent']);
});

test.each([
  ['Availability', 'To let', 'rent'],
  ['Availability', 'Short let', 'shortlet'],
  ['Rented', 'Yes', 'rent'],
  ['Availability', 'Rented to MTN', 'rent'],
  ['Availability', 'Currently vacant', 'sale'],
])(
  '[IMP-1] what %s says with ‘%s’ of the offer counts where nothing else does',
  (column, cell, offer) => {
    const { listings } = readListingFile(
      `Title,Location,Price,Bedrooms,${column}\n3 bedroom flat,"Yaba, Lagos",4500000,3,${cell}\n`,
      { defaultListingType: 'sale', now: new Date('2026-11-30T08:00:00Z') },
    );
    expect(listings.map(({ content }) => content.listingType)).toEqual([offer]);
  },
);

test('[IMP-1] the question quotes the column and what stands in it', () => {
  expect(rowWith('Sold', 'to Ade')?.doubts).toEqual([
    {
      kind: 'gone already',
      text: "Its words say that it is sold, let or not to be had: 'Sold: to Ade'",
    },
  ]);
});

test('[IMP-1] a cell that says yes a hundred times is read at once', () => {
  expect(rowAvailability('Sold', `${'yes, '.repeat(99)}x`).gone).not.toBeNull();
});
