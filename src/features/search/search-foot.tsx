import type { ReactNode } from 'react';
import stack from '../../components/stack.module.css';
import { formatCount } from '../../domain/format/format-count';
import type { SearchState } from '../../domain/search/search-state';
import type { SearchCount } from '../../sync/refresh/count-search';
import styles from './filters/filters-dialog.module.css';
import { useSearchCount } from './filters/use-search-count';

/** The foot of a dialog of filters, always in view: how many homes they find, and the way to them (FILT-8). */
export function SearchFoot({ state, children }: { state: SearchState; children: ReactNode }) {
  const count = useSearchCount(state);
  return (
    <div className={styles.foot}>
      <p className={`${stack.small} ${stack.soft}`} role="status">
        {count === null ? '\u00a0' : countWords(count)}
      </p>
      {children}
    </div>
  );
}

function countWords({ total, isCapped, onPhone }: SearchCount): string {
  if (total === 0) return onPhone ? 'No home on this device fits' : 'No home fits this now';
  const many = `${formatCount(total)}${isCapped ? '+' : ''} ${total === 1 ? 'home' : 'homes'}`;
  return onPhone ? `${many} on this device` : many;
}
