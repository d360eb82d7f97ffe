import type { Listing } from '../../contract/property';
import type { PropertyStatus, PropertyType } from '../../contract/property-options';
import { OFFERS } from '../property/offers';

/** The codes of UN/CEFACT that schema.org names units by; none where the price is the whole. */
const UNIT_OF: Record<(typeof OFFERS)[Listing['listingType']]['period'], string | null> = {
  '': null,
  'per year': 'ANN',
  'per night': 'DAY',
};
const SQUARE_METRES = 'MTK';

const AVAILABILITY: Record<PropertyStatus, string> = {
  Active: 'InStock',
  Draft: 'OutOfStock',
  Rented: 'SoldOut',
  Sold: 'SoldOut',
};

/** Land is no place to be in: it has no rooms and no floor. */
const KIND: Record<PropertyType, 'Apartment' | 'House' | 'Accommodation' | 'Place'> = {
  Apartment: 'Apartment',
  Flat: 'Apartment',
  Studio: 'Apartment',
  Maisonette: 'Apartment',
  'Semi detached': 'House',
  Detached: 'House',
  Terrace: 'House',
  Bungalow: 'House',
  Land: 'Place',
  'Office Space': 'Accommodation',
  'Retail Space': 'Accommodation',
  Industrial: 'Accommodation',
  Warehouse: 'Accommodation',
  'Coworking Space': 'Accommodation',
  'Commercial Land': 'Place',
};

/** A listing in the words of schema.org: the page about it, what is offered, and for how much. */
export function listingJsonLd(listing: Listing, page: { url: string; image: string }): object {
  const about = listing.description.replace(/\s+/g, ' ').trim();
  return {
    '@type': 'RealEstateListing',
    name: listing.title,
    url: page.url,
    description: about === '' ? listing.title : about,
    datePosted: listing.publishedAt ?? listing.createdAt,
    image: page.image,
    mainEntity: whatIsOffered(listing),
    offers: {
      '@type': 'Offer',
      ...priceOf(listing),
      businessFunction: `http://purl.org/goodrelations/v1#${listing.listingType === 'sale' ? 'Sell' : 'LeaseOut'}`,
      availability: `https://schema.org/${AVAILABILITY[listing.status]}`,
    },
  };
}

function priceOf({ price, listingType }: Listing): object {
  const amount = { price, priceCurrency: 'NGN' };
  const unitCode = UNIT_OF[OFFERS[listingType].period];
  if (unitCode === null) return amount;
  return {
    ...amount,
    priceSpecification: { '@type': 'UnitPriceSpecification', ...amount, unitCode },
  };
}

function whatIsOffered(listing: Listing): object {
  const kind = KIND[listing.type];
  const { location } = listing;
  return {
    '@type': kind,
    name: listing.title,
    address: { '@type': 'PostalAddress', streetAddress: listing.address, addressCountry: 'NG' },
    ...(location === null
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng } }),
    ...(kind === 'Place' ? landSize(listing) : rooms(listing)),
  };
}

function rooms({ type, bedrooms, bathrooms, areaSize, yearBuilt }: Listing): object {
  return {
    accommodationCategory: type,
    ...(bedrooms === null ? {} : { numberOfBedrooms: bedrooms }),
    ...(bathrooms === null ? {} : { numberOfBathroomsTotal: bathrooms }),
    ...(areaSize === null
      ? {}
      : { floorSize: { '@type': 'QuantitativeValue', value: areaSize, unitCode: SQUARE_METRES } }),
    ...(yearBuilt === null ? {} : { yearBuilt }),
  };
}

function landSize({ areaSize }: Listing): object {
  if (areaSize === null) return {};
  return {
    additionalProperty: {
      '@type': 'PropertyValue',
      name: 'Area',
      value: areaSize,
      unitCode: SQUARE_METRES,
    },
  };
}
