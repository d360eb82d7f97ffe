import type { AppDatabase } from '../db/app-database';

const RETRY_MS = 10_000;

/**
 * Starts keeping a person's database and the server in step. The engine is no part of the first
 * bytes: a listing is on the screen before it comes.
 * @returns a function that ends it, before the database is closed.
 */
export function beginSync(database: AppDatabase): () => void {
  let ended = false;
  let stop: (() => void) | undefined;
  const load = () => {
    if (ended) return;
    import('./start-sync').then(
      ({ startSync }) => {
        if (!ended) stop = startSync(database);
      },
      // The network went before the engine had come: what is written meanwhile waits in the outbox.
      () => setTimeout(load, RETRY_MS),
    );
  };
  load();
  return () => {
    ended = true;
    stop?.();
  };
}
