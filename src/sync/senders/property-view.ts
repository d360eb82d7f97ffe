import { ApiError } from '../../api/api-error';
import { callApi } from '../../api/call-api';
import { NoLongerWanted } from '../missing-on-device';
import type { Sender } from '../sender';

type Payload = { propertyId: string; deviceId: string; day: string };

/** Tells that a home was looked at. Whatever the server does not take is not worth a person's time. */
export const propertyView: Sender = {
  send: (row, { api, token }) => {
    const { propertyId, deviceId, day } = row.payload as Payload;
    return callApi(api, 'POST /properties/:id/views', {
      params: { id: propertyId },
      token,
      body: { deviceId, day },
    }).catch((error: unknown) => {
      const refused = error instanceof ApiError && [400, 403, 404, 410, 422].includes(error.status);
      throw refused ? new NoLongerWanted(row.entityId) : error;
    });
  },
  apply: async () => undefined,
};
