import type { PushMessage } from '../src/contract/push';
import { runSync } from './run-sync';

declare const self: ServiceWorkerGlobalScope;

const ICON = '/icons/icon-192.png';

/** Shows what the server tells, fetches what is new, and opens what a tap is about (DASH-7). */
export function onPush(): void {
  self.addEventListener('push', (event) => {
    const message = read(event.data);
    // Every push must show something, or the browser takes the permission back.
    const shown = self.registration.showNotification(message.title, {
      body: message.body,
      tag: message.tag,
      icon: ICON,
      badge: ICON,
      data: { path: message.path },
    });
    event.waitUntil(Promise.all([shown, runSync(true).catch(() => undefined)]));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { path } = event.notification.data as { path: string };
    event.waitUntil(open(path));
  });
}

function read(data: PushMessageData | null): PushMessage {
  const fallback = { title: 'Gida', body: 'There is news for you.', path: '/', tag: 'news' };
  try {
    return { ...fallback, ...(data?.json() as Partial<PushMessage>) };
  } catch {
    return fallback;
  }
}

/** In a window of the app where there is one, else in a new one. Only ever a path of this site. */
async function open(path: string): Promise<void> {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window' });
  const known = windows.find((client) => client.visibilityState === 'visible') ?? windows[0];
  if (known === undefined) {
    await self.clients.openWindow(url.href);
    return;
  }
  await known.focus();
  await known.navigate(url.href);
}
