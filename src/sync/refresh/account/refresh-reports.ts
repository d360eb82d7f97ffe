import { callApi } from '../../../api/call-api';
import type { AppDatabase } from '../../../db/app-database';
import { readSession } from '../../../db/repositories/account/session-repository';
import { storeReports } from '../../../db/repositories/reports/report-repository';
import { deviceApi } from '../../device-api';

/** Fetches the reports for the approver and keeps them. @throws ApiError, NetworkError */
export async function refreshReports(database: AppDatabase): Promise<void> {
  const token = (await readSession())?.token ?? null;
  const { reports } = await callApi(deviceApi(), 'GET /reports', { token });
  await storeReports(reports, database);
}
