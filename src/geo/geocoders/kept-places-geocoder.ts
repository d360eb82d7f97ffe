import type { OperatorPlace } from '../../contract/search/area-pack';
import { placeWords } from '../../domain/places/place-words';
import type { Geocoder } from './geocoder';
import { placesOnDevice } from '../kept-on-device';
import { nearestFirst } from './nearest-first';
import { operatorGeocoder } from './operator-geocoder';

const SHOWN = 6;
/** A place farther off than this is not where one is; kilometres. */
const REVERSE_WITHIN_KM = 2;

/** Places of the operator's gazetteer in the areas that are kept on this device. */
export const keptPlacesGeocoder: Geocoder = operatorGeocoder({
  named: async (text, inPassing = false) =>
    (await named(text)).slice(0, inPassing ? SHOWN : undefined),
  here: async (point) => nearestFirst(point, await placesOnDevice(), REVERSE_WITHIN_KM),
  around: async (point, text) => {
    const places = text === '' ? await placesOnDevice() : await named(text);
    return nearestFirst(point, places).slice(0, SHOWN);
  },
});

/** Those with a word that begins like the text, the best known first. */
async function named(text: string): Promise<OperatorPlace[]> {
  const wanted = placeWords(text).join(' ');
  if (wanted === '') return [];
  const found = (await placesOnDevice()).filter(({ name }) =>
    ` ${placeWords(name).join(' ')}`.includes(` ${wanted}`),
  );
  return found.toSorted((a, b) => a.rank - b.rank || a.name.length - b.name.length);
}
