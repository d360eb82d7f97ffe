import { callApi } from '../../api/call-api';
import type { Profile, ProfileUpdate } from '../../contract/profile';
import { putAccountPart } from '../../db/account-parts';
import type { Sender } from '../sender';

export const profileSave: Sender<{ data: Profile }> = {
  send: (row, { api, token, headers }) =>
    callApi(api, 'PUT /auth/profile', { token, headers, body: row.payload as ProfileUpdate }),
  apply: async (_row, answer, database) => putAccountPart(database, 'profile', answer.data),
};
