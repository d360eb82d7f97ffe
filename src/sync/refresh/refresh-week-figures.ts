import { callAsAccount } from '../call-as-account';
import type { AppDatabase } from '../../db/app-database';
import { readSnapshot, storeSnapshot } from '../../db/repositories/account/snapshot-repository';

/** Figures of a week change little in a few hours, and each asking costs data. */
const FRESH_MS = 6 * 3_600_000;

/** Fetches what each listing of the last seven days was looked at and asked about. @throws ApiError, NetworkError */
export async function refreshWeekFigures(database: AppDatabase): Promise<void> {
  const known = await readSnapshot('listings week', database);
  const askedAt = Date.now();
  if (known !== undefined && Math.abs(askedAt - known.fetchedAt) < FRESH_MS) return;
  const query = { period: 'week' } as const;
  const { data } = await callAsAccount('GET /analytics/properties', { query });
  await storeSnapshot('listings week', data.properties, askedAt, database);
}
