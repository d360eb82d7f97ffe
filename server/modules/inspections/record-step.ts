import type { Queryable } from '../../db/database';
import { recordChanges } from '../changes/record-change';
import { readDealtWith } from '../notifications/repository';
import type { InspectionHead } from './repository';

/** Tells both sides' devices that an inspection changed; answered or called off, it asks for nothing any more. */
export async function recordStep(tx: Queryable, id: string, head: InspectionHead): Promise<void> {
  await recordChanges(tx, [
    { userId: head.owner_id, collection: 'inspections', entityId: id },
    { userId: head.requester_id, collection: 'inspections', entityId: id },
    ...(await readDealtWith(tx, {
      userId: head.owner_id,
      aboutUserId: head.requester_id,
      type: 'INSPECTION_ASKED',
      propertyId: head.property_id,
      date: head.request_date,
    })),
  ]);
}
