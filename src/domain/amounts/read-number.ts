import { plainNumber } from './plain-number';

/** A number, or in a sentence why there is none; null where nothing is written. */
export type ReadNumber = { number: number } | { why: string } | null;

/** Reads how many there are of something: '4', '1,200'; '2.5' rooms are none (FORM-4). */
export function readCount(written: string): ReadNumber {
  const text = written.normalize('NFKC').trim();
  if (text === '') return null;
  const number = plainNumber(text);
  return typeof number === 'number' && Number.isInteger(number)
    ? { number }
    : { why: 'Write a whole number, such as 4' };
}

/** Reads a year of four digits. */
export function readYear(written: string): ReadNumber {
  const text = written.normalize('NFKC').trim();
  if (text === '') return null;
  return /^\d{4}$/.test(text)
    ? { number: Number(text) }
    : { why: 'Write the year with four digits, such as 2015' };
}
