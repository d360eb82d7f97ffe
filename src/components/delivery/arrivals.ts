let count = 0;
const listeners = new Set<() => void>();

/** How often code that comes later has come, for `useSyncExternalStore`. */
export const arrivals = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  count: () => count,
  note: () => {
    count += 1;
    for (const listener of listeners) listener();
  },
};
