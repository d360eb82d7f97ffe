import type { Table, Transaction } from 'dexie';
import { isQuiet } from '../domain/outbox/command-marks';
import type { AppDatabase } from './app-database';
import type { StoredRow } from './outbox-row';

let isKnown = false;

/**
 * Tells, once in a page's life, when the first thing of any kind that waits or is kept is on this
 * phone. Quiet commands, such as a look at a home, do not count.
 */
export function onFirstKept(database: AppDatabase, listener: () => void): void {
  if (isKnown) return;
  const tables: Table[] = [
    database.drafts,
    database.notes,
    database.viewingChecks,
    database.viewingPhotos,
    database.photos,
    database.savedProperties,
    database.ownApplications,
    database.applicationDocuments,
  ];
  const tell = () => {
    if (isKnown) return;
    isKnown = true;
    database.outbox.hook('creating').unsubscribe(noteRow);
    for (const table of tables) table.hook('creating').unsubscribe(note);
    listener();
  };
  // Kept is what is there once the outermost transaction is through.
  const note = (_key: unknown, _created: unknown, transaction: Transaction): void => {
    if (transaction.parent) note(_key, _created, transaction.parent);
    else transaction.on('complete', tell);
  };
  const noteRow = (key: unknown, row: StoredRow, transaction: Transaction): void => {
    if (!isQuiet(row.kind)) note(key, row, transaction);
  };
  database.outbox.hook('creating', noteRow);
  for (const table of tables) table.hook('creating', note);
}
