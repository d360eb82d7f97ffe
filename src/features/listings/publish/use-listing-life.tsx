import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDatabase } from '../../../components/context/database-context';
import { showDelivery } from '../../../components/delivery/show-delivery';
import { showNotKept } from '../../../components/delivery/show-not-kept';
import { showToast } from '../../../components/delivery/toasts';
import {
  confirmListing,
  giveUpPublishing,
  setPublished,
} from '../../../db/repositories/my-properties/listing-life-commands';
import type { MyPropertyView } from '../../../db/repositories/my-properties/my-property-repository';
import {
  type PublishWarning,
  readPublishWarning,
} from '../../../db/repositories/my-properties/plan-warning-repository';
import { readPublishDoubts } from '../../../db/repositories/my-properties/publish-doubt-repository';
import { settledDelivery } from '../../../db/repositories/outbox/delivery-repository';
import { awaitsConfirmation } from '../../../domain/property/availability';
import { offerOf } from '../../../domain/property/price/offers';
import { stillNeeded } from '../../../domain/property/form/still-needed';
import type { ShownStatus } from '../../../domain/property/shown-status';
import { CloseListingDialog } from './close-listing-dialog';
import type { ListingAction } from './listing-action';
import { PublishQuestionDialog } from './publish-question-dialog';
import { PublishWarningDialog } from './publish-warning-dialog';
import { useNow } from '../../../platform/use-now';

/**
 * Publish, take offline, rented or sold, and the question whether it is still to be had.
 * @returns `confirm`: the answer to that question, null while nobody asks; `steps`: the ways on from
 * where the listing stands; `seePlans`: publishes it, or shows what other plans would allow; `dialogs`: what a step asks, to be drawn beside them
 */
export function useListingLife({
  property,
  status,
  onChooseActive,
}: {
  property: MyPropertyView['property'];
  status: ShownStatus;
  /** Shows the published ones, to take one of them offline. */
  onChooseActive: () => void;
}): {
  confirm: ListingAction | null;
  steps: ListingAction[];
  seePlans: () => void;
  dialogs: ReactNode;
} {
  const database = useDatabase();
  const navigate = useNavigate();
  const [closing, setClosing] = useState(false);
  const [doubts, setDoubts] = useState<string[]>([]);
  const [warning, setWarning] = useState<PublishWarning | null>(null);
  const { id, content } = property;
  const gone = offerOf(content.listingType).closed.toLowerCase();
  const publish = (published: boolean, said?: string, whenRoom = false) =>
    setPublished(id, published, database, whenRoom).then(
      (rowId) =>
        rowId === null
          ? undefined
          : showDelivery(
              (patience) => settledDelivery({ rowId }, database, patience),
              said ?? (published ? 'Published' : 'Taken offline'),
            ),
      showNotKept,
    );
  const askToPublish = async () => {
    // Nothing that is missing can be right: the form, which says what it is, comes before any question.
    if (stillNeeded(content).length > 0) {
      await navigate(`/edit-property/${id}`);
      return;
    }
    const found = await readPublishDoubts(property, database);
    if (found.length === 0) await publishWithinPlan();
    else setDoubts(found);
  };
  const publishWithinPlan = async () => {
    const found = await readPublishWarning([property], database);
    if (found === null) await publish(true);
    else setWarning(found);
  };
  const now = useNow();
  const asks = awaitsConfirmation(
    { status: status.label, confirmedAt: property.confirmedAt ?? null },
    now.getTime(),
  );
  const confirm: ListingAction = {
    label: 'Yes, still available',
    look: 'green',
    run: () =>
      void confirmListing(id, database).then(
        () => showToast('success', 'Confirmed on this device'),
        showNotKept,
      ),
  };
  const steps = (): ListingAction[] => {
    if (property.status === 'Active' && !status.isPublic) {
      const run = () => void giveUpPublishing(id, database).catch(showNotKept);
      return [{ label: 'Do not publish', icon: 'close', run }];
    }
    if (status.group === 'Waiting' && property.status === 'Draft') {
      const giveUp = () => void publish(false, 'It waits no longer');
      return [
        { label: 'Do not publish', icon: 'close', run: giveUp },
        { label: 'See plans', run: () => void publishWithinPlan() },
      ];
    }
    if (property.status === 'Active')
      return [
        { label: 'Take offline', icon: 'cloud-off', run: () => void publish(false) },
        { label: `Mark as ${gone}`, icon: 'check', run: () => setClosing(true) },
      ];
    if (status.isPublic)
      return [{ label: 'Keep it online', icon: 'refresh', run: () => void publish(true) }];
    const label = property.status === 'Draft' ? 'Publish' : 'Publish again';
    return [{ label, icon: 'send', look: 'green', run: () => void askToPublish() }];
  };
  const dialogs = (
    <>
      {closing && (
        <CloseListingDialog
          id={id}
          title={content.title}
          gone={gone}
          onClose={() => setClosing(false)}
        />
      )}
      {doubts.length > 0 && (
        <PublishQuestionDialog
          content={content}
          doubts={doubts}
          onRight={() => {
            setDoubts([]);
            void publishWithinPlan();
          }}
          onChange={() => void navigate(`/edit-property/${id}`)}
          onClose={() => setDoubts([])}
        />
      )}
      {warning !== null && (
        <PublishWarningDialog
          warning={warning}
          onChooseActive={() => {
            setWarning(null);
            onChooseActive();
          }}
          onWait={() => {
            setWarning(null);
            void publish(true, 'Sent, and published once there is room', true);
          }}
          onClose={() => setWarning(null)}
        />
      )}
    </>
  );
  return {
    confirm: asks ? confirm : null,
    steps: steps(),
    seePlans: () => void publishWithinPlan(),
    dialogs,
  };
}
