import type { Listing } from '../../../src/contract/listing/property';
import type { Queryable } from '../../db/database';
import type { Account } from '../../plugins/account-of';
import { ProblemError } from '../../plugins/problem-error';
import { announceProperty } from './announce-property';
import { lockProperty, type PropertyHead, readProperty } from './repository';

/** Tells the owner's other devices and everybody who saved it; answers the new state. */
export async function announceOwn(tx: Queryable, account: Account, id: string): Promise<Listing> {
  await announceProperty(tx, { id, ownerId: account.id });
  const property = await readProperty(tx, id, 'owner');
  if (property === undefined) throw notFound();
  return property;
}

/** Locks a property for its owner. @throws 404 when it is not theirs or unknown, 410 when deleted. */
export async function lockOwn(tx: Queryable, id: string, account: Account): Promise<PropertyHead> {
  const head = await lockProperty(tx, id);
  // A foreign id is answered like an unknown one: it tells nobody what exists.
  if (head === undefined || head.owner_id !== account.id) throw notFound();
  if (head.deleted) throw new ProblemError(410, 'gone', 'This listing was deleted.');
  return head;
}

/** Holds a change to the version it names; one that names none is about whatever stands there now. */
export async function requireVersion(
  tx: Queryable,
  id: string,
  head: PropertyHead,
  version: number | null,
): Promise<void> {
  if (version !== null && version !== head.version) throw await versionConflict(tx, id);
}

/** A refusal with the listing as it stands, for the device to choose from. */
export async function versionConflict(tx: Queryable, id: string): Promise<ProblemError> {
  return new ProblemError(409, 'conflict', 'This listing was changed on another device.', {
    current: await readProperty(tx, id, 'owner'),
  });
}

/** The answer about what does not exist, or is another's. */
export function notFound(): ProblemError {
  return new ProblemError(404, 'not-found', 'Property not found');
}
