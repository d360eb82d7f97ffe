import type { Listing } from '../../contract/listing/property';
import { HOME_PICTURE_SIZE, HOME_PICTURES, homePictureName } from './home-picture';
import { listingJsonLd } from './listing-json-ld';
import { listingTitle } from './listing-title';
import type { PageHead } from './page-head';
import { priceWords } from './price-words';

const DESCRIPTION_LENGTH = 200;

/** A listing's title, price, place and picture for link previews and search engines. */
export function listingHead(listing: Listing, publicUrl: string): PageHead {
  const url = `${publicUrl}/property-detail/${listing.id}`;
  const price = priceWords(listing);
  const image = publicUrl + HOME_PICTURES + homePictureName(listing);
  const about = listing.description.replace(/\s+/g, ' ').trim();
  const description = [`${price}, ${listing.address}.`, about]
    .filter((part) => part !== '')
    .join(' ');
  return {
    title: listingTitle(listing),
    description: Array.from(description).slice(0, DESCRIPTION_LENGTH).join(''),
    url,
    image: { url: image, ...HOME_PICTURE_SIZE, alt: `${listing.title}, ${listing.address}` },
    type: 'website',
    jsonLd: listingJsonLd(listing, { url, image }),
  };
}
