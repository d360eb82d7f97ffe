import { distanceKm } from './distance-km';
import { findMentions } from './find-mentions';
import type { Place } from './place';
import { placeWords } from './place-words';
import { type ResolvedPlace, resolvePlace } from './resolve-place';
import { suggestPlaces } from './suggest-places';

/** An address as it may be meant, and the known place in it. */
type AddressSuggestion = { address: string; found: ResolvedPlace };

type Point = { lat: number; lng: number };

const LONGEST_NAME = 6;
/** With fewer letters of a name behind a street nobody can guess it. */
const SHORTEST_START = 2;
/** Farther from what else the address names, a place of that name is another one. */
const TOGETHER_KM = 30;

/**
 * Addresses to offer for one that is being typed (FORM-2): as it stands where it names a known
 * place, and with the name at its end written out. House number and street stay as typed. Of a text
 * that is nothing but the name of a place there are none: that is for `suggestPlaces`.
 */
export function suggestAddresses(
  text: string,
  limit = 6,
  near: Point | null = null,
): AddressSuggestion[] {
  const typed = text.trim().replace(/[\s,]+$/, '');
  const mentions = findMentions(typed);
  const words = placeWords(typed).length;
  const last = mentions.at(-1);
  if (last === undefined && words < 2) return [];
  if (last?.start === 0 && last.length === words) return [];

  const known = resolvePlace(typed);
  const endsInName = last !== undefined && last.start + last.length === words;
  const isFine = known !== null && !['town', 'lga', 'state'].includes(known.precision);
  // With its state at the end the address is whole.
  const isWhole = isFine && endsInName && last.places.some(({ kind }) => kind === 'state');
  const completed = isWhole ? [] : completions(typed, near);
  const asTyped =
    known !== null && (endsInName || completed.length === 0)
      ? [{ address: withState(typed, known.place), found: known }]
      : [];
  const seen = new Set<string>();
  return [...asTyped, ...completed]
    .filter(({ address }) => {
      const key = address.toLowerCase();
      return !seen.has(key) && Boolean(seen.add(key));
    })
    .slice(0, limit);
}

/** The address with the name that its last words begin, one for each such place. */
function completions(typed: string, near: Point | null): AddressSuggestion[] {
  const part = /[^,;(\n]*$/.exec(typed)?.index ?? 0;
  const starts = [...typed.slice(part).matchAll(/\S+/g)].map(({ index }) => part + index);
  for (const start of starts.slice(-LONGEST_NAME)) {
    const before = typed.slice(0, start);
    if (before.trim() === '') continue;
    const context = resolvePlace(before)?.place;
    const isCoarse = context === undefined || context.kind === 'state';
    const places = placesBeginning(typed.slice(start), isCoarse ? near : context);
    const close = isCoarse
      ? []
      : places.filter((place) => distanceKm(place, context) <= TOGETHER_KM);
    const found = (close.length > 0 ? close : places).flatMap((place) => {
      const address = withState(before + place.name, place);
      const resolved = resolvePlace(address);
      return resolved?.place.state === place.state ? [{ address, found: resolved }] : [];
    });
    if (found.length > 0) return found;
  }
  return [];
}

/** Places whose own name begins with the text; a state or LGA is no end of a street. */
function placesBeginning(text: string, near: Point | null): Place[] {
  const start = placeWords(text).join('');
  if (start.length < SHORTEST_START) return [];
  return suggestPlaces(text, 2 * LONGEST_NAME, near).filter(
    ({ kind, name }) =>
      kind !== 'state' && kind !== 'lga' && placeWords(name).join('').startsWith(start),
  );
}

/** The address with its state, unless it says it already; a street's name does not say it. */
function withState(address: string, { state }: Place): string {
  const end = address.split(',').at(-1)?.trim().toLowerCase();
  if (end === state.toLowerCase()) return address;
  const says = findMentions(address).some(
    ({ road, places }) =>
      !road && places.some((place) => place.kind === 'state' && place.state === state),
  );
  return says ? address : `${address}, ${state}`;
}
