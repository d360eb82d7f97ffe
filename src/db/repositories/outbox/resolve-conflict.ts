import type { PropertyContent } from '../../../contract/listing/listing-fields';
import { isNumber, shape } from '../../../domain/checks';
import { mergeContent } from '../../../domain/outbox/merge-content';
import { contentChange, wholeEdit } from '../../../domain/property/form/content-change';
import { contentOf } from '../../../domain/property/form/content-of';
import { isKeptContent } from '../../../domain/property/form/is-kept-content';
import type { AppDatabase } from '../../app-database';
import type { StoredRow } from '../../outbox-row';
import { readRowAs } from '../../read-row';
import { renewRow, repoint } from '../../renew-row';
import { write } from '../../write';

/** A listing that was changed here and elsewhere, in the same fields. */
export type Conflict = {
  /** What both began from; null where it is not known. */
  base: PropertyContent | null;
  mine: PropertyContent;
  theirs: PropertyContent;
  /** What one side alone changed is in it already; of what both changed it has mine. */
  merged: PropertyContent;
  /** The fields to decide about. */
  clashes: (keyof PropertyContent)[];
  /** The server's version. */
  version: number;
};

const isVersioned = shape<{ version: number }>({ version: isNumber });

/** The versions of a row in conflict; null for any other row. */
export function conflictOf(row: StoredRow): Conflict | null {
  const edit = row.state === 'conflict' ? readRowAs('property.save', row) : null;
  const current = row.lastError?.current;
  if (edit === null || !isVersioned(current) || !isKeptContent(current)) return null;
  const { version } = current;
  const { base, mine } = wholeEdit(edit.payload);
  const theirs = contentOf(current);
  const { content: merged, clashes } = mergeContent(base, mine, theirs);
  return { base, mine, theirs, merged, clashes, version };
}

/** Settles a conflict with `content`, sent anew on top of the server's version. */
export async function resolveConflict(
  id: string,
  content: PropertyContent,
  database: AppDatabase,
): Promise<void> {
  await inConflict(id, database, async (row, { theirs, version }) => {
    await renewRow(database, row, {
      payload: {
        ...readRowAs('property.save', row)?.payload,
        content: contentChange([theirs], content),
        base: theirs,
      },
      baseVersion: version,
    });
    await database.myProperties.update(row.entityId, { content, version });
  });
}

/** Settles a conflict in favour of the server: the edit goes, its version is taken over. */
export async function keepTheirs(id: string, database: AppDatabase): Promise<void> {
  await inConflict(id, database, async (row, { theirs, version }) => {
    await database.outbox.delete(row.seq);
    await repoint(database, row.id, null);
    await database.myProperties.update(row.entityId, { content: theirs, version });
    // Photos and status may have changed there as well: the next pull reads all anew.
    await database.cursors.delete('properties');
  });
}

function inConflict(
  id: string,
  database: AppDatabase,
  work: (row: StoredRow, conflict: Conflict) => Promise<void>,
): Promise<void> {
  const { outbox, myProperties, cursors } = database;
  return write(database, [outbox, myProperties, cursors], async () => {
    const row = await outbox.where('id').equals(id).first();
    const conflict = row === undefined ? null : conflictOf(row);
    if (row !== undefined && conflict !== null) await work(row, conflict);
  });
}
