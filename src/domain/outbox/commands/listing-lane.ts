/** The lane of what is done with a listing itself, and what all that belongs to it stands together for. */
export function listingLane(propertyId: string): string {
  return `listing ${propertyId}`;
}
