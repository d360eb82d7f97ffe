import { callApi } from '../../api/call-api';
import { NoLongerWanted } from '../missing-on-device';
import type { Sender } from '../sender';

// Five megabytes on a bar of 3G: slow, not dead.
const TIMEOUT_MS = 140_000;

/** Sends one paper of an application; the bytes are read only now and freed once they are there. */
export const documentSend: Sender = {
  send: async (row, { api, database }) => {
    const { applicationId } = row.payload as { applicationId: string };
    const application = await database.ownApplications.get(applicationId);
    const document = await database.applicationDocuments.get(row.entityId);
    const bytes = await database.documentData.get(row.entityId);
    const token = application?.uploadToken ?? null;
    if (document === undefined || bytes === undefined || token === null)
      throw new NoLongerWanted(row.entityId);
    return callApi(api, 'PUT /agent-signup/documents/:kind', {
      params: { kind: document.kind },
      query: { token, name: document.name },
      photo: { type: document.type, data: bytes.data },
      timeoutMs: TIMEOUT_MS,
    });
  },
  apply: async (row, _answer, database) => {
    await database.applicationDocuments.update(row.entityId, { sentAt: Date.now() });
    await database.documentData.delete(row.entityId);
  },
};
