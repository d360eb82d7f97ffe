import { expect, test } from 'vitest';
import { nothingNearWords } from '../../src/domain/places/nothing-near-words';
import { PROFILES } from '../../src/domain/profile';
import { parkingText } from '../../src/domain/property/words/parking-text';

const { connected } = PROFILES;
const shown = PROFILES['as-shown'];

test('[PROP-2] parking that nobody gave is no number, but as shown', () => {
  const bare = { parkingSpaces: null, keyFeatures: [], amenities: ['No parking'] };
  expect(parkingText({ ...bare, parkingSpaces: 2 }, connected)).toBe('2');
  expect(parkingText({ ...bare, parkingSpaces: 0 }, connected)).toBe('0');
  expect(parkingText(bare, connected)).toBeNull();
  expect(parkingText({ ...bare, amenities: ['Car park'] }, connected)).toBe('Yes');
  expect(parkingText({ ...bare, keyFeatures: ['Parking Space'] }, connected)).toBe('Yes');
  expect(parkingText(bare, shown)).toBe('1');
});

test.each([
  ['school', 'schools'],
  ['Churches ', 'churches'],
  ['pharmacy', 'pharmacies'],
  ['bus stop', 'bus stops'],
  ['primary school', 'schools'],
])('[PROP-5] near a home %j is not denied, what is known is told', (text, kind) => {
  const nothing = `No results found for "${text}" near this property`;
  expect(nothingNearWords(text, connected)).toEqual([
    nothing,
    `This device knows the districts, estates and towns around this property, and other homes; it has no list of ${kind}. There may well be some.`,
  ]);
  expect(nothingNearWords(text, shown)).toEqual([nothing]);
});

test('[PROP-5] a name that is nowhere near is said to be', () => {
  expect(nothingNearWords('zzzz', connected)).toEqual([
    'No results found for "zzzz" near this property',
  ]);
});
