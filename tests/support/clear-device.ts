import Dexie from 'dexie';
import { deviceDatabase } from '../../src/db/device-database';
import { packDatabase } from '../../src/db/pack-database';

/**
 * Makes the device as one that the app was never opened on. What there is one handle of is emptied: a
 * handle whose database is deleted stays closed for all that comes after in the same process.
 */
export async function clearDevice(): Promise<void> {
  const kept = [deviceDatabase(), packDatabase()];
  for (const name of await Dexie.getDatabaseNames())
    if (kept.every((database) => database.name !== name)) await Dexie.delete(name);
  for (const { tables } of kept) await Promise.all(tables.map((table) => table.clear()));
}
