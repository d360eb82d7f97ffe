import type { PropertyContent } from '../../contract/listing-fields';
import type { PropertyStatus } from '../../contract/property-options';
import type { KnownListing, PlannedListing } from '../../domain/import/plan-import';
import type { AppDatabase } from '../app-database';
import { write } from '../write';
import { saveProperty } from './my-property-repository';

/** Those of the listings that are on this phone, each with what a file said of it last. */
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
        : [
            [
              one.id,
              { content: one.content, lastRead: read[at]?.value as PropertyContent | undefined },
            ],
          ],
    ),
  );
}

/** Under which key it is kept what a file said of a listing. */
const readKey = (id: string) => `import ${id}`;

/**
 * Saves what an import adds or changes, one listing after the other, each queued for the server: one
 * that was interrupted is done again from its file, and goes on where it was. A listing with doubts
 * stays a draft; one that was there keeps its status.
 */
export async function importListings(
  planned: readonly PlannedListing[],
  status: PropertyStatus,
  onDone: (count: number) => void,
  database: AppDatabase,
): Promise<void> {
  let count = 0;
  for (const { id, content, read, doubts, step } of planned) {
    if (step !== 'same') {
      const before = await database.myProperties.get(id);
      await saveProperty(
        {
          id,
          content,
          // One that is there keeps its status.
          status: before === undefined ? (doubts.length > 0 ? 'Draft' : status) : null,
          removedPhotoIds: [],
        },
        database,
      );
    }
    await write(database, [database.snapshots], () =>
      database.snapshots.put({ key: readKey(id), value: read, fetchedAt: Date.now() }),
    );
    count += 1;
    onDone(count);
  }
}
