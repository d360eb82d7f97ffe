/** Whether a write failed for want of room. */
export function isFull(error: unknown): boolean {
  return isCausedBy(error, ({ name }) => name === 'QuotaExceededError');
}

/**
 * Whether an error, or one that it was made of, is such a one. Dexie wraps the browser's error, also as the reason
 * of an abort; where only the request of a write failed, as in Safari, it stands among `failures`.
 */
export function isCausedBy(error: unknown, is: (cause: Error) => boolean): boolean {
  if (!(error instanceof Error)) return false;
  if (is(error)) return true;
  if ('inner' in error && isCausedBy(error.inner, is)) return true;
  const failures: unknown = 'failures' in error ? error.failures : null;
  return Array.isArray(failures) && failures.some((failure) => isCausedBy(failure, is));
}
