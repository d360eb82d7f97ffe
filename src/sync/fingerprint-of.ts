/**
 * The lower-case hexadecimal SHA-256 of a token, by which the server knows its session; null where the
 * browser has no cryptography, as on a page without https.
 */
export async function fingerprintOf(token: string): Promise<string | null> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (subtle === undefined) return null;
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(token));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
