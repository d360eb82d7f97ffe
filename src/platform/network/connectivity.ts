/** What was last observed of our server; never what the browser believes of the network. */
export type Connectivity = { state: 'unknown' | 'reached' | 'unreachable'; at: number };

let current: Connectivity = { state: 'unknown', at: 0 };
const listeners = new Set<() => void>();

/** Told by the API client after each request. */
export function reportReach(reached: boolean): void {
  const state = reached ? 'reached' : 'unreachable';
  const changed = state !== current.state;
  current = changed ? { state, at: Date.now() } : current;
  if (changed) for (const listener of listeners) listener();
}

export function readConnectivity(): Connectivity {
  return current;
}

export function onConnectivity(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
