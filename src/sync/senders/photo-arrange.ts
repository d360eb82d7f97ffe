import { callApi } from '../../api/call-api';
import type { Listing } from '../../contract/property';
import { applyProperty } from '../apply-property';
import type { Sender } from '../sender';

/** Gives a listing's photos their order, the cover first, and their captions. */
export const photoArrange: Sender<{ property: Listing }> = {
  send: (row, { api, token, headers }) => {
    const { propertyId, photos } = row.payload as {
      propertyId: string;
      photos: { id: string; caption: string }[];
    };
    return callApi(api, 'PUT /properties/:id/photo-order', {
      params: { id: propertyId },
      token,
      headers,
      body: { photos },
    });
  },
  apply: (row, answer, database) => applyProperty(database, answer.property, row.id, false),
};
