const claimed = new Set<string>();

/**
 * Claims a name for this tab until it is closed; the browser frees it when a tab dies. Answers false
 * where another tab holds it. Without Web Locks every tab may have it.
 */
export function claimForTab(name: string): Promise<boolean> {
  if (claimed.has(name) || !('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      if (lock === null) return undefined;
      claimed.add(name);
      // Held as long as the tab lives.
      return new Promise(() => undefined);
    });
  });
}
