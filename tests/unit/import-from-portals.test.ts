import { expect, test } from 'vitest';
import type { ListingType } from '../../src/contract/listing/property-options';
import { readListingFile } from '../../src/domain/import/read-listing-file';

// The shapes of lists that were taken from portals: what their columns are called and how their cells are written.
const read = (lines: readonly string[], defaultListingType: ListingType = 'sale') =>
  readListingFile(lines.join('\n'), { defaultListingType, now: new Date('2026-11-26T12:00:00Z') });
const homes = (...lines: string[]) =>
  read(lines).listings.map(({ content: { listingType, price, type, bedrooms, address } }) =>
    [listingType, price, type, bedrooms, address].join(' | '),
  );
const doubts = (...lines: string[]) =>
  read(lines).listings.map((listing) => listing.doubts.map(({ kind }) => kind).join(', '));

const TITLED = 'Title,More Info,Price,Furnished,Bedrooms,Bathrooms,Toilets,City,Neighborhood';

test('[IMP-1] a column of any name whose cells say what homes are offered for is read for that', () => {
  expect(
    homes(
      TITLED,
      '4 Bedroom Terrace Duplex,4 BEDROOM HOUSE FOR RENT,"5,000,000",0,4 beds,4 baths,5 Toilets,Lekki,Agungi',
      'Room And Parlor,1 BEDROOM FLAT / APARTMENT FOR RENT,"1,500,000/year",0,1 beds,1 baths,1 Toilets,Lekki,Lekki Phase 1',
    ),
  ).toEqual([
    'rent | 5000000 | Terrace | 4 | Agungi, Lekki, Lagos',
    'rent | 1500000 | Flat | 1 | Lekki Phase 1, Lagos',
  ]);
});

test('[IMP-1] ‘0 beds’ says no number, and the title’s is taken', () => {
  const row =
    '2 Bedroom Penthouse,HOUSE FOR RENT,"10,000,000/year",1,0 beds,0 baths,0 Toilets,Lekki,Ikate';
  expect(homes(TITLED, row)).toEqual(['rent | 10000000 | Apartment | 2 | Ikate, Lekki, Lagos']);
  expect(doubts(TITLED, row)).toEqual(['']);
});

test('[IMP-1] ‘Other Lekki’ is the rest of a list of quarters, and no place of that name', () => {
  expect(
    homes(
      'Type,Price,Bedrooms,City,Neighborhood',
      'Flat,90m,3,Lekki,Other Lekki',
      'Flat,90m,3,Benin,Other Road',
    ),
  ).toEqual([
    'sale | 90000000 | Flat | 3 | Lekki, Lagos',
    'sale | 90000000 | Flat | 3 | Other Road, Benin, Edo',
  ]);
});

test('[IMP-1] columns of 0 and 1 are features where they are called after one, and no counts', () => {
  const file = read([
    'location,bed,price,Property_Type,Furnished,Security_Doors,Pool,toilets,terrace_flag,Newly Built',
    'yaba,1,45000000,Mini flat,0,1,0,1,1,1',
    'yaba,2,65000000,Flat,1,0,1,0,0,0',
  ]);
  expect(file.listings.map(({ content }) => [content.furnished, content.keyFeatures])).toEqual([
    [false, ['Security Doors', 'Newly Built']],
    [true, ['Furnished', 'Pool']],
  ]);
  expect(file.unreadColumns.map(({ name }) => name)).toEqual(['toilets', 'terrace_flag']);
});
