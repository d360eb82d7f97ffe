import { deviceDatabase } from '../../device-database';

/** Fingerprints of sessions that were left by a logout and are still open on the server. */
export function listEndedSessions(): Promise<string[]> {
  return deviceDatabase().endedSessions.toCollection().primaryKeys();
}

export async function forgetEndedSession(fingerprint: string): Promise<void> {
  await deviceDatabase().endedSessions.delete(fingerprint);
}
