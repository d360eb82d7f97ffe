import { useEffect, useState } from 'react';

/** How long nothing is said of most waits, in milliseconds: after that a person wonders. */
const PATIENCE_MS = 3000;

/** Whether a wait has lasted so long that the screen should say why; false again once it is over. */
export function useIsSlow(waiting: boolean, patience = PATIENCE_MS): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting, patience]);
  return waiting && slow;
}
