import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

// A stand-in for the browser's own container: jsdom has no workers, and a line cannot be dropped at one file of it.
type Registration = { active: { postMessage: (message: unknown) => void } | null };
type Container = {
  controller: object | null;
  ready: Promise<Registration>;
  register: ReturnType<typeof vi.fn>;
  getRegistration: () => Promise<Registration | undefined>;
};
let container: Container & EventTarget;
let registration: Registration | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
  registration = undefined;
  const made: Container = {
    controller: null,
    ready: new Promise(() => undefined),
    register: vi.fn(() => Promise.reject(new TypeError('a file was lost'))),
    getRegistration: () => Promise.resolve(registration),
  };
  container = Object.assign(new EventTarget(), made);
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

describe('[PWA-3] a new version', () => {
  const client = () => import('../../src/platform/network/service-worker-client');
  /** A page that has its worker, and how new versions come to it. */
  async function running() {
    const known = Object.assign(new EventTarget(), {
      active: { postMessage: () => undefined },
      installing: null as EventTarget | null,
      waiting: null as EventTarget | null,
      update: () => Promise.resolve(),
    });
    registration = known;
    container.controller = {};
    container.register = vi.fn(() => Promise.resolve(known));
    await start();
    await after(1);
    return (becomes: 'redundant' | 'installed') => {
      const worker = Object.assign(new EventTarget(), { state: 'installing', scriptURL: '/sw.js' });
      known.installing = worker;
      known.dispatchEvent(new Event('updatefound'));
      known.installing = null;
      if (becomes === 'installed') known.waiting = worker;
      worker.state = becomes;
      worker.dispatchEvent(new Event('statechange'));
    };
  }

  test('is told also after one that could not be fetched whole', async () => {
    const comes = await running();
    const { readUpdate, findUpdate } = await client();
    comes('redundant');
    expect(readUpdate()).toBe('none');
    expect(await findUpdate()).toBe('newest');
    comes('installed');
    expect(readUpdate()).toBe('waiting');
    expect(await findUpdate()).toBe('ready');
  });

  test('that another tab took makes this page the old one', async () => {
    await running();
    const { readUpdate } = await client();
    container.controller = {};
    container.dispatchEvent(new Event('controllerchange'));
    expect(readUpdate()).toBe('waiting');
  });

  test('is none where the first worker takes the page', async () => {
    await start();
    await after(1);
    container.controller = {};
    container.dispatchEvent(new Event('controllerchange'));
    expect((await client()).readUpdate()).toBe('none');
  });
});
