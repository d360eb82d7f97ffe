import type { Place } from './place';
import { placeTable } from './place-table';
import { placeWords } from './place-words';

/** A name a place is known by. */
export interface PlaceName {
  place: Place;
  /** Normalised words with single spaces. */
  spaced: string;
  /** The same without spaces, as 'Ibejulekki' and 'Ibeju-Lekki' are one name. */
  compact: string;
  /** Another spelling than the place's own. */
  isAlias: boolean;
}

interface PlaceIndex {
  names: readonly PlaceName[];
  /** Places by compact name, the likeliest one first. */
  byName: ReadonlyMap<string, readonly Place[]>;
}

let index: PlaceIndex | undefined;

/** Most people who say 'Kano' or 'Enugu' mean the city, so of equal ranks the state comes last. */
function byLikelihood(a: Place, b: Place): number {
  return a.rank - b.rank || Number(a.kind === 'state') - Number(b.kind === 'state');
}

function build(): PlaceIndex {
  const names: PlaceName[] = [];
  const byName = new Map<string, Place[]>();
  for (const place of placeTable()) {
    const spellings = [place.name, ...place.aliases];
    if (place.kind === 'state') spellings.push(`${place.name} State`);
    for (const spelling of spellings) {
      const words = placeWords(spelling);
      const compact = words.join('');
      const known = byName.get(compact) ?? [];
      if (known.includes(place)) continue;
      byName.set(compact, [...known, place]);
      names.push({ place, spaced: words.join(' '), compact, isAlias: spelling !== place.name });
    }
  }
  for (const known of byName.values()) known.sort(byLikelihood);
  return { names, byName };
}

/** All names of all places, built at the first call, then shared. */
export function placeIndex(): PlaceIndex {
  index ??= build();
  return index;
}
