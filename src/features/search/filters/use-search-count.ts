import { useEffect, useState } from 'react';
import { type Database, useDatabase } from '../../../components/context/database-context';
import { notShownIn } from '../../../db/repositories/search/not-shown-in';
import { readResults } from '../../../db/repositories/search/search-repository';
import { rangeErrors } from '../../../domain/search/range-errors';
import { searchToQuery } from '../../../domain/search/search-to-query';
import type { SearchState } from '../../../domain/search/search-state';
import { withReadPrices } from '../../../domain/search/with-read-prices';
import { countSearch, type SearchCount } from '../../../sync/refresh/count-search';

/** How long a choice rests before the server is asked about it, in milliseconds. */
const RESTS_MS = 400;

/** A count as the list has it: without homes that were hidden. */
async function asListed(count: SearchCount, key: string, database: Database): Promise<SearchCount> {
  return { ...count, total: Math.max(0, count.total - (await notShownIn(key, database))) };
}

/**
 * How many homes a search would find: of this device at once, of the server when it answers; null until
 * either is known, and where the search cannot be.
 */
export function useSearchCount(state: SearchState): SearchCount | null {
  const database = useDatabase();
  const isReadable = Object.keys(rangeErrors(state)).length === 0;
  const key = searchToQuery(withReadPrices(state)).toString();
  const [known, setKnown] = useState<{ key: string; count: SearchCount } | null>(null);
  useEffect(() => {
    if (!isReadable) return undefined;
    let current = true;
    const tell = (count: SearchCount) => current && setKnown({ key, count });
    // What the server has said already stands.
    const tellOfPhone = (total: number) =>
      current &&
      setKnown((before) =>
        before?.key === key ? before : { key, count: { total, isCapped: false, onPhone: true } },
      );
    const asked = setTimeout(() => {
      // What cannot be counted is searched for all the same.
      countSearch(key, database)
        .then(async (count) => tell(await asListed(count, key, database)))
        .catch(() => undefined);
    }, RESTS_MS);
    const onPhone = async () => {
      const { ids, search } = await readResults(key, database);
      const without = await notShownIn(key, database);
      if (search !== null)
        tell({ total: search.total - without, isCapped: search.totalIsCapped, onPhone: false });
      else if (ids.length > 0) tellOfPhone(ids.length - without);
    };
    onPhone().catch(() => undefined);
    return () => {
      current = false;
      clearTimeout(asked);
    };
  }, [database, key, isReadable]);
  return isReadable && known?.key === key ? known.count : null;
}
