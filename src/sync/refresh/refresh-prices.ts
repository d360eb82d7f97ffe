import { callAsAccount } from '../call-as-account';
import { DAY_MS } from '../../domain/dates/milliseconds';
import type { AppDatabase } from '../../db/app-database';
import { readSnapshot, storeSnapshot } from '../../db/repositories/account/snapshot-repository';

/** Fetches once a day what homes cost, to ask about a price that is far from it. @throws ApiError, NetworkError */
export async function refreshPrices(database: AppDatabase): Promise<void> {
  const askedAt = Date.now();
  const known = await readSnapshot('prices', database);
  if (known !== undefined && Math.abs(askedAt - known.fetchedAt) < DAY_MS) return;
  const { medians } = await callAsAccount('GET /price-medians');
  await storeSnapshot('prices', medians, askedAt, database);
}
