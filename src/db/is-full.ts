/** Whether a write failed for want of room. Dexie wraps the browser's error, also as the reason of an abort. */
export function isFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = (cause as { inner?: unknown }).inner) {
    if (cause.name === 'QuotaExceededError') return true;
  }
  return false;
}
