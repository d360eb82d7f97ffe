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

/** Reads an area in square metres: '1,200', '120.5 sqm'; plots and acres differ by place. */
export function readArea(written: string): ReadNumber {
  const text = written.normalize('NFKC').trim();
  if (text === '') return null;
  const number = plainNumber(
    text.replace(/\s*(?:sqm|sq\.?\s*m|m2|m²|square met(?:er|re)s?)\.?$/i, ''),
  );
  return typeof number === 'number'
    ? { number }
    : { why: 'Write the area in square metres, such as 450' };
}

/** Reads a year of four digits. */
export function readYear(written: string): ReadNumber {
  const text = written.normalize('NFKC').trim();
  if (text === '') return null;
  return /^\d{4}$/.test(text)
    ? { number: Number(text) }
    : { why: 'Write the year with four digits, such as 2015' };
}
