import { dictionary } from '@zxcvbn-ts/language-common';
import { ProblemError } from '../../plugins/problem-error';

const REFUSED = 3000;

// The list is in order of frequency. Shorter ones are refused for their length already.
const COMMON = new Set(dictionary['passwords-common'].slice(0, REFUSED).map(String));
const COMMON_LONG = new Set(
  dictionary['passwords-common']
    .map(String)
    .filter((word) => word.length >= 8)
    .slice(0, REFUSED),
);

/**
 * Refuses the 3,000 commonest passwords, and the 3,000 commonest of those long enough to be taken:
 * the first thing whoever guesses will try.
 * @throws 422 `weak-password` on the field that holds it.
 */
export function refuseCommonPassword(password: string, field: string): void {
  const plain = password.toLowerCase();
  if (!COMMON.has(plain) && !COMMON_LONG.has(plain)) return;
  throw new ProblemError(
    422,
    'weak-password',
    'This password is one of the most used and would be guessed at once. Please choose another.',
    { field },
  );
}
