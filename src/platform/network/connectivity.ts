import { createSignal } from '../../domain/signal';

/** What was last observed of our server; never what the browser believes of the network. */
export type Connectivity = 'unknown' | 'reached' | 'unreachable';

let current: Connectivity = 'unknown';
const changed = createSignal();

/** Told by the API client after each request. */
export function reportReach(reached: boolean): void {
  const state = reached ? 'reached' : 'unreachable';
  if (state === current) return;
  current = state;
  changed.tell();
}

export function readConnectivity(): Connectivity {
  return current;
}

export const onConnectivity = changed.on;
