import { callAsAccount } from '../../call-as-account';
import { askedAnew } from './asked-anew';
import type { AppDatabase } from '../../../db/app-database';
import { storeApplications } from '../../../db/repositories/applications/application-repository';
import { readSession } from '../../../db/repositories/account/session-repository';
import type { DocumentKind } from '../../../contract/people/document-options';
import { deviceApi } from '../../device-api';

/**
 * Fetches the applications that wait and keeps them: those that wait longest, of all or of those in
 * which the words of `find` stand.
 * @returns how many wait at all. @throws ApiError, NetworkError
 */
export async function refreshApplications(database: AppDatabase, find = ''): Promise<number> {
  const { agents, total } = await askedAnew(['agent.approve', 'agent.reject'], database, () =>
    callAsAccount('GET /email/agent-approval/pending', find === '' ? {} : { query: { find } }),
  );
  await storeApplications(agents, find === '', database);
  return total ?? agents.length;
}

/** Fetches a paper of an applicant; it is not kept on this device. @throws ApiError, NetworkError */
export async function fetchDocument(agentId: string, kind: DocumentKind): Promise<Blob> {
  const token = (await readSession())?.token ?? null;
  const { bytes, type } = await deviceApi().download({
    method: 'GET',
    path: `/api/agents/${agentId}/documents/${kind}`,
    token,
  });
  return new Blob([bytes], { type });
}
