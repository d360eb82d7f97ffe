import { callApi } from '../../../api/call-api';
import type { AppDatabase } from '../../../db/app-database';
import { readSession } from '../../../db/repositories/account/session-repository';
import { storeSnapshot } from '../../../db/repositories/account/snapshot-repository';
import { deviceApi } from '../../device-api';

/** Fetches what the agent has of boosts and keeps it. @throws ApiError, NetworkError */
export async function refreshBoosts(database: AppDatabase): Promise<void> {
  const askedAt = Date.now();
  const token = (await readSession())?.token ?? null;
  const api = deviceApi();
  const [balance, history, active] = await Promise.all([
    callApi(api, 'GET /boosts', { token }),
    callApi(api, 'GET /boosts/history', { token }),
    callApi(api, 'GET /boosts/active', { token }),
  ]);
  await storeSnapshot(
    'boosts',
    {
      ...balance,
      history: history.history,
      active: active.activeBoostedProperties,
    },
    askedAt,
    database,
  );
}
