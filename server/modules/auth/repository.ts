import { expressionBuilder, sql } from 'kysely';
import type { RegisterRequest, User } from '../../../src/contract/people/account';
import type { Profile, ProfileUpdate } from '../../../src/contract/people/profile';
import { changedNames } from '../../../src/domain/account/changed-names';
import type { Queryable } from '../../db/database';
import { now } from '../../db/now';
import { ACCOUNT_COLUMNS, type AccountRow } from './account-row';
import { endAllSessions } from './sessions';
import type { Schema } from '../../db/schema/schema';

const users = expressionBuilder<Schema, 'users'>();

export async function findByEmail(db: Queryable, email: string): Promise<AccountRow | undefined> {
  return (
    db.kysely
      .selectFrom('users')
      .select(ACCOUNT_COLUMNS)
      // Lowered here, not by the database: the limits on tries count by this spelling too, and its own
      // rules make an 'i' of letters that are none.
      .where((eb) => eb.fn<string>('lower', ['email']), '=', email.trim().toLowerCase())
      .executeTakeFirst()
  );
}

export async function findById(db: Queryable, id: string): Promise<AccountRow | undefined> {
  return db.kysely
    .selectFrom('users')
    .select(ACCOUNT_COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Adds a seeker, unless the e-mail already has an account. */
export async function insertSeeker(
  db: Queryable,
  account: { id: string; passwordHash: string; request: RegisterRequest },
): Promise<void> {
  const { name, email, preferences } = account.request;
  await db.kysely
    .insertInto('users')
    .values({
      id: account.id,
      user_type: 'seeker',
      name,
      email,
      password_hash: account.passwordHash,
      preferences: JSON.stringify(preferences),
    })
    .onConflict((oc) => oc.expression(sql`lower(email)`).doNothing())
    .execute();
}

export async function markVerified(db: Queryable, userId: string): Promise<void> {
  await db.kysely
    .updateTable('users')
    .set((eb) => ({ verified_at: eb.fn.coalesce('verified_at', now) }))
    .where('id', '=', userId)
    .execute();
}

/**
 * Confirms the address a verification link was sent to: the account's, or the new one it waits for.
 * Answers false for an address that is neither any more, and for one that another account has.
 */
export async function confirmEmail(tx: Queryable, userId: string, email: string): Promise<boolean> {
  const owner = await findByEmail(tx, email);
  if (owner !== undefined && owner.id !== userId) return false;
  const lowered = sql<string>`lower(${email})`;
  const confirmed = await tx.kysely
    .updateTable('users as u')
    .set((eb) => {
      const waits = eb(eb.fn<string>('lower', ['pending_email']), '=', lowered);
      return {
        verified_at: eb.fn.coalesce('verified_at', now),
        email: eb
          .case()
          .when(waits)
          .then(eb.ref('pending_email').$notNull())
          .else(eb.ref('email'))
          .end(),
        pending_email: eb.case().when(waits).then(null).else(eb.ref('pending_email')).end(),
      };
    })
    .where('id', '=', userId)
    .where((eb) =>
      eb(lowered, 'in', [
        eb.fn<string>('lower', ['email']),
        eb.fn<string>('lower', ['pending_email']),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** Notes the address an account is to have once it is confirmed; the one it has already takes a wish back. */
export async function wishEmail(tx: Queryable, userId: string, email: string): Promise<void> {
  await tx.kysely
    .updateTable('users')
    .set({
      pending_email: sql<string | null>`CASE WHEN lower(${users.ref('email')}) = lower(${email})
        THEN NULL ELSE ${email} END`,
    })
    .where('id', '=', userId)
    .execute();
}

/**
 * Gives an account the address back that it had, which whoever asks has just proved to read. Returns
 * false where another account has it by now.
 */
export async function restoreEmail(tx: Queryable, userId: string, email: string): Promise<boolean> {
  const owner = await findByEmail(tx, email);
  if (owner !== undefined && owner.id !== userId) return false;
  await tx.kysely
    .updateTable('users')
    .set((eb) => ({
      email,
      pending_email: null,
      verified_at: eb.fn.coalesce('verified_at', now),
    }))
    .where('id', '=', userId)
    .execute();
  return true;
}

/**
 * Changes what is given of a profile. Another name than the one people know an approved agent by waits
 * for an approver: people trust it, and a verified agent could become anybody by one call.
 */
export async function updateProfile(
  tx: Queryable,
  before: AccountRow,
  change: ProfileUpdate,
): Promise<void> {
  const { phone, agentLicense, languages } = change;
  const known = {
    name: before.name,
    companyName: before.company_name,
    pendingCompanyName: before.wished_company,
  };
  // Nobody but agents has a company.
  const names =
    before.user_type === 'agent'
      ? changedNames(known, change)
      : { ...known, name: change.userName ?? before.name };
  await tx.kysely
    .updateTable('users')
    .set({
      name: names.name,
      company_name: names.companyName,
      wished_company: names.pendingCompanyName,
      ...(phone === undefined ? {} : { phone }),
      ...(agentLicense === undefined ? {} : { agent_license: agentLicense }),
      ...(languages === undefined ? {} : { languages }),
    })
    .where('id', '=', before.id)
    .execute();
}

/** Sets a new password, or takes the old one away, and leaves the sessions to the caller. */
export async function changePassword(
  tx: Queryable,
  userId: string,
  passwordHash: string | null,
): Promise<void> {
  await tx.kysely
    .updateTable('users')
    // Whoever knew the old password may have made a calendar address or asked for another e-mail: they end too.
    .set({
      password_hash: passwordHash,
      pending_email: null,
      calendar_hash: null,
      calendar_contacts: false,
    })
    .where('id', '=', userId)
    .execute();
}

/** Sets a new password and ends every session: whoever knew the old one is out. */
export async function setPassword(
  db: Queryable,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await changePassword(db, userId, passwordHash);
  await endAllSessions(db, userId);
}

/** What an account may know of itself. */
export function toUser(row: AccountRow): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    companyName: row.company_name,
    userType: row.user_type,
  };
}

/** The whole profile of an account, for its owner. */
export function toProfile(row: AccountRow): Profile {
  return {
    ...toUser(row),
    agentLicense: row.agent_license,
    languages: row.languages,
    verified: row.verified_at !== null && row.approval === 'approved',
    pendingEmail: row.pending_email,
    pendingCompanyName: row.wished_company,
    plan: row.plan,
    memberSince: row.created_at.toISOString(),
  };
}
