import { useSyncExternalStore } from 'react';
import { Button } from '../../components/button';
import { Notice } from '../../components/notice';
import { doSavedPhotosFit, onSavedPhotosFit } from '../../db/room/saved-photos-fit';
import { type DatabaseHealth, databaseHealth, onDatabaseHealth } from '../../db/database-health';

const WORDS: Record<Exclude<DatabaseHealth, 'ok'>, { text: string; reload: boolean }> = {
  blocked: {
    text: 'Gida is open in another tab with an older version. Close that tab, and this one goes on by itself.',
    reload: false,
  },
  outdated: {
    text: 'Gida was updated in another tab. Load this page again to go on; what you saved is kept.',
    reload: true,
  },
  stuck: {
    text: 'The storage of this device does not answer. Load this page again; where that does not help, close the other tabs of Gida first. What was saved is kept.',
    reload: true,
  },
  lost: {
    text: 'The browser closed the storage of this page. Load it again; what was saved is kept.',
    reload: true,
  },
  full: {
    text: 'This device is full: nothing you type is kept, and nothing is sent or received. Free some space, and Gida goes on by itself.',
    reload: false,
  },
  refused: {
    text: 'This browser does not let Gida keep anything on this device, as in a private window. Searching works while there is a network, but nothing can be saved.',
    reload: false,
  },
};

const NO_ROOM_FOR_PHOTOS =
  'Photos of saved homes do not fit on this device, and are missing without a network. Free some space, and load this page again.';

/** Says what is wrong with the storage of this device, and the way out. */
export function StorageBar() {
  const health = useSyncExternalStore(onDatabaseHealth, databaseHealth, () => 'ok' as const);
  const fit = useSyncExternalStore(onSavedPhotosFit, doSavedPhotosFit, () => true);
  if (health === 'ok') return fit ? null : <Notice tone="warn">{NO_ROOM_FOR_PHOTOS}</Notice>;
  const { text, reload } = WORDS[health];
  return (
    <Notice tone="bad">
      <p>{text}</p>
      {reload && <Button onClick={() => window.location.reload()}>Load again</Button>}
    </Notice>
  );
}
