import { API_VERSION } from '../../../contract/api-version';
import type { PropertyContent } from '../../../contract/listing/listing-fields';
import type { PropertyStatus } from '../../../contract/listing/property-options';
import {
  type KnownListing,
  planImport,
  type PlannedListing,
} from '../../../domain/import/plan-import';
import { reviewNote } from '../../../domain/import/review-note';
import { isKeptContent } from '../../../domain/property/form/is-kept-content';
import { wholeContent } from '../../../domain/property/form/whole-content';
import type { AppDatabase } from '../../app-database';
import { absent } from '../../before';
import type { Before } from '../../outbox-row';
import { announceOutboxWrite } from '../../outbox-signal';
import type { ImportPiece, Snapshot } from '../../records';
import { write } from '../../write';
import { saveInTransaction, tablesOfSave } from './my-property-commands';

/** Listings that are saved in one transaction: enough to be quick, few enough for other writes to come between. */
const PIECE = 250;

/** Those of the listings that are on this device, each with what a file said of it last. */
export async function knownListings(
  ids: readonly string[],
  database: AppDatabase,
): Promise<Map<string, KnownListing>> {
  const found = await database.myProperties.bulkGet([...ids]);
  const read = await database.snapshots.bulkGet(ids.map(readKey));
  return new Map(
    found.flatMap((one, at) =>
      one === undefined
        ? []
        : [[one.id, { content: one.content, status: one.status, lastRead: contentIn(read[at]) }]],
    ),
  );
}

function contentIn(kept: Snapshot | undefined): PropertyContent | undefined {
  const value = kept?.value;
  return isKeptContent(value) ? wholeContent(value) : undefined;
}

/** Under which key it is kept what a file said of a listing. */
const readKey = (id: string) => `import ${id}`;

/**
 * Writes down, in one transaction, everything that an import is to do: from then on it goes on by
 * itself, whatever becomes of the page. Beside one that goes on it becomes a part of that.
 * @param status what new listings become that nothing is doubtful about
 */
export async function beginImport(
  planned: readonly PlannedListing[],
  status: PropertyStatus,
  database: AppDatabase,
): Promise<void> {
  const pieces: Omit<ImportPiece, 'at'>[] = [];
  for (let at = 0; at < planned.length; at += PIECE) {
    const part = planned.slice(at, at + PIECE);
    pieces.push({
      status,
      listings: part.map(({ id, line, read, unmended, doubts, exported, unsaid }) => ({
        id,
        line,
        content: read,
        doubts,
        ...(exported ? { exported } : {}),
        ...(unsaid ? { unsaid } : {}),
        ...(unmended ? { unmended } : {}),
      })),
      changes: part.filter(({ step }) => step !== 'same').length,
    });
  }
  const more = pieces.reduce((sum, { changes }) => sum + changes, 0);
  const { imports, importPieces, outbox, receipts } = database;
  await write(database, [imports, importPieces, outbox, receipts], async () => {
    const job = await imports.get('job');
    const goesOn =
      job !== undefined &&
      job.stopped === null &&
      job.total > (await receipts.where('importId').equals(job.id).count());
    await imports.put({
      key: 'job',
      id: goesOn ? job.id : crypto.randomUUID(),
      total: (goesOn ? job.total : 0) + more,
      left: (goesOn ? job.left : 0) + more,
      stopped: null,
      publishes: status === 'Active' || (goesOn && job.publishes !== false),
    });
    await importPieces.bulkAdd(pieces);
    announceOutboxWrite();
  });
}

/**
 * Saves on this device what an import has begun and not saved yet, some hundred listings in each
 * transaction, each queued for the server. Nothing is saved twice, however many pages do this.
 */
export async function takeImport(database: AppDatabase): Promise<void> {
  while (await takePiece(database));
}

/**
 * Saves one piece as its listings stand by now. A listing with doubts stays a draft; one that was there
 * keeps its status.
 * @returns whether there was one
 */
function takePiece(database: AppDatabase): Promise<boolean> {
  const { imports, importPieces, snapshots } = database;
  return write(database, [...tablesOfSave(database), importPieces, snapshots], async () => {
    const piece = await importPieces.orderBy('at').first();
    const job = await imports.get('job');
    if (piece === undefined || job === undefined) return false;
    const ids = piece.listings.map(({ id }) => id);
    const known = await knownListings(ids, database);
    const planned = planImport(piece.listings, known);
    const changed = planned.filter(({ step }) => step !== 'same');
    const own = () =>
      countOwn(
        changed.map(({ id }) => id),
        job.id,
        database,
      );
    const before = await own();
    await Promise.all(
      changed.map(({ id, content, doubts, step }) =>
        saveInTransaction(
          {
            id,
            content,
            status: step === 'update' ? null : doubts.length > 0 ? 'Draft' : piece.status,
            // Those that the plan has no room for now wait until it has.
            whenRoom: true,
            reviewNote: reviewNote(doubts.map(({ text }) => text)),
            removedPhotoIds: [],
          },
          database,
          { importId: job.id, before: [lastRead(id, known.get(id), database)] },
        ),
      ),
    );
    await snapshots.bulkPut(
      planned.map(({ id, read, unmended }) => ({
        key: readKey(id),
        // The same file again says nothing new: what was mended stays.
        value: unmended ?? read,
        fetchedAt: Date.now(),
        version: API_VERSION,
      })),
    );
    await importPieces.delete(piece.at);
    await imports.update('job', {
      left: job.left - piece.changes,
      // What went into a row that waited already is no more to be sent than before.
      total: job.total - piece.changes + (await own()) - before,
    });
    return true;
  });
}

/** How many rows of the import wait for these listings. */
function countOwn(ids: string[], importId: string, { outbox }: AppDatabase): Promise<number> {
  return outbox
    .where('entityId')
    .anyOf(ids)
    .filter((row) => row.importId === importId)
    .count();
}

/** What a file said of a listing before this one: given up, the same file changes it again. */
function lastRead(id: string, known: KnownListing | undefined, { snapshots }: AppDatabase): Before {
  const key = readKey(id);
  return known?.lastRead === undefined
    ? absent(snapshots, key)
    : {
        table: snapshots.name,
        id: key,
        was: 'record',
        record: { key, value: known.lastRead, fetchedAt: Date.now() },
      };
}
