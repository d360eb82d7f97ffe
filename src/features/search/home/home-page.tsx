import { useLiveQuery } from 'dexie-react-hooks';
import { type SubmitEvent, useEffect, useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/button';
import { useDatabase } from '../../../components/context/database-context';
import { useSession } from '../../../components/context/session-context';
import { Icon, type IconName } from '../../../components/icon';
import { lazyDialog } from '../../../components/dialog/lazy-dialog';
import { lazyPart } from '../../../components/page/lazy-part';
import { LocationInput } from '../../../components/form/location-input';
import stack from '../../../components/stack.module.css';
import { When } from '../../../components/when';
import { WhileLoading } from '../../../components/page/while-loading';
import { ICON_START } from '../../../contract/pages';
import { LISTING_TYPES, type ListingType } from '../../../contract/listing/property-options';
import {
  readPreference,
  storePreference,
} from '../../../db/repositories/account/preference-repository';
import {
  addRecentSearch,
  listRecentSearches,
} from '../../../db/repositories/search/recent-search-repository';
import { hasBeenHere } from '../../../db/repositories/returns/has-been-here';
import { homeOf } from '../../../domain/auth/home-of';
import {
  EMPTY_SEARCH,
  type SearchState,
  searchFromParams,
  searchToParams,
} from '../../../domain/search/search-state';
import { filtersAsked, offerAsked, offerPressed } from '../../../domain/search/typed/offer-asked';
import { POPULAR_SUGGESTIONS } from '../../../geo/geocoders/suggest-for-input';
import { markReturn } from '../../../platform/return-mark';
import { HeldRoom } from '../held-room';
import { NewestHomes } from './newest-homes';
import styles from './home-page.module.css';
import { firstPlace, type NamedToo, readSentence, searchPlace } from './search-place';
import { suggestInSentence } from './suggest-in-sentence';
import { useHomePage } from './use-home-page';

// The filters come while a place is typed, not with the first screen.
const loadFilters = () => import('../filters/filters-dialog');
const FiltersDialog = lazyDialog(loadFilters);
// Only who comes back loads it; where it does not come, the page is that of a first visit.
const WelcomeBack = lazyPart(
  () => import('./welcome-back'),
  () => null,
);

const TOOLS: { to: string; icon: IconName; title: string; text: string }[] = [
  {
    to: '/rent-vs-buy-calculator',
    icon: 'home',
    title: 'Rent vs Buy Calculator',
    text: 'See which costs you less over the years you plan to stay.',
  },
  {
    to: '/service-charge-estimator',
    icon: 'list',
    title: 'Service Charge Estimator',
    text: 'Know the yearly and monthly charge before you commit.',
  },
  {
    to: '/scam-detector',
    icon: 'shield',
    title: 'Rental Scam Detector',
    text: 'Check the warning signs before you pay anybody.',
  },
];

/** Home; who works here and opens the app by its icon is led to what waits for them. */
export default function HomePage() {
  const { user } = useSession();
  const [params] = useSearchParams();
  const works = user !== null && user.userType !== 'seeker';
  if (works && params.get(ICON_START.param) === ICON_START.value)
    return <Navigate to={homeOf(user.userType)} replace />;
  return <Home />;
}

/** Where, sale or rent, then the filters. */
function Home() {
  const database = useDatabase();
  const navigate = useNavigate();
  const recent = useLiveQuery(() => listRecentSearches(database), [database]) ?? [];
  const shown = useLiveQuery(() => readPreference('currentSearch', database), [database]);
  const lastUsed = searchFromParams(
    new URLSearchParams(typeof shown === 'string' ? shown : ''),
  ).listingType;
  const [location, setLocation] = useState('');
  const [error, setError] = useState('');
  const [asking, setAsking] = useState<({ search: SearchState } & NamedToo) | null>(null);

  const begin = async ({ pressed, byEnter }: Submitted) => {
    if (location.trim() === '') {
      setError('Please enter a location to search');
      return;
    }
    const read = await readSentence(location);
    // '3 bedroom flat' is searched for in all of Nigeria.
    const where = read?.place ?? location.trim();
    const { first, namedToo } = await firstPlace(where);
    const place = await searchPlace(first);
    // A phone that cannot keep the place searches it all the same.
    if (place.location !== '')
      await addRecentSearch(place.location, database).catch(() => undefined);
    const offerOf = byEnter ? offerAsked : offerPressed;
    const listingType = read === null ? pressed : offerOf(read, pressed);
    const asked: SearchState = {
      ...EMPTY_SEARCH,
      ...(read === null ? {} : filtersAsked(read, listingType)),
      listingType,
      ...place,
    };
    // Without them the results are there all the same, and filters beside them.
    const hasFilters = await loadFilters().then(
      () => true,
      () => false,
    );
    if (hasFilters) setAsking({ search: asked, namedToo });
    else await submit(asked, { namedToo });
  };
  const submit = async (state: SearchState, { namedToo }: NamedToo) => {
    // A full phone searches all the same.
    await storePreference('lastSearchFilters', state, database).catch(() => undefined);
    void navigate(`/search-results?${searchToParams(state)}`, {
      state: namedToo.length === 0 ? null : { namedToo },
    });
  };
  const recentPlaces = recent.map((search) => ({
    label: search.location,
    detail: 'recent',
    lat: null,
    lng: null,
  }));

  return (
    <>
      <section className={styles.hero}>
        <div className={styles.inner}>
          <h1 className={styles.title}>Find Your Dream Home</h1>
          <p className={styles.lead}>
            Homes to buy and rent across Nigeria, with or without a network.
          </p>
          <form
            className={styles.form}
            noValidate
            // Before the scripts have come the browser itself leads to the results.
            action="/search-results"
            onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
              event.preventDefault();
              void begin(submitterOf(event));
            }}
          >
            <LocationInput
              name="location"
              label="Location"
              placeholder="e.g. Lekki Phase 1, Yaba, Maitama"
              value={location}
              error={error || undefined}
              recent={recentPlaces}
              popular={POPULAR_SUGGESTIONS}
              pushes
              suggest={suggestInSentence}
              onChange={(text) => {
                setLocation(text);
                setError('');
                void loadFilters().catch(() => undefined);
              }}
            />
            {/* What Enter presses: the first button of a form, here what was searched for last. */}
            <button type="submit" name="listingType" value={lastUsed} hidden tabIndex={-1}>
              Search
            </button>
            <div className={styles.choices}>
              <Button look="primary" wide type="submit" name="listingType" value="sale">
                For sale
              </Button>
              <Button look="green" wide type="submit" name="listingType" value="rent">
                To rent
              </Button>
            </div>
          </form>
        </div>
      </section>
      <div className={stack.page}>
        <Back />
        <Newest />
        <section className={stack.stack} aria-labelledby="tools-heading">
          <h2 id="tools-heading">Helpful Tools</h2>
          <div className={stack.cards}>
            {TOOLS.map((tool) => (
              <Link key={tool.to} to={tool.to} className={styles.tool}>
                <span className={styles.toolIcon}>
                  <Icon name={tool.icon} size={24} />
                </span>
                <span className={stack.tight}>
                  <strong>{tool.title}</strong>
                  <span className={stack.soft}>{tool.text}</span>
                </span>
              </Link>
            ))}
          </div>
        </section>
        <section className={stack.stack} aria-labelledby="offline-heading">
          <h2 id="offline-heading">Made for a weak network</h2>
          <ul className={styles.points}>
            <li>
              <Icon name="device" /> Saved homes, their photos and your messages stay on your
              device.
            </li>
            <li>
              <Icon name="send" /> What you write without a network is sent by itself, once, when it
              is back.
            </li>
            <li>
              <Icon name="cloud-off" /> The tools, the blog and the FAQ open with no data at all.
            </li>
          </ul>
        </section>
      </div>
      {asking && (
        <FiltersDialog
          initial={asking.search}
          onClose={() => setAsking(null)}
          onSubmit={(state) => submit(state, asking)}
        />
      )}
    </>
  );
}

