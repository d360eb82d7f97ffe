import { describe, expect, test } from 'vitest';
import { readListingFile } from '../../src/domain/import/read-listing-file';

// Where a title says more than its column, and where an address says less than a place.
const rows = (text: string) =>
  readListingFile(text, { defaultListingType: 'sale', now: new Date('2026-11-30') }).listings;
const typed = (column: string, title: string) =>
  rows(`Category,Title,Location,Price\n"${column}","${title}",Osapa,95m`).map(
    ({ content, doubts }) => [content.type, ...doubts.map(({ kind }) => kind)],
  )[0];

describe('[IMP-1] what a portal has for all homes', () => {
  test.each([
    ['Houses & Apartments For Sale', '4 bedroom terrace duplex in Osapa', ['Terrace']],
    ['House/Apartment for sale', '4 bedroom terrace duplex', ['Terrace']],
    ['Flats & Apartments', '4 bedroom terrace duplex', ['Terrace']],
    ['Flats and Houses', '3 bedroom bungalow', ['Bungalow']],
    ['Houses & Apartments For Sale', '3 bedroom flat', ['Flat']],
    ['Houses & Apartments For Sale', '4 bedroom house', ['Detached', 'type nearest']],
    ['Houses & Apartments For Sale', '5 bedroom in Osapa', ['Apartment', 'type nearest']],
    ['Flat / Apartment', '3 bedroom in Osapa', ['Flat']],
    ['Houses & Apartments For Sale', 'Land with 3 bedroom in front', ['Apartment']],
  ])('says less than its title: %s, %s', (column, title, type) => {
    expect(typed(column, title)?.slice(0, type.length)).toEqual(type);
  });

  test('a column that says more keeps its words', () => {
    const [row] = rows('Type,Location,Price\n4 bedroom duplex and flats for sale,Osapa,95m');
    expect(row?.content).toMatchObject({ bedrooms: 4 });
  });

  test.each([
    ['Apartment', '4 bedroom semi detached duplex', ['Apartment', 'type differs']],
    ['Flat', 'Bungalow 3 bedroom', ['Flat', 'type differs']],
    ['Apartment', '4 bedroom terrace', ['Apartment', 'type differs']],
    ['Apartment', '3 bedroom apartment with a large terrace', ['Apartment']],
    ['Apartment', '2 bedroom with private terrace', ['Apartment']],
    ['Apartment', '4 bedroom duplex apartment', ['Apartment']],
    ['Flat', '3 bedroom flat in a detached building', ['Flat']],
    ['Flat', '3 bedroom bungalow flat', ['Flat']],
    ['Apartment', '3 bedroom flat', ['Apartment']],
  ])('and a flat is asked about where its title is a house: %s, %s', (column, title, type) => {
    expect(typed(column, title)).toEqual(type);
  });
});

describe('[IMP-1] a place that is not known, in a state that is', () => {
  const placed = (
    location: string,
    more: { names: string; cells: string } = { names: '', cells: '' },
  ) =>
    rows(`Location,Type,Price${more.names}\n"${location}",Flat,70m${more.cells}`).map(
      ({ content, notes }) => [content.location, notes],
    )[0];
  test.each([
    'Ilashe Lagos',
    'Zzyzx Close, Lagos',
    'Unknownplace, Rivers',
    'Zzyzx Village, Ogun State',
    'Lagos',
  ])('has no pin: %s', (location) => {
    expect(placed(location)).toEqual([null, ['place not known: no position']]);
  });

  test('has the pin of its coordinates, or of the place in its words', () => {
    expect(placed('Ilashe, Lagos', { names: ',Coordinates', cells: ',"6.41, 3.25"' })).toEqual([
      { lat: 6.41, lng: 3.25 },
      [],
    ]);
    const [row] = rows('Title,Address,Price\n3 bedroom flat in Yaba,Lagos,70m');
    expect(row?.content).toMatchObject({ address: 'Yaba, Lagos', location: { lat: 6.51 } });
  });

  test.each(['Yaba, Lagos', '5 Zzyzx Close, Ibadan', 'Wuse 2, Abuja', 'Kano'])(
    'and a town or a quarter has its own: %s',
    (location) => {
      expect(placed(location)).toEqual([expect.objectContaining({ lat: expect.any(Number) }), []]);
    },
  );
});
