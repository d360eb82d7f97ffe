import type { AppDatabase } from './app-database';
import { write } from './write';

/** A text that only this device can read again, such as a password that waits for a network. */
export type SealedText = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer };

/** Where the key is among the preferences: what is sealed and kept is only read with it. */
export const SEAL_KEY = 'sealKey';

/**
 * Seals a text under a key that the browser keeps and hands to nobody: what lies in the outbox, in
 * an export or in a copied profile is not the text. Not to be called inside a transaction.
 */
export async function sealText(database: AppDatabase, text: string): Promise<SealedText> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await sealKey(database);
  const bytes = new TextEncoder().encode(text);
  return { iv, data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes) };
}

/** The text again. @throws when it was sealed on another device. */
export async function openSealed(database: AppDatabase, sealed: SealedText): Promise<string> {
  const key = await sealKey(database);
  const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv }, key, sealed.data);
  return new TextDecoder().decode(bytes);
}

async function sealKey(database: AppDatabase): Promise<CryptoKey> {
  const known = (await database.preferences.get(SEAL_KEY))?.value;
  if (known instanceof CryptoKey) return known;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  await write(database, [database.preferences], () =>
    database.preferences.put({ key: SEAL_KEY, value: made }),
  );
  return made;
}
