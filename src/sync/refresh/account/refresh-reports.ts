import { callAsAccount } from '../../call-as-account';
import { askedAnew } from './asked-anew';
import type { AppDatabase } from '../../../db/app-database';
import { storeReports } from '../../../db/repositories/reports/report-repository';

/** Fetches the reports for the approver and keeps them. @throws ApiError, NetworkError */
export async function refreshReports(database: AppDatabase): Promise<void> {
  const { reports } = await askedAnew(['report.decide'], database, () =>
    callAsAccount('GET /reports'),
  );
  await storeReports(reports, database);
}
