const MARK = String.raw`(?:[\s().–-]{1,2})?`;
/** A number of ours has so many digits, whatever follows it: '08031234567 08051234567', '0803 123 4567 3 bedroom flat'. */
const NIGERIAN = String.raw`(?<![\d.,])(?:\+?234${MARK}(?:\(?0\)?${MARK})?|0)[789]${MARK}[01](?:${MARK}\d){8}(?![\d\w])`;
/** What may be a phone number; in '150. 07011112222' the phone's is the second. An O or S between digits is a slip, or hides it. */
export const PHONE_LIKE = new RegExp(
  String.raw`${NIGERIAN}|(?:\+|00)?\d(?:(?!\s${NIGERIAN})[\d\s()-]|(?<=\d)[OoSs](?=\d)|\.(?!\s)){8,22}[\dOo](?![\w])`,
  'g',
);
/** '0️⃣8️⃣0️⃣3️⃣…', 'zero eight zero three …': numbers that are written to be seen, or not to be found. */
const KEYCAPS = /(?:\d\ufe0f?\u20e3\s?){7,}/gu;
const DIGIT = 'zero|oh|one|two|three|four|five|six|seven|eight|nine';
const DIGIT_WORDS = new RegExp(
  `\\b(?:(?:${DIGIT}|\\d)[\\s,.-]{1,3}){9,14}(?:${DIGIT}|\\d)\\b`,
  'gi',
);
const WORD = new RegExp(DIGIT, 'gi');
const DIGITS = DIGIT.split('|').filter((word) => word !== 'oh');
/** Addresses under which somebody is written to: of mail, of a chat, of a page of theirs. */
export const ONLINE =
  /[\w.+-]+(?:@|\s?\(at\)\s?)[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/)?(?:wa\.me|(?:api|chat)\.whatsapp\.com|t\.me|linktr\.ee|(?:www\.)?(?:instagram|facebook|tiktok)\.com)\/\S*|\b(?:ig|instagram|insta|twitter|tiktok|facebook|telegram)\s?(?:handle|page)?\s?(?::\s?@?|@)[\w.]{3,30}|\bdm\s@[\w.]{3,30}|@[A-Za-z]\w*[._]\w[\w.]*|#\w+(?:properties|realty|realtors?|realestates?|limited|ltd)\b|(?:https?:\/\/|\bwww\.)(?!\S*(?:youtu|maps|goo\.gl))\S+|\b(?:bit\.ly|tinyurl\.com|cutt\.ly|shorturl\.at|forms\.gle)\/\S+|\b[a-z][\w-]+\.(?:com|ng|net)(?:\.ng)?\b(?!\/(?:watch|maps))(?:\/\S*)?/gi;
/** 'GTB 0123456789', '0123456789 First Bank', 'Acct no: 0123456789': where money is sent, whoever's it is. */
const BANK =
  'gtb(?:ank)?|guaranty|zenith|uba|access|first ?bank|fcmb|fidelity|kuda|opay|palmpay|moniepoint|sterling|wema|polaris|union|stanbic|ecobank|keystone|providus|jaiz|bank|acct|account|a\\/c';
export const ACCOUNT = new RegExp(
  `\\b(?:${BANK})\\b[^\\d\\n]{0,30}\\d{10}\\b(?:(?:[\\s,:-]+\\p{Lu}\\p{L}+){1,4}$)?|(?<!\\d)\\d{10}\\b[^\\d\\n]{0,10}\\b(?:${BANK})\\b(?:\\s(?:bank|mfb))?`,
  'giu',
);

/** A text with its phone numbers in digits, whatever signs or words they were written in. */
export function inDigits(text: string): string {
  return text
    .replace(KEYCAPS, (run) => run.replace(/\D/g, ''))
    .replace(DIGIT_WORDS, (run) =>
      run
        .replace(WORD, (word) => String(Math.max(0, DIGITS.indexOf(word.toLowerCase()))))
        .replace(/\D/g, ''),
    );
}

/** A number as it was meant: '08O34S67890' is 08034567890. */
export const withoutSlips = (number: string): string =>
  number.replace(/o/gi, '0').replace(/s/gi, '5');

/** How a text that everybody can read says to reach somebody past the app, as it is written. */
export function contactsIn(text: string): string[] {
  return [
    ...[...inDigits(text).matchAll(PHONE_LIKE)].map(([one]) => one).filter(isPhone),
    ...(text.match(ONLINE) ?? []),
  ];
}

/** A number of ten digits and more that begins as those of phones do: no price, and no number of a plot. */
function isPhone(written: string): boolean {
  const digits = withoutSlips(written).replace(/\D/g, '');
  return digits.length >= 10 && /^\s*(?:\+|0)/.test(written);
}
