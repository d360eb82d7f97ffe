/**
 * The id of an imported listing, made from its owner and what names it in the file: the same row of
 * a later file is the same listing (a UUID of version 8, RFC 9562).
 */
export async function stableId(ownerId: string, key: string): Promise<string> {
  const text = new TextEncoder().encode(`${ownerId} ${key}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text)).slice(0, 16);
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x80;
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [8, 12, 16, 20, 32].map((end, at) => hex.slice([0, 8, 12, 16, 20][at], end)).join('-');
}
