import { placeIndex } from '../../places/place-index';
import { placeWords } from '../../places/place-words';
import { nameMeant } from '../../places/name-meant';

const OR = /\s+(?:and\/or|or|and|&)\s+/i;
const SLASH = /\s*\/\s*/;

/**
 * The places of 'Yaba, Surulere or Ikeja', in their order; what is no list of known places is one. A state
 * belongs to the place before it: 'Yaba, Lagos or Ikeja'.
 */
export function placesNamed(text: string): string[] {
  const whole = [text.trim()];
  // 'Prince and Princess Estate', 'V/I'
  if (!(OR.test(text) || SLASH.test(text)) || isKnown(text)) return whole;
  const parts = text
    .split(OR)
    .flatMap((part) => (isKnown(part) ? [part] : part.split(SLASH)))
    .flatMap((part) => withTheirStates(part.split(',')));
  const places = parts.map((part) => part.trim()).filter((part) => part !== '');
  return places.length > 1 && places.every((place) => isPlace(place)) ? places : whole;
}

const known = (text: string) => placeIndex().byName.get(placeWords(text).join('')) ?? [];
const isKnown = (text: string): boolean => known(text).length > 0;

const isState = (text: string): boolean => known(text).some(({ kind }) => kind === 'state');

function isPlace(text: string): boolean {
  const [first = ''] = text.split(',');
  return isKnown(first) || nameMeant(first) !== null;
}

function withTheirStates(parts: readonly string[]): string[] {
  return parts.reduce<string[]>((places, part) => {
    const before = places.at(-1);
    return before !== undefined && isState(part)
      ? [...places.slice(0, -1), `${before},${part}`]
      : [...places, part];
  }, []);
}
