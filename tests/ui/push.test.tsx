import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  pushState,
  renewedSubscription,
  subscribeToPush,
  unsubscribeFromPush,
  wantsPush,
} from '../../src/platform/network/push';

/** A browser's push, as far as it is asked: one subscription, and a service that may be out of reach. */
function installPush(ready: 'ready' | 'never' = 'ready') {
  let current: { key: string } | null = null;
  let isReachable = true;
  const subscriptionFor = (key: string) => ({
    options: { applicationServerKey: new TextEncoder().encode(key).buffer },
    toJSON: () => ({ endpoint: `https://push.example/${key}` }),
    unsubscribe: async () => {
      current = null;
      return true;
    },
  });
  const pushManager = {
    getSubscription: async () => (current === null ? null : subscriptionFor(current.key)),
    subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
      if (!isReachable) throw new DOMException('Registration failed', 'AbortError');
      current = { key };
      return subscriptionFor(key);
    },
  };
  const registration = { pushManager };
  const container = {
    ready: ready === 'ready' ? Promise.resolve(registration) : new Promise(() => undefined),
    getRegistration: async () => registration,
  };
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', {
    permission: 'granted',
    requestPermission: async () => 'granted',
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return {
    begin: (key: string) => {
      current = { key };
    },
    lose: () => {
      current = null;
    },
    reach: (is: boolean) => {
      isReachable = is;
    },
  };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** The server's keys, as a subscription gives them back. */
const [FIRST, SECOND] = [btoa('first'), btoa('other!')].map((key) => key.replace(/=+$/, '')) as [
  string,
  string,
];

test('[DASH-2] a renewed key that cannot be subscribed to at once is tried again, until it can', async () => {
  const push = installPush();
  push.begin('first');
  expect(await renewedSubscription(FIRST)).toEqual({ endpoint: 'https://push.example/first' });
  push.reach(false);
  await expect(renewedSubscription(SECOND)).rejects.toThrow('Registration failed');
  expect(await pushState()).toBe('off');
  expect(await wantsPush()).toBe(true);
  push.reach(true);
  expect(await renewedSubscription(SECOND)).toEqual({ endpoint: `https://push.example/${SECOND}` });
  expect(await pushState()).toBe('on');
  // A browser may let a subscription go by itself, and tells nobody.
  push.lose();
  expect([await pushState(), await wantsPush()]).toEqual(['off', true]);
  expect(await renewedSubscription(SECOND)).toEqual({ endpoint: `https://push.example/${SECOND}` });
  await unsubscribeFromPush();
  expect([await wantsPush(), localStorage.length]).toEqual([false, 0]);
});

test('whoever never agreed, or ended it meanwhile, is not subscribed by a renewal', async () => {
  const push = installPush();
  expect(await wantsPush()).toBe(false);
  expect(await renewedSubscription(FIRST)).toBeNull();
  push.begin('first');
  push.reach(false);
  await expect(renewedSubscription(SECOND)).rejects.toThrow('Registration failed');
  await unsubscribeFromPush();
  push.reach(true);
  expect(await wantsPush()).toBe(false);
  expect(await renewedSubscription(SECOND)).toBeNull();
});

test('a worker that never comes to be ready is an error, and no wait for ever', async () => {
  vi.useFakeTimers();
  installPush('never');
  const asked = expect(subscribeToPush(FIRST)).rejects.toThrow('No worker is ready');
  await vi.advanceTimersByTimeAsync(20_000);
  await asked;
});
