import { Icon } from '../../components/icon';
import type { ResultsLayout } from '../../domain/search/search-state';
import styles from './results-page.module.css';

/** List or map (RES-3). */
export function LayoutToggle({
  view,
  onChange,
}: {
  view: ResultsLayout;
  onChange: (view: ResultsLayout) => void;
}) {
  return (
    <fieldset className={styles.layouts}>
      <legend className="visually-hidden">Show results as</legend>
      {(['list', 'map'] as const).map((layout) => (
        <button
          key={layout}
          type="button"
          className={styles.layout}
          aria-pressed={view === layout}
          onClick={() => onChange(layout)}
        >
          <Icon name={layout === 'list' ? 'list' : 'pin'} size={18} />
          <span>{layout === 'list' ? 'List' : 'Map'}</span>
        </button>
      ))}
    </fieldset>
  );
}
