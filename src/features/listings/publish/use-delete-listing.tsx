import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog';
import { useDatabase } from '../../../components/context/database-context';
import { showToast } from '../../../components/delivery/toasts';
import { deleteProperty } from '../../../db/repositories/my-properties/my-property-commands';
import type { MyPropertyView } from '../../../db/repositories/my-properties/my-property-repository';
import { deleteListingWords } from '../../../domain/property/words/delete-listing-words';
import { useBookedVisits } from './use-booked-visits';
import { shownStatus } from '../../../domain/property/shown-status';

/** Deleting a listing of one's own, after a question: what asks, and the question to be drawn. */
export function useDeleteListing({ property, rows }: MyPropertyView): {
  ask: () => void;
  question: ReactNode;
} {
  const database = useDatabase();
  const [asking, setAsking] = useState(false);
  const visits = useBookedVisits(asking ? [property.id] : []);
  const remove = () => {
    setAsking(false);
    visits
      .act(() => deleteProperty(property.id, database))
      .catch(() => showToast('error', 'This listing could not be deleted. Please try again.'));
  };
  const question = asking && (
    <ConfirmDialog
      title="Delete property"
      question={deleteListingWords({
        title: property.content.title,
        isPublic: shownStatus(property, rows).isPublic,
        isOnlyHere: property.version === null && rows.every(({ attempts }) => attempts === 0),
      })}
      yes="Delete"
      no="Keep"
      danger
      choice={visits.choice}
      onYes={remove}
      onNo={() => setAsking(false)}
    />
  );
  return { ask: () => setAsking(true), question };
}
