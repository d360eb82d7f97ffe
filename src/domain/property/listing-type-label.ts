/** 'For Sale' for a sale, and 'For Rent' for anything else (P9). */
export function listingTypeLabel(listingType: string): 'For Sale' | 'For Rent' {
  return listingType === 'sale' ? 'For Sale' : 'For Rent';
}
