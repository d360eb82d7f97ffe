import type { AppDatabase } from '../app-database';

/** The lane of a listing's photo order: photos that wait must not hold up the listing itself. */
export function photosLane(propertyId: string): string {
  return `photos ${propertyId}`;
}

/** The lane of a listing's boost: a refused boost must not hold up the listing itself. */
export function boostLane(propertyId: string): string {
  return `boost ${propertyId}`;
}

/** Forgets what waits in lanes and never left the phone. Call it in a transaction over the outbox. */
export async function dropUntried(database: AppDatabase, lanes: string[]): Promise<void> {
  await database.outbox
    .where('entityId')
    .anyOf(lanes)
    .filter((row) => row.attempts === 0 || row.state === 'rejected')
    .delete();
}

/** Whether a photo's row is about this listing. */
export function isAboutListing(payload: unknown, propertyId: string): boolean {
  return (payload as { propertyId: string }).propertyId === propertyId;
}
