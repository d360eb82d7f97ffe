import { Icon, type IconName } from '../../components/icon';
import type { ResultsLayout } from '../../domain/search/search-state';
import styles from './layout-toggle.module.css';

const LAYOUTS: { label: string; icon: IconName; view: ResultsLayout }[] = [
  { label: 'List', icon: 'list', view: 'list' },
  { label: 'Map', icon: 'pin', view: 'map' },
];

/** List or map (RES-3). */
export function LayoutToggle({
  view,
  onChange,
}: {
  view: ResultsLayout;
  onChange: (view: ResultsLayout) => void;
}) {
  return (
    <fieldset className={styles.layouts} data-needs-script>
      <legend className="visually-hidden">Show results as</legend>
      {LAYOUTS.map(({ label, icon, view: layout }) => (
        <button
          key={label}
          type="button"
          className={styles.layout}
          aria-pressed={view === layout}
          onClick={() => {
            if (view !== layout) onChange(layout);
          }}
        >
          <Icon name={icon} size={18} />
          <span className="visually-hidden-on-phone">{label}</span>
        </button>
      ))}
    </fieldset>
  );
}
