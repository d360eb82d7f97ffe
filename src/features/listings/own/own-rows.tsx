import rowList from '../../../components/page/row-list.module.css';
import type { MyPropertyView } from '../../../db/repositories/my-properties/my-property-repository';
import { ChoosableRow } from './choosable-row';
import { MyPropertyRow } from './my-property-row';
import { useWeekWords } from './use-week-words';

/** One's own listings as rows (MYP-2), each with its menu, or with a box to tick while many are chosen. */
export function OwnRows({
  views,
  chosen,
  onCheck,
  onBoost,
  onChooseActive,
}: {
  views: readonly MyPropertyView[];
  /** The ids that are ticked; null while nothing is being chosen. */
  chosen: ReadonlySet<string> | null;
  onCheck: (id: string, checked: boolean) => void;
  onBoost: (view: MyPropertyView) => void;
  onChooseActive: () => void;
}) {
  const weekOf = useWeekWords();
  return (
    <ul className={rowList.list}>
      {views.map((view) => {
        const { id } = view.property;
        return (
          <li key={id}>
            {chosen === null ? (
              <MyPropertyRow
                view={view}
                week={weekOf(id)}
                onBoost={() => onBoost(view)}
                onChooseActive={onChooseActive}
              />
            ) : (
              <ChoosableRow
                view={view}
                week={weekOf(id)}
                checked={chosen.has(id)}
                onCheck={(checked) => onCheck(id, checked)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
