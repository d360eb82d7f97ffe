import { hideHome, unhideHome } from '../../db/repositories/hidden-homes/hidden-home-commands';
import { useDatabase } from '../context/database-context';
import { showToast } from '../delivery/toasts';

type Home = { id: string; title: string };

/** Hiding a home for good, with a moment to take it back, and showing it again (HIDE-1). */
export function useHideHome(): { hide: (home: Home) => void; unhide: (home: Home) => void } {
  const database = useDatabase();
  const failed = () =>
    void showToast('error', 'This phone could not keep that. Free some space and try again.');
  const unhide = (home: Home) => void unhideHome(home, database).catch(failed);
  const hide = (home: Home) => {
    hideHome(home, database).then(
      () =>
        showToast('success', 'Hidden from your lists.', {
          label: 'Undo',
          run: () => unhide(home),
        }),
      failed,
    );
  };
  return { hide, unhide };
}
