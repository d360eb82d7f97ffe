import type { Listing } from '../../contract/listing/property';
import { formatNaira } from '../format/format-naira';
import { offerOf } from '../property/price/offers';

/** A price with what it is for, in words for a link: '₦4,500,000 a year', '₦90,000,000'. */
export function priceWords({ price, listingType }: Pick<Listing, 'price' | 'listingType'>): string {
  return `${formatNaira(price)} ${offerOf(listingType).period.replace('per', 'a')}`.trim();
}
