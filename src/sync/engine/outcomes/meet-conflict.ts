import type { Listing } from '../../../contract/listing/property';
import type { AppDatabase } from '../../../db/app-database';
import type { OutboxRow } from '../../../db/outbox-row';
import { readRowAs } from '../../../db/read-row';
import { renewRow } from '../../../db/renew-row';
import { mergeContent } from '../../../domain/outbox/merge-content';
import { contentChange, wholeEdit } from '../../../domain/property/form/content-change';
import { contentOf } from '../../../domain/property/form/content-of';
import { isListing } from '../../../domain/answer-checks';

/**
 * Merges an edit of a listing with what another device changed meanwhile, where no field was changed
 * by both: then nobody need be asked, and the edit goes out anew on top of the server's version.
 * Runs in the transaction that would record the conflict.
 * @returns whether it was settled so
 */
export async function meetConflict(
  database: AppDatabase,
  row: OutboxRow,
  current: unknown,
): Promise<boolean> {
  const stored = await database.outbox.get(row.seq);
  const edit = stored === undefined ? null : readRowAs('property.save', stored);
  if (edit === null || stored === undefined || !isListing(current)) return false;
  const theirs: Listing = current;
  const { base, mine } = wholeEdit(edit.payload);
  const { content, clashes } = mergeContent(base, mine, contentOf(theirs));
  if (clashes.length > 0) return false;
  await renewRow(database, stored, {
    payload: {
      ...edit.payload,
      content: contentChange([contentOf(theirs)], content),
      base: contentOf(theirs),
    },
    baseVersion: theirs.version,
  });
  const later = await database.outbox
    .where('entityId')
    .equals(row.entityId)
    .filter(({ kind, seq }) => kind === 'property.save' && seq > row.seq)
    .count();
  // What was changed once more meanwhile stays on the screen: it meets the server's by itself.
  const shown = later > 0 ? {} : { content };
  await database.myProperties.update(row.entityId, { ...shown, version: theirs.version });
  // Photos and status may have changed there as well: the next pull reads all anew.
  await database.cursors.delete('properties');
  return true;
}
