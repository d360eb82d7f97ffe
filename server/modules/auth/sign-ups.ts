import type { UserType } from '../../../src/contract/people/account';
import type { Queryable } from '../../db/database';
import type { AccountRow } from './account-row';
import { changePassword } from './repository';
import { endAllSessions } from './sessions';

/** What somebody gave who signed up with an address, theirs or not. */
type SignUp = { name: string; passwordHash: string | null; preferences?: object };

/**
 * Keeps a sign-up beside the account of its address, as long as nobody has confirmed that. Answers
 * undefined for an address whose account is confirmed: the same single statement in both cases, so that
 * its time tells nothing.
 */
export async function keepSignUp(
  tx: Queryable,
  email: string,
  { name, passwordHash, preferences = {} }: SignUp,
): Promise<{ id: string; userType: UserType } | undefined> {
  const kept = await tx.kysely
    .insertInto('sign_ups')
    .columns(['user_id', 'name', 'password_hash', 'preferences'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select((of) => [
          'users.id',
          of.val(name).as('name'),
          of.val(passwordHash).as('password_hash'),
          of.cast<string>(of.val(JSON.stringify(preferences)), 'jsonb').as('preferences'),
        ])
        .where((of) => of.fn<string>('lower', ['users.email']), '=', email.trim().toLowerCase())
        .where('users.verified_at', 'is', null)
        .where('users.user_type', '<>', 'approver')
        // Nobody confirms the address meanwhile: what is kept then would be nobody's.
        .forNoKeyUpdate(),
    )
    .returning((eb) => [
      'id',
      eb
        .selectFrom('users')
        .select('user_type')
        .whereRef('users.id', '=', 'sign_ups.user_id')
        .as('userType'),
    ])
    .executeTakeFirst();
  return kept?.userType == null ? undefined : { id: kept.id, userType: kept.userType };
}

/**
 * The hash that a login is held to; null for none. While nobody has confirmed the address it is the newest
 * sign-up's, as whoever signed up later is told to confirm it, and not that their password is wrong.
 */
export async function passwordOf(
  db: Queryable,
  account: Pick<AccountRow, 'id' | 'verified_at' | 'password_hash'> | undefined,
): Promise<string | null> {
  if (account === undefined) return null;
  if (account.verified_at !== null) return account.password_hash;
  const newest = await db.kysely
    .selectFrom('sign_ups')
    .select('password_hash')
    .where('user_id', '=', account.id)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest === undefined ? account.password_hash : newest.password_hash;
}

/** A sign-up that waits to be confirmed, and whether others wait beside it. */
export type FoundSignUp = { id: string; isOneOfMany: boolean };

/** Finds a sign-up while it waits. */
export async function findSignUp(
  db: Queryable,
  id: string | null,
): Promise<FoundSignUp | undefined> {
  if (id === null) return undefined;
  const row = await db.kysely
    .selectFrom('sign_ups')
    .select(['id', 'user_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const isOneOfMany = (await countSignUps(db, row.user_id)) > 1;
  return { id: row.id, isOneOfMany };
}

/** Ends all sign-ups of an account, with their links: its address is confirmed. */
export async function endSignUps(tx: Queryable, userId: string): Promise<void> {
  await tx.kysely.deleteFrom('sign_ups').where('user_id', '=', userId).execute();
}

/**
 * Makes an account that of the sign-up whose link was opened, and ends the others and every session. Where
 * several wait, no password of theirs counts: whoever reads the mailbox may open the link of a stranger's.
 * Answers whether the account has a password.
 */
export async function settleSignUp(
  tx: Queryable,
  userId: string,
  signUpId: string | null,
): Promise<boolean> {
  const meant = signUpId === null ? undefined : await given(tx, signUpId);
  if (meant !== undefined) {
    await tx.kysely
      .updateTable('users')
      .set({
        name: meant.name,
        password_hash: meant.password_hash,
        preferences: JSON.stringify(meant.preferences),
      })
      .where('id', '=', userId)
      .execute();
  }
  if ((await countSignUps(tx, userId)) > 1) await changePassword(tx, userId, null);
  await endSignUps(tx, userId);
  await endAllSessions(tx, userId);
  const { password_hash } = await tx.kysely
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return password_hash !== null;
}

async function given(db: Queryable, signUpId: string) {
  return db.kysely
    .selectFrom('sign_ups')
    .select(['name', 'password_hash', 'preferences'])
    .where('id', '=', signUpId)
    .executeTakeFirst();
}

async function countSignUps(db: Queryable, userId: string): Promise<number> {
  const { count } = await db.kysely
    .selectFrom('sign_ups')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}
