import { useEffect, useState } from 'react';
import type { Listing } from '../../contract/listing/property';
import type { GeoPlace } from '../../geo/geocoders/geocoder';
import { geocoder } from '../../geo/geocoders/geocoder-in-use';

/** Degrees. */
export type Point = { lat: number; lng: number };

/** Places so large that their middle says nothing of a home in them. */
const VAGUE: readonly GeoPlace['precision'][] = ['state', 'lga'];

/** Where a home is: at its pin, or where the place lies that its address names; null while, or where, none is known. */
export function useHomePoint({ location, address }: Listing): Point | null {
  const named = useNamedPlace(location === null ? address : '');
  return location ?? named;
}

/** The place that an address names; null where none is known. */
function useNamedPlace(address: string): GeoPlace | null {
  const [place, setPlace] = useState<GeoPlace | null>(null);
  useEffect(() => {
    setPlace(null);
    if (address === '') return;
    let current = true;
    geocoder.resolve(address).then(
      (found) => current && setPlace(found && VAGUE.includes(found.precision) ? null : found),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [address]);
  return place;
}
