import {
  countsAsPublished,
  type ShownStatus,
  shownStatus,
} from '../../../domain/property/shown-status';
import type { AppDatabase } from '../../app-database';
import type { MyProperty } from '../../records';
import { listMyProperties } from './my-property-repository';

/** The agent's listings that are published, or will be once all that waits was sent. */
export async function publishedListings(
  database: AppDatabase,
): Promise<{ property: MyProperty; shown: ShownStatus }[]> {
  return (await listMyProperties(database))
    .map(({ property, rows }) => ({ property, shown: shownStatus(property, rows) }))
    .filter(({ property, shown }) => countsAsPublished(property.status, shown));
}
