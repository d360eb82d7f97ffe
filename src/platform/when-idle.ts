/**
 * Runs work once the page has nothing to do for the person, at the latest after so many milliseconds.
 * @returns a function that calls it off
 */
export function whenIdle(work: () => void, latestMs: number): () => void {
  // Safari has none: there it runs after what is under way.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: latestMs });
  return () => cancelIdleCallback(handle);
}
