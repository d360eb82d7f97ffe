/** Chooses by a seed: the same seed and question give the same answer, others another one. */
export type Choose = {
  of: <Option>(question: string, options: readonly [Option, ...Option[]]) => Option;
  /** A whole number from the first to the last, both included. */
  between: (question: string, first: number, last: number) => number;
  /** Whether something is so, in a share of cases from 0 to 1. */
  chance: (question: string, share: number) => boolean;
};

/** @param seed any text, such as the title of a listing */
export function chooseBy(seed: string): Choose {
  const part = (question: string) => hashOf(`${seed} ${question}`) / 2 ** 32;
  return {
    of: (question, options) => options[Math.floor(part(question) * options.length)] ?? options[0],
    between: (question, first, last) => first + Math.floor(part(question) * (last - first + 1)),
    chance: (question, share) => part(question) < share,
  };
}

/** FNV-1a with a last stir, as neighbouring seeds must not look alike. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
