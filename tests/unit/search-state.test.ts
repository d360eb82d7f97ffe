import { expect, test } from 'vitest';
import { locationParts } from '../../src/domain/search/location-parts';
import { EMPTY_SEARCH, searchFromParams } from '../../src/domain/search/search-state';

test('what an address says wrongly is ignored, not passed on', () => {
  const state = searchFromParams(
    new URLSearchParams('priceMin=abc&priceMax=1000000&sort=zzz&type=Castle&bedroomsMin=2&lat=x'),
  );
  expect(state).toEqual({ ...EMPTY_SEARCH, priceMax: '1000000', bedroomsMin: '2' });
});

test.each([
  ['Yaba Lagos', ['yaba', 'lagos']],
  ['Lekki Phase 1, Lagos, Nigeria', ['lekki phase 1', 'lagos']],
  ['Asokoro abuja', ['asokoro', 'abuja']],
  ['Port Harcourt, Rivers State', ['port harcourt', 'rivers']],
  ['Kano', ['kano']],
  ['Lagos Island', ['lagos island']],
])('[RES-11] %s asks for %j', (typed, parts) => expect(locationParts(typed)).toEqual(parts));
