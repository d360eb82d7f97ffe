/** How long after a round that the device's storage ended the next one is tried, in milliseconds. */
const AFTER_FAILURE_MS = 30_000;
/** No retry comes sooner: what is due at once was tried in the round before. */
const SOONEST_MS = 500;

type Rounds = {
  /** Asks for a round: now, or right after the one that runs. */
  wake: () => void;
  /** Ends it for good; a round under way is not waited for. */
  stop: () => void;
};

/**
 * Runs rounds of work one at a time. Any number of wake-ups before a round begins lead to that one, and
 * any number during a round to one more; a round that fails does not end it.
 * @param round returns when it wants to be woken by itself (milliseconds), or null
 */
export function createRounds(round: () => Promise<number | null>): Rounds {
  let state: 'idle' | 'asked' | 'running' | 'again' | 'stopped' = 'idle';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wakeAt = (moment: number | null) => {
    clearTimeout(timer);
    if (moment !== null) timer = setTimeout(wake, Math.max(SOONEST_MS, moment - Date.now()));
  };
  const run = async () => {
    state = 'running';
    try {
      wakeAt(await round());
    } catch (error) {
      // A database closed by a logout ends its rounds; anything else is worth a line.
      if (isStopped()) return;
      console.error(error);
      wakeAt(Date.now() + AFTER_FAILURE_MS);
    }
    if (isStopped()) return;
    const asked = isAsked();
    state = 'idle';
    if (asked) wake();
  };
  const isStopped = () => state === 'stopped';
  const isAsked = () => state === 'again';
  const wake = () => {
    if (state === 'running') state = 'again';
    if (state !== 'idle') return;
    state = 'asked';
    // One action may write several rows: they go out together.
    queueMicrotask(() => {
      if (state === 'asked') void run();
    });
  };
  return {
    wake,
    stop: () => {
      state = 'stopped';
      clearTimeout(timer);
    },
  };
}
