import { callApi } from '../../api/call-api';
import type { AppDatabase } from '../../db/app-database';
import { readSession } from '../../db/repositories/account/session-repository';
import { readSnapshot, storeSnapshot } from '../../db/repositories/account/snapshot-repository';
import { deviceApi } from '../device-api';

/** Figures of a week change little in a few hours, and each asking costs data. */
const FRESH_MS = 6 * 3_600_000;

/** Fetches what each listing of the last seven days was looked at and asked about. @throws ApiError, NetworkError */
export async function refreshWeekFigures(database: AppDatabase): Promise<void> {
  const known = await readSnapshot('listings week', database);
  const askedAt = Date.now();
  if (known !== undefined && askedAt - known.fetchedAt < FRESH_MS) return;
  const token = (await readSession())?.token ?? null;
  const query = { period: 'week' } as const;
  const { data } = await callApi(deviceApi(), 'GET /analytics/properties', { token, query });
  await storeSnapshot('listings week', data.properties, askedAt, database);
}
