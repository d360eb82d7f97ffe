import type { PropertyContent } from '../../../contract/listing/listing-fields';
import type { PriceMedian } from '../../../contract/listing/price-medians';
import { LISTING_TYPES, type ListingType } from '../../../contract/listing/property-options';
import { formatNaira } from '../../format/format-naira';
import { priceCell } from '../../map/price-cell';
import { CHEAPEST_HOME } from './cheapest-home';
import { isFlat, isHome, usualPrice } from './usual-price';

/** Naira bounds outside which a price is more likely a typing mistake than a home. */
const BOUNDS: Record<ListingType, { low: number; high: number; bare: number; word: string }> = {
  // A plot in a small town sells for a few hundred thousand; the dearest Ikoyi estates for tens of billions.
  sale: { low: 300_000, high: 50_000_000_000, bare: CHEAPEST_HOME, word: 'sale' },
  // A room outside Lagos rents for tens of thousands a year; a whole office block for a few billions.
  rent: { low: 30_000, high: 2_000_000_000, bare: 30_000, word: 'yearly rent' },
  lease: { low: 30_000, high: 2_000_000_000, bare: 30_000, word: 'yearly lease' },
  // A night in a room outside Lagos costs a few thousand; in the dearest villa some two millions.
  shortlet: { low: 3000, high: 2_500_000, bare: 3000, word: 'nightly' },
};
/** A zero too many or too few is ten times off; homes of one kind in one place differ by three. */
const FAR = 5;

/** In which direction a price is far off, and the sentence that says so. */
type PriceDoubt = { kind: 'price low' | 'price high'; text: string };

/**
 * Why a price should be looked at before it is published, or null when it is believable: against what
 * such homes cost there, as far as that is known, and against what any home costs.
 * @param medians of published homes, as the server tells them
 */
export function priceDoubt(
  listing: Pick<
    PropertyContent,
    'price' | 'listingType' | 'bedrooms' | 'type' | 'propertyCategory' | 'location' | 'areaSize'
  >,
  medians: readonly PriceMedian[] = [],
): PriceDoubt | null {
  const offer = LISTING_TYPES.find((one) => one === listing.listingType);
  // What a later version offers has prices that this one knows nothing of.
  if (offer === undefined) return null;
  const { low, high, bare, word } = BOUNDS[offer];
  const floor = isHome(listing) ? bare : low;
  if (listing.price < floor)
    return { kind: 'price low', text: `Price is far below any usual ${word} price` };
  if (listing.price > high)
    return { kind: 'price high', text: `Price is far above any usual ${word} price` };
  if (isLandForSale(listing) && listing.price > DEAREST_SQM * (listing.areaSize ?? Infinity))
    return {
      kind: 'price high',
      text: `Price is far above any usual price of land, ${formatNaira(DEAREST_SQM)} per square metre`,
    };
  const like = medianOfLike(listing, medians);
  // What is published now tells more than what such homes cost in other years.
  if (like === undefined) return farFromUsual(listing) ?? landForNothing(listing);
  // Half a plot and an estate are both land: there the price of a square metre tells.
  if (listing.type.endsWith('Land') && like.perSqm !== null && listing.areaSize)
    return farFrom('Price per square metre', listing.price / listing.areaSize, like.perSqm);
  return farFrom('Price', listing.price, like);
}

/** How many times below the cheapest of nearly all such homes a price is doubted. */
const BELOW = 3;
/** How many times above the dearest: prices rise, and the figures are of other years. */
const ABOVE = 5;
/** A year of five times the dearest rents is rather what a home sells for. */
const ABOVE_RENT = 4;
/** Flats for sale are held against houses, and the dearest stand where no house of their size is sold. */
const ABOVE_HOUSES = 12;
/** Where homes of all kinds are known, from the plain to the dearest, hardly any costs more. */
const ABOVE_WIDE = 2;
const WIDE = 15;

/** A night costs a fiftieth to a hundredth of a year's rent; a quarter of the dearest is rather a rent of months. */
const NIGHTS = 4;

