import { callApi } from '../../api/call-api';
import type { SavedProperty } from '../../contract/saved-property';
import { applySaved } from '../apply-saved';
import type { Sender } from '../sender';

export const savedAdd: Sender<{ saved: SavedProperty }> = {
  send: (row, { api, token, headers }) =>
    callApi(api, 'POST /saved-properties', {
      token,
      headers,
      body: row.payload as { propertyId: string },
    }),
  apply: async (row, answer, database) => {
    const removed = await database.outbox
      .where('entityId')
      .equals(row.entityId)
      .filter((other) => other.kind === 'saved.remove')
      .count();
    if (removed === 0) await applySaved(database, answer.saved);
  },
};
