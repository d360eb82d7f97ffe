import { callApi } from '../../api/call-api';
import type { BusyCalendar } from '../../contract/inspection/offered-times';
import { readSession } from '../../db/repositories/account/session-repository';
import { deviceApi } from '../device-api';

/** The calendar whose busy times are not offered; null where there is none. @throws ApiError, NetworkError */
export async function fetchBusyCalendar(): Promise<BusyCalendar> {
  const { calendar } = await callApi(deviceApi(), 'GET /inspections/busy-calendar', {
    token: await token(),
  });
  return calendar;
}

/** Has the server read the calendar at an address from now on. @throws ApiError, NetworkError */
export async function giveBusyCalendar(url: string): Promise<BusyCalendar> {
  const { calendar } = await callApi(deviceApi(), 'PUT /inspections/busy-calendar', {
    token: await token(),
    body: { url },
  });
  return calendar;
}

/** Has the server forget it. @throws ApiError, NetworkError */
export async function endBusyCalendar(): Promise<BusyCalendar> {
  const { calendar } = await callApi(deviceApi(), 'DELETE /inspections/busy-calendar', {
    token: await token(),
  });
  return calendar;
}

async function token(): Promise<string | null> {
  return (await readSession())?.token ?? null;
}
