import { useEffect, useState } from 'react';

/** How long nothing is said of a wait, in milliseconds: after that a person wonders. */
const PATIENCE_MS = 3000;

/** Whether a wait has lasted so long that the screen should say why; false again once it is over. */
export function useIsSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);
  return waiting && slow;
}
