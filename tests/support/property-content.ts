import type { PropertyContent } from '../../src/contract/listing/listing-fields';
import { EMPTY_CONTENT } from '../../src/domain/property/form/empty-content';

/** A flat in Lekki to rent, as an agent fills in the form, with what a test changes in it. */
export function propertyContent(change: Partial<PropertyContent> = {}): PropertyContent {
  return {
    ...EMPTY_CONTENT,
    title: '3 Bedroom Flat in Admiralty Way',
    address: '12 Admiralty Way, Lekki Phase 1, Lagos',
    price: 4_500_000,
    serviceCharge: 300_000,
    cautionFee: 450_000,
    agencyFee: 450_000,
    bedrooms: 3,
    bathrooms: 3,
    floors: 1,
    areaSize: 120,
    parkingSpaces: 2,
    type: 'Flat',
    propertyCategory: 'Residential',
    listingType: 'rent',
    keyFeatures: ['Balcony'],
    amenities: ['Security', 'Car park'],
    description: 'Bright flat with prepaid meter.',
    location: { lat: 6.446, lng: 3.477 },
    yearBuilt: 2018,
    ...change,
  };
}
