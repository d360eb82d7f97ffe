import { expect, test } from 'vitest';
import { priceAmongSuch } from '../../src/domain/property/price/price-among-such';

const flat = {
  type: 'Flat',
  propertyCategory: 'Residential',
  price: 8_800_000,
  areaSize: 100,
  listingType: 'rent',
} as const;
const like = { median: 10_000_000, listings: 9, perSqm: null };

test.each([
  [8_800_000, '12% below'],
  [9_800_000, 'About the price of'],
  [10_000_000, 'About the price of'],
  [10_240_000, 'About the price of'],
  [13_000_000, '30% above'],
  [19_900_000, '99% above'],
  [25_400_000, '2.5 times the price of'],
  [40_000_000, '4 times the price of'],
])('[PROP-9] a rent of %d is %s such homes', (price, beside) => {
  expect(priceAmongSuch({ ...flat, price }, like)).toBe(
    `${beside} similar homes nearby (median of 9: ₦10,000,000 per year)`,
  );
});

test('[PROP-9] land goes by its square metre, where enough of it is measured', () => {
  const land = {
    type: 'Land',
    propertyCategory: 'Residential',
    price: 30_000_000,
    areaSize: 600,
    listingType: 'sale',
  } as const;
  const measured = { median: 20_000_000, listings: 12, perSqm: { median: 40_000, listings: 8 } };
  expect(priceAmongSuch(land, measured)).toBe(
    '25% above similar land nearby (median of 8: ₦40,000 per sqm)',
  );
  expect(priceAmongSuch({ ...land, areaSize: null }, measured)).toBeNull();
  expect(priceAmongSuch(land, { ...measured, perSqm: null })).toBeNull();
});

test('[PROP-9] an office goes by its square metre too, and what has no price yet by nothing', () => {
  const office = { ...flat, type: 'Office Space', propertyCategory: 'Commercial' } as const;
  const measured = { ...like, perSqm: { median: 88_000, listings: 6 } };
  expect(priceAmongSuch(office, measured)).toBe(
    'About the price of similar space nearby (median of 6: ₦88,000 per sqm per year)',
  );
  expect(priceAmongSuch(office, like)).toBeNull();
  expect(priceAmongSuch({ ...flat, price: 0 }, like)).toBeNull();
});
