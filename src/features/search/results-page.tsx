import { useLiveQuery } from 'dexie-react-hooks';
import { lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/button';
import { CardSkeletons } from '../../components/card-skeleton';
import { useDatabase } from '../../components/database-context';
import { EmptyState } from '../../components/empty-state';
import { useIsSlow } from '../../components/use-is-slow';
import stack from '../../components/stack.module.css';
import { readPreference, storePreference } from '../../db/repositories/preference-repository';
import { savedIdSet } from '../../db/repositories/saved-repository';
import { formatCount } from '../../domain/format/format-count';
import { resultsHeading } from '../../domain/search/results-heading';
import {
  type SearchState,
  searchFromParams,
  searchToParams,
} from '../../domain/search/search-state';
import { searchedBox } from '../../domain/search/searched-box';
import { searchToQuery } from '../../domain/search/search-to-query';
import { FreshnessLine } from './freshness-line';
import { LayoutToggle } from './layout-toggle';
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
    if (!bare) void storePreference('currentSearch', searchToParams(state).toString(), database);
    else {
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
  return <ResultsView state={state} change={change} show={show} />;
}

function ResultsView({
  state,
  change,
  show,
}: {
  state: SearchState;
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
              <NothingFound results={results} slow={slow} />
            )
          }
        />
      ) : waiting ? (
        <CardSkeletons count={6} label="Searching" />
      ) : ids.length === 0 ? (
        <NothingFound results={results} slow={slow} />
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

function NothingFound({ results, slow }: { results: Results; slow: boolean }) {
  const unasked = results.freshness === 'offline' && !results.device?.search;
  return (
    <EmptyState
      icon="search"
      title={slow ? 'Nothing on this phone yet' : 'No properties found'}
      action={<ButtonLink to="/">Start a new search</ButtonLink>}
    >
      {slow
        ? 'The connection is slow, and nothing like this is kept on this phone. The server is still being asked, and what it finds is shown here by itself.'
        : unasked
          ? 'There is no connection, and nothing like this is kept on this phone. It is looked for again when the network is back.'
          : 'Try a wider area, a higher price or fewer filters.'}
    </EmptyState>
  );
}

function countText({ device }: Results): string {
  const search = device?.search;
  if (search) return `${formatCount(search.total)}${search.totalIsCapped ? '+' : ''} results`;
  return `${formatCount(device?.ids.length ?? 0)} results`;
}
