import type { MyPropertyView } from '../../db/repositories/my-properties/my-property-repository';
import { shownStatus } from '../../domain/property/shown-status';
import styles from './my-properties.module.css';

/** Where a listing of one's own stands, and whether it is boosted. */
export function OwnBadges({ view: { property, rows } }: { view: MyPropertyView }) {
  const status = shownStatus(property, rows);
  const waits = rows.some((row) => row.kind === 'boost.apply' && row.state !== 'rejected');
  return (
    <>
      <span className={styles.status} data-tone={status.tone}>
        {status.label}
      </span>
      {(property.isBoosted === true || waits) && (
        <span className={styles.status} data-tone="amber">
          {property.isBoosted === true ? 'Boosted' : 'Waiting to be boosted'}
        </span>
      )}
    </>
  );
}
