import type { OperatorPlace } from '../../contract/search/area-pack';
import { distanceKm } from '../../domain/places/distance-km';
import { placeWords } from '../../domain/places/place-words';
import type { Geocoder } from './geocoder';
import { placesOnDevice } from '../kept-on-device';
import { NEARBY_KM } from './nearby-km';
import { toGeoPlace } from './operator-place';

const SHOWN = 6;
/** A place farther off than this is not where one is; kilometres. */
const REVERSE_WITHIN_KM = 2;

/** Places of the operator's gazetteer in the areas that are kept on this phone. */
export const keptPlacesGeocoder: Geocoder = {
  suggest: async (text) => Promise.all((await named(text)).slice(0, SHOWN).map(toGeoPlace)),
  resolve: async (address) => {
    const [head = ''] = address.split(',');
    const wanted = placeWords(head).join(' ');
    const same = (await named(head)).find(({ name }) => placeWords(name).join(' ') === wanted);
    return same === undefined ? null : toGeoPlace(same);
  },
  reverse: async (point) => {
    const [nearest] = await around(point, '', REVERSE_WITHIN_KM);
    return nearest === undefined ? null : toGeoPlace(nearest.place);
  },
  near: async (point, text) => {
    const found = (await around(point, text, NEARBY_KM)).slice(0, SHOWN);
    return Promise.all(found.map(async ({ place, km }) => ({ ...(await toGeoPlace(place)), km })));
  },
};

/** Those with a word that begins like the text, the best known first. */
async function named(text: string): Promise<OperatorPlace[]> {
  const wanted = placeWords(text).join(' ');
  if (wanted === '') return [];
  const found = (await placesOnDevice()).filter(({ name }) =>
    ` ${placeWords(name).join(' ')}`.includes(` ${wanted}`),
  );
  return found.toSorted((a, b) => a.rank - b.rank || a.name.length - b.name.length);
}

async function around(point: { lat: number; lng: number }, text: string, withinKm: number) {
  const places = text === '' ? await placesOnDevice() : await named(text);
  return places
    .map((place) => ({ place, km: distanceKm(point, place) }))
    .filter(({ km }) => km <= withinKm)
    .toSorted((a, b) => a.km - b.km);
}
