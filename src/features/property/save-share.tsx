import { useLiveQuery } from 'dexie-react-hooks';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { DeliveryChip } from '../../components/delivery/delivery-chip';
import { ShareButton } from '../../components/listing/share-button';
import stack from '../../components/stack.module.css';
import { showToast } from '../../components/delivery/toasts';
import { useHideHome } from '../../components/listing/use-hide-home';
import { useLoginPrompt } from '../../components/dialog/use-login-prompt';
import type { Listing } from '../../contract/listing/property';
import { saveForLater } from '../../db/repositories/account/anonymous-leftovers';
import { isHidden } from '../../db/repositories/hidden-homes/hidden-home-repository';
import { savedState } from '../../db/repositories/saved/saved-repository';
import { saveListing, unsaveListing } from '../../db/repositories/saved/saved-commands';
import { deliveryOf } from '../../domain/outbox/delivery';
import { homeMessage } from '../../domain/property/words/home-message';
import { pageOrigin } from '../../platform/page-origin';
import { SharePictureButton } from './share-picture-button';

/** Save and share, with where the saving stands. */
export function SaveShare({ listing }: { listing: Listing }) {
  const database = useDatabase();
  const { withLogin, prompt } = useLoginPrompt();
  const { saved, confirmed, rows } = useLiveQuery(
    () => savedState(listing.id, database),
    [database, listing.id],
  ) ?? {
    saved: false,
    confirmed: false,
    rows: [],
  };
  const toggle = () => {
    const change = saved ? unsaveListing(listing.id, database) : saveListing(listing, database);
    change.catch(() =>
      showToast('error', 'This phone could not keep that. Free some space and try again.'),
    );
  };
  const url = `${pageOrigin()}/property-detail/${listing.id}`;
  // The link of a draft of one's own leads nobody anywhere.
  const isFound = listing.status === 'Active' && listing.version !== 0;
  return (
    <div className={stack.row}>
      <Button
        icon="heart"
        look={saved ? 'green' : 'secondary'}
        aria-pressed={saved}
        onClick={() => withLogin('save', toggle, () => saveForLater(listing))}
      >
        {saved ? 'Saved' : 'Save'}
      </Button>
      {isFound && (
        <>
          <ShareButton title={listing.title} url={url} message={homeMessage(listing, url)} />
          <SharePictureButton listing={listing} url={url} />
        </>
      )}
      <HideButton listing={listing} />
      <DeliveryChip delivery={deliveryOf(rows, confirmed)} sentText="Saved in your account" />
      {prompt}
    </div>
  );
}

/** Not seeing it again in lists and alerts (HIDE-1). */
function HideButton({ listing }: { listing: Listing }) {
  const database = useDatabase();
  const { hide, unhide } = useHideHome();
  const hidden = useLiveQuery(() => isHidden(listing.id, database), [database, listing.id]);
  return (
    <Button icon="close" onClick={() => (hidden ? unhide(listing) : hide(listing))}>
      {hidden ? 'Hidden: show again' : 'Hide'}
    </Button>
  );
}
