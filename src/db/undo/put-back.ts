import type { AppDatabase } from '../app-database';
import type { Before, StoredRow } from '../outbox-row';

/**
 * Puts back what a command that is given up had changed on this device. What a later command of the
 * same entity has changed since stays as that one left it: it is handed what was there before, to be
 * put back when it is given up too.
 */
export async function putBack(row: StoredRow, database: AppDatabase): Promise<void> {
  const later = await database.outbox
    .where('entityId')
    .equals(row.entityId)
    .filter(({ seq }) => seq > row.seq)
    .sortBy('seq');
  for (const was of row.before.toReversed()) {
    const next = later.find(({ before }) => before.some((other) => isSameRecord(other, was)));
    if (next === undefined) await restore(database, was);
    else await handOn(database, next, was);
  }
}

async function handOn(database: AppDatabase, next: StoredRow, was: Before): Promise<void> {
  // Fields that the later command did not touch are put back at once.
  const touched = next.before.find((other) => isSameRecord(other, was));
  if (was.was === 'fields' && touched?.was === 'fields') {
    const free = Object.entries(was.fields).filter(([key]) => !(key in touched.fields));
    await restore(database, { ...was, fields: Object.fromEntries(free) });
  }
  next.before = next.before.map((other) => (other === touched ? inherited(other, was) : other));
  await database.outbox.update(next.seq, { before: next.before });
}

/** What was there before both: the earlier word where both tell it. */
function inherited(later: Before, earlier: Before): Before {
  if (earlier.was !== 'fields') return earlier;
  if (later.was === 'fields') {
    const known = Object.entries(earlier.fields).filter(([key]) => key in later.fields);
    return { ...later, fields: { ...later.fields, ...Object.fromEntries(known) } };
  }
  return later.was === 'record'
    ? { ...later, record: { ...later.record, ...earlier.fields } }
    : later;
}

async function restore(database: AppDatabase, before: Before): Promise<void> {
  const table = database.table(before.table);
  if (before.was === 'absent') await table.delete(before.id);
  else if (before.was === 'record') await table.put(before.record);
  else await table.update(before.id, before.fields);
}

function isSameRecord(one: Before, other: Before): boolean {
  return one.table === other.table && one.id === other.id;
}
