import type { Listing, PropertyContent } from '../../contract/property';
import { contentOf } from '../../domain/property/content-of';
import type { AppDatabase } from '../app-database';
import type { OutboxRow } from '../outbox-row';
import { write } from '../write';
import { renewRow } from './renew-row';

/** Both versions of a listing that was changed here and elsewhere. */
export type Conflict = { mine: PropertyContent; theirs: PropertyContent; version: number };

/** The two versions of a row in conflict; null for any other row. */
export function conflictOf(row: OutboxRow): Conflict | null {
  if (row.state !== 'conflict' || row.kind !== 'property.save') return null;
  const current = row.lastError?.current as Listing | undefined;
  if (current === undefined) return null;
  return {
    mine: row.payload as PropertyContent,
    theirs: contentOf(current),
    version: current.version,
  };
}

/** Settles a conflict with `content`, sent anew on top of the server's version. */
export async function resolveConflict(
  id: string,
  content: PropertyContent,
  database: AppDatabase,
): Promise<void> {
  await inConflict(id, database, async (row, { version }) => {
    await renewRow(database, row, { payload: content, baseVersion: version });
    await database.myProperties.update(row.entityId, { content, version });
  });
}

/** Settles a conflict in favour of the server: the edit goes, its version is taken over. */
export async function keepTheirs(id: string, database: AppDatabase): Promise<void> {
  await inConflict(id, database, async (row, { theirs, version }) => {
    await database.outbox.delete(row.seq);
    await database.outbox.toCollection().modify((other) => {
      other.dependsOn = other.dependsOn.filter((needed) => needed !== row.id);
    });
    await database.myProperties.update(row.entityId, { content: theirs, version });
    // Photos and status may have changed there as well: the next pull reads all anew.
    await database.cursors.delete('properties');
  });
}

function inConflict(
  id: string,
  database: AppDatabase,
  work: (row: OutboxRow, conflict: Conflict) => Promise<void>,
): Promise<void> {
  const { outbox, myProperties, cursors } = database;
  return write(database, [outbox, myProperties, cursors], async () => {
    const row = await outbox.where('id').equals(id).first();
    const conflict = row === undefined ? null : conflictOf(row);
    if (row !== undefined && conflict !== null) await work(row, conflict);
  });
}
