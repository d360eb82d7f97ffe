import type { ListingType } from '../../contract/property-options';

/** Naira bounds outside which a price is more likely a typing mistake than a home. */
const BOUNDS: Record<ListingType, { low: number; high: number; bare: number }> = {
  // A plot in a small town sells for a few hundred thousand; the dearest Ikoyi estates for tens of billions.
  sale: { low: 300_000, high: 50_000_000_000, bare: 3_000_000 },
  // A room outside Lagos rents for tens of thousands a year; a whole office block for a few billions.
  rent: { low: 30_000, high: 2_000_000_000, bare: 30_000 },
};

/** Why a price should be looked at before it is published, or null when it is believable. */
export function priceDoubt(listing: {
  price: number;
  listingType: ListingType;
  bedrooms: number | null;
}): string | null {
  const { low, high, bare } = BOUNDS[listing.listingType];
  const word = listing.listingType === 'sale' ? 'sale' : 'yearly rent';
  // A house with rooms costs more to build than a bare plot can cost to buy.
  const floor = listing.bedrooms ? bare : low;
  if (listing.price < floor) return `Price is far below any usual ${word} price`;
  if (listing.price > high) return `Price is far above any usual ${word} price`;
  return null;
}
