import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../../components/button';
import { lookForUpdate } from '../../components/delivery/look-for-update';
import { onUpdate, readUpdate, takeUpdate } from '../../platform/network/service-worker-client';
import { isBusy, onBusy } from '../../platform/busy';
import { isTooOld, onTooOld } from '../../platform/network/too-old';
import styles from './update-bar.module.css';

/** How long 'Later' is taken at its word, in milliseconds. */
const LATER_MS = 2 * 3_600_000;

const isWriting = () => isBusy('form');

/**
 * Offers a new version; it never takes over by itself, and not while a form holds unsaved words (PWA-3).
 */
export function UpdateBar() {
  const update = useSyncExternalStore(onUpdate, readUpdate, () => 'none');
  const writing = useSyncExternalStore(onBusy, isWriting, () => false);
  const tooOld = useSyncExternalStore(onTooOld, isTooOld, () => false);
  const [later, setLater] = useState(false);
  useEffect(() => {
    if (!later) return;
    const timer = setTimeout(() => setLater(false), LATER_MS);
    return () => clearTimeout(timer);
  }, [later]);
  if (tooOld && update === 'none') return <TooOld />;
  if (update === 'none' || later) return null;
  if (update === 'taken') return <Taken writing={writing} />;
  return (
    <div className={styles.bar} role="status">
      <span>
        {writing ? 'A new version is ready for when you have finished.' : 'A new version is ready.'}
      </span>
      <Button look="primary" onClick={takeUpdate} disabled={writing}>
        Update now
      </Button>
      <Button onClick={() => setLater(true)}>Later</Button>
    </div>
  );
}

/** The tap is answered at once; what is being sent, and a form begun since, come first. */
function Taken({ writing }: { writing: boolean }) {
  return (
    <div className={styles.bar} role="status">
      {writing ? 'The new version comes when you have finished.' : 'Updating …'}
    </div>
  );
}

/** The server no longer serves this version: what is written is kept, and goes out by the next. */
function TooOld() {
  return (
    <div className={styles.bar} role="status">
      <span>
        This version of the app is too old for the server. What you wrote is safe on this device,
        and goes out after the update.
      </span>
      <Button look="primary" onClick={() => void lookForUpdate()}>
        Update
      </Button>
    </div>
  );
}
