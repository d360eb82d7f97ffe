import type { ReactNode } from 'react';
import { DeliveryChip } from '../../components/delivery/delivery-chip';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import type { Listing } from '../../contract/listing/property';
import { formatDate } from '../../domain/format/format-date';
import type { Delivery } from '../../domain/outbox/delivery';
import { changesSinceSaved } from '../../domain/saved/changes-since-saved';
import { PropertyNoteField } from './property-note-field';
import type { SavedHomeProps } from './use-saved-home';
import styles from './saved.module.css';

/** Since when a home is saved, what has changed since, and private words. */
export function SavedDetails({
  record,
  listing,
  delivery,
  sentText,
  children,
}: Pick<SavedHomeProps, 'record'> & {
  listing: Listing;
  delivery: Delivery;
  sentText: string;
  /** Follows the words. */
  children?: ReactNode;
}) {
  return (
    <div className={styles.status}>
      <p className={`${stack.small} ${stack.soft}`}>Saved {formatDate(new Date(record.savedAt))}</p>
      {changesSinceSaved(listing, record.before).map((change) => (
        <p key={change} className={styles.change}>
          {change}
        </p>
      ))}
      {record.withdrawn && (
        <Notice tone="warn">No longer listed. This is the copy on your device.</Notice>
      )}
      <span>
        <DeliveryChip delivery={delivery} sentText={sentText} />
      </span>
      <PropertyNoteField propertyId={record.id} />
      {children}
    </div>
  );
}
