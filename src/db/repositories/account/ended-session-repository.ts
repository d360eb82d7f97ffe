import { deviceDatabase } from '../../device-database';
import type { EndedSession } from '../../records';

/** Sessions that were left by a logout and are still open on the server. */
export function listEndedSessions(): Promise<EndedSession[]> {
  return deviceDatabase().endedSessions.toArray();
}

export async function forgetEndedSession(fingerprint: string): Promise<void> {
  await deviceDatabase().endedSessions.delete(fingerprint);
}
