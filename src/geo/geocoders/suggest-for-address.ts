import { pinWords } from '../../domain/places/pin-words';
import { lastPlace } from './last-place';
import { suggestForInput } from './suggest-for-input';

const SHOWN = 6;

/**
 * What the address of a listing is offered (FORM-2): the known place in what was typed, with house
 * number and street kept; else what a place field shows, behind the number of the house.
 */
export async function suggestForAddress(text: string) {
  const { suggestAddresses } = await import('../../domain/places/suggest-addresses');
  const own = suggestAddresses(text, SHOWN, lastPlace()).map(({ address, found }) => {
    const { place, precision } = found;
    return {
      label: address,
      detail: `pin at ${place.name} (${precision})`,
      lat: place.lat,
      lng: place.lng,
      told: pinWords({ ...place, precision }),
    };
  });
  if (own.length > 0) return own;
  const places = await suggestForInput(text);
  if (places.length > 0) return places;
  const { splitHouse } = await import('../../domain/places/split-house');
  const { house, rest } = splitHouse(text);
  if (house === '') return [];
  return (await suggestForInput(rest)).map((place) => ({ ...place, label: house + place.label }));
}