/** What somebody who comes back is shown first, in room that is held for it (HOME-7). */
function Back() {
  const database = useDatabase();
  const returns = useLiveQuery(() => hasBeenHere(database), [database]);
  useEffect(() => {
    // What was to be shown is gone, and may have gone before it could say so.
    if (returns === false) markReturn([]);
  }, [returns]);
  if (returns === undefined) return <HeldRoom />;
  if (!returns) return null;
  return (
    <WhileLoading fallback={<HeldRoom />}>
      <WelcomeBack />
    </WhileLoading>
  );
}

/** The newest homes and the popular places, or why there are none yet. */
function Newest() {
  const { page, staleSince } = useHomePage();
  if (page === null)
    return <p className={stack.soft}>The newest homes come here as soon as they can be fetched.</p>;
  return (
    <>
      <NewestHomes page={page} />
      {staleSince !== null && (
        <p role="status" className={`${stack.soft} ${stack.small}`}>
          These homes and counts were fetched <When at={staleSince} />. Newer ones come as soon as
          they can be fetched.
        </p>
      )}
    </>
  );
}

type Submitted = { pressed: ListingType; byEnter: boolean };

/** What the button that was pressed searches for; Enter presses the hidden one. */
function submitterOf({ nativeEvent }: SubmitEvent<HTMLFormElement>): Submitted {
  const { submitter } = nativeEvent;
  const button = submitter instanceof HTMLButtonElement ? submitter : null;
  const pressed = LISTING_TYPES.find((type) => type === button?.value) ?? 'sale';
  return { pressed, byEnter: button?.hidden === true };
}
