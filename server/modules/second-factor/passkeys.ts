import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../db/database';
import { now } from '../../db/now';

/** The most an account may have: one for each device somebody could have, and no table of them. */
const MOST = 20;

export type StoredPasskey = {
  id: string;
  userId: string;
  credentialId: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
};
export type FreshPasskey = Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'counter'>;

/** Keeps a passkey; answers false where it is one that is kept already, or one too many. */
export async function addPasskey(
  tx: Queryable,
  userId: string,
  name: string,
  fresh: FreshPasskey,
): Promise<boolean> {
  const own = await credentialIdsOf(tx, userId);
  if (own.length >= MOST) return false;
  const added = await tx.kysely
    .insertInto('passkeys')
    .values({
      id: randomUUID(),
      user_id: userId,
      credential_id: fresh.credentialId,
      public_key: fresh.publicKey,
      counter: fresh.counter,
      name,
    })
    .onConflict((oc) => oc.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** The ids by which browsers know an account's passkeys. */
export async function credentialIdsOf(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db.kysely
    .selectFrom('passkeys')
    .select('credential_id')
    .where('user_id', '=', userId)
    .execute();
  return rows.map((row) => row.credential_id);
}

/** The passkey that a browser names. */
export async function findPasskey(
  db: Queryable,
  credentialId: string,
): Promise<StoredPasskey | undefined> {
  const row = await db.kysely
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'credential_id', 'public_key', 'counter'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    id: row.id,
    userId: row.user_id,
    credentialId: row.credential_id,
    publicKey: Uint8Array.from(row.public_key),
    counter: row.counter,
  };
}

/** Notes that a passkey has logged in, and how often it says it was used. */
export async function notePasskeyUse(db: Queryable, id: string, counter: number): Promise<void> {
  await db.kysely
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .execute();
}

/** Gives a passkey of an account another name; answers whether there is such a one. */
export async function renamePasskey(
  db: Queryable,
  userId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const renamed = await db.kysely
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return renamed !== undefined;
}

/** Removes a passkey of an account; answers whether there was such a one. */
export async function removePasskey(db: Queryable, userId: string, id: string): Promise<boolean> {
  const removed = await db.kysely
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}
