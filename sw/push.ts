import type { PushMessage } from '../src/contract/feed/push';
import { answerFromNotification } from './answer-from-notification';
import { untilLetGo } from './let-go';
import { runSync } from './run-sync';
import { isObject } from '../src/domain/checks';

declare const self: ServiceWorkerGlobalScope;

const ICON = '/icons/icon-192.png';
const AVAILABLE = 'available';

/** Not in TypeScript's library: buttons on a notification, where a browser has them. */
type WithActions = NotificationOptions & { actions?: { action: string; title: string }[] };
/** What a tap on a notification needs. */
type Tapped = Pick<PushMessage, 'path' | 'tag' | 'answer'>;

/** Shows what the server tells, fetches what is new, and opens what a tap is about (DASH-7). */
export function onPush(): void {
  self.addEventListener('push', (event) => {
    const message = read(event.data);
    // Every push must show something, or the browser takes the permission back.
    const { title, body, path, tag, answer } = message;
    const shown = show(title, {
      body,
      tag,
      data: { path, tag, answer } satisfies Tapped,
      actions: answer === undefined ? [] : [{ action: AVAILABLE, title: 'Still available' }],
    });
    event.waitUntil(Promise.all([shown, untilLetGo(runSync(true)).catch(() => undefined)]));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `show` alone gave it
    const tapped = event.notification.data as Tapped;
    event.waitUntil(event.action === AVAILABLE ? answerAvailable(tapped) : open(tapped.path));
  });
}

const show = (title: string, options: WithActions): Promise<void> =>
  self.registration.showNotification(title, { icon: ICON, badge: ICON, ...options });

/** Answers at a tap, and says what became of it; what cannot be answered so is opened. */
async function answerAvailable({ path, tag, answer }: Tapped): Promise<void> {
  const words =
    answer === undefined ? null : await answerFromNotification(answer).catch(() => null);
  if (words === null) return open(path);
  await show(answer?.recipient.name ?? 'Gida', {
    body: words,
    tag,
    data: { path, tag } satisfies Tapped,
  });
}

function read(data: PushMessageData | null): PushMessage {
  const fallback = { title: 'Gida', body: 'There is news for you.', path: '/', tag: 'news' };
  try {
    const told: unknown = data?.json();
    return isObject(told) ? { ...fallback, ...told } : fallback;
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
