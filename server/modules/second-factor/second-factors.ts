import { sql } from 'kysely';
import type { SecondFactors } from '../../../src/contract/people/second-factor';
import type { Queryable } from '../../db/database';

/** What an account asks for, or may be opened with, beside its password. */
export async function readSecondFactors(db: Queryable, userId: string): Promise<SecondFactors> {
  const codes = await db.kysely
    .selectFrom('one_time_codes')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  const left = await db.kysely
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const passkeys = await db.kysely
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return {
    codes: codes !== undefined,
    recoveryCodesLeft: left.count,
    passkeys: passkeys.map((row) => ({
      id: row.id,
      name: row.name,
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at?.toISOString() ?? null,
    })),
  };
}

/** Whether an account has codes from an app that are on, or a passkey. */
export async function hasSecondFactor(db: Queryable, userId: string): Promise<boolean> {
  const { codes, passkeys } = await readSecondFactors(db, userId);
  return codes || passkeys.length > 0;
}

/** Takes from an account the second factors of the last so many days; answers whether there were any. */
export async function removeRecentFactors(
  tx: Queryable,
  userId: string,
  days: number,
): Promise<boolean> {
  const since = sql<Date>`now() - make_interval(days => ${days})`;
  const codes = await tx.kysely
    .deleteFrom('one_time_codes')
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .returning('confirmed_at')
    .execute();
  // Begun and never confirmed, they opened nothing.
  const hadCodes = codes.some(({ confirmed_at }) => confirmed_at !== null);
  if (hadCodes)
    await tx.kysely.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const passkeys = await tx.kysely
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .returning('id')
    .execute();
  return hadCodes || passkeys.length > 0;
}

/** Takes every second factor from an account; answers whether it had any. */
export async function removeSecondFactors(tx: Queryable, userId: string): Promise<boolean> {
  const had = await hasSecondFactor(tx, userId);
  for (const table of ['one_time_codes', 'recovery_codes', 'passkeys'] as const)
    await tx.kysely.deleteFrom(table).where('user_id', '=', userId).execute();
  return had;
}
