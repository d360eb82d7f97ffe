import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Listing } from '../../src/contract/listing/property';
import { ListingIndex } from '../../src/domain/search/on-device/listing-index';
import { searchListings } from '../support/search-listings';
import {
  addToSignature,
  SIGNATURE_WORDS,
  wantedBits,
} from '../../src/domain/search/on-device/text-signature';
import { BitSlices } from '../../src/domain/search/on-device/bit-slices';
import { madeListing } from '../support/made-listing';

const NOW = Date.parse('2026-06-30T12:00:00.000Z');

function found(listings: Listing[], query: string): string[] {
  return searchListings(listings, new URLSearchParams(query), NOW).map(({ title }) => title);
}

test('[RES-11] furnished is a home that says so, in words or in its form, and none that says the contrary', () => {
  const listings = [
    madeListing({ title: '1', description: 'Unfurnished flat, newly painted' }),
    madeListing({ title: '2', description: 'House is not furnished' }),
    madeListing({ title: '3', description: 'Spacious, not fully furnished, un-furnished' }),
    madeListing({ title: '4', description: 'A quiet home.', furnished: true }),
    madeListing({ title: '5', description: 'Fully furnished' }),
    madeListing({ title: '6', description: 'Quiet.', keyFeatures: ['Fully Furnished'] }),
    madeListing({ title: '7', description: 'Quiet.', amenities: ['Unfurnished'] }),
  ];
  for (const text of ['furnished', 'Fully furnished'])
    expect(found(listings, `text=${text}`).toSorted()).toEqual(['4', '5', '6']);
});

test('[RES-11] each filter keeps what fits it and nothing else', () => {
  const listings = [
    madeListing({ title: 'rent', listingType: 'rent' }),
    madeListing({ title: 'ikeja', address: 'Allen Avenue, IKEJA, Lagos' }),
    madeListing({ title: 'studio', bedrooms: null, areaSize: null }),
    madeListing({ title: 'house', type: 'Detached', price: 90_000_000, bedrooms: 5 }),
    madeListing({ title: 'shop', propertyCategory: 'Commercial', type: 'Retail Space' }),
    madeListing({ title: 'nowhere', location: null }),
    madeListing({ title: 'far', location: { lat: 9.05, lng: 7.49 } }),
    madeListing({ title: 'lift', amenities: ['Passenger Lift'] }),
  ];
  const others = (...without: string[]) =>
    listings
      .map(({ title }) => title)
      .filter((title) => title !== 'rent' && !without.includes(title))
      .toSorted();
  const sorted = (query: string) => found(listings, query).toSorted();
  expect(sorted('listingType=rent')).toEqual(['rent']);
  expect(sorted('listingType=sale')).toEqual(others());
  expect(sorted('location=ikeja')).toEqual(['ikeja']);
  expect(sorted('bedroomsMax=5')).toEqual(others('studio'));
  expect(sorted('sizeMin=0')).toEqual(others('studio'));
  expect(sorted('priceMin=90000000')).toEqual(['house']);
  expect(sorted('priceMax=89999999')).toEqual(others('house'));
  expect(sorted('category=Commercial')).toEqual(['shop']);
  expect(sorted('type=House')).toEqual(['house']);
  expect(sorted('features=elevator')).toEqual(['lift']);
  // Short ones as words: 'op' is in shop, 'shop' is found anywhere.
  expect(sorted('text=op')).toEqual([]);
  expect(sorted('text=sho')).toEqual([]);
  expect(sorted('text=shop')).toEqual(['shop']);
  expect(sorted('lat=6.446&lng=3.477&radiusKm=1&location=nothing+like+it')).toEqual(
    others('nowhere', 'far'),
  );
  // Beyond the place's own edge, and with what is named after it.
  expect(sorted('lat=6.446&lng=3.477&radiusKm=1&extentKm=600')).toEqual(others('nowhere'));
  const lekki = sorted('lat=6.446&lng=3.477&extentKm=1&location=lekki');
  expect(lekki.length).toBeGreaterThan(0);
  expect(sorted('lat=6.446&lng=3.477&extentKm=1&radiusKm=1&location=lekki')).toEqual(
    expect.arrayContaining(lekki),
  );
  expect(sorted('south=9&west=7&north=10&east=8&location=nothing')).toEqual(['far']);
});

