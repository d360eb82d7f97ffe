import type { Listing } from '../../contract/property';
import { formatNaira } from '../format/format-naira';
import { OFFERS } from '../property/offers';
import type { PageHead } from './page-head';

const DESCRIPTION_LENGTH = 200;

/** A listing's title, price, place and photo for link previews and search engines. */
export function listingHead(listing: Listing, publicUrl: string): PageHead {
  const url = `${publicUrl}/property-detail/${listing.id}`;
  const { period } = OFFERS[listing.listingType];
  const price = `${formatNaira(listing.price)} ${period.replace('per', 'a')}`.trim();
  const [photo] = listing.images;
  const image =
    photo === undefined
      ? null
      : { url: publicUrl + photo.large, width: photo.width, height: photo.height };
  const about = listing.description.replace(/\s+/g, ' ').trim();
  const description = [`${price}, ${listing.address}.`, about]
    .filter((part) => part !== '')
    .join(' ');
  return {
    title: `${listing.title}: ${price}`,
    description: Array.from(description).slice(0, DESCRIPTION_LENGTH).join(''),
    url,
    image,
    type: 'website',
    jsonLd: {
      '@type': 'RealEstateListing',
      name: listing.title,
      url,
      description: about === '' ? listing.title : about,
      datePosted: listing.publishedAt ?? listing.createdAt,
      ...(image === null ? {} : { image: image.url }),
      offers: {
        '@type': 'Offer',
        price: listing.price,
        priceCurrency: 'NGN',
        businessFunction: `http://purl.org/goodrelations/v1#${period === '' ? 'Sell' : 'LeaseOut'}`,
        availability: 'https://schema.org/InStock',
      },
      contentLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', streetAddress: listing.address, addressCountry: 'NG' },
        ...(listing.location === null
          ? {}
          : {
              geo: {
                '@type': 'GeoCoordinates',
                latitude: listing.location.lat,
                longitude: listing.location.lng,
              },
            }),
      },
    },
  };
}
