import { expect, test } from 'vitest';
import { compareHomes } from '../../src/domain/saved/compare-homes';
import { madeListing } from '../support/made-listing';

const HOME = {
  listingType: 'rent',
  price: 2_000_000,
  areaSize: 100,
  bedrooms: 3,
  keyFeatures: ['Borehole', 'Gated estate'],
  amenities: [],
} as const;
const home = (part: Parameters<typeof madeListing>[0]) =>
  madeListing({ ...HOME, keyFeatures: [...HOME.keyFeatures], amenities: [], ...part });
const line = (rows: ReturnType<typeof compareHomes>, name: string) =>
  rows.find((row) => row.name === name);

test('[DASH-3] what differs is told apart from what is the same', () => {
  const rows = compareHomes([home({}), home({ price: 3_000_000 })]);
  expect(line(rows, 'Price')).toEqual({
    name: 'Price',
    values: ['₦2,000,000 per year', '₦3,000,000 per year'],
    differs: true,
  });
  expect(line(rows, 'Per sqm')?.values).toEqual(['₦20,000 per year', '₦30,000 per year']);
  // A selling price stands beside a rent, and says no period.
  const mixed = compareHomes([home({}), home({ listingType: 'sale', price: 80_000_000 })]);
  expect(line(mixed, 'Per sqm')?.values).toEqual(['₦20,000 per year', '₦800,000']);
  expect(line(rows, 'Bedrooms')).toEqual({ name: 'Bedrooms', values: ['3', '3'], differs: false });
});

test('[DASH-3] features that all have stand apart from those of one', () => {
  const rows = compareHomes([
    home({ amenities: ['Gym'] }),
    home({ keyFeatures: ['Gated estate', 'Borehole'], amenities: ['Pool', 'Borehole'] }),
  ]);
  expect(line(rows, 'All have')?.values[1]).toBe('Borehole, Gated estate');
  expect(line(rows, 'Beside that')).toMatchObject({ values: ['Gym', 'Pool'], differs: true });
});

test('[DASH-3] what is known of one home alone differs, and what of none is left out', () => {
  const rows = compareHomes([home({ areaSize: null }), home({})]);
  expect(line(rows, 'Size')).toEqual({ name: 'Size', values: ['–', '100 sqm'], differs: true });
  expect(line(compareHomes([home({ areaSize: null })]), 'Size')).toBeUndefined();
});
