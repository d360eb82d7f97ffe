import { openSealed } from '../../db/sealed-text';
import { isText, shape } from '../../domain/checks';
import { isAnything } from '../../domain/answer-checks';
import { MissingOnDevice, NoLongerWanted } from '../engine/missing-on-device';
import { isStorageFailure } from '../engine/storage-failure';
import { senderBy, type SendersOf } from '../sender';

// Five megabytes on a bar of 3G: slow, not dead.
const TIMEOUT_MS = 140_000;

export const agentSenders: SendersOf<'agent' | 'document'> = {
  /** Registers an agent or owner; the application's own id makes a repeat the same application. */
  'agent.signup': senderBy('POST /agent-signup', {
    takes: async ({ payload: { request, password } }, database) => {
      const text = await openSealed(database, password).catch((error: unknown) => {
        if (isStorageFailure(error)) throw error;
        throw new MissingOnDevice('Please open the registration and type your password again');
      });
      return { body: { ...request, password: text } };
    },
    fits: shape<{ uploadToken: string }>({ uploadToken: isText }),
    apply: async ({ entityId }, { uploadToken }, database) => {
      await database.ownApplications.update(entityId, {
        uploadToken,
        sentAt: Date.now(),
        status: 'pending',
        reason: null,
      });
    },
  }),
  /** Sends one paper of an application; the bytes are read only now and freed once they are there. */
  'document.send': senderBy('PUT /agent-signup/documents/:kind', {
    takes: async ({ entityId, payload: { applicationId } }, database) => {
      const application = await database.ownApplications.get(applicationId);
      const document = await database.applicationDocuments.get(entityId);
      const bytes = await database.documentData.get(entityId);
      const token = application?.uploadToken ?? null;
      if (document === undefined || bytes === undefined || token === null)
        throw new NoLongerWanted(entityId);
      return {
        params: { kind: document.kind },
        query: { token, name: document.name },
        photo: { type: document.type, data: bytes.data },
        timeoutMs: TIMEOUT_MS,
      };
    },
    fits: isAnything,
    apply: async ({ entityId }, _answer, database) => {
      await database.applicationDocuments.update(entityId, { sentAt: Date.now() });
      await database.documentData.delete(entityId);
    },
  }),
  /** An approver's decision; the application has left the list once the server has it. */
  'agent.approve': senderBy('POST /email/agent-approval/approve', {
    takes: ({ entityId, payload: { seen } }) => ({
      body: { agentId: entityId, ...(seen === undefined ? {} : { seen }) },
    }),
    fits: isAnything,
    apply: ({ entityId }, _answer, database) => database.applications.delete(entityId),
  }),
  'agent.reject': senderBy('POST /email/agent-approval/reject', {
    takes: ({ entityId, payload: { reason, seen } }) => ({
      body: { agentId: entityId, reason, ...(seen === undefined ? {} : { seen }) },
    }),
    fits: isAnything,
    apply: ({ entityId }, _answer, database) => database.applications.delete(entityId),
  }),
};
