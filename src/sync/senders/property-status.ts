import type { Listing } from '../../contract/property';
import { applyProperty } from '../apply-property';
import type { Sender } from '../sender';

/** Publishes or withdraws a listing. */
export function propertyStatus(verb: 'publish' | 'unpublish'): Sender<{ property: Listing }> {
  return {
    send: (row, { api, token, headers }) =>
      api.request({
        method: 'POST',
        path: `/api/properties/${row.entityId}/${verb}`,
        token,
        headers,
      }),
    apply: (row, answer, database) => applyProperty(database, answer.property, row.id),
  };
}
