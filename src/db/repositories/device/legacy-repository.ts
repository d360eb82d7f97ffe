import { deviceDatabase } from '../../device-database';
import type { LegacyEntry } from '../../records';

/** Old entries that could not be taken over. */
export async function listLegacyProblems(): Promise<LegacyEntry[]> {
  return deviceDatabase()
    .legacy.filter((entry) => entry.problem !== null)
    .toArray();
}

/** Lets go of what was kept aside, once the person has exported or given it up. */
export async function dropLegacyProblems(): Promise<void> {
  await deviceDatabase()
    .legacy.filter((entry) => entry.problem !== null)
    .delete();
}
