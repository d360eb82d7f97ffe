import { createSignal } from '../../domain/signal';

/** What was last observed of our server; never what the browser believes of the network. */
export type Connectivity = { state: 'unknown' | 'reached' | 'unreachable'; at: number };

let current: Connectivity = { state: 'unknown', at: 0 };
const changed = createSignal();

/** Told by the API client after each request. */
export function reportReach(reached: boolean): void {
  const state = reached ? 'reached' : 'unreachable';
  if (state === current.state) return;
  current = { state, at: Date.now() };
  changed.tell();
}

export function readConnectivity(): Connectivity {
  return current;
}

export const onConnectivity = changed.on;
