import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIsAway } from '../../platform/network/use-is-away';

/**
 * Fetches something anew when a screen opens, when `key` changes and when the network is back; the
 * screen itself shows what this device keeps.
 * @returns why the last attempt failed, or null, and how to try again.
 */
export function useRefresh(
  refresh: () => Promise<void>,
  key = '',
): { failure: Error | null; busy: boolean; again: () => void } {
  const [failure, setFailure] = useState<Error | null>(null);
  const [busy, setBusy] = useState(true);
  const away = useIsAway();
  const tried = useRef('');
  const again = () => {
    setBusy(true);
    refresh()
      .then(
        () => setFailure(null),
        (error: unknown) => setFailure(error instanceof Error ? error : new Error(String(error))),
      )
      .finally(() => setBusy(false));
  };
  const askNow = useEffectEvent(again);
  useEffect(() => {
    // Going away is no reason to ask again; coming back is.
    if (away && tried.current === `asked ${key}`) return;
    tried.current = `asked ${key}`;
    askNow();
  }, [key, away]);
  return { failure, busy, again };
}
