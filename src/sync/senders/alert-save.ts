import { callApi } from '../../api/call-api';
import type { SearchAlert, SearchAlertContent } from '../../contract/search-alert';
import type { Sender } from '../sender';

/** PUT by the client's id: a saved search, or an alert that also writes mails. */
export const alertSave: Sender<{ alert: SearchAlert }> = {
  send: (row, { api, token, headers }) =>
    callApi(api, 'PUT /search-alerts/:id', {
      params: { id: row.entityId },
      token,
      headers,
      body: row.payload as SearchAlertContent,
    }),
  apply: async (row, answer, database) => {
    // Changed or deleted here since it was sent: what waits says more than this answer.
    const later = await database.outbox.where('entityId').equals(row.entityId).count();
    if (later <= 1) await database.alerts.put(answer.alert);
  },
};
