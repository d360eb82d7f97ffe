import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 bits, safe in a header and in a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: enough to recognise it, useless to whoever reads the table. */
export function hashToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest();
}
