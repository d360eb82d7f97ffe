import { isOneTypo } from './is-one-typo';
import { placeIndex } from './place-index';
import { placeWords } from './place-words';
import { resolvePlace } from './resolve-place';

/** Shorter ones are a typo away from too many names. */
const SHORTEST_TYPO = 4;

/**
 * A place's own name for a text that is that name in another spelling ('Wuse II', 'Ọ̀yọ́', 'V.I.') or with
 * one typo in it ('Ikeje'): addresses hold the name, so a search goes by it. Null for any other text,
 * such as a whole address, or a part of a name.
 */
export function nameMeant(text: string): string | null {
  const words = placeWords(text).join(' ');
  const compact = words.replaceAll(' ', '');
  const { byName, names } = placeIndex();
  if (byName.has(compact)) return resolvePlace(text)?.place.name ?? null;
  if (compact.length < SHORTEST_TYPO) return null;
  // 'Banana' is half of Banana Island, and no slip for Babana: addresses that hold it are found by it.
  if (names.some(({ spaced }) => ` ${spaced} `.includes(` ${words} `))) return null;
  const near = names
    .filter(({ compact: known }) => isOneTypo(compact, known, false))
    .map(({ place }) => place)
    .toSorted((a, b) => a.rank - b.rank);
  return near[0]?.name ?? null;
}
