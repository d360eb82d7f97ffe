import type { Verdict } from './verdicts';

/**
 * Keeps those of the first `count` slots that fit one part of a search, in their order, and answers
 * how many they are. Each is a short loop of its own over one column: a test called for each of a
 * hundred thousand slots costs more than what it tests.
 */
export type Narrowing = (slots: Int32Array, count: number) => number;

/** A test slot by slot, for what is asked of few. */
export function each(fits: (slot: number) => boolean): Narrowing {
  return (slots, count) => {
    let kept = 0;
    for (let at = 0; at < count; at += 1) {
      const slot = slots[at]!;
      if (fits(slot)) {
        slots[kept] = slot;
        kept += 1;
      }
    }
    return kept;
  };
}

/** Numbers within a range; what has no number is in none that has an upper end. */
export function between(column: Float64Array | Int16Array, least: number, most: number): Narrowing {
  return (slots, count) => {
    let kept = 0;
    for (let at = 0; at < count; at += 1) {
      const slot = slots[at]!;
      const value = column[slot]!;
      if (value >= least && value <= most) {
        slots[kept] = slot;
        kept += 1;
      }
    }
    return kept;
  };
}

/** Slots whose bit is set. */
export function among(bits: Uint32Array): Narrowing {
  return (slots, count) => {
    let kept = 0;
    for (let at = 0; at < count; at += 1) {
      const slot = slots[at]!;
      if ((bits[slot >>> 5]! >>> (slot & 31)) & 1) {
        slots[kept] = slot;
        kept += 1;
      }
    }
    return kept;
  };
}

/** A test slot by slot whose answers are kept: what has been read is not read again. */
export function remembered({ known, holds }: Verdict, fits: (slot: number) => boolean): Narrowing {
  return (slots, count) => {
    let kept = 0;
    for (let at = 0; at < count; at += 1) {
      const slot = slots[at]!;
      const row = slot >>> 5;
      const bit = 1 << (slot & 31);
      if ((known[row]! & bit) === 0) {
        known[row]! |= bit;
        if (fits(slot)) holds[row]! |= bit;
      }
      if ((holds[row]! & bit) !== 0) {
        slots[kept] = slot;
        kept += 1;
      }
    }
    return kept;
  };
}
