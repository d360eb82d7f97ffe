import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { DeliveryChip } from '../../components/delivery/delivery-chip';
import { EmptyState } from '../../components/page/empty-state';
import { useFirstVisitAt } from '../../components/context/first-answer-context';
import { useAskAgain } from '../../components/delivery/use-ask-again';
import { useIsSlow } from '../../components/use-is-slow';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import type { Listing } from '../../contract/listing/property';
import { useIsOwn } from '../../components/listing/use-is-own';
import { rowsOf } from '../../db/repositories/outbox/outbox-repository';
import { recordView } from '../../db/repositories/search/view-repository';
import { noteSeen } from '../../db/repositories/seen/seen-repository';
import { deviceId } from '../../platform/device-id';
import { addReturnMark } from '../../platform/return-mark';
import { setPageTitle } from '../../platform/page-title';
import { useIsAway } from '../../platform/network/use-is-away';
import { deliveryOf } from '../../domain/outbox/delivery';
import { STAYS_FRESH_MS } from '../../domain/stays-fresh';
import { listingTitle } from '../../domain/previews/listing-title';
import { refreshListing } from '../../sync/refresh/refresh-listing';
import { PropertyView } from './property-view';
import { When } from '../../components/when';
import { useKeptListing } from './use-kept-listing';

type Asked = 'asking' | 'fresh' | 'gone' | 'offline';

/** Where a listing stands that its owner alone can open. */
function standsIn({ status, awaitsRoomSince }: Listing): string {
  if (status === 'Active') return 'is not published yet';
  if (status !== 'Draft') return `is ${status.toLowerCase()}`;
  return awaitsRoomSince == null ? 'is a draft' : 'waits for room in your plan';
}

/** Whose it is, with the way to change it. */
function OwnHome({ listing, gone }: { listing: Listing; gone: boolean }) {
  const database = useDatabase();
  const rows = useLiveQuery(() => rowsOf([listing.id], database), [listing.id, database]) ?? [];
  // Not published yet or no more: nobody else can open it.
  const isAlone = gone || listing.version === 0 || listing.status !== 'Active';
  return (
    <div className={stack.between}>
      <Notice>
        {isAlone
          ? `Only you see this page: the listing ${standsIn(listing)}.`
          : 'This is how others see it.'}{' '}
        {!isAlone && rows.length > 0 && (
          <>
            What you changed since: <DeliveryChip delivery={deliveryOf(rows, false)} />
          </>
        )}
      </Notice>
      <ButtonLink to={`/edit-property/${listing.id}`}>Edit</ButtonLink>
    </div>
  );
}

/** One listing: from the device at once, refreshed behind it (PROP). */
export default function PropertyPage() {
  // Ids are the same in capitals, as some apps write links.
  const propertyId = (useParams().propertyId ?? '').toLowerCase();
  const found = useKeptListing(propertyId);
  const listing = found ?? null;
  const isOwn = useIsOwn(listing);
  const asked = useRefreshed(propertyId, found === null);
  const slow = useIsSlow(listing === null && asked === 'asking');
  useRecordedView(listing, isOwn);
  useEffect(() => {
    if (listing !== null) setPageTitle(listingTitle(listing));
  }, [listing]);

  if (listing !== null) {
    return (
      <PropertyView
        listing={listing}
        gone={asked === 'gone'}
        // It comes when asking has failed: beside the dates, where it moves nothing that is read.
        age={
          asked === 'offline' &&
          listing.fetchedAt !== undefined && (
            <>
              No connection. This listing is from this device, last refreshed{' '}
              <When at={listing.fetchedAt} />.
            </>
          )
        }
      >
        {isOwn && <OwnHome listing={listing} gone={asked === 'gone'} />}
        {asked === 'gone' && !isOwn && (
          <Notice tone="warn">
            This home is not offered here any more. This is the copy on your device.
          </Notice>
        )}
      </PropertyView>
    );
  }
  const comes = found === undefined || (asked === 'asking' && !slow);
  return (
    // The home's photo begins the screen: what says that it comes stands there already.
    <div className={stack.page} data-own-head={comes || undefined}>
      {comes ? (
        <p role="status">Loading property details...</p>
      ) : (
        <EmptyState
          isPage
          icon="home"
          title={slow || asked === 'offline' ? 'Not on this device yet' : 'Property not found'}
          action={
            <ButtonLink look="primary" to="/search-results">
              Back to Search Results
            </ButtonLink>
          }
        >
          {slow
            ? 'This home is not kept on this device, and the connection is slow. It is still being asked for and opens here by itself.'
            : asked === 'offline'
              ? 'It is not kept on this device, and there is no connection to look it up now. It is asked for again by itself.'
              : 'It may have been taken down, or the address is not quite right.'}
        </EmptyState>
      )}
    </div>
  );
}

/** Counts a look at a published home of somebody else's, also without a network (ANL), and remembers it (SEEN-1). */
function useRecordedView(listing: Listing | null, isOwn: boolean): void {
  const database = useDatabase();
  const isOffered = listing?.status === 'Active' && !isOwn;
  const { id = null, price } = isOffered ? listing : {};
  useEffect(() => {
    // A look that cannot be kept is no reason to trouble anybody.
    if (id !== null) recordView(id, deviceId(), database).catch(() => undefined);
  }, [database, id]);
  useEffect(() => {
    if (id === null || price === undefined) return;
    noteSeen({ id, price }, database)
      .then(() => addReturnMark('seen'))
      .catch(() => undefined);
  }, [database, id, price]);
}

/** @param missing the phone has nothing to show: it is asked for until it comes */
function useRefreshed(id: string, missing: boolean): Asked {
  const database = useDatabase();
  // It came with the document: to ask for it again would fetch the same.
  const cameAt = useFirstVisitAt();
  const [asked, setAsked] = useState<{ id: string; state: Asked }>({
    id,
    state: cameAt > 0 ? 'fresh' : 'asking',
  });
  const [tries, setTries] = useState(0);
  const state = asked.id === id ? asked.state : 'asking';
  // What is shown says that there is no connection: not for longer than that is so.
  const away = useIsAway();
  useAskAgain(state === 'offline' && (missing || !away), () => setTries(tries + 1));
  useEffect(() => {
    if (Math.abs(Date.now() - cameAt) < STAYS_FRESH_MS) return;
    let current = true;
    refreshListing(id, database).then(
      (state) => current && setAsked({ id, state }),
      () => current && setAsked({ id, state: 'offline' }),
    );
    return () => {
      current = false;
    };
  }, [database, id, tries, cameAt]);
  return state;
}
