import { callApi } from '../../api/call-api';
import type { CalendarState } from '../../contract/inspection/inspection';
import { readSession } from '../../db/repositories/account/session-repository';
import { deviceApi } from '../device-api';

/** Whether the agent's calendar has an address, and what stands in it. @throws ApiError, NetworkError */
export async function fetchCalendarState(): Promise<CalendarState> {
  return callApi(deviceApi(), 'GET /inspections/calendar', { token: await token() });
}

/**
 * Makes the secret address under which a calendar subscribes to the agent's inspections; one made before
 * ends. @throws ApiError, NetworkError
 */
export async function makeCalendarAddress(contacts: boolean): Promise<string> {
  const made = await callApi(deviceApi(), 'POST /inspections/calendar', {
    token: await token(),
    body: { contacts },
  });
  return made.url;
}

/** Ends the address. @throws ApiError, NetworkError */
export async function endCalendarAddress(): Promise<void> {
  await callApi(deviceApi(), 'DELETE /inspections/calendar', { token: await token() });
}

async function token(): Promise<string | null> {
  return (await readSession())?.token ?? null;
}
