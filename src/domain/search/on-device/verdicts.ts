/** What has been found out about a word in the texts of one column: a bit for each slot. */
export type Verdict = { known: Uint32Array; holds: Uint32Array };

/** Words that are remembered: those of a person's search and of the ones before. */
const REMEMBERED = 24;

/**
 * Which texts hold which words, as far as it was ever asked: a search that is made narrower asks the
 * same words again. Any change of the texts makes all of it void.
 */
export class Verdicts {
  readonly #byWord = new Map<string, Verdict>();

  forget(): void {
    this.#byWord.clear();
  }

  /** What is known of a word in a column of so many slots. */
  of(column: string, word: string, slots: number): Verdict {
    const key = `${column} ${word}`;
    const size = (slots + 31) >>> 5;
    const verdict = this.#byWord.get(key) ?? {
      known: new Uint32Array(size),
      holds: new Uint32Array(size),
    };
    // The last asked for stands last, and what was asked for longest ago goes first.
    this.#byWord.delete(key);
    this.#byWord.set(key, verdict);
    const [oldest] = this.#byWord.keys();
    if (this.#byWord.size > REMEMBERED && oldest !== undefined) this.#byWord.delete(oldest);
    return verdict;
  }
}
