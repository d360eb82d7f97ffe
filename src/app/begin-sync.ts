import type { AppDatabase } from '../db/app-database';
import { onOutboxWritten } from '../db/outbox-signal';
import { loadCode } from '../platform/load-code';
import { whenIdle } from '../platform/when-idle';
import { APP_BEGAN, APP_FAILED } from './start-events';

const RETRY_MS = 10_000;
/** How long the engine lets the screen go first; what is written meanwhile calls it at once. */
const LATEST_MS = 2000;

/** Whether the page was told that the app could not start: once it could, that is taken back. */
let hasFailed = false;

/**
 * Starts keeping a person's database and the server in step. The engine is no part of the first
 * bytes: a listing is on the screen before it comes.
 * @returns a function that ends it, before the database is closed.
 */
export function beginSync(database: AppDatabase): () => void {
  let ended = false;
  let stop: (() => void) | undefined;
  const load = () => {
    callOff();
    if (ended) return;
    loadCode(() => import('./start-sync')).then(
      ({ startSync }) => {
        if (hasFailed) window.dispatchEvent(new Event(APP_BEGAN));
        hasFailed = false;
        if (!ended) stop = startSync(database);
      },
      // What is written meanwhile waits in the outbox. Without a network the page says so itself.
      () => {
        if (navigator.onLine && !ended) {
          hasFailed = true;
          window.dispatchEvent(new Event(APP_FAILED));
        }
        setTimeout(load, RETRY_MS);
      },
    );
  };
  const forgetIdle = whenIdle(load, LATEST_MS);
  const forgetWritten = onOutboxWritten(load);
  const callOff = () => {
    forgetIdle();
    forgetWritten();
  };
  return () => {
    callOff();
    ended = true;
    stop?.();
  };
}
