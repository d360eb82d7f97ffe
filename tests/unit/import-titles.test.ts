import { describe, expect, test } from 'vitest';
import { readListingFile } from '../../src/domain/import/read-listing-file';

// What is a title, and what is somebody's name or a note between agents.
const read = (text: string) =>
  readListingFile(text, { defaultListingType: 'sale', now: new Date('2026-11-30') });
const titles = (text: string) => read(text).listings.map(({ content }) => content.title);

describe('[IMP-1] a column called Name', () => {
  test.each([
    [
      'Name,Phone,Description,Location,Rent\nUche Okafor,08031112222,3 bedroom flat,Wuse 2,7m',
      '3 Bedroom Flat in Wuse 2',
    ],
    [
      'Property Type,Location,Name,Price,Phone\n3 bedroom flat,Wuse 2 Abuja,Uche Okafor,7m,0803',
      '3 Bedroom Flat in Wuse 2 Abuja',
    ],
    [
      'Name,Email,Property,Location,Price\nUche Okafor,u@x.ng,3 bedroom flat,Wuse 2,7m',
      '3 bedroom flat',
    ],
    [
      ',Property details,,,Money,Contact\nS/N,Description,Location,Bed,Rent,Name\n1,3 bedroom flat,Wuse 2,3,7m,Uche',
      '3 Bedroom Flat in Wuse 2',
    ],
    ['Name,Mobile,Type,Location,Price\nMusa Kano,0803,Flat,Yaba,70m', 'Flat in Yaba'],
    ['Name,Phone,Type,Location,Price\nTee Homes,0803,Flat,Yaba,70m', 'Flat in Yaba'],
    ['Name,Type,Location,Price\nHarmony Properties Ltd,Flat,Yaba,70m', 'Flat in Yaba'],
  ])('of people is no title: %j', (text, title) => {
    expect(titles(text)).toEqual([title]);
    expect(read(text).unreadColumns.map(({ name }) => name)).toContain('Name');
  });

  test.each([
    ['Name,Location,Price\nCozy 2BR,Lekki,70m', 'Cozy 2BR'],
    ['Name,Type,Location,Price\nDivine Court,Flat,Yaba,70m', 'Divine Court'],
    ['Name,Type,Location,Price\nEmerald Park,Land,Epe,5m', 'Emerald Park'],
    ['Name,Phone,Location,Price\n3 bedroom flat,0803,Yaba,70m', '3 bedroom flat'],
    ['Name,Property,Location,Price\nPeace Villa,Duplex,Yaba,70m', 'Peace Villa'],
    ['Name,Type,Location,Price\nIkate Elegushi,Flat,Lekki,70m', 'Ikate Elegushi'],
  ])('of homes is one: %j', (text, title) => {
    expect(titles(text)).toEqual([title]);
  });
});

describe('[IMP-1] a column called after a flat', () => {
  test('holds titles', () => {
    const { listings } = read(
      'Apartment,City,Rate/night,Beds\n2 bed flat Lekki Phase 1,Lagos,120000,2\nStudio Wuse 2,Abuja,65000,Studio',
    );
    expect(listings.map(({ content }) => [content.title, content.address])).toEqual([
      ['2 bed flat Lekki Phase 1', 'Lekki Phase 1, Lagos'],
      ['Studio Wuse 2', 'Wuse 2, Abuja'],
    ]);
    expect(listings.every(({ content }) => content.location !== null)).toBe(true);
  });

  test.each([
    'Flat,Type,Location,Price\nFlat 3,Flat,Yaba,70m',
    'Apartment,Type,Location,Price\nA1,Flat,Yaba,70m',
    'Unit name,Type,Location,Price\nBlock B Flat 2,Flat,Yaba,70m',
    'Flat,Type,Location,Price\nyes,Flat,Yaba,70m',
  ])('or numbers: %j', (text) => {
    expect(titles(text)).toEqual(['Flat in Yaba']);
  });
});

describe('[IMP-1] private words in a title or an address', () => {
  const kinds = (title: string, address: string) =>
    read(`Title,Address,Price,Type\n"${title}","${address}",45m,Flat`).listings.flatMap(
      ({ doubts }) => doubts.map(({ kind }) => kind),
    );
  test.each([
    ['3 bed flat (owner: Chief Obi, last 40m)', 'Yaba'],
    ['3 bedroom flat last price 40m', 'Yaba'],
    ['3 bedroom flat commission 10% mine 5%', 'Yaba'],
    ["Mrs Bello's 3 bedroom flat", 'Yaba'],
    ['3 bedroom flat', 'Yaba (landlord lives in flat 2)'],
    ['3 bedroom flat', 'Yaba, key at the shop'],
    ['3 bedroom flat', 'Yaba, gate code 1234'],
  ])('are asked about: %s, %s', (title, address) => {
    expect(kinds(title, address)).toEqual(['private words']);
  });

  test.each([
    ['3 bedroom flat, last 2 units', 'Yaba'],
    ['3 bedroom flat direct from owner', 'Yaba'],
    ["Governor's consent 3 bedroom flat", 'Yaba'],
    ["Mama's Court 3 bedroom flat", 'Yaba'],
    ['3 bedroom flat', "Behind Alhaji Musa's house, Yaba"],
    ['Turnkey 3 bedroom flat', 'Keystone Close, Yaba'],
    ['Goldmine 3 bedroom flat', 'Mine Road, Yaba'],
  ])('are none: %s, %s', (title, address) => {
    expect(kinds(title, address)).toEqual([]);
  });
});
