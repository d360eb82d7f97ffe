import { randomUUID } from 'node:crypto';
import type { Listing } from '../../src/contract/listing/property';
import { EMPTY_CONTENT } from '../../src/domain/property/form/empty-content';

/** A listing as the server answers it, plain but for what a test cares about. */
export function madeListing(part: Partial<Listing> = {}): Listing {
  return {
    ...EMPTY_CONTENT,
    id: randomUUID(),
    version: 1,
    status: 'Active',
    title: '3 Bedroom Flat',
    address: 'Admiralty Way, Lekki Phase 1, Lagos',
    price: 5_000_000,
    bedrooms: 3,
    bathrooms: 3,
    areaSize: 120,
    parkingSpaces: 1,
    type: 'Flat',
    propertyCategory: 'Residential',
    listingType: 'sale',
    description: 'A quiet home.',
    location: { lat: 6.446, lng: 3.477 },
    images: [],
    agent: {
      id: randomUUID(),
      name: 'Ada Obi',
      company: 'Harmattan Homes',
      phone: '+2348030000000',
      verified: true,
    },
    isBoosted: false,
    viewCount: 0,
    createdAt: '2026-01-01T08:00:00.000Z',
    updatedAt: '2026-01-01T08:00:00.000Z',
    publishedAt: '2026-01-01T08:00:00.000Z',
    closedOn: null,
    confirmedAt: '2026-01-01T08:00:00.000Z',
    ...part,
  };
}
