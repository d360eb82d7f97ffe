import { useState } from 'react';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/database-context';
import { Notice } from '../../components/notice';
import { showDelivery } from '../../components/show-delivery';
import stack from '../../components/stack.module.css';
import { showToast } from '../../components/toasts';
import { settledDelivery } from '../../db/repositories/outbox/delivery-repository';
import {
  confirmListing,
  giveUpPublishing,
  setPublished,
} from '../../db/repositories/my-properties/listing-life-commands';
import type { MyPropertyView } from '../../db/repositories/my-properties/my-property-repository';
import { readPublishWarning } from '../../db/repositories/my-properties/plan-warning-repository';
import { awaitsConfirmation, HIDE_AFTER_DAYS } from '../../domain/property/availability';
import { OFFERS } from '../../domain/property/offers';
import type { ShownStatus } from '../../domain/property/shown-status';
import { CloseListingDialog } from './close-listing-dialog';
import { PublishWarningDialog } from './publish-warning-dialog';
import { StatusRefusalNotice } from './status-refusal-notice';

/** Publish, take offline, rented or sold, and the question whether it is still to be had. */
export function ListingLife({
  property,
  status,
  onChooseActive,
}: {
  property: MyPropertyView['property'];
  status: ShownStatus;
  /** Shows the published ones, to take one of them offline. */
  onChooseActive: () => void;
}) {
  const database = useDatabase();
  const [closing, setClosing] = useState(false);
  const [warning, setWarning] = useState<string | null>(null);
  const { id, content } = property;
  const gone = OFFERS[content.listingType].closed.toLowerCase();
  const cannotKeep = () =>
    showToast('error', 'This phone could not keep that. Free some space and try again.');
  const publish = (published: boolean) =>
    setPublished(id, published, database).then(
      (rowId) =>
        rowId === null
          ? undefined
          : showDelivery(
              settledDelivery({ rowId }, database),
              published ? 'Published' : 'Taken offline',
            ),
      cannotKeep,
    );
  const publishWithinPlan = async () => {
    const found = await readPublishWarning(property, database);
    if (found === null) await publish(true);
    else setWarning(found);
  };
  const asks = awaitsConfirmation(
    { status: status.label, confirmedAt: property.confirmedAt ?? null },
    Date.now(),
  );
  return (
    <>
      {asks && (
        <Notice tone="warn">
          <p>Still available? Unanswered, it is hidden from search after {HIDE_AFTER_DAYS} days.</p>
          <Button
            look="green"
            onClick={() =>
              void confirmListing(id, database).then(
                () => showToast('success', 'Confirmed on this phone'),
                cannotKeep,
              )
            }
          >
            Yes, still available
          </Button>
        </Notice>
      )}
      {status.refusal && (
        <StatusRefusalNotice
          label={status.label}
          refusal={status.refusal}
          onChooseActive={onChooseActive}
        />
      )}
      <div className={stack.row}>
        {property.status === 'Active' && !status.isPublic && (
          <Button
            icon="close"
            onClick={() => void giveUpPublishing(id, database).catch(cannotKeep)}
          >
            Do not publish
          </Button>
        )}
        {property.status === 'Active' && status.isPublic && (
          <>
            <Button icon="cloud-off" onClick={() => void publish(false)}>
              Take offline
            </Button>
            <Button icon="check" onClick={() => setClosing(true)}>
              Mark as {gone}
            </Button>
          </>
        )}
        {property.status !== 'Active' && status.isPublic && (
          <Button icon="refresh" onClick={() => void publish(true)}>
            Keep it online
          </Button>
        )}
        {property.status !== 'Active' && !status.isPublic && (
          <Button look="green" icon="send" onClick={() => void publishWithinPlan()}>
            {property.status === 'Draft' ? 'Publish' : 'Publish again'}
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
      {warning !== null && (
        <PublishWarningDialog
          warning={`${warning} The server will not publish this one.`}
          onChooseActive={() => {
            setWarning(null);
            onChooseActive();
          }}
          onPublish={() => {
            setWarning(null);
            void publish(true);
          }}
          onClose={() => setWarning(null)}
        />
      )}
    </>
  );
}
