import { callApi } from '../../api/call-api';
import type { AgentSignup } from '../../contract/agent-signup';
import { openSealed, type SealedText } from '../../db/sealed-text';
import { MissingOnDevice } from '../missing-on-device';
import type { Sender } from '../sender';

type Payload = { request: Omit<AgentSignup, 'password'>; password: SealedText };

/** Registers an agent or owner; the application's own id makes a repeat the same application. */
export const agentSignup: Sender<{ uploadToken: string }> = {
  send: async (row, { api, database }) => {
    const { request, password } = row.payload as Payload;
    const text = await openSealed(database, password).catch(() => {
      throw new MissingOnDevice('Please open the registration and type your password again');
    });
    return callApi(api, 'POST /agent-signup', { body: { ...request, password: text } });
  },
  apply: async (row, { uploadToken }, database) => {
    await database.ownApplications.update(row.entityId, {
      uploadToken,
      sentAt: Date.now(),
      status: 'pending',
      reason: null,
    });
  },
};
