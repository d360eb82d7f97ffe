import { distanceKm } from './distance-km';
import { isCommonName } from './is-common-name';
import { isOneTypo } from './is-one-typo';
import type { Place } from './place';
import { placeIndex } from './place-index';
import { placeTable } from './place-table';
import { placeWords } from './place-words';
import { resolvePlace } from './resolve-place';

/** Shorter ones are a typo away from too many names. */
const SHORTEST_TYPO = 4;
/** Who looks in a city means its GRA and no other's. */
const CITY_KM = 40;
const GRA = /^\W*((?:(?:old|new)\s+)?gra)[\s,]+(\S.*)$/i;

type Point = { lat: number; lng: number };

/**
 * A place's own name for a text that is that name in another spelling ('Wuse II', 'Ọ̀yọ́', 'V.I.') or with
 * one typo in it ('Ikeje'): addresses hold the name, so a search goes by it. Null for any other text,
 * such as a whole address, or a part of a name.
 * @param near where somebody looked last: each city has a 'GRA', which is that one's
 */
export function nameMeant(text: string, near: Point | null = null): string | null {
  if (isCommonName(text)) return near === null ? null : nameNear(text, near);
  const words = placeWords(text).join(' ');
  const compact = words.replaceAll(' ', '');
  const { byName, names } = placeIndex();
  if (byName.has(compact)) {
    const place = resolvePlace(text)?.place ?? null;
    const name = place?.name ?? null;
    const own = name === null ? '' : placeWords(name).join(' ');
    if (own === words) return name;
    // Addresses say 'GRA Phase 2, Port Harcourt', whatever we call it.
    const [, gra, town] = GRA.exec(text.trim()) ?? [];
    if (gra !== undefined && town !== undefined && resolvePlace(town) !== null)
      return `${graTitle(gra)}, ${resolvePlace(town)?.place.name ?? town}`;
    // 'Isheri' is not Isheri North alone, nor 'Omole' its Phase 1: it finds all that are called so.
    if (name === null || ` ${own} `.includes(` ${words} `)) return null;
    // 'Egbeda Ibadan' is not the Egbeda that its name alone means.
    return isCommonName(name) || resolvePlace(name)?.place !== place ? null : name;
  }
  if (compact.length < SHORTEST_TYPO) return null;
  // 'Banana' is half of Banana Island, and no slip for Babana: addresses that hold it are found by it.
  if (names.some(({ spaced }) => ` ${spaced} `.includes(` ${words} `))) return null;
  const similar = names
    .filter(
      ({ compact: known, spaced }) =>
        isOneTypo(compact, known, false) && numbersOf(spaced) === numbersOf(words),
    )
    .map(({ place }) => place)
    .toSorted((a, b) => a.rank - b.rank);
  return similar[0]?.name ?? null;
}

/** What no slip changes: 'Area 7' is not Area 8, nor 'Area H'. */
const numbersOf = (spaced: string): string =>
  spaced
    .split(' ')
    .filter((word) => word.length === 1 || /\d/.test(word))
    .join(' ');

/** 'GRA, Port Harcourt' for 'GRA': that of the city where somebody looked last; null where none is known there. */
function nameNear(text: string, near: Point): string | null {
  const [place] = nearest(placeIndex().byName.get(placeWords(text).join('')) ?? [], near);
  if (place === undefined) return null;
  const towns = placeTable().filter(({ kind, state }) => kind === 'town' && state === place.state);
  const [town] = nearest(towns, place).toSorted((a, b) => a.rank - b.rank);
  return town === undefined ? null : `${graTitle(text.trim())}, ${town.name}`;
}

/** 'Old GRA' for 'old gra'. */
const graTitle = (text: string): string =>
  text.replace(/\bgra$/i, 'GRA').replace(/^./, (letter) => letter.toUpperCase());

const nearest = (places: readonly Place[], point: Point): Place[] =>
  places
    .filter((place) => distanceKm(place, point) <= CITY_KM)
    .toSorted((a, b) => distanceKm(a, point) - distanceKm(b, point));
