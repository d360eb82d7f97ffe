import type { AppDatabase } from '../../app-database';

/** The rows of a listing's boosts that were tried and not answered: they may be spent already. */
export async function boostsUnderWay(
  propertyId: string,
  { outbox }: AppDatabase,
): Promise<string[]> {
  const rows = await outbox
    .where('entityId')
    .equals(propertyId)
    .filter(
      ({ kind, attempts, state }) => kind === 'boost.apply' && attempts > 0 && state !== 'rejected',
    )
    .toArray();
  return rows.map(({ id }) => id);
}
