import type { Listing } from '../../contract/property';
import { PROFILE } from '../profile';

/** How many cars can park, or null where nobody said; as shown, one is taken for granted (PROP-2). */
export function parkingText(
  { parkingSpaces }: Pick<Listing, 'parkingSpaces'>,
  profile = PROFILE,
): string | null {
  if (parkingSpaces !== null) return String(parkingSpaces);
  return profile.assumesParking ? '1' : null;
}
