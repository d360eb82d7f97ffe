import { useEffect, useEffectEvent } from 'react';

/** Between two tries for something that this device lacks, in milliseconds. */
const EVERY_MS = 5000;

/** Goes on asking for something that could not be fetched, while it is still wanted. */
export function useAskAgain(wanted: boolean, ask: () => void): void {
  const again = useEffectEvent(ask);
  useEffect(() => {
    if (!wanted) return;
    const run = () => again();
    const timer = setTimeout(run, EVERY_MS);
    window.addEventListener('online', run);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', run);
    };
  });
}