test('[RES-2] newest by the day in Lagos with boosted ones first, else by price', () => {
  const at = (title: string, publishedAt: string, price: number, isBoosted = false) =>
    madeListing({ title, publishedAt, price, isBoosted });
  const listings = [
    // 23:30 UTC is the next day in Lagos.
    at('late', '2026-06-01T23:30:00.000Z', 3),
    at('evening', '2026-06-01T20:00:00.000Z', 1),
    at('boosted', '2026-06-01T08:00:00.000Z', 2, true),
    at('old', '2026-05-01T08:00:00.000Z', 2),
  ];
  expect(found(listings, '')).toEqual(['late', 'boosted', 'evening', 'old']);
  expect(found(listings, 'sort=price-asc')).toEqual(['evening', 'boosted', 'old', 'late']);
  expect(found(listings, 'sort=price-desc')).toEqual(['late', 'boosted', 'old', 'evening']);
  expect(found(listings, 'addedWithinDays=30')).toEqual(['late', 'boosted', 'evening']);
});

test('a listing that changed or went is found as it is now', () => {
  const index = new ListingIndex();
  const [a, b] = [madeListing({ price: 1 }), madeListing({ price: 2 })];
  const cheapest = () => index.search(new URLSearchParams('sort=price-asc'), NOW, null);
  index.put([a, b]);
  expect(cheapest()).toEqual([a.id, b.id]);
  index.put([{ ...a, price: 3 }]);
  expect(cheapest()).toEqual([b.id, a.id]);
  index.forget([b.id]);
  expect(cheapest()).toEqual([a.id]);
  const c = madeListing({ price: 1, listingType: 'rent' });
  index.put([c]);
  expect(cheapest()).toEqual([a.id]);
  expect(index.size).toBe(2);
});

test('a word that a text gains or loses is found, and not found, at once', () => {
  const index = new ListingIndex();
  // 'poor wool' has every part of 'pool' and not the word: only the text itself can tell.
  const listing = madeListing({ description: 'A quiet home with a poor wool carpet.' });
  const words = (text: string) => index.search(new URLSearchParams({ text }), NOW, null);
  index.put([listing]);
  expect([words('pool'), words('quiet')]).toEqual([[], [listing.id]]);
  index.put([{ ...listing, description: 'A home with a poor wool carpet and a pool.' }]);
  expect([words('pool'), words('quiet')]).toEqual([[listing.id], []]);
});

test('more listings than the columns began with are all kept', () => {
  const listings = Array.from({ length: 3000 }, (_, at) => madeListing({ price: at + 1 }));
  expect(searchListings(listings, new URLSearchParams('priceMin=2999'), NOW)).toHaveLength(2);
  expect(searchListings(listings, new URLSearchParams(), NOW)).toHaveLength(3000);
});

test('[RES-11] a longer keyword is found wherever the text holds it, and never ruled out by its signature', () => {
  const word = fc.stringMatching(/^[a-z é'-]{1,12}$/);
  const withoutMarks = (marked: string) => marked.replaceAll('é', 'e');
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), word, (words, other) => {
      const description = words.join(' ');
      const listing = madeListing({ title: 'x', description });
      // Marks are no letters: 'é' and 'e' find each other.
      const text = withoutMarks(`x Flat ${description}`).toLowerCase();
      for (const written of [...words, other, text.slice(3, 9)]) {
        const keyword = withoutMarks(written.trim());
        // A short one is a word of its own.
        if (/^[a-z]{0,3}$/.test(keyword) || keyword.includes(',')) continue;
        const isFound = found([listing], new URLSearchParams({ text: written.trim() }).toString());
        expect(isFound).toHaveLength(text.includes(keyword) ? 1 : 0);
      }
    }),
  );
});

test('signatures rule out what texts do not hold, and forget what a slot held before', () => {
  const slices = new BitSlices();
  const put = (slot: number, text: string) => {
    const words = new Uint32Array(SIGNATURE_WORDS);
    addToSignature(words, 0, text);
    slices.put(slot, words, 0);
  };
  const may = (slot: number, word: string) => {
    const bits = slices.mayHold(wantedBits(word));
    return bits === null ? null : (((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;
  };
  put(0, 'a quiet home near the road with a borehole and a fitted kitchen');
  put(5000, 'swimming pool');
  expect(may(0, 'fitted kit')).toBe(true);
  expect(may(0, 'swimming pool')).toBe(false);
  expect(may(5000, 'swimming pool')).toBe(true);
  put(0, 'swimming pool');
  expect(may(0, 'swimming pool')).toBe(true);
  expect(may(0, 'fitted kit')).toBe(false);
  expect(may(0, 'x')).toBeNull();
});

test('what a later version offers is found by none of today’s offers', () => {
  const auction: Listing = Object.assign(madeListing(), { listingType: 'auction' });
  const sale = madeListing({ title: 'today' });
  const titles = ['sale', 'rent', 'shortlet', 'lease'].map((listingType) =>
    found([auction, sale], `listingType=${listingType}`),
  );
  expect(titles).toEqual([['today'], [], [], []]);
});
