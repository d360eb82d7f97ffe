import Dexie from 'dexie';
import { isQuiet } from '../../../domain/outbox/command-marks';
import { groupRows } from '../../../domain/outbox/group-rows';
import type { AppDatabase } from '../../app-database';
import { deviceDatabase } from '../../device-database';
import type { StoredRow } from '../../outbox-row';
import { packDatabase } from '../../pack-database';
import { isInstalled } from '../device/installed-mark';
import { countOutbox } from './count-outbox';

const PREFIX = 'gida-';

/**
 * Counts what waits on this device of what anybody did on it: visitors, who is logged in, and who left
 * something for the next login. Those of the databases in `open` are used as they are.
 * @returns null where the phone's storage was cleared, and what waited is not known any more.
 */
export async function countWaiting(open: AppDatabase[]): Promise<number | null> {
  if (!(await isInstalled())) return null;
  const notPeople = [deviceDatabase().name, packDatabase().name];
  const others = (await Dexie.getDatabaseNames()).filter(
    (name) =>
      name.startsWith(PREFIX) &&
      !notPeople.includes(name) &&
      open.every((database) => database.name !== name),
  );
  let waiting = 0;
  for (const database of open) waiting += (await countOutbox(database)).things;
  for (const name of others) waiting += await countIn(name);
  return waiting;
}

/** Opened as it is: by its class, one that is deleted meanwhile would be made anew. */
async function countIn(name: string): Promise<number> {
  const database = new Dexie(name);
  try {
    await database.open();
    const rows = await database.table<StoredRow>('outbox').toArray();
    return groupRows(rows.filter(({ kind }) => !isQuiet(kind))).length;
  } catch (error) {
    if (error instanceof Dexie.NoSuchDatabaseError) return 0;
    throw error;
  } finally {
    database.close();
  }
}
