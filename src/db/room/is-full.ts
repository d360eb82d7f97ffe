/** Whether a write failed for want of room. Dexie wraps the browser's error, also as the reason of an abort. */
export function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'QuotaExceededError' || ('inner' in error && isFull(error.inner));
}
