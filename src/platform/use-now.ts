import { MINUTE_MS } from '../domain/dates/milliseconds';
import { useSyncExternalStore } from 'react';

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

let latest = new Date();

/** The same date until a minute has passed since it was read, so that a screen is drawn again once for each. */
function nowToTheMinute(): Date {
  const age = Date.now() - latest.getTime();
  if (age < 0 || age >= MINUTE_MS) latest = new Date();
  return latest;
}

/**
 * What time it is, at most a minute ago: what is said by it stays true while the page stands open, also
 * over midnight. Prepared HTML is drawn at the moment that it tells of.
 */
export function useNow(): Date {
  return useSyncExternalStore(onMinute, nowToTheMinute, nowToTheMinute);
}
