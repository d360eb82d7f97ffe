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
