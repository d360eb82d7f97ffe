import { EMPTY_SEARCH, searchFromParams } from '../../src/domain/search/search-state';
import { describe, expect, test } from 'vitest';
import type { Photo } from '../../src/contract/listing/property';
import { homePictureName } from '../../src/domain/previews/home-picture';
import { listingHead } from '../../src/domain/previews/listing-head';
import { withHead } from '../../src/domain/previews/page-head';
import { resultsHead } from '../../src/domain/previews/results-head';
import { madeListing } from '../support/made-listing';

const SITE = 'https://homes.example';
const ID = '5f0c2a3e-8d3b-4a55-9a0e-0d8f0f7f1c11';

const photo = (hash: string): Photo => ({
  id: '5f0c2a3e-8d3b-4a55-9a0e-0d8f0f7f1c22',
  position: 0,
  width: 1280,
  height: 960,
  color: '#336644',
  caption: '',
  small: `/photos/aa/${hash}.webp`,
  medium: `/photos/aa/${hash}.webp`,
  large: `/photos/aa/${hash}.webp`,
});
const HASH = 'ab12cd34'.repeat(4);

describe('the head of a home', () => {
  test('a chat is given title, price, place and the home’s own picture', () => {
    const listing = madeListing({
      id: ID,
      version: 7,
      listingType: 'rent',
      price: 4_500_000,
      images: [photo(HASH)],
    });
    const { jsonLd: _, ...head } = listingHead(listing, SITE);
    expect(head).toEqual({
      title: '3 Bedroom Flat: ₦4,500,000 a year',
      description: '₦4,500,000 a year, Admiralty Way, Lekki Phase 1, Lagos. A quiet home.',
      url: `${SITE}/property-detail/${ID}`,
      image: {
        url: `${SITE}/previews/homes/${ID}-1-7-ab12cd34.jpg`,
        width: 1200,
        height: 630,
        alt: '3 Bedroom Flat, Admiralty Way, Lekki Phase 1, Lagos',
      },
      type: 'website',
    });
  });

  test('the picture’s address changes with an edit and with another first photo', () => {
    const name = (version: number, images: Photo[]) => homePictureName({ id: ID, version, images });
    expect(name(1, [])).toBe(`${ID}-1-1-none.jpg`);
    expect(name(2, [])).toBe(`${ID}-1-2-none.jpg`);
    expect(name(2, [photo(HASH)])).toBe(`${ID}-1-2-ab12cd34.jpg`);
    expect(name(2, [photo('f'.repeat(32)), photo(HASH)])).toBe(`${ID}-1-2-ffffffff.jpg`);
  });

  test('its tags are written with the picture’s size and words, safely', () => {
    const listing = madeListing({ id: ID, title: 'Flat "A" <b>', images: [] });
    const html = withHead('<head><title>x</title></head>', listingHead(listing, SITE));
    expect(html).toContain(
      `<meta property="og:image" content="${SITE}/previews/homes/${ID}-1-1-none.jpg" /><meta property="og:image:width" content="1200" /><meta property="og:image:height" content="630" /><meta property="og:image:alt" content="Flat &quot;A&quot; &lt;b&gt;, Admiralty Way, Lekki Phase 1, Lagos" /><meta name="twitter:card" content="summary_large_image" />`,
    );
  });
});

