import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DrawnArea, isInArea, readArea, writeArea } from '../../src/domain/map/drawn-area';
import { ListingIndex } from '../../src/domain/search/on-device/listing-index';
import {
  EMPTY_SEARCH,
  searchFromParams,
  searchToParams,
} from '../../src/domain/search/search-state';
import { searchToQuery } from '../../src/domain/search/search-to-query';
import { madeListing } from '../support/made-listing';

/** An L: what a box or a circle around it could not say. */
const L_SHAPE: DrawnArea = {
  kind: 'shape',
  corners: [
    { lat: 6.4, lng: 3.4 },
    { lat: 6.5, lng: 3.4 },
    { lat: 6.5, lng: 3.42 },
    { lat: 6.42, lng: 3.42 },
    { lat: 6.42, lng: 3.5 },
    { lat: 6.4, lng: 3.5 },
  ],
};

describe('[RES-3] an area drawn on the map', () => {
  test('has what lies in it, and not what lies in its notch', () => {
    expect(isInArea(L_SHAPE, 6.45, 3.41)).toBe(true);
    expect(isInArea(L_SHAPE, 6.41, 3.48)).toBe(true);
    expect(isInArea(L_SHAPE, 6.45, 3.45)).toBe(false);
    expect(isInArea(L_SHAPE, 6.3, 3.41)).toBe(false);
    expect(isInArea(L_SHAPE, NaN, NaN)).toBe(false);
  });

  test('that crosses itself is whole inside, as the server counts', () => {
    const star: DrawnArea = {
      kind: 'shape',
      corners: [0, 2, 4, 1, 3].map((point) => ({
        lat: 7 + Math.cos((point * 2 * Math.PI) / 5),
        lng: 8 + Math.sin((point * 2 * Math.PI) / 5),
      })),
    };
    expect(isInArea(star, 7, 8)).toBe(true);
    expect(isInArea(star, 7.9, 8)).toBe(true);
    expect(isInArea(star, 7.5, 8.8)).toBe(false);
  });

  test('a circle measures kilometres', () => {
    const circle: DrawnArea = { kind: 'circle', lat: 6.45, lng: 3.45, radiusKm: 1 };
    expect(isInArea(circle, 6.4589, 3.45)).toBe(true);
    expect(isInArea(circle, 6.4591, 3.45)).toBe(false);
    expect(isInArea(circle, NaN, 3.45)).toBe(false);
  });

  test('stands in an address and comes back as it was', () => {
    const degree = (most: number) =>
      fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((value) => value / 1e5);
    const point = fc.record({ lat: degree(90), lng: degree(180) });
    const area = fc.oneof(
      point.chain((at) =>
        fc.integer({ min: 5, max: 10_000 }).map(
          (hundredths): DrawnArea => ({
            kind: 'circle',
            ...at,
            radiusKm: hundredths / 100,
          }),
        ),
      ),
      fc
        .array(point, { minLength: 3, maxLength: 40 })
        .map((corners): DrawnArea => ({ kind: 'shape', corners })),
    );
    fc.assert(
      fc.property(area, (one) => {
        expect(readArea(writeArea(one))).toEqual(one);
      }),
    );
  });

  test.each([
    '',
    'circle:',
    'circle:91,3,1',
    'circle:6,3,0',
    'circle:6,3,101',
    'shape:6,3;6,4',
    'shape:6,3;6,4;x',
    `shape:${Array.from({ length: 41 }, () => '6,3').join(';')}`,
    'square:6,3,1',
  ])('what is none is none: %j', (text) => {
    expect(readArea(text)).toBeNull();
    const params = new URLSearchParams({ listingType: 'rent', area: text });
    expect(searchFromParams(params).area).toBe('');
  });

  test('decides the search on the device in place of the name of a place', () => {
    const index = new ListingIndex();
    const inside = madeListing({ location: { lat: 6.45, lng: 3.41 }, address: 'Ikoyi' });
    const notch = madeListing({ location: { lat: 6.45, lng: 3.45 }, address: 'Lekki' });
    index.put([inside, notch, madeListing({ location: null, address: 'Lekki' })]);
    const state = { ...EMPTY_SEARCH, location: 'Lekki', area: writeArea(L_SHAPE) };
    expect(searchFromParams(searchToParams(state))).toEqual(state);
    expect(index.search(searchToQuery(state), 0, null)).toEqual([inside.id]);
  });
});

test('[FILT-2] this area only is the place’s own extent, and what names it', () => {
  const index = new ListingIndex();
  const within = madeListing({ location: { lat: 6.45, lng: 3.48 }, address: 'Admiralty Way' });
  const named = madeListing({ location: null, address: 'Freedom Way, Lekki' });
  const outside = madeListing({ location: { lat: 6.6, lng: 3.35 }, address: 'Ikeja' });
  index.put([within, named, outside]);
  const state = { ...EMPTY_SEARCH, location: 'Lekki', lat: '6.446', lng: '3.477', extentKm: '8' };
  const ids = (change = {}) => index.search(searchToQuery({ ...state, ...change }), 0, null);
  expect(new Set(ids())).toEqual(new Set([within.id, named.id]));
  expect(ids({ extentKm: '' })).toEqual([named.id]);
  // A distance goes beyond the place: what it alone finds is there too.
  expect(new Set(ids({ radiusKm: '1' }))).toEqual(new Set([within.id, named.id]));
});

test('a point on the edge of a shape is in it, as on the server', () => {
  const area = readArea('shape:6.3,3.2;6.7,3.2;6.7,3.5');
  if (area === null) throw new Error('no area');
  expect(isInArea(area, 6.5, 3.35)).toBe(true);
  expect(isInArea(area, 6.5, 3.2)).toBe(true);
  expect(isInArea(area, 6.7, 3.5)).toBe(true);
  expect(isInArea(area, 6.499, 3.351)).toBe(false);
  expect(isInArea(area, 6.8, 3.2)).toBe(false);
});
