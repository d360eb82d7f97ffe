import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { Button, ButtonLink } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { Dialog } from '../../components/dialog/dialog';
import { SelectField } from '../../components/form/field';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import { listSaved } from '../../db/repositories/saved/saved-repository';
import { LazyBookInspectionDialog } from '../../features/property/lazy-book-inspection-dialog';

/** Books an inspection of a listing the agent has saved: first which one, then when (AINS-2). */
export function BookOther({ onClose }: { onClose: () => void }) {
  const database = useDatabase();
  const saved = useLiveQuery(() => listSaved(database), [database]);
  const [chosen, setChosen] = useState('');
  const [booking, setBooking] = useState(false);
  const listings = (saved ?? []).flatMap(({ item }) =>
    item.listing !== null && !item.withdrawn ? [item.listing] : [],
  );
  const listing = listings.find(({ id }) => id === chosen) ?? listings[0];
  if (booking && listing !== undefined)
    return <LazyBookInspectionDialog listing={listing} onClose={onClose} />;
  return (
    <Dialog title="Book an Inspection" onClose={onClose}>
      {saved !== undefined && listing === undefined ? (
        <>
          <Notice>
            Save a listing of another agent first: what you have saved can be booked here, or on its
            own page.
          </Notice>
          <ButtonLink to="/search-results">Browse Properties</ButtonLink>
        </>
      ) : (
        <div className={stack.stack}>
          <SelectField
            label="Property"
            value={listing?.id ?? ''}
            options={listings.map(({ id, title }) => ({ value: id, label: title }))}
            onChoose={(choice) => setChosen(choice)}
          />
          <Button look="primary" onClick={() => setBooking(true)}>
            Choose a time
          </Button>
        </div>
      )}
    </Dialog>
  );
}
