import { useRef } from 'react';

/**
 * Begins work once: a second tap comes before the answer to the first is drawn. Only what failed can be begun again.
 * @returns runs work; `failed` is told why it failed
 */
export function useOnce(): (work: () => Promise<unknown>, failed: (error: Error) => void) => void {
  const begun = useRef(false);
  return (work, failed) => {
    if (begun.current) return;
    begun.current = true;
    work().catch((error: Error) => {
      begun.current = false;
      failed(error);
    });
  };
}
