import { describe, expect, test } from 'vitest';
import type { ListingType } from '../../src/contract/listing/property-options';
import { readListingFile } from '../../src/domain/import/read-listing-file';

// What files say of the state of a home: of each cell what a careful person makes of it, by hand.
const read = (lines: readonly string[], defaultListingType: ListingType = 'sale') =>
  readListingFile(lines.join('\n'), { defaultListingType, now: new Date('2026-11-26T12:00:00Z') });

/** One flat in Yaba with the given cells beside it. */
function flat(cells: Readonly<Record<string, string>>) {
  const all = {
    Type: 'Flat',
    Bedrooms: '3',
    Location: 'Yaba, Lagos',
    Price: '85000000',
    ...cells,
  };
  const quoted = (texts: readonly string[]) => texts.map((text) => `"${text}"`).join(',');
  const file = read([quoted(Object.keys(all)), quoted(Object.values(all))]);
  const [listing] = file.listings;
  if (listing === undefined) throw new Error(JSON.stringify(file.refusals));
  return listing;
}
const kinds = (cells: Readonly<Record<string, string>>) =>
  flat(cells).doubts.map(({ kind }) => kind);

describe('a column of states beside one of offers', () => {
  test.each([
    ['Published', 'Draft', 'Listing Type'],
    ['Publish', 'Approved by Bola', 'Listing Type'],
    ['Open', 'New', 'Purpose'],
    ['Verified', 'Mandate signed', 'Transaction Type'],
  ])('does not hide it: %s, %s', (one, other, Offers) => {
    const { listings } = read([
      `Title,Status,Type,${Offers},Beds,Price,Location`,
      `Fine home,${one},Flat,For Rent,2,2500000,"Yaba, Lagos"`,
      `Fine home,${other},Flat,For Rent,3,3500000,"Yaba, Lagos"`,
      `Fine home,${one},Terrace,For Sale,4,95000000,"Yaba, Lagos"`,
    ]);
    expect(listings.map(({ content }) => content.listingType)).toEqual(['rent', 'rent', 'sale']);
  });

  test('says still what became of each home', () => {
    const { listings } = read([
      'Title,Status,Type,Listing Type,Beds,Price,Location',
      'Fine home,Published,Flat,For Rent,2,2500000,"Yaba, Lagos"',
      'Fine home,Draft,Flat,For Rent,3,3500000,"Yaba, Lagos"',
      'Fine home,Sold,Flat,For Sale,3,75000000,"Yaba, Lagos"',
      'Fine home,Assignment,Flat,For Sale,3,65000000,"Yaba, Lagos"',
    ]);
    expect(listings.map(({ doubts }) => doubts.map(({ kind }) => kind))).toEqual([
      [],
      ['gone already'],
      ['gone already'],
      [],
    ]);
  });

  test('is that of offers where one of its own cells is one', () => {
    const { listings } = read([
      'Title,Status,Type,Purpose,Beds,Price,Location',
      'Fine home,For rent,Flat,Sale,2,2500000,"Yaba, Lagos"',
      'Fine home,Published,Flat,Sale,3,75000000,"Yaba, Lagos"',
    ]);
    expect(listings.map(({ content }) => content.listingType)).toEqual(['rent', 'sale']);
  });
});

