import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database';
import { announceInspection } from './announce-inspection';
import { setInspectionStatus } from './repository';
import type { VisitAhead } from './visits-ahead';

/**
 * Calls off the visits ahead of somebody who can be reached no more, and tells the other sides: nobody is to
 * wait at a gate, or go to somebody who was suspended.
 */
export async function callOffVisits(
  tx: Queryable,
  userId: string,
  visits: VisitAhead[],
  app: FastifyInstance,
): Promise<void> {
  for (const visit of visits) {
    const isOwner = visit.owner_id === userId;
    await setInspectionStatus(tx, visit.id, isOwner ? 'Declined' : 'Cancelled', undefined);
    await announceInspection(tx, visit.id, visit, app, isOwner ? 'requester' : 'owner', {
      isOurs: true,
    });
  }
}
