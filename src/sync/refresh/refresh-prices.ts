import { callApi } from '../../api/call-api';
import type { AppDatabase } from '../../db/app-database';
import { readSession } from '../../db/repositories/account/session-repository';
import { readSnapshot, storeSnapshot } from '../../db/repositories/account/snapshot-repository';
import { deviceApi } from '../device-api';

const DAY_MS = 86_400_000;

/** Fetches once a day what homes cost, to ask about a price that is far from it. @throws ApiError, NetworkError */
export async function refreshPrices(database: AppDatabase): Promise<void> {
  const askedAt = Date.now();
  const known = await readSnapshot('prices', database);
  if (known !== undefined && askedAt - known.fetchedAt < DAY_MS) return;
  const token = (await readSession())?.token ?? null;
  const { medians } = await callApi(deviceApi(), 'GET /price-medians', { token });
  await storeSnapshot('prices', medians, askedAt, database);
}
