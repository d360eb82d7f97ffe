import { callApi } from '../../api/call-api';
import type { Listing } from '../../contract/property';
import { applyProperty } from '../apply-property';
import type { Sender } from '../sender';

/** Publishes, withdraws or confirms a listing: a word to the server, without a body. */
export function propertyStatus(
  verb: 'publish' | 'unpublish' | 'confirm',
): Sender<{ property: Listing }> {
  return {
    send: (row, { api, token, headers }) =>
      callApi(api, `POST /properties/:id/${verb}`, {
        params: { id: row.entityId },
        token,
        headers,
      }),
    apply: (row, answer, database) =>
      applyProperty(database, answer.property, row.id, verb !== 'confirm'),
  };
}
