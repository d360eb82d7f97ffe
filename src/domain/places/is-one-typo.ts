/** Compared letter by letter, as nearly all names differ at once and slices would cost more. */
function agrees(a: string, aFrom: number, b: string, bFrom: number, asPrefix: boolean): boolean {
  const left = a.length - aFrom;
  const right = b.length - bFrom;
  if (left < 0 || (asPrefix ? left > right : left !== right)) return false;
  for (let i = 0; i < left; i += 1) {
    if (a.charCodeAt(aFrom + i) !== b.charCodeAt(bFrom + i)) return false;
  }
  return true;
}

/**
 * Whether `typed` is `known` with at most one letter wrong, missing, extra or swapped with its
 * neighbour (Damerau-Levenshtein distance 1). `asPrefix` allows `known` to go on after that.
 */
export function isOneTypo(typed: string, known: string, asPrefix: boolean): boolean {
  let at = 0;
  while (at < typed.length && typed.charCodeAt(at) === known.charCodeAt(at)) at += 1;
  if (at === typed.length) return asPrefix || known.length - at <= 1;
  return (
    agrees(typed, at + 1, known, at + 1, asPrefix) ||
    agrees(typed, at + 1, known, at, asPrefix) ||
    agrees(typed, at, known, at + 1, asPrefix) ||
    (typed.charCodeAt(at) === known.charCodeAt(at + 1) &&
      typed.charCodeAt(at + 1) === known.charCodeAt(at) &&
      agrees(typed, at + 2, known, at + 2, asPrefix))
  );
}
