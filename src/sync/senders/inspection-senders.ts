import type { Inspection } from '../../contract/inspection/inspection';
import type { OfferedTimes } from '../../contract/inspection/offered-times';
import type { AppDatabase } from '../../db/app-database';
import type { OutboxRow } from '../../db/outbox-row';
import { storeSnapshot } from '../../db/repositories/account/snapshot-repository';
import { shape } from '../../domain/checks';
import { isAnything, isInspection } from '../../domain/answer-checks';
import { isOfferedTimes } from '../../domain/inspections/times/is-offered-times';
import { applyInspection } from '../engine/apply/apply-inspection';
import { senderBy, type SendersOf } from '../sender';

type Answer = { inspection: Inspection };

const fits = shape<Answer>({ inspection: isInspection });
const apply = (row: OutboxRow, answer: Answer, database: AppDatabase) =>
  applyInspection(database, answer.inspection, row.id);
/** The server said no: what it says instead is fetched. */
const refused = (_row: OutboxRow, database: AppDatabase) => database.cursors.delete('inspections');

/** The version that was looked at: an answer given since on another device is not overruled. */
const seenVersion = (version: number | null): Record<string, string> =>
  version === null ? {} : { 'if-match': `"${version}"` };

export const inspectionSenders: SendersOf<'inspection' | 'times'> = {
  /** Asks to see a home; the id is the device's own, so that twice is once. */
  'inspection.request': senderBy('POST /inspections/requests', {
    takes: ({ payload }) => ({ body: payload.request }),
    fits,
    apply: async ({ entityId }, answer, database) => {
      // Called off here while it was on its way: the call that waits will follow it.
      const all = await database.outbox.where('entityId').equals(entityId).count();
      if (all <= 1) await database.inspections.put(answer.inspection);
    },
  }),
  /** Calls an inspection off, and takes it from the list once the server has heard (DASH-4). */
  'inspection.remove': senderBy('DELETE /inspections/requests/:id', {
    takes: ({ entityId }) => ({ params: { id: entityId } }),
    fits: isAnything,
    apply: ({ entityId }, _answer, database) => database.inspections.delete(entityId),
  }),
  /** Confirms or declines what a seeker asked for; reactivating sends Confirmed (AINS-1). */
  'inspection.answer': senderBy('PATCH /inspections/requests/:id/status', {
    takes: ({ entityId, payload, baseVersion }) => ({
      params: { id: entityId },
      headers: seenVersion(baseVersion),
      body: { status: payload.status },
    }),
    fits,
    apply,
    refused,
  }),
  /** Moves an inspection to another day and time. */
  'inspection.reschedule': senderBy('PATCH /inspections/requests/:id/reschedule', {
    takes: ({ entityId, payload: { requestDate, requestTime, notes }, baseVersion }) => ({
      params: { id: entityId },
      headers: seenVersion(baseVersion),
      body: { requestDate, requestTime, ...(notes === '' ? {} : { notes }) },
    }),
    fits,
    apply,
    refused,
  }),
  /** Changes the times an agent offers; other days stay as another phone may have said them. */
  'times.save': senderBy('PUT /inspections/offered-times', {
    takes: ({ payload }) => ({ body: payload }),
    fits: shape<{ times: OfferedTimes }>({ times: isOfferedTimes }),
    apply: (_row, { times }, database) =>
      storeSnapshot('offered-times', times, Date.now(), database),
  }),
};
