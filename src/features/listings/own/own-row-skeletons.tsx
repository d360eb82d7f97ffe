import rowList from '../../../components/page/row-list.module.css';
import stack from '../../../components/stack.module.css';
import homeRow from '../../../components/listing/home-row.module.css';
import list from './my-properties.module.css';
import styles from './own-rows.module.css';

/** Rows in their true shape, below their line of words, while nothing is known yet. */
export function OwnRowSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <>
      <p role="status" className={`${list.count} ${stack.soft} ${stack.small}`}>
        {label}
      </p>
      <div className={rowList.list} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={homeRow.row}>
            <span className={`${homeRow.thumb} ${styles.blank}`} />
          </div>
        ))}
      </div>
    </>
  );
}
