import { toBase64 } from '../../../domain/base64';
import { isQuiet } from '../../../domain/outbox/command-marks';
import {
  fileRowOf,
  idsAbout,
  OUTBOX_FILE_VERSION,
  OUTBOX_FORMAT,
  RECORD_TABLES,
  staysHere,
} from '../../../domain/outbox/outbox-file';
import type { AppDatabase } from '../../app-database';
import type { StoredRow } from '../../outbox-row';
import type { ApplicationDocument, LocalPhoto } from '../../records';
import { write } from '../../write';

/** Rows that are read, and written into the file, at once. */
const STEP = 200;

type CollectedOutbox = {
  /** JSON, in pieces that the browser may keep on the disk. */
  file: Blob;
  rows: number;
  /** How many cannot leave this device. */
  left: number;
};

/** What is found in one transaction; the bytes of photos and papers are read after it. */
type Found = {
  rows: number;
  left: number;
  rowPieces: Blob[];
  recordPieces: Blob[];
  photos: LocalPhoto[];
  documents: ApplicationDocument[];
};

/**
 * Writes what waits, or one row of it, into a file for another phone of the same person, with the
 * photos, papers and records that it needs. From then on each row counts as tried: the other phone may
 * send it under its key, and the same key must never mean something else.
 * @param only the id of a row; null for all
 */
export async function collectOutboxFile(
  only: string | null,
  database: AppDatabase,
): Promise<CollectedOutbox> {
  const found = await write(database, database.tables, () => findAll(only, database));
  const head = {
    format: OUTBOX_FORMAT,
    version: OUTBOX_FILE_VERSION,
    userId: database.userId,
    exportedAt: new Date().toISOString(),
  };
  const parts: BlobPart[] = [
    `${JSON.stringify(head).slice(0, -1)},"rows":[`,
    ...separated(found.rowPieces),
    '],"photos":[',
    ...separated(await photoPieces(found.photos, database)),
    '],"documents":[',
    ...separated(await documentPieces(found.documents, database)),
    '],"records":{',
    ...separated(found.recordPieces),
    '}}',
  ];
  const file = new Blob(parts, { type: 'application/json' });
  return { file, rows: found.rows, left: found.left };
}

async function findAll(only: string | null, database: AppDatabase): Promise<Found> {
  const { outbox, photos, applicationDocuments } = database;
  const keys =
    only === null
      ? await outbox.toCollection().primaryKeys()
      : await outbox.where('id').equals(only).primaryKeys();
  const found: Found = {
    rows: 0,
    left: 0,
    rowPieces: [],
    recordPieces: [],
    photos: [],
    documents: [],
  };
  const needed = new Set<string>();
  const staying = new Set<string>();
  for (let at = 0; at < keys.length; at += STEP) {
    const rows = present(await outbox.bulkGet(keys.slice(at, at + STEP)));
    const leaving: StoredRow[] = [];
    for (const row of rows.filter(({ kind }) => !isQuiet(kind))) {
      if (staysHere(row, staying)) staying.add(row.id);
      else leaving.push(row);
    }
    if (leaving.length === 0) continue;
    await markCopied(leaving, database);
    found.rowPieces.push(listed(leaving.map(fileRowOf)));
    found.rows += leaving.length;
    const ids = leaving.map(({ entityId }) => entityId);
    found.photos.push(...present(await photos.bulkGet(ids)));
    found.documents.push(...present(await applicationDocuments.bulkGet(ids)));
    for (const row of leaving) for (const id of idsAbout(row)) needed.add(id);
  }
  found.left = staying.size;
  for (const name of RECORD_TABLES) {
    const records = present(await database.table(name).bulkGet([...needed]));
    found.recordPieces.push(new Blob([`${JSON.stringify(name)}:${JSON.stringify(records)}`]));
  }
  return found;
}

async function markCopied(rows: StoredRow[], { outbox }: AppDatabase): Promise<void> {
  const first = rows.filter(({ copied }) => copied !== true);
  await outbox.bulkUpdate(
    first.map(({ seq, attempts }) => ({
      key: seq,
      changes: { attempts: attempts + 1, copied: true },
    })),
  );
}

/** One at a time: a listing's photos are megabytes, and as text a third more. */
async function photoPieces(photos: LocalPhoto[], database: AppDatabase): Promise<Blob[]> {
  const pieces: Blob[] = [];
  for (const record of photos) {
    const bytes = await database.photoData.get(record.id);
    // Sent meanwhile, it is no longer needed.
    if (bytes === undefined) continue;
    pieces.push(listed([{ record, type: bytes.type, base64: toBase64(bytes.data) }]));
  }
  return pieces;
}

async function documentPieces(
  documents: ApplicationDocument[],
  database: AppDatabase,
): Promise<Blob[]> {
  const pieces: Blob[] = [];
  for (const record of documents) {
    const bytes = await database.documentData.get(record.id);
    if (bytes !== undefined) pieces.push(listed([{ record, base64: toBase64(bytes.data) }]));
  }
  return pieces;
}

function present<Item>(items: (Item | undefined)[]): Item[] {
  return items.filter((item) => item !== undefined);
}

/** Items as a part of a JSON list. */
function listed(items: object[]): Blob {
  return new Blob([items.map((item) => JSON.stringify(item)).join(',')]);
}

function separated(pieces: Blob[]): BlobPart[] {
  return pieces.flatMap((piece, at) => (at === 0 ? [piece] : [',', piece]));
}
