import type { Listing } from '../../contract/listing/property';
import type { ToldStatus } from '../../contract/listing/property-options';
import { offerOf, pricedAlike } from '../property/price/offers';
import { formatNaira } from '../format/format-naira';

/** What a home was when it was saved; what it was offered for is absent where it was saved by an earlier version. */
export type BeforeSaved = {
  price: number;
  status: ToldStatus;
  listingType?: Listing['listingType'];
};

/** Percent; no price falls by all of it, however it is rounded. */
const shareOf = (difference: number, before: number): number => {
  const percent = Math.round((Math.abs(difference) * 100) / before);
  return difference < 0 ? Math.min(percent, 99) : percent;
};

/** What has changed of a home since it was saved, in words; nothing where that is not known. */
export function changesSinceSaved(listing: Listing, before: BeforeSaved | undefined): string[] {
  if (before === undefined) return [];
  const changes: string[] = [];
  const { listingType = listing.listingType } = before;
  const difference = listing.price - before.price;
  if (!pricedAlike(listing.listingType, listingType)) {
    changes.push(`${offerOf(listing.listingType).label}, was ${offerOf(listingType).label}`);
  } else if (difference !== 0) {
    const way = difference < 0 ? 'down' : 'up';
    const percent = shareOf(difference, before.price);
    changes.push(
      `Price ${way} ${percent < 1 ? 'a little' : `${percent} %`}, from ${formatNaira(before.price)}`,
    );
  }
  if (listing.status !== before.status)
    changes.push(`Status ${listing.status}, was ${before.status}`);
  return changes;
}
