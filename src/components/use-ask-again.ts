import { useEffect, useRef } from 'react';

/** Between two tries for something that this phone lacks, in milliseconds. */
const EVERY_MS = 5000;

/** Goes on asking for something that could not be fetched, while it is still wanted. */
export function useAskAgain(wanted: boolean, ask: () => void): void {
  const again = useRef(ask);
  again.current = ask;
  useEffect(() => {
    if (!wanted) return;
    const run = () => again.current();
    const timer = setTimeout(run, EVERY_MS);
    window.addEventListener('online', run);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', run);
    };
  });
}
