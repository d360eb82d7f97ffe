const RETRY_MS = 10_000;

let stop: (() => void) | undefined;
let newest = 0;

/**
 * Starts keeping the device and the server in step for whoever uses this page now, in place of who
 * did before. The engine is no part of the first bytes: a listing is on the screen before it comes.
 */
export function beginSync(): void {
  newest += 1;
  const mine = newest;
  stop?.();
  stop = undefined;
  const load = () => {
    if (mine !== newest) return;
    import('./start-sync').then(
      ({ startSync }) => {
        if (mine === newest) stop = startSync();
      },
      // The network went before the engine had come: what is written meanwhile waits in the outbox.
      () => setTimeout(load, RETRY_MS),
    );
  };
  load();
}
