import { expect, test } from 'vitest';
import type { SearchFeature } from '../../src/contract/search-options';
import { searchListings } from '../../src/domain/search/search-listings';
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
