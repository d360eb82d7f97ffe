import { callApi } from '../../api/call-api';
import type { NotificationPreferences } from '../../contract/profile';
import { putAccountPart } from '../../db/account-parts';
import type { Sender } from '../sender';

export const preferencesSave: Sender<{ data: NotificationPreferences }> = {
  send: (row, { api, token, headers }) =>
    callApi(api, 'PUT /auth/notification-preferences', {
      token,
      headers,
      body: row.payload as Partial<NotificationPreferences>,
    }),
  apply: async (_row, answer, database) =>
    putAccountPart(database, 'notificationPreferences', answer.data),
};
