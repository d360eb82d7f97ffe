import { SMALL_NUMBERS, TENS } from './number-words';

const GROUPS = ['', ' thousand', ' million', ' billion', ' trillion', ' quadrillion'];

/** A whole number of naira in words: 30000000 is 'thirty million naira'. */
export function amountInWords(naira: number): string {
  return `${numberInWords(naira)} naira`;
}

function numberInWords(number: number): string {
  if (number === 0) return 'zero';
  const words: string[] = [];
  let rest = number;
  for (const name of GROUPS) {
    const group = rest % 1000;
    rest = Math.floor(rest / 1000);
    if (group > 0) words.unshift(hundreds(group) + name);
  }
  // The last group below a hundred is joined as it is spoken: 'one thousand and five'.
  const last = number % 1000;
  return last > 0 && last < 100 && words.length > 1
    ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
    : words.join(', ');
}

function hundreds(number: number): string {
  const hundred = Math.floor(number / 100);
  const rest = number % 100;
  const below = rest < 20 ? (SMALL_NUMBERS[rest] ?? '') : tens(rest);
  if (hundred === 0) return below;
  return rest === 0
    ? `${SMALL_NUMBERS[hundred]} hundred`
    : `${SMALL_NUMBERS[hundred]} hundred and ${below}`;
}

function tens(number: number): string {
  const ten = TENS[Math.floor(number / 10) - 2] ?? '';
  return number % 10 === 0 ? ten : `${ten}-${SMALL_NUMBERS[number % 10]}`;
}
