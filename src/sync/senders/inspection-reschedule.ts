import { callApi } from '../../api/call-api';
import type { Inspection } from '../../contract/inspection';
import { applyInspection } from '../apply-inspection';
import type { Sender } from '../sender';

/** Moves an inspection to another day and time (A4). */
export const inspectionReschedule: Sender<{ inspection: Inspection }> = {
  send: (row, { api, token, headers }) => {
    const { requestDate, requestTime, notes } = row.payload as {
      requestDate: string;
      requestTime: string;
      notes: string;
    };
    return callApi(api, 'PATCH /inspections/requests/:id/reschedule', {
      params: { id: row.entityId },
      token,
      headers,
      body: { requestDate, requestTime, ...(notes === '' ? {} : { notes }) },
    });
  },
  apply: (row, answer, database) => applyInspection(database, answer.inspection, row.id),
  refused: (_row, database) => database.cursors.delete('inspections'),
};
