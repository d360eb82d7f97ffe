import stack from '../../../components/stack.module.css';
import { formatDate } from '../../../domain/format/format-date';
import styles from '../inspection-lines.module.css';
import type { ReceivedProps } from './received-row';
import { ReceivedStatus } from './received-status';

/** One request while many are chosen: a tap anywhere ticks it. */
export function ChoosableLine({
  inspection,
  rows,
  clashes,
  checked,
  onCheck,
}: Omit<ReceivedProps, 'onOpen' | 'agreed'> & {
  checked: boolean;
  onCheck: (checked: boolean) => void;
}) {
  const { propertyTitle, requesterName, requestDate, requestTime } = inspection;
  const when = `${formatDate(requestDate)}, ${requestTime}`;
  return (
    <article aria-label={propertyTitle} className={styles.row}>
      <div className={styles.words}>
        <span className={styles.when}>{when}</span>
        <span className={styles.line}>{requesterName}</span>
        <span className={`${styles.line} ${stack.soft}`}>{propertyTitle}</span>
        <span className={styles.state}>
          <ReceivedStatus inspection={inspection} rows={rows} />
          {clashes.length > 0 && <span className={styles.clash}>Clashes</span>}
        </span>
      </div>
      <label className={styles.tick}>
        <span className="visually-hidden">
          Select {propertyTitle}, {when}
        </span>
        <input
          type="checkbox"
          checked={checked}
          onChange={(event) => onCheck(event.target.checked)}
        />
      </label>
    </article>
  );
}
