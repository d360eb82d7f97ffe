import { useEffect, useState } from 'react';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import stack from '../../components/stack.module.css';
import { dismissToast, showToast } from '../../components/delivery/toasts';
import { freeSpace } from '../../db/repositories/device/free-space';
import { formatBytes } from '../../domain/format/format-bytes';
import { persistStorage } from '../../platform/persist-storage';
import { readStorageUse, type StorageUse as Use } from '../../platform/storage-use';

/** How much of the phone Gida uses, whether the browser will keep it, and a way to free some. */
export function StorageUse() {
  const database = useDatabase();
  const [use, setUse] = useState<Use | null>(null);
  const refresh = () => void readStorageUse().then(setUse);
  useEffect(refresh, []);
  if (use === null || use.used === null) return null;
  const keep = async () => {
    if (!(await persistStorage()))
      showToast('error', 'The browser did not agree. Installing Gida makes it more likely.');
    refresh();
  };
  const free = async () => {
    const toast = showToast('loading', 'Freeing space …');
    try {
      await freeSpace(database);
      showToast('success', 'Freed. What you saved or have not sent yet was not touched.');
    } catch {
      showToast('error', 'Not all of it could be freed. Please try again.');
    } finally {
      dismissToast(toast);
      refresh();
    }
  };
  return (
    <section className={`${stack.card} ${stack.tight}`} aria-labelledby="storage">
      <h2 id="storage">On this device</h2>
      <p>
        Gida uses {formatBytes(use.used)}
        {use.granted !== null && ` of ${formatBytes(use.granted)} the browser grants it`}.{' '}
        {use.persistent
          ? 'The browser has promised to keep it.'
          : 'The browser may clear it when the device is full.'}
      </p>
      <div className={stack.row}>
        {!use.persistent && <Button onClick={() => void keep()}>Ask to keep it</Button>}
        <Button icon="trash" onClick={() => void free()}>
          Free space
        </Button>
      </div>
    </section>
  );
}
