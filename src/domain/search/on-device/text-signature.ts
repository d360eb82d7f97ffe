/** 32-bit words of one text's signature: 1,024 bits. */
export const SIGNATURE_WORDS = 32;
const LAST_BIT = SIGNATURE_WORDS * 32 - 1;

/** A number for the pair or the three letters that end at a letter (a Bloom filter). */
function hashOf(before: number, middle: number, last: number): number {
  const hash =
    Math.imul(before, 0x9e3779b1) ^ Math.imul(middle, 0x85ebca6b) ^ Math.imul(last, 0xc2b2ae35);
  return hash ^ (hash >>> 15);
}

/** Sets the bits of two and three letters that follow each other in a text, of about half of them. */
export function addToSignature(words: Uint32Array, offset: number, text: string): void {
  let before = 0;
  let middle = 0;
  for (let at = 0; at < text.length; at += 1) {
    const last = text.charCodeAt(at);
    if (at > 0) set(words, offset, hashOf(0, middle, last));
    if (at > 1) set(words, offset, hashOf(before, middle, last));
    before = middle;
    middle = last;
  }
}

function set(words: Uint32Array, offset: number, hash: number): void {
  // Half of them tell texts apart as well as all do, and are half the work for an index.
  if (hash < 0) return;
  const bit = hash & LAST_BIT;
  words[offset + (bit >>> 5)]! |= 1 << (bit & 31);
}

/** A word of a signature and the bits of it that are wanted. */
export type WantedBits = { word: number; bits: number };

/** The bits that a text holding the keyword must have, word by word; of one letter there are none. */
export function wantedBits(keyword: string): WantedBits[] {
  const words = new Uint32Array(SIGNATURE_WORDS);
  addToSignature(words, 0, keyword);
  return Array.from(words, (bits, word) => ({ word, bits })).filter(({ bits }) => bits !== 0);
}
