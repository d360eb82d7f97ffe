import { callApi } from '../../../api/call-api';
import type { AppDatabase } from '../../../db/app-database';
import {
  readOwnApplication,
  storeDecision,
} from '../../../db/repositories/applications/own-application-repository';
import { deviceApi } from '../../device-api';

/** Asks what became of the application made on this device. @throws ApiError, NetworkError */
export async function refreshOwnApplication(database: AppDatabase): Promise<void> {
  const application = (await readOwnApplication(database))?.application;
  if (application === undefined || application.uploadToken === null) return;
  const decision = await callApi(deviceApi(), 'POST /agent-signup/status', {
    body: { token: application.uploadToken },
  });
  await storeDecision(application.id, decision, database);
}
