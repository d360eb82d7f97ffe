import { randomUUID } from 'node:crypto';
import type { User } from '../../src/contract/people/account';
import type { StoredRow } from '../../src/db/outbox-row';

/** A row that waits in somebody's outbox, never tried, alone in its lane. */
export function madeRow(
  owner: Pick<User, 'id'>,
  part: Pick<StoredRow, 'kind' | 'entityId'> & Partial<StoredRow>,
): Omit<StoredRow, 'seq'> {
  return {
    id: randomUUID(),
    userId: owner.id,
    lane: part.entityId,
    subject: part.entityId,
    payload: {},
    payloadVersion: 1,
    baseVersion: null,
    before: [],
    dependsOn: [],
    state: 'pending',
    attempts: 0,
    nextAttemptAt: 0,
    lastError: null,
    createdAt: Date.now(),
    leaseUntil: null,
    ...part,
  };
}

/** What the server said of a row that it did not take. */
export const refused = (message: string): Partial<StoredRow> => ({
  state: 'rejected',
  attempts: 1,
  lastError: { code: 'forbidden', status: 403, message, at: 1 },
});
