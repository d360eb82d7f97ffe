import type { Listing } from '../../contract/listing/property';
import { formatCount } from '../format/format-count';
import { formatNaira } from '../format/format-naira';
import { inspectionFeeText } from '../property/inspection-fee';
import { moveInTotal } from '../property/price/move-in-total';
import { offerOf } from '../property/price/offers';
import { parkingText } from '../property/words/parking-text';
import { pricePerSqm } from '../property/price/price-per-sqm';

/** One line of a comparison: what it is of, and what it is for each home in their order. */
type ComparedRow = {
  name: string;
  values: string[];
  /** Not the same for all of them. */
  differs: boolean;
};

const NONE = '–';
const naira = (amount: number | null | undefined) =>
  amount === null || amount === undefined ? NONE : formatNaira(amount);
const count = (number: number | null) => (number === null ? NONE : formatCount(number));

const forPeriod = (amount: number, listingType: Listing['listingType']) =>
  `${formatNaira(amount)} ${offerOf(listingType).period}`.trim();

const READ: readonly [string, (home: Listing) => string][] = [
  ['Price', ({ price, listingType }) => forPeriod(price, listingType)],
  ['For', ({ listingType }) => offerOf(listingType).label],
  ['To move in', (home) => naira(moveInTotal(home)?.total)],
  ['Inspection fee', (home) => inspectionFeeText(home) ?? NONE],
  [
    'Per sqm',
    (home) => {
      const price = pricePerSqm(home);
      return price === null ? NONE : forPeriod(price, home.listingType);
    },
  ],
  ['Place', ({ address }) => address],
  ['Type', ({ type }) => type],
  ['Bedrooms', ({ bedrooms }) => count(bedrooms)],
  ['Bathrooms', ({ bathrooms }) => count(bathrooms)],
  ['Size', ({ areaSize }) => (areaSize === null ? NONE : `${formatCount(areaSize)} sqm`)],
  ['Furnished', ({ furnished }) => (furnished ? 'Yes' : NONE)],
  ['Parking', (home) => parkingText(home) ?? NONE],
  ['Agent', ({ agent }) => agent.company],
];

/**
 * Homes side by side: each line with what it says of every home, in their order. What nobody says of any
 * of them is left out; features that all have stand apart from those of one.
 */
export function compareHomes(homes: readonly Listing[]): ComparedRow[] {
  const features = homes.map(({ keyFeatures, amenities }) => [
    ...new Set([...keyFeatures, ...amenities]),
  ]);
  const isShared = (feature: string) => features.every((list) => list.includes(feature));
  const shared = (features[0] ?? []).filter(isShared).join(', ') || NONE;
  return [
    ...READ.map(([name, read]) => rowOf(name, homes.map(read))),
    rowOf(
      'All have',
      homes.map(() => shared),
    ),
    rowOf(
      'Beside that',
      features.map((list) => list.filter((one) => !isShared(one)).join(', ') || NONE),
    ),
  ].filter(({ values }) => values.some((value) => value !== NONE));
}

const rowOf = (name: string, values: string[]): ComparedRow => ({
  name,
  values,
  differs: values.some((value) => value !== values[0]),
});
