/** What others may listen to, for `useSyncExternalStore` among them: that something changed, not what. */
export type Signal = {
  /** Listens; answers how to stop. */
  on: (listener: () => void) => () => void;
  /** Calls all who listen. */
  tell: () => void;
};

/** A signal to which nobody listens yet. */
export function createSignal(): Signal {
  const listeners = new Set<() => void>();
  return {
    on: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: () => {
      for (const listener of listeners) listener();
    },
  };
}
