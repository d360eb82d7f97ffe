import { ButtonLink } from '../../components/button';
import { EmptyState } from '../../components/page/empty-state';
import { lazyPart } from '../../components/page/lazy-part';
import { WhileLoading } from '../../components/page/while-loading';
import { narrowings } from '../../domain/search/active-filters';
import { OFFERS } from '../../domain/property/price/offers';
import { searchedTitle } from '../../domain/search/results-heading';
import { hasArea, type SearchState } from '../../domain/search/search-state';
import { AlertButton } from './filters/alert-button';
import type { Results } from './use-results';

// With the first search that finds nothing, not with the first listing.
const WithoutFilters = lazyPart(
  () => import('./without-filters'),
  () => null,
);
const MeantPlace = lazyPart(
  () => import('./meant-place'),
  () => null,
);

/** Nothing fits: why, which filter to leave out, and to be told when something comes (RES-6). */
export function NothingFound({
  results,
  slow,
  state,
  change,
}: {
  results: Results;
  slow: boolean;
  state: SearchState;
  change: (next: Partial<SearchState>) => void;
}) {
  const startAnew = <ButtonLink to="/">Start a new search</ButtonLink>;
  // The server did not look: what it found is not known.
  if (results.freshness === 'refused') return startAnew;
  const unasked = results.freshness === 'offline' && !results.device?.search;
  return (
    <>
      <EmptyState
        icon="search"
        title={slow || unasked ? 'Nothing on this device yet' : 'No properties found'}
        action={
          <>
            {state.location !== '' && state.lat === '' && !hasArea(state) && (
              <WhileLoading>
                <MeantPlace state={state} change={change} />
              </WhileLoading>
            )}
            {!slow && narrowings(state).length > 0 && (
              <WhileLoading>
                <WithoutFilters state={state} change={change} />
              </WhileLoading>
            )}
            <AlertButton
              state={state}
              words={{ off: 'Tell me when one comes', on: 'You are told when one comes' }}
            />
            {startAnew}
          </>
        }
      >
        {slow
          ? 'The connection is slow, and nothing like this is kept on this device. The server is still being asked, and what it finds is shown here by itself.'
          : unasked
            ? 'There is no connection, and nothing like this is kept on this device. It is looked for again once the server is reached.'
            : adviceFor(state)}
      </EmptyState>
    </>
  );
}

/** What may help, as far as anything was asked for that can be left out. */
function adviceFor(state: SearchState): string {
  const { words } = OFFERS[state.listingType];
  // An area of the map counts as one of them, and is no filter.
  if (hasArea(state) && narrowings(state).length === 1)
    return `Nothing is offered ${words} in this area now.`;
  if (narrowings(state).length > 0) return 'Try a wider area, a higher price or fewer filters.';
  if (state.location.trim() === '') return `Nothing is offered ${words} now.`;
  const nothing = `Nothing is offered ${words} in ${searchedTitle(state)} now.`;
  return state.lat === ''
    ? `${nothing} If you expected some, look at how the place is written.`
    : nothing;
}
