import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../components/button';
import { CardSkeletons } from '../../components/listing/card-skeleton';
import { useDatabase } from '../../components/context/database-context';
import { lazyPart } from '../../components/page/lazy-part';
import { Notice } from '../../components/notice';
import { useIsSlow } from '../../components/use-is-slow';
import stack from '../../components/stack.module.css';
import { WithoutScriptsContext } from '../../components/context/without-scripts-context';
import { WhileLoading } from '../../components/page/while-loading';
import {
  readPreference,
  storePreference,
} from '../../db/repositories/account/preference-repository';
import { addReturnMark } from '../../platform/return-mark';
import { setPageTitle } from '../../platform/page-title';
import { countOf } from '../../domain/format/count-of';
import { formatCount } from '../../domain/format/format-count';
import { resultsHeading } from '../../domain/search/results-heading';
import {
  type ResultsLayout,
  type SearchState,
  searchFromParams,
  searchToParams,
} from '../../domain/search/search-state';
import { searchedBox } from '../../domain/search/searched-box';
import { searchToQuery } from '../../domain/search/search-to-query';
import { unreadParts } from '../../domain/search/unread-parts';
import { AllHidden } from './hidden/all-hidden';
import { FreshnessLine } from './freshness-line';
import { HiddenHomes } from './hidden/hidden-homes';
import { ListedResults } from './listed-results';
import { LayoutToggle } from './layout-toggle';
import { NothingFound } from './nothing-found';
import styles from './results-page.module.css';
import { FilterSearch } from './filters/filter-search';
import { SearchChips } from './filters/search-chips';
import { useAllOnMap } from './use-all-on-map';
import { type Results, useResults } from './use-results';

// With the first look at the map, and the first search for several places.
const ResultsMap = lazyPart(() => import('./results-map'));
const NamedTooPlaces = lazyPart(
  () => import('./home/named-too'),
  () => null,
);

/** How the map was come to, in the history of the browser. */
const FROM_LIST = 'from-list';

type Change = (next: Partial<SearchState>) => void;

/** Search results: the search lives in the address, the results on the device (RES). */
export default function ResultsPage() {
  const database = useDatabase();
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const state = useMemo(() => searchFromParams(params), [params]);
  const bare = params.size === 0;
  useEffect(() => {
    let current = true;
    if (!bare) {
      addReturnMark('news');
      // A full phone shows the results all the same.
      storePreference('currentSearch', searchToParams(state).toString(), database).catch(
        () => undefined,
      );
    } else {
      // A bare address shows the stored current search (RES-11).
      void readPreference('currentSearch', database).then((stored) => {
        // A search that was begun meanwhile is not taken back.
        if (current && typeof stored === 'string' && stored !== '')
          void navigate(`/search-results?${stored}`, { replace: true });
      });
    }
    return () => {
      current = false;
    };
  }, [database, bare, state, navigate]);
  const location = useLocation();
  // The other places that were asked for stay with a search that is narrowed.
  const named = location.state === FROM_LIST ? null : location.state;
  const change: Change = (next) =>
    setParams(searchToParams({ ...state, ...next }), { state: named });
  // A step back from the map is the list, and the way to the list is that step.
  const showAs = (view: ResultsLayout) => {
    const params = searchToParams({ ...state, view });
    if (view === 'map') setParams(params, { state: FROM_LIST });
    else if (location.state === FROM_LIST) void navigate(-1);
    else setParams(params, { replace: true });
  };
  const unread = useMemo(() => unreadParts(params), [params]);
  return (
    <ResultsView state={state} unread={unread} change={change} showAs={showAs}>
      {named !== null && (
        <WhileLoading>
          <NamedTooPlaces
            state={state}
            onSearch={(search, history) => setParams(searchToParams(search), { state: history })}
          />
        </WhileLoading>
      )}
    </ResultsView>
  );
}

