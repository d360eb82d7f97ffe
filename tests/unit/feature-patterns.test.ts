import { expect, test } from 'vitest';
import type { SearchFeature } from '../../src/contract/search/search-options';
import { FEATURE_PATTERNS } from '../../src/domain/search/feature-patterns';
import { searchListings } from '../support/search-listings';
import { madeListing } from '../support/made-listing';

const found = (feature: SearchFeature, part: Parameters<typeof madeListing>[0]) =>
  searchListings(
    [madeListing({ description: '', parkingSpaces: null, ...part })],
    new URLSearchParams({ features: feature }),
    0,
  ).length === 1;

test.each<[SearchFeature, string, boolean]>([
  ['parking', 'Newly painted; good road; close to the market; parking.', true],
  ['parking', 'Parking for two cars', true],
  ['parking', 'Street lights. Parking Space. Security Doors.', true],
  ['parking', 'Large car-park', true],
  ['parking', 'No agents, ample parking', true],
  ['parking', 'No lift. Parking', true],
  ['parking', 'There is no parking space in the compound', false],
  ['parking', 'No dedicated covered parking', false],
  ['parking', 'without any parking', false],
  ['parking', 'Parking: none', false],
  ['parking', 'Parking fee is paid monthly', false],
  ['parking', 'No parking in front, private parking behind', true],
  ['parking', 'Near the national park', false],
  ['parking', 'The house does not have parking', false],
  ['parking', 'Parking is not available', false],
  ['parking', 'Parking: 0', false],
  ['parking', 'no on-street parking', false],
  ['parking', 'Space for 4 cars', true],
  ['parking', '5 cars can park in the compound', true],
  ['ac', 'AC is not included', false],
  ['ac', 'Provision for AC', false],
  ['ac', '0.5 ac of land', false],
  ['ac', 'Fitted with split units', true],
  ['elevator', 'no generator or lift', false],
  ['elevator', 'neither lift nor generator', false],
  ['elevator', 'no lift/elevator', false],
  ['elevator', 'It doesn’t have a lift', false],
  ['elevator', 'Elevator (none)', false],
  ['elevator', 'We have a lift', true],
  ['elevator', 'Generator or inverter, lift', true],
  ['security', 'There is no 24hr security', false],
  ['security', 'without 24 hours security', false],
  ['security', 'no security guard', false],
  ['security', '24hr security guard', true],
  ['security', 'security service charge', false],
  ['security', 'Gateman on duty', true],
  ['ac', 'Balcony; air conditioning; car park', true],
  ['ac', 'Split AC, fitted kitchen', true],
  ['ac', 'A/C in every room', true],
  ['ac', '6M WITHOUT AIR CONDITIONERS', false],
  ['ac', 'Spacious, with backup power', false],
  ['elevator', 'Office floor with elevator, central AC', true],
  ['elevator', 'Two lifts', true],
  ['elevator', 'A facelift was given to the compound', false],
  ['elevator', 'no passenger lift', false],
  ['security', 'Gated estate with security.', true],
  ['security', '24 Hours Security. Big Compound', true],
  ['security', 'Non security. Furnished', false],
  ['security', 'Security Doors. All rooms ensuite', false],
  ['security', 'Refundable security deposit', false],
  ['security', 'Not a gated estate', false],
])('[FILT-6] %s: %j is %s', (feature, description, expected) => {
  expect(found(feature, { description })).toBe(expected);
});

test('[FILT-6] features, amenities and the title say it too, and places for cars are parking', () => {
  expect(found('parking', { amenities: ['Gym', 'Car Park'] })).toBe(true);
  expect(found('parking', { keyFeatures: ['No parking'] })).toBe(false);
  expect(found('security', { keyFeatures: ['Gym', '24hr Security'] })).toBe(true);
  expect(found('elevator', { title: 'Flat with a lift' })).toBe(true);
  expect(found('parking', { parkingSpaces: 2 })).toBe(true);
  expect(found('parking', { parkingSpaces: 0 })).toBe(false);
});

// A pattern that tries all ways through such a text never ends, and the test with it.
test.each(['or ', 'a or ', 'no ', 'for security ', 'a/'])(
  '[FILT-6] a text of %j over and over is read through',
  (words) => {
    for (const pattern of Object.values(FEATURE_PATTERNS))
      expect(new RegExp(pattern).test(`${words.repeat(3000)}x`)).toBeTypeOf('boolean');
  },
);
