import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

// A stand-in for the browser's own container: jsdom has no workers, and a line cannot be dropped at one file of it.
type Registration = { active: { postMessage: (message: unknown) => void } | null };
let container: {
  controller: object | null;
  ready: Promise<Registration>;
  register: ReturnType<typeof vi.fn>;
  getRegistration: () => Promise<Registration | undefined>;
  addEventListener: () => void;
};
let registration: Registration | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
  registration = undefined;
  container = {
    controller: null,
    ready: new Promise(() => undefined),
    register: vi.fn(() => Promise.reject(new TypeError('a file was lost'))),
    getRegistration: () => Promise.resolve(registration),
    addEventListener: () => undefined,
  };
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: container } }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
});
const start = async () =>
  (await import('../../src/platform/network/service-worker-client')).registerServiceWorker();
const after = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

describe('[PWA-2] a worker that was not installed', () => {
  test('comes again while the page stays, ever later, and no more once it has the page', async () => {
    await start();
    await after(1);
    const first = container.register.mock.calls.length;
    await after(15);
    expect(container.register.mock.calls.length - first).toBe(1);
    await after(20);
    expect(container.register.mock.calls.length - first).toBe(1);
    await after(10);
    expect(container.register.mock.calls.length - first).toBe(2);
    container.controller = {};
    await after(3600);
    expect(container.register.mock.calls.length - first).toBe(2);
  });

  test('is asked to take the page where it is there', async () => {
    const postMessage = vi.fn();
    await start();
    await after(1);
    const first = container.register.mock.calls.length;
    registration = { active: { postMessage } };
    await after(15);
    expect(postMessage.mock.calls).toEqual([[{ type: 'CLAIM' }]]);
    expect(container.register.mock.calls.length).toBe(first);
  });

  test('comes no more once it removed itself', async () => {
    const active = { postMessage: () => undefined };
    container.ready = Promise.resolve({ active });
    await start();
    await after(1);
    const first = container.register.mock.calls.length;
    await after(3600);
    expect(container.register.mock.calls.length).toBe(first);
  });
});
