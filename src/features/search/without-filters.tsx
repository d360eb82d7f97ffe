import { useEffect, useState } from 'react';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import { formatCount } from '../../domain/format/format-count';
import { type ActiveFilter, narrowings } from '../../domain/search/active-filters';
import type { SearchState } from '../../domain/search/search-state';
import { rangeErrors } from '../../domain/search/range-errors';
import { searchToQuery } from '../../domain/search/search-to-query';
import { countSearch, type SearchCount } from '../../sync/refresh/count-search';

type Counted = { filter: ActiveFilter; count: SearchCount };

/** Where a search finds nothing: which of its filters to leave out, and how many homes that finds (RES-6). */
export default function WithoutFilters({
  state,
  change,
}: {
  state: SearchState;
  change: (next: Partial<SearchState>) => void;
}) {
  const database = useDatabase();
  const [counted, setCounted] = useState<Counted[] | null>(null);
  useEffect(() => {
    let current = true;
    const counts = narrowings(state).map(async (filter): Promise<Counted[]> => {
      const key = searchToQuery({ ...state, ...filter.without }).toString();
      // One that cannot be counted is not offered.
      const count = await countSearch(key, database).catch(() => null);
      return count === null ? [] : [{ filter, count }];
    });
    void Promise.all(counts).then((all) => current && setCounted(all.flat()));
    return () => {
      current = false;
    };
  }, [state, database]);
  const [crossed] = Object.values(rangeErrors(state));
  if (crossed !== undefined)
    return (
      <Notice tone="bad">{crossed}: nothing can lie between. Change it in the filters.</Notice>
    );
  if (counted === null || counted.length === 0) return null;
  const useful = counted
    .filter(({ count }) => count.total > 0)
    .toSorted((a, b) => b.count.total - a.count.total);
  if (useful.length === 0) return <p>Leaving out one filter alone finds nothing either.</p>;
  return (
    <ul className={stack.tight}>
      {useful.map(({ filter, count }) => (
        <li key={filter.label}>
          <Button look="green" onClick={() => change(filter.without)}>
            Without {filter.label}: {countWords(count)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function countWords({ total, isCapped, onPhone }: SearchCount): string {
  return `${formatCount(total)}${isCapped ? '+' : ''}${onPhone ? ' on this phone' : ''}`;
}
