import type { PropertyContent } from '../../contract/property';
import type { PropertyStatus } from '../../contract/property-options';
import type { PlannedListing } from '../../domain/import/plan-import';
import { currentDatabase } from '../current-database';
import { saveProperty } from './my-property-repository';

/** The contents of those listings of one's own that are on this phone, by id. */
export async function contentsOf(
  ids: readonly string[],
  database = currentDatabase(),
): Promise<Map<string, PropertyContent>> {
  const found = await database.myProperties.bulkGet([...ids]);
  return new Map(found.flatMap((one) => (one === undefined ? [] : [[one.id, one.content]])));
}

/**
 * Saves what an import adds or changes, one listing after the other, each queued for the server: one
 * that was interrupted is done again from its file, and goes on where it was. A listing with doubts
 * stays a draft; one that was there keeps its status.
 */
export async function importListings(
  planned: readonly PlannedListing[],
  status: PropertyStatus,
  onDone: (count: number) => void,
  database = currentDatabase(),
): Promise<void> {
  let count = 0;
  for (const { id, content, doubts, step } of planned) {
    if (step !== 'same') {
      const before = await database.myProperties.get(id);
      await saveProperty(
        {
          id,
          content,
          status: before?.status ?? (doubts.length > 0 ? 'Draft' : status),
          removedPhotoIds: [],
        },
        database,
      );
    }
    count += 1;
    onDone(count);
  }
}
