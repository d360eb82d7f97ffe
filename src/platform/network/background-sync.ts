type SyncRegistration = ServiceWorkerRegistration & {
  sync?: { register(tag: string): Promise<void> };
  periodicSync?: { register(tag: string, options: { minInterval: number }): Promise<void> };
};

/**
 * Asks the browser to wake the worker once there is a network; where Background Sync is missing,
 * asks the worker now. Neither is trusted alone: the page drains as well.
 */
export async function requestBackgroundSync(tag: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration: SyncRegistration | undefined =
    await navigator.serviceWorker.getRegistration();
  if (registration?.active == null) return;
  try {
    if (registration.sync === undefined) registration.active.postMessage({ type: 'DRAIN' });
    else await registration.sync.register(tag);
  } catch {
    // Refused by a setting or in private mode: the page's own triggers remain.
  }
}

/** Asks to be woken about twice a day; browsers grant it to installed apps that are used. */
export async function requestPeriodicSync(tag: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration: SyncRegistration | undefined =
    await navigator.serviceWorker.getRegistration();
  // Refused where it is not granted: the page refreshes when it is opened.
  await registration?.periodicSync
    ?.register(tag, { minInterval: 12 * 3_600_000 })
    .catch(() => undefined);
}
