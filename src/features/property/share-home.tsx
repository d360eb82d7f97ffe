import { useLiveQuery } from 'dexie-react-hooks';
import { useDatabase } from '../../components/context/database-context';
import { DeliveryChip } from '../../components/delivery/delivery-chip';
import { ShareButton } from '../../components/listing/share-button';
import stack from '../../components/stack.module.css';
import type { Listing } from '../../contract/listing/property';
import { savedState } from '../../db/repositories/saved/saved-repository';
import { deliveryOf } from '../../domain/outbox/delivery';
import { homeMessage } from '../../domain/property/words/home-message';
import { pageOrigin } from '../../platform/page-origin';
import { SharePictureButton } from './share-picture-button';

/** The ways to share a home, with where its saving stands. */
export function ShareHome({ listing }: { listing: Listing }) {
  const database = useDatabase();
  const saving = useLiveQuery(() => savedState(listing.id, database), [database, listing.id]);
  const url = `${pageOrigin()}/property-detail/${listing.id}`;
  // The link of a draft of one's own leads nobody anywhere.
  const isFound = listing.status === 'Active' && listing.version !== 0;
  return (
    <div className={stack.row}>
      {isFound && (
        <>
          <ShareButton title={listing.title} url={url} message={homeMessage(listing, url)} />
          <SharePictureButton listing={listing} url={url} />
        </>
      )}
      {saving && (
        <DeliveryChip
          delivery={deliveryOf(saving.rows, saving.confirmed)}
          sentText="Saved in your account"
        />
      )}
    </div>
  );
}
