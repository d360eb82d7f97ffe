import { Workbox } from 'workbox-window';

let waiting: Workbox | null = null;
const listeners = new Set<() => void>();

/** Registers the worker; a new version waits until `takeUpdate` is called. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const workbox = new Workbox('/sw.js');
  workbox.addEventListener('waiting', () => {
    waiting = workbox;
    for (const listener of listeners) listener();
  });
  // Registering must never keep the app from starting.
  void workbox.register().catch(() => undefined);
}

export function isUpdateWaiting(): boolean {
  return waiting !== null;
}

export function onUpdateWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets the new version take over and reloads once it has. */
export function takeUpdate(): void {
  if (waiting === null) return;
  waiting.addEventListener('controlling', () => window.location.reload());
  waiting.messageSkipWaiting();
}
