import type { MyPropertyView } from '../../../db/repositories/my-properties/my-property-repository';
import homeRow from '../../../components/listing/home-row.module.css';
import styles from './own-rows.module.css';
import { OwnRowWords } from './own-row-words';
import { OwnThumb } from './own-thumb';

/** One of the agent's own listings while many are chosen: a tap anywhere ticks it. */
export function ChoosableRow({
  view,
  week,
  checked,
  onCheck,
}: {
  view: MyPropertyView;
  /** Its last seven days in words; null where this device does not know them. */
  week: string | null;
  checked: boolean;
  onCheck: (checked: boolean) => void;
}) {
  return (
    <article className={homeRow.row} aria-label={view.property.content.title}>
      <OwnThumb property={view.property} inOrder={view.inOrder} />
      <OwnRowWords view={view} asks={false} week={week} />
      <label className={styles.tick}>
        <span className="visually-hidden">Select {view.property.content.title}</span>
        <input
          type="checkbox"
          checked={checked}
          onChange={(event) => onCheck(event.target.checked)}
        />
      </label>
    </article>
  );
}
