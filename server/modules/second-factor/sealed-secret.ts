import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
/** How a sealed secret begins: which cipher and layout follow. */
const LAYOUT = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + NONCE_BYTES + TAG_BYTES;

/** Encrypts an account's secret, so that it opens with this key and for this account alone. */
export function sealSecret(key: Uint8Array, userId: string, secret: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(userId));
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([Buffer.of(LAYOUT), nonce, cipher.getAuthTag(), text]);
}

/** The secret that `sealSecret` made this of; null where the key or the account is another, or a byte was changed. */
export function openSecret(
  key: Uint8Array,
  userId: string,
  sealed: Uint8Array,
): Uint8Array<ArrayBuffer> | null {
  if (sealed.length <= HEAD_BYTES || sealed[0] !== LAYOUT) return null;
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
  const tag = sealed.subarray(1 + NONCE_BYTES, HEAD_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(userId))
    .setAuthTag(tag);
  try {
    const opened = [decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()];
    return Uint8Array.from(Buffer.concat(opened));
  } catch {
    return null;
  }
}
