import { callApi } from '../../api/call-api';
import type { Listing, PropertyContent } from '../../contract/property';
import { applyProperty } from '../apply-property';
import type { Sender } from '../sender';

/** PUT by the client's id; If-Match carries the version that the edit began from. */
export const propertySave: Sender<{ property: Listing }> = {
  send: (row, { api, token, headers }) =>
    callApi(api, 'PUT /properties/:id', {
      params: { id: row.entityId },
      token,
      headers:
        row.baseVersion === null ? headers : { ...headers, 'if-match': `"${row.baseVersion}"` },
      body: row.payload as PropertyContent,
    }),
  apply: (row, answer, database) => applyProperty(database, answer.property, row.id),
};
