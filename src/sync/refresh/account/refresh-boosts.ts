import { callAsAccount } from '../../call-as-account';
import type { AppDatabase } from '../../../db/app-database';
import { storeSnapshot } from '../../../db/repositories/account/snapshot-repository';

/** Fetches what the agent has of boosts and keeps it. @throws ApiError, NetworkError */
export async function refreshBoosts(database: AppDatabase): Promise<void> {
  const askedAt = Date.now();
  const [balance, history, active] = await Promise.all([
    callAsAccount('GET /boosts'),
    callAsAccount('GET /boosts/history'),
    callAsAccount('GET /boosts/active'),
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
