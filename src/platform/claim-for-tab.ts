const claims = new Map<string, Promise<boolean>>();

/**
 * Claims a name for this tab until it is closed; the browser frees it when a tab dies. Answers false
 * where another tab holds it. Without Web Locks every tab may have it. Asked again while the first
 * answer is on its way, as by a screen that is drawn twice, it is the same claim.
 */
export function claimForTab(name: string): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true);
  const known = claims.get(name);
  if (known !== undefined) return known;
  const claim = new Promise<boolean>((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      if (lock === null) {
        claims.delete(name);
        return undefined;
      }
      // Held as long as the tab lives.
      return new Promise(() => undefined);
    });
  });
  claims.set(name, claim);
  return claim;
}
