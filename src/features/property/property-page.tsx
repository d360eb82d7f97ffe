import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '../../components/button';
import { useDatabase } from '../../components/database-context';
import { EmptyState } from '../../components/empty-state';
import { useAskAgain } from '../../components/use-ask-again';
import { useIsSlow } from '../../components/use-is-slow';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import type { Listing } from '../../contract/property';
import { useSession } from '../../components/session-context';
import { readListing } from '../../db/repositories/search/search-repository';
import { recordView } from '../../db/repositories/search/view-repository';
import { deviceId } from '../../platform/device-id';
import { whenWords } from '../../domain/format/when-words';
import { refreshListing } from '../../sync/refresh/refresh-listing';
import { PropertyView } from './property-view';

type Asked = 'asking' | 'fresh' | 'gone' | 'offline';

/** One listing: from the device at once, refreshed behind it (PROP). */
export default function PropertyPage() {
  const database = useDatabase();
  const { propertyId = '' } = useParams();
  const found = useLiveQuery(
    async () => ({ listing: (await readListing(propertyId, database)) ?? null }),
    [database, propertyId],
  );
  const { user } = useSession();
  const listing = found?.listing ?? null;
  const asked = useRefreshed(propertyId, found !== undefined && listing === null);
  const slow = useIsSlow(listing === null && asked === 'asking');
  useRecordedView(listing);
  useEffect(() => {
    if (listing !== null) document.title = `${listing.title} · Gida`;
  }, [listing]);

  // Own, and not published yet or no more: nobody else can open it.
  const isOwnAlone =
    listing !== null &&
    listing.agent.id === user?.id &&
    (asked === 'gone' || listing.version === 0 || listing.status !== 'Active');
  if (listing !== null) {
    return (
      <PropertyView listing={listing}>
        {asked === 'offline' && (
          <Notice tone="warn">
            No connection. This listing is from this phone, last refreshed{' '}
            {whenWords(new Date(listing.fetchedAt), new Date())}.
          </Notice>
        )}
        {isOwnAlone && (
          <Notice>
            Only you see this page: the listing is{' '}
            {listing.status === 'Active' ? 'not published yet' : listing.status.toLowerCase()}.
          </Notice>
        )}
        {asked === 'gone' && !isOwnAlone && (
          <Notice tone="warn">
            The owner has taken this listing down. This is the copy on your phone.
          </Notice>
        )}
      </PropertyView>
    );
  }
  return (
    <div className={stack.page}>
      {found === undefined || (asked === 'asking' && !slow) ? (
        <p role="status">Loading property details...</p>
      ) : (
        <EmptyState
          icon="home"
          title={slow ? 'Not on this phone yet' : 'Property not found'}
          action={
            <ButtonLink look="primary" to="/search-results">
              Back to Search Results
            </ButtonLink>
          }
        >
          {slow
            ? 'This home is not kept on this phone, and the connection is slow. It is still being asked for and opens here by itself.'
            : asked === 'offline'
              ? 'It is not kept on this phone, and there is no connection to look it up now. It is asked for again by itself.'
              : 'It may have been taken down, or the address is not quite right.'}
        </EmptyState>
      )}
    </div>
  );
}

/** Counts a look at a published home of somebody else's, also without a network (ANL). */
function useRecordedView(listing: Listing | null): void {
  const database = useDatabase();
  const { user } = useSession();
  const id = listing?.status === 'Active' && listing.agent.id !== user?.id ? listing.id : null;
  useEffect(() => {
    // A look that cannot be kept is no reason to trouble anybody.
    if (id !== null) recordView(id, deviceId(), database).catch(() => undefined);
  }, [database, id]);
}

/** @param missing the phone has nothing to show: it is asked for until it comes */
function useRefreshed(id: string, missing: boolean): Asked {
  const database = useDatabase();
  const [asked, setAsked] = useState<{ id: string; state: Asked }>({ id, state: 'asking' });
  const [tries, setTries] = useState(0);
  const state = asked.id === id ? asked.state : 'asking';
  useAskAgain(missing && state === 'offline', () => setTries(tries + 1));
  useEffect(() => {
    let current = true;
    refreshListing(id, database).then(
      (state) => current && setAsked({ id, state }),
      () => current && setAsked({ id, state: 'offline' }),
    );
    return () => {
      current = false;
    };
  }, [database, id, tries]);
  return state;
}
