/**
 * A name as it may stand in the greeting or the subject of a mail, else `otherwise`. What looks like an address of
 * the web, or has characters no name has, is left out: strangers would have us send their message.
 */
export function greetingName(name: string, otherwise = 'there'): string {
  const plain = name.replace(/\s+/gu, ' ').trim();
  const suspicious = /[:/@\\<>]|\p{L}\.\p{L}{2,}|\p{Cc}|\p{Cf}|\d{4,}/u.test(plain);
  return suspicious || plain.length > 60 || plain === '' ? otherwise : plain;
}
