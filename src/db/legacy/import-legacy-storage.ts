import { ANONYMOUS, AppDatabase } from '../app-database';
import { deviceDatabase } from '../device-database';
import { LEGACY_KEYS, type LegacyKey } from './legacy-keys';
import { LEGACY_READERS } from './legacy-readers';
import type { LegacyEntry } from '../records';

/** The part of localStorage that is used; the worker's types know none. */
type OldStorage = { getItem(key: string): string | null; removeItem(key: string): void };

/**
 * Takes over what earlier versions kept in localStorage (STORE-1), once: each entry is copied as it
 * is into the device's database, what can be read goes where screens look for it, and only then is
 * the old entry removed. What cannot be read stays aside with the reason. Session tokens of the old
 * version open nothing any more and are not taken over.
 */
export async function importLegacyStorage(storage: OldStorage): Promise<LegacyEntry[]> {
  const found = LEGACY_KEYS.flatMap((key) => {
    const text = storage.getItem(key);
    return text === null ? [] : [{ key, text }];
  });
  if (found.length === 0) return [];
  const database = new AppDatabase(ANONYMOUS);
  const entries: LegacyEntry[] = [];
  try {
    for (const { key, text } of found) {
      const problem = await readInto(database, key, text);
      const entry = { key, text, problem, importedAt: Date.now() };
      await deviceDatabase().legacy.put(entry);
      storage.removeItem(key);
      entries.push(entry);
    }
  } finally {
    database.close();
  }
  return entries;
}

async function readInto(
  database: AppDatabase,
  key: LegacyKey,
  text: string,
): Promise<string | null> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'It is damaged: not JSON';
  }
  return LEGACY_READERS[key](value, database);
}
