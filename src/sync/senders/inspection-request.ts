import { callApi } from '../../api/call-api';
import type { Inspection, InspectionRequest } from '../../contract/inspection';
import type { Sender } from '../sender';

/** Asks to see a home; the id is the device's own, so that twice is once. */
export const inspectionRequest: Sender<{ inspection: Inspection }> = {
  send: (row, { api, token, headers }) =>
    callApi(api, 'POST /inspections/requests', {
      token,
      headers,
      body: (row.payload as { request: InspectionRequest }).request,
    }),
  apply: async (row, answer, database) => {
    // Called off here while it was on its way: the call that waits will follow it.
    const later = await database.outbox.where('entityId').equals(row.entityId).count();
    if (later <= 1) await database.inspections.put(answer.inspection);
  },
};
