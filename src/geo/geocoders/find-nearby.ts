import { PROFILE } from '../../domain/profile';
import type { NearbyPlace } from './geocoder';
import { geocoder } from './geocoder-in-use';

/** Places around a point for a text; made up where the profile shows the earlier product's (PROP-5). */
export async function findNearby(
  point: { lat: number; lng: number } | null,
  text: string,
): Promise<NearbyPlace[]> {
  if (!PROFILE.findsNearby) return text === '' ? [] : madeUp(text);
  return point === null ? [] : geocoder.near(point, text);
}

function madeUp(text: string): NearbyPlace[] {
  return Array.from({ length: Math.floor(Math.random() * 4) }, (_, at) => ({
    name: `${text} ${at + 1}`,
    state: '',
    lat: at,
    lng: 0,
    precision: 'landmark' as const,
    km: Math.random() * 3,
  }));
}
