/** Characters that a call takes as arguments at once. */
const STEP = 0x8000;

/** Bytes as base64. */
export function toBase64(data: ArrayBuffer): string {
  const bytes = new Uint8Array(data);
  let text = '';
  for (let at = 0; at < bytes.length; at += STEP)
    text += String.fromCharCode(...bytes.subarray(at, at + STEP));
  return btoa(text);
}

/** The bytes of a base64 text; null where it is none. */
export function fromBase64(text: string): ArrayBuffer | null {
  try {
    const bytes = atob(text);
    return Uint8Array.from(bytes, (character) => character.charCodeAt(0)).buffer;
  } catch {
    return null;
  }
}
