import type { ClosedStatus, ListingType } from '../../contract/property-options';

/** What a listing becomes when it is gone: a home to let is rented, one for sale is sold. */
export function closedStatusOf(listingType: ListingType): ClosedStatus {
  return listingType === 'rent' ? 'Rented' : 'Sold';
}
