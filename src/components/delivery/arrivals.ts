import { createSignal } from '../../domain/signal';

let count = 0;
const changed = createSignal();

/** How often code that comes later has come, for `useSyncExternalStore`. */
export const arrivals = {
  subscribe: changed.on,
  count: () => count,
  note: () => {
    count += 1;
    changed.tell();
  },
};
