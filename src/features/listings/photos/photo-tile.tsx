import type { ReactNode } from 'react';
import { DeliveryChip } from '../../../components/delivery/delivery-chip';
import { Icon, type IconName } from '../../../components/icon';
import { TextField } from '../../../components/form/field';
import { MAX_CAPTION } from '../../../contract/listing/property-options';
import { type DeliveryRow, deliveryOf } from '../../../domain/outbox/delivery';
import styles from './photo-picker.module.css';

/** One photo of the form: its place among the others, its words, and how far it has come. */
export function PhotoTile({
  number,
  count,
  caption,
  rows,
  size,
  children,
  onCaption,
  onMove,
  onRemove,
}: {
  /** From 1; the first is the cover. */
  number: number;
  count: number;
  caption: string;
  /** What waits for it; null: the server has it. */
  rows: DeliveryRow[] | null;
  /** On this device, in words; '' where it is no longer here. */
  size: string;
  children: ReactNode;
  onCaption: (caption: string) => void;
  onMove: (by: number | 'first') => void;
  onRemove: () => void;
}) {
  const action = (icon: IconName, label: string, run: () => void, disabled = false) => (
    <button
      type="button"
      className={styles.action}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={run}
    >
      <Icon name={icon} size={18} />
    </button>
  );
  return (
    <li className={styles.tile}>
      <div className={styles.item}>
        {children}
        {number === 1 && <span className={styles.cover}>Cover</span>}
        {size !== '' && <span className={styles.size}>{size}</span>}
      </div>
      <div className={styles.about}>
        <TextField
          label={`Caption of photo ${number}`}
          maxLength={MAX_CAPTION}
          value={caption}
          onChange={(event) => onCaption(event.target.value)}
        />
        <span className={styles.tools}>
          {action('left', `Move photo ${number} earlier`, () => onMove(-1), number === 1)}
          {action('right', `Move photo ${number} later`, () => onMove(1), number === count)}
          {action('image', `Use photo ${number} as cover`, () => onMove('first'), number === 1)}
          {action('trash', `Remove photo ${number}`, onRemove)}
        </span>
        <span>
          {rows === null ? (
            <DeliveryChip delivery={deliveryOf([], true)} />
          ) : rows.length === 0 ? null : (
            <DeliveryChip delivery={deliveryOf(rows, false)} />
          )}
        </span>
      </div>
    </li>
  );
}
