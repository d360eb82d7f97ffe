import type { PullResult } from './pull';

const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 60_000;

type DuePull = {
  /** Asks for a pull, also while one is under way: that one may have passed what is asked for. */
  ask: () => void;
  /**
   * Pulls if it was asked for.
   * @returns whether the device is up to date by it, and when to try again (milliseconds) if it failed
   */
  run: () => Promise<{ fetched: boolean; retryAt: number | null }>;
};

/**
 * A pull that stays due until it succeeds, and comes back by itself: a screen that was opened as one
 * request failed would say 'Loading …' until something else woke the engine. The first is due.
 */
export function createDuePull(
  pull: () => Promise<PullResult>,
  now: () => number = Date.now,
): DuePull {
  let due = true;
  let failures = 0;
  return {
    ask: () => {
      due = true;
    },
    run: async () => {
      if (!due) return { fetched: false, retryAt: null };
      due = false;
      const result = await pull();
      if (result === 'up-to-date') {
        failures = 0;
        return { fetched: true, retryAt: null };
      }
      due = true;
      // Without a session nothing can be fetched: the next login begins anew.
      if (result === 'expired') return { fetched: false, retryAt: null };
      const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
      failures += 1;
      return { fetched: false, retryAt: now() + wait };
    },
  };
}
