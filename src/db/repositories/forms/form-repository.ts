import Dexie from 'dexie';
import type { AppDatabase } from '../../app-database';
import type { BegunForm } from '../../records';
import { write } from '../../write';

/** The form a command comes from: it is forgotten in the transaction that queues the command. */
export type FromForm = { form?: string };

/** What a form held when it was last typed in, or undefined. */
export async function readForm(key: string, database: AppDatabase): Promise<BegunForm | undefined> {
  return database.forms.get(key);
}

/**
 * Keeps what a form holds. `current` is asked as it is written, so that a write that comes late
 * brings nothing back: undefined leaves what is there, an empty form is forgotten.
 */
export async function storeForm(
  key: string,
  current: () => object | undefined,
  database: AppDatabase,
): Promise<void> {
  await write(database, [database.forms], async () => {
    const value = current();
    if (value === undefined) return;
    const stored =
      Object.keys(value).length === 0
        ? database.forms.delete(key)
        : database.forms.put({ key, value, updatedAt: Date.now() });
    // A page that is being left does not live to hear the answer, after which it would be committed.
    Dexie.currentTransaction?.idbtrans.commit();
    await stored;
  });
}

/** Forgets what a form held; undefined is no form. */
export async function dropForm(key: string | undefined, database: AppDatabase): Promise<void> {
  if (key !== undefined) await database.forms.delete(key);
}
