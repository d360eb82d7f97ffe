import type { Listing } from '../../contract/listing/property';
import {
  PROPERTY_TYPES,
  type ToldStatus,
  type PropertyType,
} from '../../contract/listing/property-options';
import { type Offer, offerOf } from '../property/price/offers';

/** The codes of UN/CEFACT that schema.org names units by; none where the price is the whole. */
const UNIT_OF: Record<Offer['period'], string | null> = {
  '': null,
  'per year': 'ANN',
  'per night': 'DAY',
  'on other terms': null,
};
const SQUARE_METRES = 'MTK';

function availabilityOf(status: ToldStatus): string {
  if (status === 'Active') return 'InStock';
  return status === 'Rented' || status === 'Sold' ? 'SoldOut' : 'OutOfStock';
}

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
      availability: `https://schema.org/${availabilityOf(listing.status)}`,
    },
  };
}

function priceOf({ price, listingType }: Listing): object {
  const amount = { price, priceCurrency: 'NGN' };
  const unitCode = UNIT_OF[offerOf(listingType).period];
  if (unitCode === null) return amount;
  return {
    ...amount,
    priceSpecification: { '@type': 'UnitPriceSpecification', ...amount, unitCode },
  };
}

/** What a type of a later version is called here. */
function kindOf(type: Listing['type']): (typeof KIND)[PropertyType] {
  const known = PROPERTY_TYPES.find((one) => one === type);
  return known === undefined ? 'Accommodation' : KIND[known];
}

function whatIsOffered(listing: Listing): object {
  const kind = kindOf(listing.type);
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
