import { expect, test } from 'vitest';
import { locationParts } from '../../src/domain/search/place/location-parts';
import { EMPTY_SEARCH, searchFromParams } from '../../src/domain/search/search-state';
import { searchedBox } from '../../src/domain/search/searched-box';

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

test.each([
  ['nothing but words', { location: 'Aba' }, null],
  ['a place', { lat: '6', lng: '3' }, [5.955, 6.045]],
  ['a place with its extent', { lat: '6', lng: '3', extentKm: '10' }, [5.91, 6.09]],
  ['a distance from it', { lat: '6', lng: '3', extentKm: '10', radiusKm: '20' }, [5.73, 6.27]],
  ['what a map showed', { south: '1', west: '2', north: '3', east: '4', lat: '9' }, [1, 3]],
  ['a circle', { area: 'circle:6,3,10', lat: '9', lng: '9' }, [5.91, 6.09]],
  ['a shape', { area: 'shape:1,2;5,3;2,9' }, [1, 5]],
])('[RES-3] with %s the map of an empty search shows that', (_, part, expected) => {
  const box = searchedBox({ ...EMPTY_SEARCH, ...part });
  if (expected === null) expect(box).toBeNull();
  else {
    expect(box?.south).toBeCloseTo(expected[0] ?? NaN, 2);
    expect(box?.north).toBeCloseTo(expected[1] ?? NaN, 2);
  }
});
