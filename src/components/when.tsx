import { useSyncExternalStore } from 'react';
import { relativeTime } from '../domain/format/relative-time';
import { whenWords } from '../domain/format/when-words';

const MINUTE_MS = 60_000;

/** Tells of every minute that begins, and of a page that is looked at again. */
function onMinute(tell: () => void): () => void {
  const timer = setInterval(tell, MINUTE_MS);
  document.addEventListener('visibilitychange', tell);
  // A page that going back brings out of the browser's memory.
  window.addEventListener('pageshow', tell);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tell);
    window.removeEventListener('pageshow', tell);
  };
}

const minute = () => Math.floor(Date.now() / MINUTE_MS);

/** How long ago something was, in words that stay true while the page stands open; `alone` where no verb is before it. */
export function When({ at, alone = false }: { at: Date | string | number; alone?: boolean }) {
  // Prepared HTML is drawn at the moment that it tells of.
  useSyncExternalStore(onMinute, minute, () => 0);
  return (alone ? relativeTime : whenWords)(new Date(at), new Date());
}
