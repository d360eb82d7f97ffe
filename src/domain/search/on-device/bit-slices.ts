import { SIGNATURE_WORDS, type WantedBits } from './text-signature';

const FIRST_SLOTS = 1024;
const WORD = 32;

/**
 * The signatures of many texts, turned on their side: for each bit of a signature one row with a
 * bit for each text. Which texts may hold a word is then a handful of rows and-ed together, however
 * many texts there are.
 */
export class BitSlices {
  #rows: Uint32Array[] = rowsOf(FIRST_SLOTS);
  #slots = FIRST_SLOTS;
  #used = 0;

  /** Notes the signature of the text in a slot, over what was noted of the slot before. */
  put(slot: number, words: Uint32Array, offset: number): void {
    while (slot >= this.#slots) this.#grow();
    const at = slot >>> 5;
    const bit = 1 << (slot & 31);
    // A slot that never held a text has no bits to take away.
    if (slot < this.#used) for (const row of this.#rows) row[at]! &= ~bit;
    this.#used = Math.max(this.#used, slot + 1);
    for (let word = 0; word < SIGNATURE_WORDS; word += 1) {
      for (let bits = words[offset + word]!; bits !== 0; bits &= bits - 1) {
        const lowest = 31 - Math.clz32(bits & -bits);
        this.#rows[word * WORD + lowest]![at]! |= bit;
      }
    }
  }

  /** A bit for each slot: whether its text may hold what has these bits. Null: any may. */
  mayHold(wanted: readonly WantedBits[]): Uint32Array | null {
    const rows = wanted.flatMap(({ word, bits }) =>
      Array.from({ length: WORD }, (_, index) => index)
        .filter((index) => (bits >>> index) & 1)
        .map((index) => this.#rows[word * WORD + index]!),
    );
    const [first, ...others] = rows;
    if (first === undefined) return null;
    const found = first.slice();
    for (const row of others) for (let at = 0; at < found.length; at += 1) found[at]! &= row[at]!;
    return found;
  }

  #grow(): void {
    this.#slots *= 2;
    this.#rows = this.#rows.map((row) => {
      const larger = new Uint32Array(this.#slots / WORD);
      larger.set(row);
      return larger;
    });
  }
}

function rowsOf(slots: number): Uint32Array[] {
  return Array.from({ length: SIGNATURE_WORDS * WORD }, () => new Uint32Array(slots / WORD));
}
