/** What a pattern finds in a sentence: what its groups say, what stands before it, and the sentence without it. */
export type Taken = {
  said: Readonly<Record<string, string | undefined>>;
  before: string;
  rest: string;
};

/** Takes what a pattern finds out of a sentence; null where it finds nothing. */
export function take(sentence: string, pattern: RegExp): Taken | null {
  const match = pattern.exec(sentence);
  if (match === null) return null;
  const before = sentence.slice(0, match.index);
  const after = sentence.slice(match.index + match[0].length);
  return { said: match.groups ?? {}, before, rest: `${before} ${after}` };
}

/** The sentence without what a pattern finds. */
export const without = (sentence: string, pattern: RegExp): string =>
  take(sentence, pattern)?.rest ?? sentence;
