import type { Listing } from '../../contract/listing/property';
import { priceWords } from './price-words';

/** What the page of a home is called, in the tab and in links: '3 Bedroom Flat: ₦4,500,000 a year'. */
export function listingTitle(listing: Pick<Listing, 'title' | 'price' | 'listingType'>): string {
  return `${listing.title}: ${priceWords(listing)}`;
}
