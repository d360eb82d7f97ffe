import { BRAND } from '../../../src/domain/brand';
import type { Queryable } from '../../db/database';
import { ProblemError } from '../../plugins/problem-error';
import { isSuspended } from '../auth/standing';

type Talk = { recipientId: string; propertyId: string };

/**
 * One side of a talk must own the property, and nobody writes to themselves. First words need a home that
 * is offered; whom its owner wrote to or showed it may go on when it is let, hidden or deleted.
 * @throws 404, 422
 */
export async function requireTalk(tx: Queryable, senderId: string, talk: Talk): Promise<void> {
  const property = await tx.kysely
    .selectFrom('properties')
    .select((eb) => [
      'owner_id',
      eb('status', '=', 'Active').and('deleted_at', 'is', null).as('open'),
    ])
    .where('id', '=', talk.propertyId)
    .executeTakeFirst();
  if (property === undefined)
    throw new ProblemError(404, 'not-found', 'Property not found', { field: 'propertyId' });
  if (talk.recipientId === senderId) {
    throw new ProblemError(422, 'invalid', 'You cannot write to yourself.', {
      field: 'recipientId',
    });
  }
  const isToOwner = property.owner_id === talk.recipientId;
  if (isToOwner && property.open === true) return;
  if (isToOwner && (await isSuspended(tx, talk.recipientId)))
    throw notDelivered(`This agent cannot be reached through ${BRAND} at the moment`);
  if ((isToOwner || property.owner_id === senderId) && (await areInContact(tx, senderId, talk)))
    return;
  throw notDelivered('This property is no longer available');
}

/** Whether the one wrote to the other about a property, or a visit of it stands between the two. */
async function areInContact(tx: Queryable, senderId: string, talk: Talk): Promise<boolean> {
  const both = [senderId, talk.recipientId];
  const contact = await tx.kysely
    .selectFrom('messages')
    .select('id')
    .where('sender_id', '=', talk.recipientId)
    .where('recipient_id', '=', senderId)
    .where('property_id', '=', talk.propertyId)
    .unionAll((eb) =>
      eb
        .selectFrom('inspections')
        .select('id')
        .where('requester_id', 'in', both)
        .where('owner_id', 'in', both)
        .where('property_id', '=', talk.propertyId),
    )
    .limit(1)
    .executeTakeFirst();
  return contact !== undefined;
}

function notDelivered(why: string): ProblemError {
  return new ProblemError(404, 'not-found', `${why}, so the message was not delivered.`, {
    field: 'recipientId',
  });
}
