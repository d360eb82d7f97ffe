import { useState, useSyncExternalStore } from 'react';
import { Button } from '../components/button';
import { isUpdateWaiting, onUpdateWaiting, takeUpdate } from '../platform/service-worker-client';
import styles from './update-bar.module.css';

/** Offers a new version; it never takes over by itself (PWA-3). */
export function UpdateBar() {
  const waiting = useSyncExternalStore(onUpdateWaiting, isUpdateWaiting, () => false);
  const [later, setLater] = useState(false);
  if (!waiting || later) return null;
  return (
    <div className={styles.bar} role="status">
      <span>A new version is ready.</span>
      <Button look="primary" onClick={takeUpdate}>
        Update now
      </Button>
      <Button onClick={() => setLater(true)}>Later</Button>
    </div>
  );
}
