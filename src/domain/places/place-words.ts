const DIGITS: Record<string, string> = { one: '1', two: '2', three: '3', ii: '2', iii: '3' };
const PHASE_DIGITS: Record<string, string> = { i: '1', iv: '4', v: '5', vi: '6' };
const PHASE_WORDS = new Set(['phase', 'scheme']);
const SPELLINGS: Record<string, string> = { ext: 'extension', extn: 'extension' };
const POSTCODE = /^\d{5,6}$/;

/**
 * The words of a place name or address in one spelling, so that 'Lekki Ph. I' and 'lekki phase 1'
 * are the same: lower case, no accents or punctuation, no 'Nigeria', 'LGA' or postcode.
 */
export function placeWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’‘`]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\bgovernment (?:reserved|reservation|residential) area\b/g, 'gra')
    .replace(/\b(?:lga|local (?:govt|government)(?: area)?|nigeria)\b/g, ' ')
    // 'Ph 1' is a phase, 'PH' alone is Port Harcourt.
    .replace(/\bph(?:ase)? ?(?=(?:\d|i{1,3}|iv|one|two|three)\b)/g, 'phase ')
    .trim();
  const words: string[] = [];
  for (const word of plain.split(/ +/)) {
    if (word === '' || POSTCODE.test(word)) continue;
    // A lone 'i' is a number only after 'phase': elsewhere it is half of 'V.I.'.
    const digit = PHASE_WORDS.has(words.at(-1) ?? '') ? PHASE_DIGITS[word] : undefined;
    words.push(digit ?? DIGITS[word] ?? SPELLINGS[word] ?? word);
  }
  return words;
}
