import { WAITING_COOKIE, WAITING_COOKIE_SECONDS } from '../src/contract/waiting-cookie';
import { countWaiting } from '../src/db/repositories/outbox/count-waiting';

declare const self: ServiceWorkerGlobalScope;

/** Writes down how much waits on this phone, where a worker can: without it the next page does. */
export async function noteWaiting(): Promise<void> {
  if (!('cookieStore' in self)) return;
  const count = await countWaiting([]);
  if (count === null) return;
  await self.cookieStore.set({
    name: WAITING_COOKIE,
    value: String(count),
    path: '/',
    expires: Date.now() + WAITING_COOKIE_SECONDS * 1000,
    sameSite: 'lax',
  });
}
