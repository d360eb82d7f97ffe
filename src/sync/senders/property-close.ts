import { callApi } from '../../api/call-api';
import type { Listing } from '../../contract/property';
import { applyProperty } from '../apply-property';
import type { Sender } from '../sender';

/** Says on which day a listing was rented or sold. */
export const propertyClose: Sender<{ property: Listing }> = {
  send: (row, { api, token, headers }) =>
    callApi(api, 'POST /properties/:id/close', {
      params: { id: row.entityId },
      token,
      headers,
      body: { date: (row.payload as { date: string }).date },
    }),
  apply: (row, answer, database) => applyProperty(database, answer.property, row.id),
};
