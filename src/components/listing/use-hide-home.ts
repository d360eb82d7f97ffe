import { hideHome, unhideHome } from '../../db/repositories/hidden-homes/hidden-home-commands';
import { useDatabase } from '../context/database-context';
import { showNotKept } from '../delivery/show-not-kept';
import { showToast } from '../delivery/toasts';

type Home = { id: string; title: string };

/** Hiding a home for good, with a moment to take it back, and showing it again (HIDE-1). */
export function useHideHome(): { hide: (home: Home) => void; unhide: (home: Home) => void } {
  const database = useDatabase();
  const unhide = (home: Home) => void unhideHome(home, database).catch(showNotKept);
  const hide = (home: Home) => {
    hideHome(home, database).then(
      () =>
        showToast('success', 'Hidden from your lists.', {
          label: 'Undo',
          run: () => unhide(home),
        }),
      showNotKept,
    );
  };
  return { hide, unhide };
}
