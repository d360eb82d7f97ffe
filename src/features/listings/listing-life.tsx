import { useState } from 'react';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/database-context';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import { showToast } from '../../components/toasts';
import { confirmListing, setPublished } from '../../db/repositories/listing-life-repository';
import type { MyPropertyView } from '../../db/repositories/my-property-repository';
import { awaitsConfirmation, HIDE_AFTER_DAYS } from '../../domain/property/availability';
import { closedStatusOf } from '../../domain/property/closed-status-of';
import { CloseListingDialog } from './close-listing-dialog';

/** Publish, take offline, rented or sold, and the question whether it is still to be had. */
export function ListingLife({ property }: { property: MyPropertyView['property'] }) {
  const database = useDatabase();
  const [closing, setClosing] = useState(false);
  const { id, status, content } = property;
  const gone = closedStatusOf(content.listingType).toLowerCase();
  const tell = (write: Promise<void>, said: string) =>
    void write.then(
      () => {
        showToast('success', said);
      },
      () => showToast('error', 'This phone could not keep that. Free some space and try again.'),
    );
  const asks = awaitsConfirmation(
    { status, confirmedAt: property.confirmedAt ?? null },
    Date.now(),
  );
  return (
    <>
      {asks && (
        <Notice tone="warn">
          <p>Still available? Unanswered, it is hidden from search after {HIDE_AFTER_DAYS} days.</p>
          <Button
            look="green"
            onClick={() => tell(confirmListing(id, database), 'Confirmed on this phone')}
          >
            Yes, still available
          </Button>
        </Notice>
      )}
      <div className={stack.row}>
        {status === 'Active' ? (
          <>
            <Button
              icon="cloud-off"
              onClick={() => tell(setPublished(id, false, database), 'Taken offline on this phone')}
            >
              Take offline
            </Button>
            <Button icon="check" onClick={() => setClosing(true)}>
              Mark as {gone}
            </Button>
          </>
        ) : (
          <Button
            look="green"
            icon="send"
            onClick={() =>
              tell(setPublished(id, true, database), 'Publishes as soon as there is a network')
            }
          >
            {status === 'Draft' ? 'Publish' : 'Publish again'}
          </Button>
        )}
      </div>
      {closing && (
        <CloseListingDialog
          id={id}
          title={content.title}
          gone={gone}
          onClose={() => setClosing(false)}
        />
      )}
    </>
  );
}
