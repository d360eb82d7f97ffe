import { useState } from 'react';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/database-context';
import { DeliveryChip } from '../../components/delivery-chip';
import { ListingCard } from '../../components/listing-card';
import { Notice } from '../../components/notice';
import { useSession } from '../../components/session-context';
import stack from '../../components/stack.module.css';
import { type listSaved } from '../../db/repositories/saved/saved-repository';
import { unsaveListing } from '../../db/repositories/saved/saved-commands';
import { formatDate } from '../../domain/format/format-date';
import { type DeliveryRow, deliveryOf } from '../../domain/outbox/delivery';
import { changesSinceSaved } from '../../domain/saved/changes-since-saved';
import { ContactAgentDialog } from './contact-agent-dialog';
import { PropertyDialog } from './property-dialog';
import { PropertyNoteField } from './property-note-field';
import styles from './saved.module.css';

type SavedItem = Awaited<ReturnType<typeof listSaved>>[number]['item'];

/** One saved home, with what has changed since, private words, and a tick to compare it. */
export function SavedCard({
  record,
  rows,
  chosen,
  canChoose,
  onChoose,
}: {
  record: SavedItem;
  rows: DeliveryRow[];
  chosen: boolean;
  canChoose: boolean;
  onChoose: () => void;
}) {
  const database = useDatabase();
  const { user } = useSession();
  const [looking, setLooking] = useState(false);
  const [writing, setWriting] = useState(false);
  const remove = (
    <Button icon="trash" onClick={() => void unsaveListing(record.id, database)}>
      Remove
    </Button>
  );
  const { listing } = record;
  if (listing === null) {
    return (
      <div className={`${stack.card} ${stack.stack}`}>
        <Notice tone="warn">This listing was taken down before this phone had a copy.</Notice>
        {remove}
      </div>
    );
  }
  return (
    <div>
      <ListingCard
        listing={listing}
        status={
          <div className={styles.status}>
            <p className={`${stack.small} ${stack.soft}`}>
              Saved {formatDate(new Date(record.savedAt))}
            </p>
            {changesSinceSaved(listing, record.before).map((change) => (
              <p key={change} className={styles.change}>
                {change}
              </p>
            ))}
            {record.withdrawn && (
              <Notice tone="warn">No longer listed. This is the copy on your phone.</Notice>
            )}
            <span>
              <DeliveryChip
                delivery={deliveryOf(rows, user === null || record.onServer)}
                sentText={user === null ? 'Kept on this phone' : 'Saved in your account'}
              />
            </span>
            <PropertyNoteField propertyId={record.id} />
            <label className={styles.tick}>
              <input type="checkbox" checked={chosen} disabled={!canChoose} onChange={onChoose} />
              Compare
            </label>
          </div>
        }
        actions={
          <>
            <Button onClick={() => setLooking(true)}>Quick look</Button>
            {user !== null && <Button onClick={() => setWriting(true)}>Contact agent</Button>}
            {remove}
          </>
        }
      />
      {writing && <ContactAgentDialog listing={listing} onClose={() => setWriting(false)} />}
      {looking && <PropertyDialog listing={listing} onClose={() => setLooking(false)} />}
    </div>
  );
}
