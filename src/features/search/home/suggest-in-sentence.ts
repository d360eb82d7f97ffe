import type { PlaceSuggestion } from '../../../components/form/location-input';
import { suggestForInput } from '../../../geo/geocoders/suggest-for-input';

/**
 * Places for the one that is being typed, also within a sentence: taken, '3 bedroom flat in lek' becomes '3 bedroom
 * flat in Lekki, Lagos'. @throws where a sentence names no place yet: there is nothing to say of it
 */
export async function suggestInSentence(text: string): Promise<PlaceSuggestion[]> {
  const { before, place, after } = await Promise.all([
    import('../../../domain/search/place/place-being-typed'),
    import('../../../domain/search/place/places-named'),
  ]).then(
    ([{ placeBeingTyped }, { beginsPlaces }]) => placeBeingTyped(text, beginsPlaces(text)),
    () => ({ before: '', place: text, after: '' }),
  );
  if (place === '') throw new Error('No place is typed yet');
  const found = await suggestForInput(place);
  return found.map((one) => ({ ...one, text: before + one.label + after }));
}
