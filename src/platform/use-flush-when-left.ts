import { useEffect } from 'react';

/** Runs `flush` when the page is hidden or left, and when the component goes. */
export function useFlushWhenLeft(flush: () => Promise<void>): void {
  useEffect(() => {
    const leave = () => void flush();
    // A phone kills a hidden tab without a word: this is the last sure moment.
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [flush]);
}
