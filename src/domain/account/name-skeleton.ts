import { LATIN_LOOKALIKES } from './latin-lookalikes';

const LOOKS_LIKE = new Map(
  Object.entries(LATIN_LOOKALIKES).flatMap(([latin, letters]) =>
    Array.from(letters, (letter): [string, string] => [letter, latin]),
  ),
);
/** What is read as a letter, and letters that only a close look tells apart. */
const ONE_OF_ALIKE: Readonly<Record<string, string>> = {
  i: 'l',
  '1': 'l',
  '|': 'l',
  '0': 'o',
  '3': 'e',
  '5': 's',
  '@': 'a',
  $: 's',
};

/**
 * A name by what it looks like, whatever letters, marks, spaces and signs it is written with: two names
 * that cannot be told apart at a glance have the same. Empty where a name has no letter or digit.
 */
export function nameSkeleton(name: string): string {
  return oneShape(skeletonWords(name).join(''));
}

/**
 * The words of a name, letter by letter as they look; `split` also where a capital begins within a word.
 * Joined words take `oneShape` before they are compared.
 */
export function skeletonWords(name: string, split = false): string[] {
  // Marks and what is not seen take no place of their own: they would cut words into pieces.
  const seen = name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
  const parted = split
    ? seen.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    : seen;
  const letters = Array.from(parted, (letter) => LOOKS_LIKE.get(letter) ?? letter).join('');
  return Array.from(letters.toLowerCase(), (letter) => ONE_OF_ALIKE[letter] ?? letter)
    .join('')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Two letters beside each other that look like a third become it. */
export function oneShape(letters: string): string {
  return letters.replaceAll('rn', 'm').replaceAll('vv', 'w');
}
