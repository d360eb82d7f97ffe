import { callAsAccount } from '../call-as-account';
import type { BusyCalendar } from '../../contract/inspection/offered-times';

/** The calendar whose busy times are not offered; null where there is none. @throws ApiError, NetworkError */
export async function fetchBusyCalendar(): Promise<BusyCalendar> {
  const { calendar } = await callAsAccount('GET /inspections/busy-calendar');
  return calendar;
}

/** Has the server read the calendar at an address from now on. @throws ApiError, NetworkError */
export async function giveBusyCalendar(url: string): Promise<BusyCalendar> {
  const { calendar } = await callAsAccount('PUT /inspections/busy-calendar', { body: { url } });
  return calendar;
}

/** Has the server forget it. @throws ApiError, NetworkError */
export async function endBusyCalendar(): Promise<BusyCalendar> {
  const { calendar } = await callAsAccount('DELETE /inspections/busy-calendar');
  return calendar;
}
