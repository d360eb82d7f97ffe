import { Icon, type IconName } from '../../components/icon';
import type { ResultsLayout } from '../../domain/search/search-state';
import { type CardSize, chooseCardSize } from '../../platform/card-size';
import { useCardSize } from '../../platform/use-card-size';
import styles from './results-page.module.css';

const LAYOUTS: { label: string; icon: IconName; view: ResultsLayout; size?: CardSize }[] = [
  { label: 'List', icon: 'image', view: 'list', size: 'full' },
  { label: 'Compact', icon: 'list', view: 'list', size: 'compact' },
  { label: 'Map', icon: 'pin', view: 'map' },
];

/** List, in whole cards or in compact ones, or map (RES-3, RES-16). */
export function LayoutToggle({
  view,
  onChange,
}: {
  view: ResultsLayout;
  onChange: (view: ResultsLayout) => void;
}) {
  const chosen = useCardSize();
  return (
    <fieldset className={styles.layouts} data-needs-script>
      <legend className="visually-hidden">Show results as</legend>
      {LAYOUTS.map(({ label, icon, view: layout, size }) => (
        <button
          key={label}
          type="button"
          className={styles.layout}
          aria-pressed={view === layout && (size ?? chosen) === chosen}
          onClick={() => {
            if (size) chooseCardSize(size);
            if (view !== layout) onChange(layout);
          }}
        >
          <Icon name={icon} size={18} />
          <span>{label}</span>
        </button>
      ))}
    </fieldset>
  );
}
