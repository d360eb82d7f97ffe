import { useEffect, useRef } from 'react';
import { storeDraft } from '../../db/repositories/draft-repository';

const PAUSE_MS = 400;

/** Keeps a form on the device at every pause and when the page is hidden or left. */
export function useAutosave(id: string, values: unknown, active: boolean): void {
  const latest = useRef({ id, values, saved: values, active });
  latest.current = { ...latest.current, id, values, active };
  useEffect(() => {
    const save = () => {
      const { id: at, values: now, saved, active: on } = latest.current;
      if (!on || now === saved) return;
      latest.current.saved = now;
      void storeDraft(at, now).catch(() => {
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
  }, [values]);
  useEffect(
    () => () => {
      const { id: at, values: now, saved, active: on } = latest.current;
      if (on && now !== saved) void storeDraft(at, now).catch(() => undefined);
    },
    [],
  );
}
