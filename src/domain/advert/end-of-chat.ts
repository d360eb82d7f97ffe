import { MAX_ADVERT_TEXT } from './max-advert-text';

/** The last part of a chat, from the beginning of a line: what was written last is still to be had. */
export function endOfChat(text: string): string {
  const plain = text.replaceAll('\r\n', '\n').trim();
  if (plain.length <= MAX_ADVERT_TEXT) return plain;
  const end = plain.slice(-MAX_ADVERT_TEXT);
  return end.slice(end.indexOf('\n') + 1);
}
