import type { AppDatabase } from '../../app-database';
import type { ShownRow } from '../../outbox-row';
import type { SavedRecord } from '../../records';
import { feedOf } from '../../../domain/outbox/command-marks';
import { attachRows, shownRows } from '../outbox/attach-rows';

/** Saved properties, newest first, each with what waits for it. */
export function listSaved(
  database: AppDatabase,
): Promise<{ item: SavedRecord; rows: ShownRow[] }[]> {
  return database.transaction('r', database.savedProperties, database.outbox, async () => {
    const records = await database.savedProperties.orderBy('savedAt').reverse().toArray();
    return attachRows(database, records, (record) => [record.id], 'saved-properties');
  });
}

/** Whether a listing is saved here, whether the server has told so too, and what waits for that. */
export function savedState(
  id: string,
  database: AppDatabase,
): Promise<{ saved: boolean; confirmed: boolean; rows: ShownRow[] }> {
  return database.transaction('r', database.savedProperties, database.outbox, async () => {
    const record = await database.savedProperties.get(id);
    const rows = await shownRows(database, [id]);
    return {
      saved: record !== undefined,
      confirmed: record?.onServer === true,
      rows: rows.filter(({ kind }) => feedOf(kind) === 'saved-properties'),
    };
  });
}

export async function savedIdSet(database: AppDatabase): Promise<Set<string>> {
  return new Set(await database.savedProperties.toCollection().primaryKeys());
}