describe('a column of offers', () => {
  test.each([
    ['For sale - Sold', 'sale'],
    ['For Sale (Under offer)', 'sale'],
    ['SOLD OUT - For Sale', 'sale'],
    ['For rent - Taken', 'rent'],
    ['To Let (occupied)', 'rent'],
    ['For rent (let)', 'rent'],
    ['Sale (deposit paid)', 'sale'],
    ['Sale - on hold', 'sale'],
    ['No longer for rent', 'rent'],
    ['Not for sale again', 'sale'],
    ['Unavailable till Jan', 'sale'],
    ['Not available for now', 'sale'],
    ['Unpublished', 'sale'],
    ['Deactivated', 'sale'],
    ['Not active', 'sale'],
  ])('says that the home is gone by %j', (Status, offer) => {
    const { content, doubts } = flat({ Status });
    expect(content.listingType).toBe(offer);
    expect(doubts.map(({ kind }) => kind)).toContain('gone already');
  });

  test.each([
    'For sale',
    'Let',
    'Rent',
    'To let',
    'Long term let',
    'Sale or let',
    'Lease',
    'Short let',
    'For sale - unsold',
    'For sale, finished',
    'For sale (still available)',
    'For sale, 2 units left',
    'Not yet sold',
    'Available for sale',
    'Nil',
    'None',
    'Not specified',
    'For sale (owner occupied)',
  ])('does not by %j', (Status) => {
    expect(kinds({ Status })).not.toContain('gone already');
  });

  test.each(['Unpublished', 'Deactivated', 'Not active', 'Not available for now'])(
    'leaves open by %j what it is offered for',
    (Status) =>
      expect(kinds({ Status, Price: '4000000' })).toEqual(
        expect.arrayContaining(['offer unclear', 'gone already']),
      ),
  );
});

describe('remarks', () => {
  test.each([
    'taken already',
    'Sold to Mr Ade',
    'Sold by owner',
    'let to Zenith Bank',
    "It's gone",
    'e don go',
    'Deposit collected',
    'client paid deposit',
    'stop marketing',
    'do not post',
    "Don't advertise again",
    'Owner no longer selling',
    'Owner changed his mind',
    'now let',
  ])('say that the home is gone: %j', (Remarks) => {
    expect(kinds({ Remarks })).toEqual(['gone already']);
  });

  test.each([
    'Not yet sold',
    'unsold',
    'To be sold as seen',
    'Pictures taken',
    'Inspection fee taken',
    'No deposit paid',
    'C of O fully paid',
    'Free from committed acquisition',
    'In Ikeja Government Reserved Area',
    'Bought in 2015',
    'Well finished',
    'Please let Tunde know before you come',
    'Let them see it',
    'Zero agency',
    'Price no longer negotiable',
    'no more discount',
    'Former tenant has left',
    'Owner occupied',
    'Keys are with the gateman',
    '2 units left, others sold',
  ])('do not by %j', (Remarks) => {
    expect(kinds({ Remarks })).not.toContain('gone already');
  });

  test.each([
    'now 84m',
    'new price 50m',
    'price increased to 88m',
    'Landlord now wants 92m',
    'Reduced to N80m',
    'Owner wants 90 million',
  ])('name another price: %j', (Remarks) => {
    expect(kinds({ Remarks })).toEqual(['price unclear']);
  });

  test.each(['now 85m', 'Increased to N85,000,000', 'Agency now 5m', 'wants a quick sale'])(
    'name no other by %j',
    (Remarks) => expect(kinds({ Remarks })).toEqual([]),
  );
});

describe('a column of tenants', () => {
  test.each([
    ['Tenant', 'Bola'],
    ['Tenant', 'Mr Ade'],
    ["Tenant's Name", 'bola ahmed'],
    ['Name of Tenant', 'Chidi Obi'],
    ['Tenants', 'Zenith Bank Plc'],
    ['Tenant Details', 'Ngozi, since 2024'],
    ['Occupant Name', 'Musa'],
    ['Lessee', 'Chicken Spot'],
  ])('says that the home is gone: %s, %s', (column, cell) => {
    expect(kinds({ [column]: cell })).toEqual(['gone already']);
  });

  test.each([
    ['Tenant', 'Vacant'],
    ['Tenant', 'Family'],
    ['Tenant', 'Expatriates'],
    ["Tenant's Name", 'VACANT'],
    ['Name of Tenant', '-'],
    ['Tenants', 'Working class'],
    ['Tenant Details', 'None'],
    ['Occupant Name', ''],
    ['Lessee', 'Nil'],
  ])('does not: %s, %s', (column, cell) => {
    expect(kinds({ [column]: cell })).toEqual([]);
  });
});
