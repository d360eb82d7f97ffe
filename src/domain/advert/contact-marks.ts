/** What may be a phone number; in '150. 07011112222' the phone's is the second. An O between digits is a slip, or hides it. */
export const PHONE_LIKE = /(?:\+|00)?\d(?:[\d\s()-]|(?<=\d)[Oo](?=\d)|\.(?!\s)){8,22}\d/g;
/** Addresses under which somebody is written to: of mail, of a chat, of a page of theirs. */
export const ONLINE =
  /[\w.+-]+(?:@|\s?\(at\)\s?)[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/)?(?:wa\.me|(?:api|chat)\.whatsapp\.com|t\.me|linktr\.ee|(?:www\.)?(?:instagram|facebook|tiktok)\.com)\/\S*|\b(?:ig|instagram|insta|twitter|tiktok|facebook|telegram)\s?(?:handle|page)?\s?(?::\s?@?|@)[\w.]{3,30}|\bdm\s@[\w.]{3,30}|@[A-Za-z]\w*[._]\w[\w.]*/gi;

/** Whether a text that everybody can read says how to reach somebody past the app. */
export function hasContact(text: string): boolean {
  return text.search(ONLINE) >= 0 || [...text.matchAll(PHONE_LIKE)].some(([one]) => isPhone(one));
}

/** A number of ten digits and more that begins as those of phones do: no price, and no number of a plot. */
function isPhone(written: string): boolean {
  const digits = written.replace(/o/gi, '0').replace(/\D/g, '');
  return digits.length >= 10 && /^\s*(?:\+|0)/.test(written);
}
