const listeners = new Set<() => void>();

/** Wakes the engine of this page, whatever it waits for. */
export function wakeEngine(): void {
  for (const listener of listeners) listener();
}

/** Listens for wake-ups; answers how to stop. */
export function onWake(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
