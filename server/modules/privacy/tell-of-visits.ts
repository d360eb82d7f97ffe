import { BRAND } from '../../../src/domain/brand';
import { formatDate } from '../../../src/domain/format/format-date';
import type { Queryable } from '../../db/database';
import { findById } from '../auth/repository';
import type { Change } from '../changes/record-change';
import type { VisitAhead } from '../inspections/visits-ahead';
import { calledOffMail } from '../mail/called-off-mail';
import { queueMail } from '../mail/repository';
import { storeNotification } from '../notifications/repository';

/**
 * Tells whoever has a visit ahead with a person who is erased that it is called off: it leaves their phone, and
 * nothing else would keep them from coming. The person is not named, nor a home of theirs. Returns the
 * changes to record. No SMS goes out, which is sent for an inspection that stands.
 */
export async function tellOfVisits(
  tx: Queryable,
  userId: string,
  visits: VisitAhead[],
): Promise<Change[]> {
  const changes: Change[] = [];
  for (const visit of visits) {
    const isOwners = visit.owner_id === userId;
    const told = await findById(tx, isOwners ? visit.requester_id : visit.owner_id);
    if (told === undefined) continue;
    const { request_date: requestDate, request_time: requestTime } = visit;
    const propertyTitle = isOwners ? null : visit.property_title;
    await queueMail(tx, calledOffMail(told, { propertyTitle, requestDate, requestTime }, 'closed'));
    const which = propertyTitle === null ? 'Your inspection' : `The inspection of ${propertyTitle}`;
    changes.push(
      await storeNotification(tx, {
        userId: told.id,
        type: isOwners ? 'INSPECTION_DECLINED' : 'INSPECTION_CANCELLED',
        propertyId: isOwners ? null : visit.property_id,
        propertyTitle: propertyTitle ?? 'A home',
        message: `${which} on ${formatDate(requestDate)} at ${requestTime} is called off by ${BRAND}: the account of the other side is closed`,
        details: { date: requestDate, time: requestTime },
      }),
    );
  }
  return changes;
}
