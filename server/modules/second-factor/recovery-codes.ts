import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '../../db/database';

/** How many an account gets at a time. */
const COUNT = 10;
// 32 letters and digits that are not taken for one another: each stands for five bits, 80 in all.
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;

/** Makes new recovery codes in place of those an account had; they are told this once. */
export async function makeRecoveryCodes(tx: Queryable, userId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await tx.kysely.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx.kysely
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(code) })))
    .execute();
  return codes;
}

/** Uses a recovery code up; answers whether it was one. */
export async function spendRecoveryCode(
  tx: Queryable,
  userId: string,
  code: string,
): Promise<boolean> {
  const spent = await tx.kysely
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(code))
    .returning('user_id')
    .executeTakeFirst();
  return spent !== undefined;
}

function newCode(): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]);
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** Of 80 random bits: nobody tries them all, so that a slow hash would add nothing. */
function hashOf(code: string): Uint8Array {
  const read = code.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
  return createHash('sha256').update(read).digest();
}
