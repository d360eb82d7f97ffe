import { useLiveQuery } from 'dexie-react-hooks';
import { useDatabase } from '../../components/context/database-context';
import {
  readPreference,
  storePreference,
} from '../../db/repositories/account/preference-repository';
import { useIsNarrow } from '../../platform/use-is-narrow';

/** How saved homes are shown. */
export type SavedView = 'rows' | 'cards';

/**
 * The view of saved homes: on a phone as it was chosen last, rows before that, as a list that is come
 * back to; cards where there is room for them.
 * @returns `view`: undefined while the choice is read; `choose`: null where there is no choice
 */
export function useSavedView(): {
  view: SavedView | undefined;
  choose: ((view: SavedView) => void) | null;
} {
  const database = useDatabase();
  const narrow = useIsNarrow();
  const kept = useLiveQuery(
    async () => (await readPreference('savedView', database)) ?? 'rows',
    [database],
  );
  if (!narrow) return { view: 'cards', choose: null };
  return {
    view: kept === undefined || kept === 'cards' ? kept : 'rows',
    choose: (view) => void storePreference('savedView', view, database),
  };
}
