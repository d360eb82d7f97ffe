import { useLiveQuery } from 'dexie-react-hooks';
import { lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../components/button';
import { CardSkeletons } from '../../components/card-skeleton';
import { useDatabase } from '../../components/database-context';
import { Notice } from '../../components/notice';
import { useIsSlow } from '../../components/use-is-slow';
import stack from '../../components/stack.module.css';
import {
  readPreference,
  storePreference,
} from '../../db/repositories/account/preference-repository';
import { savedIdSet } from '../../db/repositories/saved/saved-repository';
import { countOf } from '../../domain/format/count-of';
import { formatCount } from '../../domain/format/format-count';
import { resultsHeading } from '../../domain/search/results-heading';
import {
  type SearchState,
  searchFromParams,
  searchToParams,
} from '../../domain/search/search-state';
import { searchedBox } from '../../domain/search/searched-box';
import { searchToQuery } from '../../domain/search/search-to-query';
import { unreadParts } from '../../domain/search/unread-parts';
import { FreshnessLine } from './freshness-line';
import { LayoutToggle } from './layout-toggle';
import { NothingFound } from './nothing-found';
import { ResultsList } from './results-list';
import styles from './results-page.module.css';
import { SearchChips } from './search-chips';
import { SortSelect } from './sort-select';
import { type Results, useResults } from './use-results';

// With the first look at the map, not with the first listing.
const ResultsMap = lazy(() => import('./results-map'));

type Change = (next: Partial<SearchState>) => void;

/** Search results: the search lives in the address, the results on the device (RES). */
export default function ResultsPage() {
  const database = useDatabase();
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const state = useMemo(() => searchFromParams(params), [params]);
  const bare = params.size === 0;
  useEffect(() => {
    if (!bare) {
      // A full phone shows the results all the same.
      storePreference('currentSearch', searchToParams(state).toString(), database).catch(
        () => undefined,
      );
    } else {
      // A bare address shows the stored current search (RES-11).
      void readPreference('currentSearch', database).then((stored) => {
        if (typeof stored === 'string' && stored !== '')
          void navigate(`/search-results?${stored}`, { replace: true });
      });
    }
  }, [database, bare, state, navigate]);
  const change: Change = (next) => setParams(searchToParams({ ...state, ...next }));
  const show: Change = (next) =>
    setParams(searchToParams({ ...state, ...next }), { replace: true });
  const unread = useMemo(() => unreadParts(params), [params]);
  return <ResultsView state={state} unread={unread} change={change} show={show} />;
}

function ResultsView({
  state,
  unread,
  change,
  show,
}: {
  state: SearchState;
  /** What its address asks for that no search can, in words. */
  unread: readonly string[];
  /** Another search: the one before is a step back. */
  change: Change;
  /** The same search shown otherwise. */
  show: Change;
}) {
  const results = useResults(searchToQuery(state).toString());
  const ids = results.device?.ids;
  const asking = ids === undefined || (ids.length === 0 && results.freshness === 'asking');
  const slow = useIsSlow(asking);
  const waiting = asking && !(slow && ids !== undefined);
  return (
    <div className={stack.page}>
      <header className={stack.tight}>
        <h1>{resultsHeading(state)}</h1>
        <div className={styles.count}>
          <p aria-live="polite">{waiting ? 'Searching …' : countText(results)}</p>
          <LayoutToggle view={state.view} onChange={(view) => show({ view })} />
          <SortSelect value={state.sort} onChange={(sort) => change({ sort })} />
        </div>
        {unread.length > 0 && (
          <Notice tone="bad">
            Part of this link cannot be read and is left out of the search: {unread.join(', ')}.
          </Notice>
        )}
        <SearchChips state={state} change={change} />
        <FreshnessLine results={results} />
      </header>
      {state.view === 'map' && ids !== undefined ? (
        <OnMap
          ids={ids}
          state={state}
          change={change}
          empty={
            waiting ? (
              <p role="status">Searching …</p>
            ) : (
              <NothingFound results={results} slow={slow} state={state} change={change} />
            )
          }
        />
      ) : waiting ? (
        <CardSkeletons count={6} label="Searching" />
      ) : ids.length === 0 ? (
        <NothingFound results={results} slow={slow} state={state} change={change} />
      ) : (
        <Listed ids={ids} />
      )}
      {results.device?.search?.nextCursor && (
        <Button onClick={results.showMore} disabled={results.loadingMore}>
          {results.loadingMore ? 'Loading more …' : 'Show more'}
        </Button>
      )}
    </div>
  );
}

/** With nothing found the map stays: there the area is changed. */
function OnMap({
  ids,
  state,
  change,
  empty,
}: {
  ids: string[];
  state: SearchState;
  change: Change;
  empty: ReactNode;
}) {
  const box = useMemo(() => searchedBox(state), [state]);
  return (
    <Suspense fallback={<p role="status">Loading map...</p>}>
      <ResultsMap
        ids={ids}
        area={state.area}
        box={box}
        empty={empty}
        onArea={(area) => change({ ...area, radiusKm: '' })}
      />
    </Suspense>
  );
}

function Listed({ ids }: { ids: string[] }) {
  const database = useDatabase();
  const saved = useLiveQuery(() => savedIdSet(database), [database]) ?? new Set<string>();
  return <ResultsList ids={ids} saved={saved} />;
}

/** How many there are; null where the server refused to say. */
function countText({ device, freshness }: Results): string | null {
  if (freshness === 'refused') return null;
  const search = device?.search;
  if (search?.totalIsCapped) return `${formatCount(search.total)}+ results`;
  return countOf(search?.total ?? device?.ids.length ?? 0, 'result');
}
