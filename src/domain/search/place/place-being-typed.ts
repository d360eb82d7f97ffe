import { readTypedSearch } from '../typed/typed-search';
import type { IsPlace } from './place-in';

/** A typed text around the place in it that is being typed. */
type PlaceBeingTyped = { before: string; place: string; after: string };

/**
 * Where the place stands in what is typed: of '3 bedroom flat in lek' it is 'lek', of 'Yaba or Sur' it is 'Sur'. What
 * is suggested for it takes its place alone. Empty where a sentence names none yet.
 */
export function placeBeingTyped(text: string, isPlace?: IsPlace): PlaceBeingTyped {
  const place = readTypedSearch(text, isPlace)?.place ?? text.trim();
  const at = text.lastIndexOf(place);
  if (at < 0) return { before: '', place: text.trim(), after: '' };
  const list = /^.*\s(?:or|and)\s+(?=\S)/i.exec(place)?.[0] ?? '';
  return {
    before: text.slice(0, at) + list,
    place: place.slice(list.length),
    after: text.slice(at + place.length),
  };
}
