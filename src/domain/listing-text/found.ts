import { amountsInDigits } from '../amounts/amounts-in-digits';

/** Something a text says, how sure that is (0 to 1), and the words it was read from. */
export type Found<Value> = { value: Value; confidence: number; words: string };

/** From here on what was found is used without asking; below it is a hint at most. */
export const SURE = 0.8;

/** No amount, date or phone number is as long: patterns that look for those would go over it again and again. */
const NO_NUMBER = /[\d.,]{40,}/g;

/** A text of somebody's own without runs of digits that are no number. */
export function withoutLongNumbers(text: string): string {
  return text.replace(NO_NUMBER, ' ');
}

/** The texts that were made plain last: a listing's own are asked about rooms, type, price and fees, one after the other. */
const lately = new Map<string, string>();
const KEPT = 8;

/** A text made plain for reading: one kind of dash and blank, marks of style gone, amounts in digits. */
export function plainWords(text: string): string {
  const known = lately.get(text);
  if (known !== undefined) return known;
  const plain = madePlain(text);
  const [oldest] = lately.keys();
  if (lately.size === KEPT && oldest !== undefined) lately.delete(oldest);
  lately.set(text, plain);
  return plain;
}

function madePlain(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[*_~]+/g, ' ')
    // A digit in a box: '4️⃣'.
    .replace(/(?<=\d)\ufe0f?\u20e3\s?/g, ' ')
    .replace(/\banum\b/gi, 'annum')
    // No charge: it would own the amount behind it.
    .replace(/\bfree of charge\b/gi, 'free')
    .replace(/\s+/g, ' ')
    .trim();
  return amountsInDigits(plain);
}