describe('a home for search engines', () => {
  const jsonLd = (part: Parameters<typeof madeListing>[0]) =>
    listingHead(madeListing({ id: ID, ...part }), SITE).jsonLd;

  test('a flat to rent: its rooms, its size, and a price for a year', () => {
    expect(
      jsonLd({ listingType: 'rent', price: 4_500_000, bathrooms: 2, yearBuilt: 2018 }),
    ).toEqual({
      '@type': 'RealEstateListing',
      name: '3 Bedroom Flat',
      url: `${SITE}/property-detail/${ID}`,
      description: 'A quiet home.',
      datePosted: '2026-01-01T08:00:00.000Z',
      image: `${SITE}/previews/homes/${ID}-1-1-none.jpg`,
      mainEntity: {
        '@type': 'Apartment',
        name: '3 Bedroom Flat',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Admiralty Way, Lekki Phase 1, Lagos',
          addressCountry: 'NG',
        },
        geo: { '@type': 'GeoCoordinates', latitude: 6.446, longitude: 3.477 },
        accommodationCategory: 'Flat',
        numberOfBedrooms: 3,
        numberOfBathroomsTotal: 2,
        floorSize: { '@type': 'QuantitativeValue', value: 120, unitCode: 'MTK' },
        yearBuilt: 2018,
      },
      offers: {
        '@type': 'Offer',
        price: 4_500_000,
        priceCurrency: 'NGN',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: 4_500_000,
          priceCurrency: 'NGN',
          unitCode: 'ANN',
        },
        businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
        availability: 'https://schema.org/InStock',
      },
    });
  });

  test('a sale has one price, a short let one for a day, a lease one for a year', () => {
    expect(jsonLd({ listingType: 'sale', price: 9 })).toHaveProperty('offers', {
      '@type': 'Offer',
      price: 9,
      priceCurrency: 'NGN',
      businessFunction: 'http://purl.org/goodrelations/v1#Sell',
      availability: 'https://schema.org/InStock',
    });
    const unit = 'offers.priceSpecification.unitCode';
    expect(jsonLd({ listingType: 'shortlet' })).toHaveProperty(unit, 'DAY');
    expect(jsonLd({ listingType: 'lease' })).toHaveProperty(unit, 'ANN');
  });

  test('what is let or sold is sold out, and what is taken down is not to be had', () => {
    const availability = 'offers.availability';
    expect(jsonLd({ status: 'Sold' })).toHaveProperty(availability, 'https://schema.org/SoldOut');
    expect(jsonLd({ status: 'Rented' })).toHaveProperty(availability, 'https://schema.org/SoldOut');
    expect(jsonLd({ status: 'Draft' })).toHaveProperty(
      availability,
      'https://schema.org/OutOfStock',
    );
  });

  test('land has a size and no rooms, and what is not known is not said', () => {
    expect(jsonLd({ type: 'Land', areaSize: 600, location: null })).toHaveProperty('mainEntity', {
      '@type': 'Place',
      name: '3 Bedroom Flat',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Admiralty Way, Lekki Phase 1, Lagos',
        addressCountry: 'NG',
      },
      additionalProperty: {
        '@type': 'PropertyValue',
        name: 'Area',
        value: 600,
        unitCode: 'MTK',
      },
    });
    const bare = { bedrooms: null, bathrooms: null, areaSize: null, location: null };
    expect(jsonLd({ type: 'Warehouse', ...bare })).toHaveProperty('mainEntity', {
      '@type': 'Accommodation',
      name: '3 Bedroom Flat',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Admiralty Way, Lekki Phase 1, Lagos',
        addressCountry: 'NG',
      },
      accommodationCategory: 'Warehouse',
    });
  });
});

test('a search has its heading as title, and one address however it is shown', () => {
  const head = (query: string) =>
    resultsHead(searchFromParams(new URLSearchParams(query)), null, SITE);
  expect(head('listingType=rent&location=lekki')).toEqual({
    title: 'Properties To Rent in Lekki',
    description:
      'Properties To Rent in Lekki: prices, photos and agents, with or without a network.',
    url: `${SITE}/search-results?listingType=rent&location=lekki`,
    image: { url: `${SITE}/icons/icon-512.png`, width: 512, height: 512 },
    type: 'website',
    jsonLd: null,
  });
  expect(head('view=map&location=lekki&sort=price-asc&utm=x&listingType=rent').url).toBe(
    `${SITE}/search-results?listingType=rent&location=lekki`,
  );
  expect(head('').url).toBe(`${SITE}/search-results?listingType=sale`);
  const homes = {
    properties: [
      madeListing({ title: 'Flat', address: 'Epe, Lagos', price: 900_000, listingType: 'rent' }),
    ],
    total: 10_000,
    totalIsCapped: true,
    nextCursor: null,
  };
  expect(resultsHead(EMPTY_SEARCH, homes, SITE).description).toBe(
    '10,000+ homes, first of them: Flat, Epe, Lagos, ₦900,000 a year.',
  );
  expect(resultsHead(EMPTY_SEARCH, homes, SITE).image).toMatchObject({ width: 1200, height: 630 });
  const none = { properties: [], total: 0, totalIsCapped: false, nextCursor: null };
  expect(resultsHead(EMPTY_SEARCH, none, SITE).description).toBe('No home fits this search now.');
});
