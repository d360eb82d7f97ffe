import { hash, verify } from '@node-rs/argon2';

// Argon2id is the library's default algorithm; the numbers are OWASP's minimum, written out.
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let decoy: Promise<string> | undefined;

/** Hashes a password with Argon2id (19 MiB, 2 passes, 1 lane). */
export function hashPassword(password: string): Promise<string> {
  return hash(password, SETTINGS);
}

/** Whether the password fits; without a stored hash it spends the same time and says no. */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  if (stored === null) {
    decoy ??= hashPassword('no account has this password');
    await verify(await decoy, password);
    return false;
  }
  return verify(stored, password);
}
