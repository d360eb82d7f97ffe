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
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  return subscription.toJSON();
}

/** The specification's request at the start (DASH-2), where that is what is shown. */
export function requestNotificationPermission(): void {
  if ('Notification' in window && Notification.permission === 'default')
    void Notification.requestPermission();
}
