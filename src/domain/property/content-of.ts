import type { Listing, PropertyContent } from '../../contract/property';

/** The fields of a listing that its owner edits. */
export function contentOf(listing: Listing): PropertyContent {
  return {
    title: listing.title,
    address: listing.address,
    price: listing.price,
    serviceCharge: listing.serviceCharge,
    cautionFee: listing.cautionFee,
    // A listing kept by a version from before these fees has none.
    agencyFee: listing.agencyFee ?? null,
    legalFee: listing.legalFee ?? null,
    bedrooms: listing.bedrooms,
    bathrooms: listing.bathrooms,
    floors: listing.floors,
    areaSize: listing.areaSize,
    parkingSpaces: listing.parkingSpaces,
    type: listing.type,
    propertyCategory: listing.propertyCategory,
    listingType: listing.listingType,
    furnished: listing.furnished,
    keyFeatures: listing.keyFeatures,
    amenities: listing.amenities,
    description: listing.description,
    location: listing.location,
    approximateLocation: listing.approximateLocation ?? false,
    buildingClass: listing.buildingClass,
    commercialTenureType: listing.commercialTenureType,
    officeType: listing.officeType,
    retailType: listing.retailType,
    yearBuilt: listing.yearBuilt,
  };
}
