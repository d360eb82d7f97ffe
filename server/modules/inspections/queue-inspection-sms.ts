import type { InspectionStatus } from '../../../src/contract/inspection/inspection-options';
import { isAgreed } from '../../../src/domain/inspections/is-agreed';
import type { Queryable } from '../../db/database';
import { readPreferences } from '../auth/preferences';
import type { AccountRow } from '../auth/account-row';
import type { StoredInspection } from './repository';
import { inspectionCalledOffSms, inspectionConfirmedSms } from '../sms/inspection-sms';
import { dropWaitingSms, queueSms } from '../sms/repository';
import { SMS_WISH } from '../sms/sms-wish';

/**
 * Queues the SMS about a changed inspection in the caller's transaction: to the seeker when a visit
 * is confirmed or moved, to either side when an agreed one is called off. What still waits about
 * the same inspection is out of date, and dropped.
 */
export async function queueInspectionSms(
  tx: Queryable,
  change: {
    before: InspectionStatus;
    inspection: StoredInspection;
    told: AccountRow;
    side: keyof typeof SMS_WISH;
    isOurs: boolean;
  },
): Promise<void> {
  const { inspection, told, side } = change;
  await dropWaitingSms(tx, inspection.id);
  const isCalledOff = isAgreed(change.before) && !isAgreed(inspection.status);
  const isNews = isCalledOff || (side === 'requester' && isAgreed(inspection.status));
  if (!isNews || told.phone === null) return;
  if (!(await readPreferences(tx, told.id))[SMS_WISH[side]]) return;
  await queueSms(tx, {
    userId: told.id,
    inspection,
    text: isCalledOff
      ? inspectionCalledOffSms(inspection, change.isOurs ? 'either' : side)
      : inspectionConfirmedSms(inspection),
  });
}
