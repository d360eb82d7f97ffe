import { fromBase64 } from '../../../domain/base64';
import {
  type FileProblem,
  type FileRecord,
  type FileRow,
  idsAbout,
  isSendable,
  type OutboxFile,
  parseOutboxFile,
  RECORD_TABLES,
} from '../../../domain/outbox/outbox-file';
import type { TakenIn } from '../../../domain/outbox/outbox-file-words';
import type { AppDatabase } from '../../app-database';
import { absent } from '../../before';
import { isApplicationDocument, isLocalPhoto, RECORD_CHECKS } from '../../file-records';
import { groupBy } from '../../group-by';
import type { Before } from '../../outbox-row';
import { announceOutboxWrite } from '../../outbox-signal';
import { PhoneFullError } from '../../room/phone-full-error';
import { write } from '../../write';

/** A photo or paper in a file is not what it should be. */
class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
}

/**
 * Takes the rows of a file into the outbox they belong to, in their order, with what they need and this
 * device lacks. Rows that wait here, or were sent from here, stay as they are. All of it or nothing.
 * @param databases of whoever may take files in here
 * @returns what came of it, or why nothing was changed
 */
export async function takeInOutboxFile(
  text: string,
  databases: readonly AppDatabase[],
): Promise<TakenIn | FileProblem> {
  const file = parseOutboxFile(text);
  if (typeof file === 'string') return file;
  const database = databases.find(({ userId }) => userId === file.userId);
  if (database === undefined) return 'other-account';
  try {
    return await write(database, database.tables, () => takeIn(file, database));
  } catch (error) {
    if (error instanceof DamagedFile) return 'damaged';
    if (error instanceof PhoneFullError) return 'full';
    throw error;
  }
}

async function takeIn(file: OutboxFile, database: AppDatabase): Promise<TakenIn> {
  const known = await knownIds(file.rows, database);
  const rows = file.rows.filter(({ id }) => !known.has(id));
  const made = [
    ...(await addRecords(file, rows, database)),
    ...(await addPhotos(file, rows, database)),
    ...(await addDocuments(file, rows, database)),
  ];
  await addRows(rows, made, database);
  return {
    taken: rows.length,
    known: known.size,
    unsendable: rows.filter((row) => !isSendable(row)).length,
  };
}

async function knownIds(rows: FileRow[], database: AppDatabase): Promise<Set<string>> {
  const ids = rows.map(({ id }) => id);
  const waiting = await database.outbox.where('id').anyOf(ids).keys();
  const sent = await database.receipts.where('id').anyOf(ids).primaryKeys();
  return new Set([...waiting.map(String), ...sent]);
}

/** @returns what a discard takes away again */
async function addRecords(
  { records }: OutboxFile,
  rows: FileRow[],
  database: AppDatabase,
): Promise<Before[]> {
  const needed = new Set(rows.flatMap(idsAbout));
  const made: Before[] = [];
  for (const name of RECORD_TABLES) {
    const table = database.table<FileRecord, string>(name);
    // One that does not fit is only not shown: the server's answer brings it.
    const fitting = records[name].filter(
      (record) => needed.has(record.id) && RECORD_CHECKS[name](record),
    );
    const kept = await table.bulkGet(fitting.map(({ id }) => id));
    const missing = fitting.filter((_, at) => kept[at] === undefined);
    await table.bulkPut(missing);
    made.push(...missing.map(({ id }) => absent(table, id)));
  }
  return made;
}

async function addPhotos(
  file: OutboxFile,
  rows: FileRow[],
  { photos, photoData }: AppDatabase,
): Promise<Before[]> {
  const made: Before[] = [];
  const here = await photoData.toCollection().primaryKeys();
  for (const { record, type, base64 } of lacking(file.photos, rows, here)) {
    const { id } = record;
    const data = fromBase64(base64);
    if (data === null || !isLocalPhoto(record)) throw new DamagedFile(id);
    await photos.put(record);
    await photoData.put({ id, type, data });
    made.push(absent(photos, id), absent(photoData, id));
  }
  return made;
}

async function addDocuments(
  file: OutboxFile,
  rows: FileRow[],
  { applicationDocuments, documentData }: AppDatabase,
): Promise<Before[]> {
  const made: Before[] = [];
  const here = await documentData.toCollection().primaryKeys();
  for (const { record, base64 } of lacking(file.documents, rows, here)) {
    const { id } = record;
    const data = fromBase64(base64);
    if (data === null || !isApplicationDocument(record)) throw new DamagedFile(id);
    await applicationDocuments.put(record);
    await documentData.put({ id, data });
    made.push(absent(applicationDocuments, id), absent(documentData, id));
  }
  return made;
}

/** Those that the rows send and whose bytes are not here. */
function lacking<Item extends { record: FileRecord }>(
  items: Item[],
  rows: FileRow[],
  here: readonly string[],
): Item[] {
  const needed = new Set(rows.map(({ entityId }) => entityId));
  for (const id of here) needed.delete(id);
  return items.filter(({ record }) => needed.has(record.id));
}

async function addRows(rows: FileRow[], made: Before[], database: AppDatabase): Promise<void> {
  const toTakeAway = groupBy(made, ({ id }) => id);
  await database.outbox.bulkAdd(
    rows.map((row) => {
      const before = toTakeAway.get(row.entityId) ?? [];
      // The first row of an entity made it.
      toTakeAway.delete(row.entityId);
      return {
        ...row,
        userId: database.userId,
        before,
        state: 'pending',
        // It may have been tried on the other phone: what it asks for must never change again.
        attempts: 1,
        copied: true,
        nextAttemptAt: 0,
        lastError: null,
        leaseUntil: null,
      };
    }),
  );
  announceOutboxWrite();
}
