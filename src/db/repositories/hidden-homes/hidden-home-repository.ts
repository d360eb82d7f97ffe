import type { HiddenHome } from '../../../contract/listing/hidden-home';
import type { AppDatabase } from '../../app-database';
import type { ShownRow } from '../../outbox-row';
import { attachRows } from '../outbox/attach-rows';

/** The homes that were hidden, newest first, each with what waits for it. */
export function listHiddenHomes(
  database: AppDatabase,
): Promise<{ item: HiddenHome; rows: ShownRow[] }[]> {
  return database.transaction('r', database.hiddenHomes, database.outbox, async () => {
    const homes = await database.hiddenHomes.toArray();
    const newest = homes.toSorted((a, b) => b.hiddenAt.localeCompare(a.hiddenAt));
    return attachRows(database, newest, ({ id }) => [id], 'hidden-homes');
  });
}

/** Whether a home was hidden here. */
export async function isHidden(id: string, database: AppDatabase): Promise<boolean> {
  return (await database.hiddenHomes.get(id)) !== undefined;
}

/** The ids of the homes that were hidden. */
export async function hiddenHomeIds(database: AppDatabase): Promise<Set<string>> {
  return new Set(await database.hiddenHomes.toCollection().primaryKeys());
}
