import type { NotificationType } from '../../../src/contract/feed/notification';
import type { InspectionStatus } from '../../../src/contract/inspection/inspection-options';
import { BRAND } from '../../../src/domain/brand';
import { isAgreed } from '../../../src/domain/inspections/is-agreed';
import type { Queryable } from '../../db/database';
import { notify } from '../notifications/repository';
import type { StoredInspection } from './repository';

type News = {
  type: NotificationType;
  tells: (one: StoredInspection, change: Change) => string;
};

/** Where it stood until then, why its home is not to be seen any more, and whether we did it. */
type Change = { before: InspectionStatus; gone: string | null; isOurs: boolean };

/** What each state is to the side that did not bring it about. */
const NEWS: Record<InspectionStatus, News> = {
  Pending: {
    type: 'INSPECTION_ASKED',
    tells: ({ requesterName, propertyTitle }) => `${requesterName} asks to see ${propertyTitle}`,
  },
  // The specification has one type for both.
  Confirmed: {
    type: 'INSPECTION_CONFIRMED',
    tells: ({ propertyTitle }) => `Your inspection of ${propertyTitle} is confirmed`,
  },
  Rescheduled: {
    type: 'INSPECTION_CONFIRMED',
    tells: ({ propertyTitle }) => `Your inspection of ${propertyTitle} has a new time`,
  },
  Declined: {
    type: 'INSPECTION_DECLINED',
    tells: ({ propertyTitle }, { before, gone }) =>
      `Your inspection of ${propertyTitle} was ${isAgreed(before) ? 'called off' : 'declined'}${gone === null ? '' : `: it ${gone}`}`,
  },
  Cancelled: {
    type: 'INSPECTION_CANCELLED',
    tells: ({ requesterName, propertyTitle }) =>
      `${requesterName} is not coming to see ${propertyTitle}`,
  },
};

/** Tells one side, in the app and by push, what the other did, or we. */
export async function notifyInspection(
  tx: Queryable,
  inspection: StoredInspection,
  side: 'owner' | 'requester',
  change: Change,
): Promise<void> {
  const status: InspectionStatus = inspection.status;
  const { type, tells } = NEWS[status];
  const [userId, aboutUserId] =
    side === 'owner'
      ? [inspection.agent.id, inspection.requesterId]
      : [inspection.requesterId, inspection.agent.id];
  await notify(tx, {
    userId,
    aboutUserId,
    type,
    propertyId: inspection.propertyId,
    propertyTitle: inspection.propertyTitle,
    message: change.isOurs
      ? `${BRAND} called off the inspection of ${inspection.propertyTitle}: the other side cannot be reached at the moment`
      : tells(inspection, change),
    details: {
      date: inspection.requestDate,
      time: inspection.requestTime,
      location: inspection.propertyAddress,
    },
  });
}
