import { useEffect, useRef } from 'react';
import { useDatabase } from '../../components/database-context';
import { type ListingDraft, storeDraft } from '../../db/repositories/draft-repository';
import { beginBusy } from '../../platform/busy';

const PAUSE_MS = 400;

type Latest = { id: string; values: ListingDraft; saved: ListingDraft | null; active: boolean };

/** Keeps a form on the device at every pause and when the page is hidden or left. */
export function useAutosave(id: string, values: ListingDraft, active: boolean): void {
  const database = useDatabase();
  const first = useRef(values);
  const latest = useRef<Latest>({ id, values, saved: values, active });
  latest.current = { ...latest.current, id, values, active };
  useEffect(() => {
    const save = () => {
      const { id: at, values: now, saved, active: on } = latest.current;
      if (!on || now === saved) return;
      latest.current.saved = now;
      void storeDraft(at, now, database).catch(() => {
        latest.current.saved = null;
      });
    };
    const timer = setTimeout(save, PAUSE_MS);
    // A phone kills a hidden tab without a word: this is the last sure moment.
    document.addEventListener('visibilitychange', save);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', save);
    };
  }, [database, values]);
  const dirty = active && values !== first.current;
  useEffect(() => (dirty ? beginBusy('form') : undefined), [dirty]);
  useEffect(
    () => () => {
      const { id: at, values: now, saved, active: on } = latest.current;
      if (on && now !== saved) void storeDraft(at, now, database).catch(() => undefined);
    },
    [database],
  );
}
