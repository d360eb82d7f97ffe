/** What an SMS holds in one part, in characters of GSM-7. */
export const SMS_LENGTH = 160;

/** GSM 03.38 without its extension table, whose characters count twice. */
const GSM =
  '@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const IS_GSM = new Set(GSM);

const REPLACED: Record<string, string> = {
  '₦': 'N',
  '€': 'EUR',
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
  '−': '-',
  '~': '-',
  '…': '...',
  '•': '-',
  '⁄': '/',
  '·': '-',
  '²': '2',
  '³': '3',
  '[': '(',
  ']': ')',
  '{': '(',
  '}': ')',
  '|': '/',
  '\\': '/',
  '^': "'",
};

/**
 * A text in characters that every phone counts as one: accents GSM-7 lacks are dropped (Ọlá is Ola),
 * marks are replaced by plain ones, pictures are left out, and anything else is '?'. One line.
 */
export function gsmText(text: string): string {
  let result = '';
  for (const character of text.normalize('NFC').replace(/[\s\p{Cc}]+/gu, ' ')) {
    result += IS_GSM.has(character) ? character : replaced(character);
  }
  return result.replace(/ +/g, ' ').trim();
}

function replaced(character: string): string {
  const plain = REPLACED[character];
  if (plain !== undefined) return plain;
  // Marks, joiners, signs of direction and pictures are no words.
  if (/[\p{M}\p{Cf}\p{So}]/u.test(character)) return '';
  const parts = Array.from(character.normalize('NFKD'), (part) =>
    IS_GSM.has(part) ? part : (REPLACED[part] ?? ''),
  );
  return parts.join('') || '?';
}
