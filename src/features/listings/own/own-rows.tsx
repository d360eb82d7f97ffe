import rowList from '../../../components/page/row-list.module.css';
import type { MyPropertyView } from '../../../db/repositories/my-properties/my-property-repository';
import { ChoosableRow } from './choosable-row';
import { MyPropertyRow } from './my-property-row';
import { useLiveQuery } from 'dexie-react-hooks';
import { useDatabase } from '../../../components/context/database-context';
import { useRefresh } from '../../../components/delivery/use-refresh';
import { readSnapshot } from '../../../db/repositories/account/snapshot-repository';
import { weekWords } from '../../../domain/property/words/week-words';
import { refreshWeekFigures } from '../../../sync/refresh/refresh-week-figures';

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

/** What this device can say of the last seven days of a listing; null where it does not know. */
function useWeekWords(): (id: string) => string | null {
  const database = useDatabase();
  useRefresh(() => refreshWeekFigures(database));
  const known = useLiveQuery(async () => {
    const snapshot = await readSnapshot('listings week', database);
    return (
      snapshot && {
        ...snapshot,
        byId: new Map(snapshot.value.map((one) => [one.id, one] as const)),
      }
    );
  }, [database]);
  return (id) => (known ? weekWords(known.byId.get(id), known.fetchedAt, Date.now()) : null);
}
