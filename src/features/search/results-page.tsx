import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/button';
import { CardSkeletons } from '../../components/card-skeleton';
import { EmptyState } from '../../components/empty-state';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import { readPreference, storePreference } from '../../db/repositories/preference-repository';
import { savedIdSet } from '../../db/repositories/saved-repository';
import { formatCount } from '../../domain/format/format-count';
import { relativeTime } from '../../domain/format/relative-time';
import {
  type SearchState,
  searchFromParams,
  searchToParams,
} from '../../domain/search/search-state';
import { searchToQuery } from '../../domain/search/search-to-query';
import { ResultCard } from './result-card';
import styles from './results-page.module.css';
import { SearchChips } from './search-chips';
import { SortSelect } from './sort-select';
import { type Results, useResults } from './use-results';

/** Search results: the search lives in the address, the results on the device (RES). */
export default function ResultsPage() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const state = useMemo(() => searchFromParams(params), [params]);
  const bare = params.size === 0;
  useEffect(() => {
    if (!bare) void storePreference('currentSearch', searchToParams(state).toString());
    else {
      // A bare address shows the stored current search (RES-11).
      void readPreference('currentSearch').then((stored) => {
        if (typeof stored === 'string' && stored !== '')
          void navigate(`/search-results?${stored}`, { replace: true });
      });
    }
  }, [bare, state, navigate]);
  const change = (next: Partial<SearchState>) => setParams(searchToParams({ ...state, ...next }));
  return <ResultsView state={state} change={change} />;
}

function ResultsView({
  state,
  change,
}: {
  state: SearchState;
  change: (next: Partial<SearchState>) => void;
}) {
  const results = useResults(searchToQuery(state).toString());
  const saved = useLiveQuery(() => savedIdSet()) ?? new Set<string>();
  const listings = results.device?.listings;
  const heading = `Properties ${state.listingType === 'rent' ? 'To Rent' : 'For Sale'} in ${state.location || 'All Locations'}`;
  const waiting =
    listings === undefined || (listings.length === 0 && results.freshness === 'asking');

  return (
    <div className={stack.page}>
      <header className={stack.tight}>
        <h1>{heading}</h1>
        <div className={styles.count}>
          <p aria-live="polite">{waiting ? 'Searching …' : countText(results)}</p>
          <SortSelect value={state.sort} onChange={(sort) => change({ sort })} />
        </div>
        <SearchChips state={state} change={change} />
      </header>
      <FreshnessNotice results={results} />
      {waiting ? (
        <CardSkeletons count={6} label="Searching" />
      ) : listings.length === 0 ? (
        <EmptyState
          icon="search"
          title="No properties found"
          action={<ButtonLink to="/">Start a new search</ButtonLink>}
        >
          {results.freshness === 'offline' && !results.device?.search
            ? 'There is no connection, and nothing like this is kept on this phone. It is looked for again when the network is back.'
            : 'Try a wider area, a higher price or fewer filters.'}
        </EmptyState>
      ) : (
        <div className={stack.cards}>
          {listings.map((listing, index) => (
            <ResultCard
              key={listing.id}
              listing={listing}
              saved={saved.has(listing.id)}
              eager={index === 0}
            />
          ))}
        </div>
      )}
      {results.device?.search?.nextCursor && (
        <Button onClick={results.showMore} disabled={results.loadingMore}>
          {results.loadingMore ? 'Loading more …' : 'Show more'}
        </Button>
      )}
    </div>
  );
}

function countText({ device }: Results): string {
  const search = device?.search;
  if (search) return `${formatCount(search.total)}${search.totalIsCapped ? '+' : ''} results`;
  return `${formatCount(device?.listings.length ?? 0)} results`;
}

/** How old the results are, and whether the network was reached. */
function FreshnessNotice({ results }: { results: Results }) {
  const { device, freshness, why } = results;
  if (freshness === 'refused') return <Notice tone="bad">{why}</Notice>;
  if (freshness !== 'offline' || device === undefined) return null;
  const age = device.search
    ? relativeTime(new Date(device.search.fetchedAt), new Date()).toLowerCase()
    : null;
  return (
    <Notice tone="warn">
      {age === null
        ? 'No connection. These are the matching homes kept on this phone; there may be more.'
        : `No connection. These results are from this phone, last refreshed ${age}.`}
    </Notice>
  );
}
