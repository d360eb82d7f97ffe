import { readStored, store } from '../stored';

/** Kept while this device is to be told of news: a browser that lets a subscription end says so to nobody. */
const OWED = 'gida-push-owed';
/** A worker that is not there by then could not be installed. */
const WORKER_MS = 20_000;

/** What this browser says of messages to a closed app. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

export async function pushState(): Promise<PushState> {
  if (!('PushManager' in window) || !('serviceWorker' in navigator) || !('Notification' in window))
    return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? 'on' : 'off';
}

/**
 * Asks for leave to notify and subscribes this device. To be called from a tap: browsers ask nobody
 * who did nothing.
 * @param key the server's public key
 * @returns the subscription, or null where the person or the browser said no
 */
export async function subscribeToPush(key: string): Promise<PushSubscriptionJSON | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await readyWorker();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  store(OWED, '1');
  return subscription.toJSON();
}

/** The worker that messages come to. @throws Error where none is ready in time: waiting for it may never end */
function readyWorker(): Promise<ServiceWorkerRegistration> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No worker is ready')), WORKER_MS);
    void navigator.serviceWorker.ready.then(resolve).finally(() => clearTimeout(timer));
  });
}

/** Whether this device was told of news and is to be so still. */
export async function wantsPush(): Promise<boolean> {
  const state = await pushState();
  return state === 'on' || (state === 'off' && readStored(OWED) !== null);
}

/** The specification's request at the start (DASH-2), where that is what is shown. */
export function requestNotificationPermission(): void {
  if ('Notification' in window && Notification.permission === 'default')
    void Notification.requestPermission();
}

/**
 * Renews what was agreed to before: the same subscription told to the server again, or a new one
 * where the server's key is another now. Null where nobody agreed to anything.
 */
export async function renewedSubscription(key: string): Promise<PushSubscriptionJSON | null> {
  if (Notification.permission !== 'granted') return null;
  const known = await (await readyWorker()).pushManager.getSubscription();
  if (known === null && readStored(OWED) === null) return null;
  store(OWED, '1');
  if (known !== null && keyOf(known) === key) return known.toJSON();
  await known?.unsubscribe();
  return subscribeToPush(key);
}

/** Ends it on this device, with or without a network: the next person here is told nothing of this one. */
export async function unsubscribeFromPush(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return;
  store(OWED, null);
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  // A renewal may have been under way.
  store(OWED, null);
}

function keyOf(subscription: PushSubscription): string {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
