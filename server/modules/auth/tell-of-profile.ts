import type { Queryable } from '../../db/database';
import { type Change, recordChanges } from '../changes/record-change';
import type { AccountRow } from './account-row';

/**
 * Tells the phones that keep somebody's name or number with a visit, a saved home or a message that it
 * is another one now: an old number may be a stranger's by then. To be called last in a transaction.
 * @param before the person as those phones know them
 */
export async function tellOfProfile(
  tx: Queryable,
  before: AccountRow,
  after: AccountRow,
): Promise<void> {
  const isRenamed = before.name !== after.name || before.company_name !== after.company_name;
  const isCalledElsewhere = before.phone !== after.phone;
  if (!isRenamed && !isCalledElsewhere) return;
  const { id } = before;
  await recordChanges(tx, [
    ...(await visitsOf(tx, id)),
    ...(await savedHomesOf(tx, id)),
    ...(isRenamed ? await messagesOf(tx, id) : []),
  ]);
}

async function visitsOf(tx: Queryable, userId: string): Promise<Change[]> {
  const visits = await tx.kysely
    .selectFrom('inspections')
    .select(['id', 'owner_id', 'requester_id'])
    .where((eb) => eb('owner_id', '=', userId).or('requester_id', '=', userId))
    .execute();
  return visits.map((visit) => ({
    userId: visit.owner_id === userId ? visit.requester_id : visit.owner_id,
    collection: 'inspections',
    entityId: visit.id,
  }));
}

async function savedHomesOf(tx: Queryable, userId: string): Promise<Change[]> {
  const saved = await tx.kysely
    .selectFrom('saved_properties as s')
    .innerJoin('properties as p', 'p.id', 's.property_id')
    .select(['s.user_id', 's.property_id'])
    .where('p.owner_id', '=', userId)
    .execute();
  return saved.map((home) => ({
    userId: home.user_id,
    collection: 'saved-properties',
    entityId: home.property_id,
  }));
}

async function messagesOf(tx: Queryable, userId: string): Promise<Change[]> {
  const messages = await tx.kysely
    .selectFrom('messages')
    .select(['id', 'sender_id', 'recipient_id'])
    .where((eb) => eb('sender_id', '=', userId).or('recipient_id', '=', userId))
    .execute();
  return messages.map((message) => ({
    userId: message.sender_id === userId ? message.recipient_id : message.sender_id,
    collection: 'messages',
    entityId: message.id,
  }));
}
