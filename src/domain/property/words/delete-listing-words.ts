/**
 * What is asked before a listing of one's own is deleted: what is true of where it stands.
 * @param listing `isPublic`: seekers find it now; `isOnlyHere`: nothing of it was ever sent
 */
export function deleteListingWords(listing: {
  title: string;
  isPublic: boolean;
  isOnlyHere: boolean;
}): string {
  const question = `Delete '${listing.title}'?`;
  if (listing.isPublic) return `${question} Seekers will no longer find it.`;
  if (listing.isOnlyHere) return `${question} It is only on this device, and was not sent.`;
  return `${question} Seekers do not find it now, and it goes from your account too.`;
}