function ResultsView({
  state,
  unread,
  change,
  showAs,
  children,
}: {
  state: SearchState;
  /** What its address asks for that no search can, in words. */
  unread: readonly string[];
  /** Another search: the one before is a step back. */
  change: Change;
  /** The same search as a list or on a map. */
  showAs: (view: ResultsLayout) => void;
  children: ReactNode;
}) {
  const heading = resultsHeading(state);
  useEffect(() => {
    setPageTitle(heading);
  }, [heading]);
  const results = useResults(searchToQuery(state).toString());
  useAllOnMap(state.view === 'map', results);
  const ids = results.device?.ids;
  const [showsBlocked, setShowsBlocked] = useState(false);
  const [showsHidden, setShowsHidden] = useState(false);
  const [hasFixedChip, setHasFixedChip] = useState(false);
  const { ofBlocked = NONE, hidden = NONE } = results.device ?? {};
  const shown = useMemo(
    () =>
      withoutThose(withoutThose(ids, showsBlocked ? NONE : ofBlocked), showsHidden ? NONE : hidden),
    [ids, ofBlocked, showsBlocked, hidden, showsHidden],
  );
  // Where all of them are hidden that is said by itself.
  const notShown =
    shown === undefined || shown.length === 0 ? 0 : (ids?.length ?? 0) - shown.length;
  const asking = ids === undefined || (ids.length === 0 && results.freshness === 'asking');
  const slow = useIsSlow(asking);
  const waiting = asking && !(slow && ids !== undefined);
  const more = results.device?.search?.nextCursor && (
    <Button onClick={results.showMore} disabled={results.loadingMore}>
      {results.loadingMore ? 'Loading more …' : 'Show more'}
    </Button>
  );
  const allHidden = ids !== undefined && ids.length > 0 && shown?.length === 0 && (
    <AllHidden
      which={more ? `all of the first ${formatCount(ids.length)} homes` : 'all of these homes'}
      byBlocks={ofBlocked.length > 0}
      byHand={hidden.length > 0}
      onShow={() => {
        setShowsBlocked(ofBlocked.length > 0);
        setShowsHidden(hidden.length > 0);
      }}
    />
  );
  const hiddenLines = (
    <>
      <HiddenHomes
        count={ofBlocked.length}
        one="1 home of an agent you blocked"
        many="homes of agents you blocked"
        shown={showsBlocked}
        onShow={setShowsBlocked}
      />
      <HiddenHomes
        count={hidden.length}
        one="1 home that you hid"
        many="homes that you hid"
        shown={showsHidden}
        onShow={setShowsHidden}
      />
    </>
  );
  return (
    <div
      className={`${stack.page} ${styles.page}`}
      data-fills-phone={state.view === 'map'}
      data-own-head
    >
      <header className={styles.head}>
        <div className={styles.bar}>
          <div className={styles.told}>
            <h1>{heading}</h1>
            <div className={styles.count}>
              <p aria-live="polite">{waiting ? 'Searching …' : countText(results, notShown)}</p>
              <FreshnessLine results={results} />
            </div>
          </div>
          <FilterSearch state={state} change={change} onApplied={() => setHasFixedChip(true)} />
          <LayoutToggle view={state.view} onChange={showAs} />
        </div>
        {children}
        {unread.length > 0 && (
          <Notice tone="bad">
            Part of this link cannot be read and is left out of the search: {unread.join(', ')}.
          </Notice>
        )}
        <SearchChips
          state={state}
          isKnown={state.lat !== '' || (ids?.length ?? 0) > 0}
          hasFixedChip={hasFixedChip}
          onFixedChipGone={() => setHasFixedChip(false)}
          change={change}
        />
        {state.view === 'map' && hiddenLines}
      </header>
      {state.view === 'map' && shown !== undefined ? (
        <OnMap
          ids={shown}
          total={(results.device?.search?.total ?? 0) - (ids?.length ?? 0) + shown.length}
          state={state}
          change={change}
          more={more}
          empty={
            waiting ? (
              <p role="status">Searching …</p>
            ) : (
              allHidden ||
              (ids?.length === 0 && (
                <NothingFound results={results} slow={slow} state={state} change={change} />
              ))
            )
          }
        />
      ) : waiting ? (
        <div data-folds>
          <CardSkeletons count={6} label="Searching" />
        </div>
      ) : ids.length === 0 ? (
        <NothingFound results={results} slow={slow} state={state} change={change} />
      ) : (
        allHidden || <ListedResults ids={shown ?? ids} hidden={hidden} />
      )}
      {/* Below a list: what was hidden moves nothing that is shown. */}
      {state.view !== 'map' && hiddenLines}
      {state.view !== 'map' && more}
      <noscript>{useContext(WithoutScriptsContext)}</noscript>
    </div>
  );
}

const NONE: readonly string[] = [];

function withoutThose(ids: string[] | undefined, hidden: readonly string[]): string[] | undefined {
  if (hidden.length === 0) return ids;
  const known = new Set(hidden);
  return ids?.filter((id) => !known.has(id));
}

/** With nothing found the map stays: there the area is changed. */
function OnMap({
  ids,
  total,
  state,
  change,
  empty,
  more,
}: {
  ids: string[];
  total: number;
  state: SearchState;
  change: Change;
  empty: ReactNode;
  more: ReactNode;
}) {
  const box = useMemo(() => searchedBox(state), [state]);
  return (
    <WhileLoading fallback={<p role="status">Loading map...</p>}>
      <ResultsMap
        ids={ids}
        total={total}
        area={state.area}
        box={box}
        empty={empty}
        more={more}
        onArea={(area) => change({ ...area, radiusKm: '' })}
      />
    </WhileLoading>
  );
}

/** How many are shown of what there is; null where nobody could say. */
function countText({ device, freshness }: Results, notShown: number): string | null {
  if (freshness === 'refused') return null;
  const search = device?.search;
  if (search?.totalIsCapped) return `${formatCount(search.total)}+ results`;
  const count = search?.total ?? device?.ids.length ?? 0;
  // Nothing on this device is not nothing anywhere.
  if (count === 0 && freshness === 'offline' && !search) return null;
  return countOf(count - notShown, 'result');
}