function farFromUsual(
  listing: Parameters<typeof usualPrice>[0] & { price: number },
): PriceDoubt | null {
  if (listing.listingType === 'shortlet') return farFromNight(listing);
  const usual = usualPrice(listing);
  if (usual === null) return null;
  const than = `what such homes cost ${usual.where}, ${formatNaira(usual.low)} to ${formatNaira(usual.high)}`;
  if (listing.price * BELOW < usual.low)
    return { kind: 'price low', text: `Price is far below ${than}` };
  if (listing.price > usual.high * timesAbove(listing, usual))
    return { kind: 'price high', text: `Price is far above ${than}` };
  return null;
}

/** The files tell of no nights: they are held against what such homes rent for. */
function farFromNight(
  listing: Parameters<typeof usualPrice>[0] & { price: number },
): PriceDoubt | null {
  const year = usualPrice({ ...listing, listingType: 'rent' });
  if (year === null || listing.price * NIGHTS <= year.high) return null;
  const rents = `${formatNaira(year.low)} to ${formatNaira(year.high)}`;
  const text = `Price is far above what a night costs where such homes rent for ${rents} a year`;
  return { kind: 'price high', text };
}

function timesAbove(
  listing: Pick<PropertyContent, 'listingType' | 'type'>,
  { low, high }: { low: number; high: number },
): number {
  if (listing.listingType === 'sale' && isFlat(listing)) return ABOVE_HOUSES;
  if (high > low * WIDE) return ABOVE_WIDE;
  return listing.listingType === 'sale' ? ABOVE : ABOVE_RENT;
}

const isLandForSale = ({ type, listingType }: Pick<PropertyContent, 'type' | 'listingType'>) =>
  type.endsWith('Land') && listingType === 'sale';

/** A plot, in square metres, for a house that costs what the cheapest there do; it is no twentieth of it. */
const PLOT = { area: 300, share: 20 };
/** Square metres; what is larger is farmed. */
const FARM = 10_000;
/** Twice what the dearest plots of the listing files cost, in naira for a square metre. */
const DEAREST_SQM = 10_000_000;

/** '₦4,700,000' for 4,876 square metres in Ikoyi is the price of one of them. */
function landForNothing(
  listing: Parameters<typeof usualPrice>[0] & Pick<PropertyContent, 'price' | 'areaSize'>,
): PriceDoubt | null {
  if (!isLandForSale(listing)) return null;
  const house = { type: 'Detached', propertyCategory: 'Residential', bedrooms: 4 } as const;
  const usual = usualPrice({ ...listing, ...house });
  if (usual === null || usual.where === 'in Nigeria') return null;
  const area = listing.areaSize ?? PLOT.area;
  const isCheap = (listing.price / area) * PLOT.area * PLOT.share < usual.low;
  // What a plot would cost at that price for a metre: more than the dearest houses is no such price.
  const mayBeOfMetre = listing.price * PLOT.area <= 1.5 * usual.high;
  if (!isCheap || !mayBeOfMetre || area >= FARM) return null;
  const text = 'Price is far below what land costs there: it may be for a square metre';
  return { kind: 'price low', text };
}

function farFrom(
  what: string,
  naira: number,
  like: Pick<PriceMedian, 'median' | 'listings'>,
): PriceDoubt | null {
  const than = `the median of ${like.listings} like it there, ${formatNaira(Math.round(like.median))}`;
  if (naira * FAR < like.median) return { kind: 'price low', text: `${what} is far below ${than}` };
  if (naira > like.median * FAR)
    return { kind: 'price high', text: `${what} is far above ${than}` };
  return null;
}

/** What such homes cost there; undefined where nobody told. */
export function medianOfLike(
  listing: Parameters<typeof isOf>[1],
  medians: readonly PriceMedian[],
): PriceMedian | undefined {
  return medians.find((median) => isOf(median, listing));
}

function isOf(
  median: PriceMedian,
  {
    location,
    listingType,
    type,
    bedrooms,
  }: Pick<PropertyContent, 'location' | 'listingType' | 'type' | 'bedrooms'>,
): boolean {
  return (
    location !== null &&
    median.cell === priceCell(location) &&
    median.listingType === listingType &&
    median.type === type &&
    median.bedrooms === bedrooms
  );
}
