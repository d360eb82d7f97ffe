import { useEffect, useState } from 'react';
import { Button } from '../../components/button';
import { type Database, useDatabase } from '../../components/context/database-context';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import { formatCount } from '../../domain/format/format-count';
import { type ActiveFilter, narrowings, withoutAll } from '../../domain/search/active-filters';
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
    void countUseful(state, database).then((useful) => current && setCounted(useful));
    return () => {
      current = false;
    };
  }, [state, database]);
  const [crossed] = Object.values(rangeErrors(state));
  if (crossed !== undefined)
    return (
      <Notice tone="bad">{crossed}: nothing can lie between. Change it in the filters.</Notice>
    );
  if (counted === null) return null;
  if (counted.length === 0) return <p>Without its filters it finds nothing either.</p>;
  return (
    <ul className={stack.tight}>
      {counted.map(({ filter, count }) => (
        <li key={filter.label}>
          <Button look="green" onClick={() => change(filter.without)}>
            Without {filter.label}: {countWords(count)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** What finds homes: the filters that may be left out, the best first, or else all of them at once. */
async function countUseful(state: SearchState, database: Database): Promise<Counted[] | null> {
  const count = async (filter: ActiveFilter): Promise<Counted[]> => {
    const key = searchToQuery({ ...state, ...filter.without }).toString();
    // One that cannot be counted is not offered.
    const found = await countSearch(key, database).catch(() => null);
    return found === null ? [] : [{ filter, count: found }];
  };
  const single = (await Promise.all(narrowings(state).map(count))).flat();
  const isUseful = ({ count: { total } }: Counted) => total > 0;
  if (single.some(isUseful))
    return single.filter(isUseful).toSorted((a, b) => b.count.total - a.count.total);
  const all = withoutAll(state);
  const together = all === null ? [] : await count(all);
  // Where nothing could be counted, nothing is known.
  return [...single, ...together].length === 0 ? null : together.filter(isUseful);
}

function countWords({ total, isCapped, onPhone }: SearchCount): string {
  return `${formatCount(total)}${isCapped ? '+' : ''}${onPhone ? ' on this device' : ''}`;
}
