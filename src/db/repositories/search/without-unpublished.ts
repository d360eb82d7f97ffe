import type { AppDatabase } from '../../app-database';
import type { CachedSearch } from '../../records';

/** What a search found without homes of one's own that were taken down since. */
export async function withoutUnpublished<
  Found extends { ids: string[]; search: CachedSearch | null },
>(found: Found, { myProperties }: AppDatabase): Promise<Found> {
  const unpublished = new Set(
    await myProperties.filter(({ status }) => status !== 'Active').primaryKeys(),
  );
  const ids = found.ids.filter((id) => !unpublished.has(id));
  const gone = found.ids.length - ids.length;
  if (gone === 0) return found;
  const { search } = found;
  return { ...found, ids, search: search && { ...search, total: search.total - gone } };
}
