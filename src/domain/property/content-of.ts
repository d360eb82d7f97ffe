import type { PropertyContent } from '../../contract/property';

/** The fields of a listing that its owner edits. */
export function contentOf(listing: PropertyContent): PropertyContent {
  return {
    title: listing.title,
    address: listing.address,
    price: listing.price,
    serviceCharge: listing.serviceCharge,
    cautionFee: listing.cautionFee,
    agencyFee: listing.agencyFee,
    legalFee: listing.legalFee,
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
    approximateLocation: listing.approximateLocation,
    buildingClass: listing.buildingClass,
    commercialTenureType: listing.commercialTenureType,
    officeType: listing.officeType,
    retailType: listing.retailType,
    yearBuilt: listing.yearBuilt,
  };
}
