import type { Listing } from '../../contract/listing/property';
import { formatNaira } from '../format/format-naira';
import { offerOf } from '../property/price/offers';

/** Saved homes as a text to send to somebody: title, place, price and address of each. */
export function savedListText(listings: readonly Listing[], origin: string): string {
  return listings
    .map(({ id, title, address, price, listingType }, at) =>
      [
        `${at + 1}. ${title}, ${address}`,
        `${formatNaira(price)} ${offerOf(listingType).period}`.trimEnd(),
        `${origin}/property-detail/${id}`,
      ].join('\n'),
    )
    .join('\n\n');
}
