import { type RawBuilder, sql } from 'kysely';
import { advisoryLock } from '../../db/advisory-lock';
import type { Database, Queryable } from '../../db/database';
import { ProblemError } from '../../plugins/problem-error';
import type { BlobStore } from './blob-store';
import { inFileTurn } from './file-turns';
import { PHOTO_PATH, usedPhotoFiles } from './repository';

/** Few at a time: uploads wait for the lock meanwhile. */
const BATCH = 20;

type Place = { database: Database; blobs: BlobStore; log: { error: (error: unknown) => void } };

/**
 * Removes photo files by their addresses, except those a row still refers to: equal pictures share
 * their files. Called after the commit that took the rows away, so that nothing is lost when that
 * fails; the lock keeps out uploads that have written files and not yet their row. What cannot be
 * removed is noted and tried again by `releaseLeftFiles`: what the caller did stands.
 */
export async function releasePhotoFiles(place: Place, addresses: string[]): Promise<void> {
  const { database, blobs, log } = place;
  const all = [...new Set(addresses)];
  for (let start = 0; start < all.length; start += BATCH) {
    const batch = all.slice(start, start + BATCH);
    try {
      const remove = async (tx: Queryable) => {
        await advisoryLock(tx, 'photoFiles');
        const used = await usedPhotoFiles(tx, batch);
        const useless = batch.filter((address) => !used.has(address));
        await Promise.all(useless.map((address) => blobs.delete(address.slice(PHOTO_PATH.length))));
        await tx.kysely
          .deleteFrom('files_to_remove')
          .where('address', '=', anyText(batch))
          .execute();
      };
      await inFileTurn(() => database.transaction(remove));
    } catch (error) {
      // That others go first is no fault.
      if (!(error instanceof ProblemError)) log.error(error);
      await noteFilesToRemove(database, batch).catch((unnoted: unknown) => log.error(unnoted));
    }
  }
}

/** Removes the photo files that could not be removed before, also those of people who were erased. */
export async function releaseLeftFiles(place: Place): Promise<void> {
  const rows = await place.database.kysely
    .selectFrom('files_to_remove')
    .select('address')
    .execute();
  await releasePhotoFiles(
    place,
    rows.map(({ address }) => address),
  );
}

/** Notes files that go once no row refers to them, whatever becomes of this process. */
export async function noteFilesToRemove(
  { kysely }: Queryable,
  addresses: readonly string[],
): Promise<void> {
  await kysely
    .insertInto('files_to_remove')
    .columns(['address'])
    // In one order, so that two who note the same files never wait for each other.
    .expression(sql`SELECT DISTINCT unnest(${addresses}::text[]) ORDER BY 1`)
    .onConflict((oc) => oc.doNothing())
    .execute();
}

const anyText = (texts: string[]): RawBuilder<string> => sql<string>`ANY(${texts}::text[])`;
