import { geocoder } from './geocoder-in-use';
import { POPULAR_LOCATIONS } from '../../domain/places/popular-places';

type Suggestion = {
  label: string;
  detail: string;
  lat: number | null;
  lng: number | null;
  told?: string;
};

/** What a place field shows for a text. */
export async function suggestForInput(text: string): Promise<Suggestion[]> {
  const places = await geocoder.suggest(text);
  return places.map((place) => ({
    label: place.precision === 'state' ? place.name : `${place.name}, ${place.state}`,
    detail: place.precision === 'neighbourhood' ? '' : place.precision,
    lat: place.lat,
    lng: place.lng,
  }));
}

/** The popular places as suggestions. */
export const POPULAR_SUGGESTIONS: Suggestion[] = POPULAR_LOCATIONS.map((name) => ({
  label: name,
  detail: '',
  lat: null,
  lng: null,
}));
