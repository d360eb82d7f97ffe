const listeners = new Set<() => void>();

/** Asks for sending now: after 'Send now', 'Retry' and a login, whatever the waiting times say. */
export function requestDrain(): void {
  for (const listener of listeners) listener();
}

/** Listens for such wishes; answers how to stop. */
export function onDrainRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
