import type { Listing } from '../../../contract/listing/property';
import { PROFILE } from '../../profile';
import { FEATURE_PATTERNS } from '../../search/feature-patterns';

type Parking = Pick<Listing, 'parkingSpaces' | 'keyFeatures' | 'amenities'>;

/**
 * How many cars can park, 'Yes' where it is told without a number, or null where nobody said; as shown,
 * one is taken for granted (PROP-2).
 */
export function parkingText(
  { parkingSpaces, keyFeatures, amenities }: Parking,
  profile = PROFILE,
): string | null {
  if (parkingSpaces !== null) return String(parkingSpaces);
  const says = new RegExp(FEATURE_PATTERNS.parking);
  if ([...keyFeatures, ...amenities].some((words) => says.test(words.toLowerCase()))) return 'Yes';
  return profile.assumesParking ? '1' : null;
}
