/** The words of the numbers from 0 to 19, in order. */
export const SMALL_NUMBERS: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
/** The words of 20, 30 and so on to 90, in order. */
export const TENS: readonly string[] =
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** A count from one to ten, in digits or in words, as the source of a pattern. */
export const COUNT_PATTERN = String.raw`\d{1,2}|${SMALL_NUMBERS.slice(1, 11).join('|')}`;
