import { callApi } from '../../api/call-api';
import { readSession } from '../../db/repositories/account/session-repository';
import { pageApi } from '../page-api';

/** The secret address under which a calendar subscribes to the agent's inspections. @throws ApiError, NetworkError */
export async function fetchCalendarAddress(): Promise<string> {
  const token = (await readSession())?.token ?? null;
  return (await callApi(pageApi(), 'POST /inspections/calendar', { token })).url;
}
