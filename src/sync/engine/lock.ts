import type { Lock } from './sync-context';

/**
 * Web Locks where there are any: held across tabs and the worker, freed by the browser when a tab
 * dies. Elsewhere only this page is excluded; the row leases and the server's keys do the rest.
 */
export const webLock: Lock = (name, work) =>
  'locks' in navigator ? navigator.locks.request(name, work) : inPageLock(name, work);

const tails = new Map<string, Promise<unknown>>();

/** One after another within this page. */
export const inPageLock: Lock = (name, work) => {
  const before = tails.get(name) ?? Promise.resolve();
  const run = before.then(work, work);
  tails.set(
    name,
    run.catch(() => undefined),
  );
  return run;
};
