import type { OperatorPlace } from '../../contract/search/area-pack';
import { placeWords } from '../../domain/places/place-words';
import type { Geocoder, GeoPlace } from './geocoder';

type Point = { lat: number; lng: number };
type Near = OperatorPlace & { km: number };

/** Where the operator's places are asked for. */
type Source = {
  /** Those with a word that begins like the text, the best known first; also as somebody types. */
  named: (text: string, inPassing?: boolean) => Promise<OperatorPlace[]>;
  /** Those that may be where one is, the nearest first. */
  here: (point: Point) => Promise<Near[]>;
  /** Those around with the text in their name, the nearest first. */
  around: (point: Point, text: string) => Promise<Near[]>;
};

/** A geocoder of the operator's gazetteer, wherever that lies. */
export function operatorGeocoder({ named, here, around }: Source): Geocoder {
  return {
    suggest: async (text) => Promise.all((await named(text, true)).map(toGeoPlace)),
    resolve: async (address) => {
      const [head = ''] = address.split(',');
      // The place itself, and none that only begins like it.
      const wanted = placeWords(head).join(' ');
      const same = (await named(head)).find(({ name }) => placeWords(name).join(' ') === wanted);
      return same === undefined ? null : toGeoPlace(same);
    },
    reverse: async (point) => {
      const [nearest] = await here(point);
      return nearest === undefined ? null : toGeoPlace(nearest);
    },
    near: async (point, text) =>
      Promise.all(
        (await around(point, text)).map(async (place) => ({
          ...(await toGeoPlace(place)),
          km: place.km,
        })),
      ),
  };
}

/** A place as a geocoder names it; which state it is in the gazetteer does not say. */
async function toGeoPlace({ name, kind, lat, lng }: OperatorPlace): Promise<GeoPlace> {
  const { nearPlaces } = await import('../../domain/places/near-places');
  const [nearest] = nearPlaces({ lat, lng }, { withinKm: 60, limit: 1 });
  const precision = kind === 'estate' ? 'neighbourhood' : kind;
  return { name, state: nearest?.place.state ?? '', lat, lng, precision };
}
