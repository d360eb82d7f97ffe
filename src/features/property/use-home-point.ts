import { useEffect, useState } from 'react';
import type { Listing } from '../../contract/listing/property';
import type { GeoPlace } from '../../geo/geocoders/geocoder';
import { geocoder } from '../../geo/geocoders/geocoder-in-use';

/** Degrees. */
export type Point = { lat: number; lng: number };

/** Places so large that their middle says nothing of a home in them. */
const VAGUE: readonly GeoPlace['precision'][] = ['state', 'lga'];

/** Where a home is: at its pin, or where the place lies that its address names; null where none is known, undefined until that is known. */
export function useHomePoint({ location, address }: Listing): Point | null | undefined {
  const named = useNamedPlace(location === null ? address : '');
  return location ?? named;
}

/** The place that an address names; null where none is known, undefined until that is known. */
function useNamedPlace(address: string): GeoPlace | null | undefined {
  const [place, setPlace] = useState<GeoPlace | null>();
  useEffect(() => {
    setPlace(undefined);
    if (address === '') return;
    let current = true;
    geocoder.resolve(address).then(
      (found) => current && setPlace(found && VAGUE.includes(found.precision) ? null : found),
      () => current && setPlace(null),
    );
    return () => {
      current = false;
    };
  }, [address]);
  return place;
}
