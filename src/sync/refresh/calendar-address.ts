import { callAsAccount } from '../call-as-account';
import type { CalendarState } from '../../contract/inspection/inspection';

/** Whether the agent's calendar has an address, and what stands in it. @throws ApiError, NetworkError */
export async function fetchCalendarState(): Promise<CalendarState> {
  return callAsAccount('GET /inspections/calendar');
}

/**
 * Makes the secret address under which a calendar subscribes to the agent's inspections; one made before
 * ends. @throws ApiError, NetworkError
 */
export async function makeCalendarAddress(contacts: boolean): Promise<string> {
  const made = await callAsAccount('POST /inspections/calendar', { body: { contacts } });
  return made.url;
}

/** Ends the address. @throws ApiError, NetworkError */
export async function endCalendarAddress(): Promise<void> {
  await callAsAccount('DELETE /inspections/calendar');
}
