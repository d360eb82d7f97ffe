import type { Origin } from '../support/origin';
import { callAs } from './call-as';

/** The homes that the server has as saved by a seeker. */
export async function savedOn(
  origin: Origin,
  who: { email: string; password: string },
): Promise<unknown[]> {
  const { properties } = await callAs(origin, who, 'seeker', '/saved-properties');
  return Array.isArray(properties) ? properties : [];
}
