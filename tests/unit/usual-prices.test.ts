import { describe, expect, test } from 'vitest';
import { priceDoubt } from '../../src/domain/property/price/price-doubt';
import { propertyContent } from '../support/property-content';

const YABA = {
  location: { lat: 6.514, lng: 3.378 },
  listingType: 'sale',
  type: 'Apartment',
} as const;
const LEKKI = { lat: 6.446, lng: 3.477 };
const kindOf = (change: Parameters<typeof propertyContent>[0]) =>
  priceDoubt(propertyContent(change))?.kind ?? null;

describe('[FORM-4] a price that cannot be is asked about, also where nobody has published yet', () => {
  test.each([
    ['a three-bedroom flat at ₦160m a year', { price: 160_000_000 }, 'price high'],
    [
      'the same in Surulere, whose region holds Ikoyi',
      { price: 160_000_000, location: { lat: 6.499, lng: 3.354 } },
      'price high',
    ],
    [
      '₦100m a year in Kano, where none is known',
      { price: 100_000_000, location: { lat: 12, lng: 8.52 } },
      'price high',
    ],
    [
      'a dear rent in Magodo, whose figures are of other years',
      { price: 6_350_000, bedrooms: 2, location: { lat: 6.616, lng: 3.383 } },
      null,
    ],
    ['a night at ₦4m', { listingType: 'shortlet', price: 4_000_000, location: null }, 'price high'],
    ['the same where no place is known', { price: 160_000_000, location: null }, 'price high'],
    ['a rent of ₦1.8bn a year', { price: 1_800_000_000, location: null }, 'price high'],
    ['two bedrooms in Lekki at ₦120,000 a year', { price: 120_000, bedrooms: 2 }, 'price low'],
    [
      'a house of four bedrooms at ₦45,000 a year',
      { type: 'Detached', bedrooms: 4, price: 45_000, location: null },
      'price low',
    ],
    [
      'a night at ₦9m',
      { listingType: 'shortlet', type: 'Apartment', bedrooms: 2, price: 9_000_000 },
      'price high',
    ],
    [
      'a year’s rent as a night in Yaba',
      { ...YABA, listingType: 'shortlet', bedrooms: 2, price: 2_400_000 },
      'price high',
    ],
    [
      'a dear night in Yaba',
      { ...YABA, listingType: 'shortlet', bedrooms: 2, price: 120_000 },
      null,
    ],
    [
      'a night in a villa in Lekki',
      { listingType: 'shortlet', type: 'Detached', bedrooms: 5, price: 900_000, location: LEKKI },
      null,
    ],
    [
      'a flat for sale in Lekki at ₦9bn',
      { listingType: 'sale', bedrooms: 2, price: 9_000_000_000 },
      'price high',
    ],
    [
      'a flat for sale in Lekki at ₦3.1m',
      { listingType: 'sale', bedrooms: 3, price: 3_100_000 },
      'price low',
    ],
    [
      'a dear flat for sale in Lekki',
      { listingType: 'sale', bedrooms: 3, price: 350_000_000 },
      null,
    ],
    [
      'a terrace of four bedrooms at ₦120m a year, for which one is sold',
      { type: 'Terrace', bedrooms: 4, price: 120_000_000 },
      'price high',
    ],
    ['a flat of three bedrooms at ₦75m a year', { price: 75_000_000 }, 'price high'],
    [
      'a dear rent in Yaba, where small houses are cheap',
      { ...YABA, listingType: 'rent', bedrooms: 2, price: 5_000_000 },
      null,
    ],
    [
      'a self contain in Ibadan at ₦45m a year',
      {
        type: 'Studio',
        bedrooms: null,
        price: 45_000_000,
        location: { lat: 7.388, lng: 3.896 },
      },
      'price high',
    ],
    [
      'a plot of 600 sqm at ₦40bn',
      { listingType: 'sale', type: 'Land', bedrooms: null, areaSize: 600, price: 40_000_000_000 },
      'price high',
    ],
    ['a usual rent', { price: 4_500_000 }, null],
    ['a dear rent', { price: 35_000_000 }, null],
    [
      'a dear house',
      { listingType: 'sale', type: 'Detached', bedrooms: 5, price: 900_000_000 },
      null,
    ],
    [
      'an apartment for sale in Yaba at ₦2.5m, its rooms not told',
      { ...YABA, bedrooms: null, price: 2_500_000 },
      'price low',
    ],
    [
      'a house in Lekki without its rooms at ₦4m',
      { listingType: 'sale', type: 'Detached', bedrooms: null, price: 4_000_000 },
      'price low',
    ],
    [
      'a rent in Lekki at ₦900m, its rooms not told',
      { bedrooms: null, price: 900_000_000 },
      'price high',
    ],
    ['a cheap one that could be', { ...YABA, bedrooms: null, price: 25_000_000 }, null],
    ['a dear one that could be', { ...YABA, bedrooms: null, price: 700_000_000 }, null],
    [
      'a shop, whose price goes by its size',
      {
        listingType: 'sale',
        type: 'Retail Space',
        propertyCategory: 'Commercial',
        bedrooms: null,
        price: 1_500_000,
      },
      null,
    ],
    [
      'land, whose price goes by its size',
      { listingType: 'sale', type: 'Land', bedrooms: null, price: 2_000_000 },
      null,
    ],
  ] as const)('%s', (_words, change, kind) => {
    expect(kindOf({ location: LEKKI, type: 'Flat', listingType: 'rent', ...change })).toBe(kind);
  });

  test('what is published now overrides the figures of other years', () => {
    const content = propertyContent({ price: 120_000, bedrooms: 2, location: LEKKI });
    const median = {
      cell: '128:69',
      listingType: 'rent',
      type: 'Flat',
      bedrooms: 2,
      median: 150_000,
      listings: 6,
      perSqm: null,
    } as const;
    expect(priceDoubt(content, [median])).toBeNull();
  });
});
