import { callApi } from '../../api/call-api';
import type { Inspection } from '../../contract/inspection';
import { applyInspection } from '../apply-inspection';
import type { Sender } from '../sender';

/** Confirms or declines what a seeker asked for; reactivating sends Confirmed (A4). */
export const inspectionAnswer: Sender<{ inspection: Inspection }> = {
  send: (row, { api, token, headers }) =>
    callApi(api, 'PATCH /inspections/requests/:id/status', {
      params: { id: row.entityId },
      token,
      headers,
      body: { status: (row.payload as { status: 'Confirmed' | 'Declined' }).status },
    }),
  apply: (row, answer, database) => applyInspection(database, answer.inspection, row.id),
  refused: (_row, database) => database.cursors.delete('inspections'),
};
