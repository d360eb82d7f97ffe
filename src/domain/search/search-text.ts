/** The hooked letters of Hausa, which are no letter with a mark. */
const HOOKED: Readonly<Record<string, string>> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y' };
const NOT_PLAIN = /[\u0080-\uffff]/;

/**
 * A text as it is searched, and as what is searched for is: in small letters, without marks, so that
 * 'Oyo' and 'Ọ̀yọ́' find each other (RES-11).
 */
export function searchText(text: string): string {
  const small = text.toLowerCase();
  // Most texts have none, and to take letters apart costs more than all else that is done with them.
  return NOT_PLAIN.test(small)
    ? small
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/[ɓɗƙƴ]/g, (hooked) => HOOKED[hooked] ?? hooked)
    : small;
}
