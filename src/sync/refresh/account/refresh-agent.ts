import { ApiError } from '../../../api/api-error';
import { callApi } from '../../../api/call-api';
import type { AppDatabase } from '../../../db/app-database';
import { forgetAgent, storeAgent } from '../../../db/repositories/agents/agent-repository';
import { agentKey } from '../../../domain/agents/agent-key';
import { deviceApi } from '../../device-api';

/**
 * Fetches an agent with a page of their homes and keeps it, from the first page or from a cursor on;
 * 'gone' where there is no such agent. @throws ApiError, NetworkError
 */
export async function refreshAgent(
  { id, homes, cursor }: { id: string; homes: readonly string[]; cursor: string | null },
  database: AppDatabase,
): Promise<'fresh' | 'gone'> {
  try {
    const page = await callApi(deviceApi(), 'GET /agents/:id', {
      params: { id },
      query: {
        ...(homes.length === 0 ? {} : { homes: homes.join(',') }),
        ...(cursor === null ? {} : { cursor }),
      },
    });
    await storeAgent(agentKey(id, homes), page, cursor === null, database);
    return 'fresh';
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 422)) throw error;
    await forgetAgent(id, database);
    return 'gone';
  }
}
