import type { Table } from 'dexie';
import { isQuiet } from '../domain/outbox/command-marks';
import type { AppDatabase } from './app-database';

/** What is a person's own work, beside what waits in the outbox. */
const KEPT = [
  'drafts',
  'notes',
  'viewingChecks',
  'viewingPhotos',
  'photos',
  'savedProperties',
  'ownApplications',
  'applicationDocuments',
] as const satisfies (keyof AppDatabase)[];

let tell: (() => void) | undefined;

/**
 * Listens for the first thing of any kind that a person keeps here or that waits to be sent; told once
 * in a page's life. Quiet commands, such as a notification that is read, do not count.
 */
export function onFirstKept(listener: () => void): void {
  tell = listener;
}

/** Looks after a write over `tables` whether there is something of that kind now. */
export async function noteKept(database: AppDatabase, tables: readonly Table[]): Promise<void> {
  if (tell === undefined || !(await keepsSomething(database, tables))) return;
  const told = tell;
  tell = undefined;
  told?.();
}

// Not by Dexie's hooks: with a 'creating' hook on a table, live queries for its keys miss what is put.
async function keepsSomething(database: AppDatabase, tables: readonly Table[]): Promise<boolean> {
  const written = new Set(tables.map(({ name }) => name));
  for (const name of KEPT) if (written.has(name) && (await database[name].count()) > 0) return true;
  if (!written.has('outbox')) return false;
  return (await database.outbox.filter(({ kind }) => !isQuiet(kind)).count()) > 0;
}
