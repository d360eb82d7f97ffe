import { searchText } from './search/search-text';

/** Whether each word that is looked for stands, or begins, somewhere in what is said: with or without marks. */
export function hasWords(said: string, wanted: string): boolean {
  const text = searchText(said);
  return searchText(wanted)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
