import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { Icon } from '../../components/icon';
import { showToast } from '../../components/delivery/toasts';
import {
  putImportAway,
  readImportProgress,
} from '../../db/repositories/my-properties/import-progress';
import { stopImport } from '../../db/repositories/my-properties/stop-import';
import {
  importProgressWords,
  isImportDone,
  isImportOver,
} from '../../domain/import/import-progress-words';
import styles from './update-bar.module.css';

/** How far the import of listings has come, on every screen, with the way to stop it. */
export default function ImportBar() {
  const database = useDatabase();
  const progress = useLiveQuery(() => readImportProgress(database), [database]);
  const { pathname } = useLocation();
  const doneAt = useRef<string | null>(null);
  const isDone = progress != null && isImportDone(progress);
  // Who goes on to another page has seen that it is through.
  useEffect(() => {
    if (!isDone) doneAt.current = null;
    else if (doneAt.current === null) doneAt.current = pathname;
    else if (doneAt.current !== pathname) void putImportAway(database);
  }, [database, isDone, pathname]);
  if (!progress) return null;
  const stop = () => {
    stopImport(database).catch(() =>
      showToast('error', 'The import could not be stopped. Please try again.'),
    );
  };
  return (
    <section className={`${styles.bar} ${styles.oneRow}`} aria-label="Import">
      <Icon name={isImportOver(progress) ? 'check' : 'send'} size={18} />
      {/* Not read out with each batch: a screen reader would say nothing else. */}
      <span role={isImportOver(progress) ? 'status' : undefined}>
        {importProgressWords(progress)}
      </span>
      {progress.undecided + progress.unpublished > 0 && (
        <ButtonLink to="/outbox">See why</ButtonLink>
      )}
      {isImportOver(progress) ? (
        <Button onClick={() => void putImportAway(database)}>Close</Button>
      ) : (
        progress.stopped === null && <Button onClick={stop}>Stop</Button>
      )}
    </section>
  );
}
