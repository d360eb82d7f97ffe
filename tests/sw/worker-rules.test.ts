import 'fake-indexeddb/auto';
import { CacheExpiration } from 'workbox-expiration';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { onMessage } from '../../sw/message';
import { onPush } from '../../sw/push';
import { savesData } from '../../sw/saves-data';
import { agentNow, keepPosted } from '../../sw/share-target';
import { storeSession } from '../../src/db/repositories/account/session-repository';
import { onSync } from '../../sw/sync';
import { tilesBelow } from '../../sw/tiles';
import { withSeenLetGo } from '../../sw/with-seen-let-go';
import { madeCaches } from '../support/made-caches';

const runSync = vi.hoisted(() => {
  // Workbox looks for a worker's scope when it is loaded.
  Object.assign(globalThis, { self: globalThis });
  return vi.fn();
});
vi.mock('../../sw/run-sync', () => ({ runSync }));

// What the service worker decides by itself, on a scope made of a few functions.
type Handler = (event: object) => void;
const handlers = new Map<string, Handler>();
const done: string[] = [];
const client = (name: string, visibilityState: string) => ({
  visibilityState,
  focus: async () => done.push(`focus ${name}`),
  navigate: async (url: string) => done.push(`navigate ${name} ${url}`),
});
let windows: ReturnType<typeof client>[] = [];

beforeEach(() => {
  handlers.clear();
  done.length = 0;
  windows = [];
  runSync.mockReset().mockResolvedValue({ sent: 0, offline: false, retryAt: null });
  vi.stubGlobal('self', {
    location: { origin: 'https://gida.test', href: 'https://gida.test/sw.js' },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: async () => done.push('skip waiting'),
    registration: {
      showNotification: async (title: string, { data }: { data: { path: string } }) =>
        done.push(`show ${title}, opens ${data.path}`),
    },
    clients: {
      claim: async () => done.push('claim'),
      matchAll: async () => windows,
      openWindow: async (url: string) => done.push(`open ${url}`),
    },
  });
});

/** Tells the worker of an event and waits for what it has to do. */
async function tell(name: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  handlers.get(name)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
  await Promise.all(work);
}

describe('a push', () => {
  beforeEach(onPush);

  test('shows what it says, and fetches what is new', async () => {
    const message = { title: 'Ada wrote', body: 'Free?', path: '/messages', tag: 'm' };
    await tell('push', { data: { json: () => message } });
    expect(done).toEqual(['show Ada wrote, opens /messages']);
    expect(runSync).toHaveBeenCalledWith(true);
  });

  test('that cannot be read shows something all the same', async () => {
    const unreadable = () => {
      throw new SyntaxError('no JSON');
    };
    await tell('push', { data: { json: unreadable } });
    await tell('push', { data: null });
    expect(done).toEqual(['show Gida, opens /', 'show Gida, opens /']);
  });

  const tap = (path: string) =>
    tell('notificationclick', { notification: { close: () => undefined, data: { path } } });

  test('opens its page in the window that is seen, else in any, else in a new one', async () => {
    windows = [client('hidden', 'hidden'), client('seen', 'visible')];
    await tap('/messages');
    windows = [client('hidden', 'hidden')];
    await tap('/messages');
    windows = [];
    await tap('/messages');
    expect(done).toEqual([
      'focus seen',
      'navigate seen https://gida.test/messages',
      'focus hidden',
      'navigate hidden https://gida.test/messages',
      'open https://gida.test/messages',
    ]);
  });

  test('opens no other site', async () => {
    windows = [client('seen', 'visible')];
    await tap('https://evil.example/login');
    await tap('//evil.example/login');
    expect(done).toEqual([]);
  });
});

describe('a wake-up by the browser', () => {
  beforeEach(onSync);
  const wake = () => tell('sync', { tag: 'gida-outbox' });

  test('sends what waits, and is over when nothing is left', async () => {
    await wake();
    expect(runSync).toHaveBeenCalledTimes(1);
  });

  test('without a network asks to be woken again', async () => {
    runSync.mockResolvedValue({ sent: 0, offline: true, retryAt: Date.now() + 1000 });
    await expect(wake()).rejects.toThrow('Something still waits to be sent');
    expect(runSync).toHaveBeenCalledTimes(1);
  });

  test('does not wait longer than the browser lets it', async () => {
    runSync.mockResolvedValue({ sent: 0, offline: false, retryAt: Date.now() + 200_000 });
    await expect(wake()).rejects.toThrow('Something still waits to be sent');
    expect(runSync).toHaveBeenCalledTimes(1);
  });

  test('for something else is none of its business', async () => {
    await tell('sync', { tag: 'another' });
    expect(runSync).not.toHaveBeenCalled();
  });
});

test('nothing is fetched ahead where data is saved, or where a worker cannot know', async () => {
  const scope = (connection: { saveData?: boolean } | undefined, cookies: string[] | null) =>
    Object.assign(self, {
      navigator: { connection },
      ...(cookies && {
        cookieStore: {
          get: async (name: string) => (cookies.includes(name) ? { name, value: '1' } : null),
        },
      }),
    });
  scope(undefined, null);
  expect(await savesData()).toBe(true);
  scope(undefined, []);
  expect(await savesData()).toBe(false);
  scope(undefined, ['gida-saves-data']);
  expect(await savesData()).toBe(true);
  scope({ saveData: true }, []);
  expect(await savesData()).toBe(true);
});

test('a new version takes over when a page says so, and not by itself', async () => {
  onMessage();
  await tell('message', { data: { type: 'DRAIN' } });
  await tell('message', { data: null });
  expect(done).toEqual([]);
  expect(runSync).toHaveBeenCalledWith(false);
  await tell('message', { data: { type: 'SKIP_WAITING' } });
  expect(done).toEqual(['skip waiting']);
});

test('what was looked at is forgotten when a page says so', async () => {
  vi.stubGlobal('location', self.location);
  onMessage();
  await new CacheExpiration('gida-seen-photos', { maxEntries: 1 }).updateTimestamp(
    'https://gida.test/photos/draft.webp?key=secret',
  );
  await tell('message', { data: { type: 'FORGET_SEEN' } });
  const rows = await new Promise<unknown>((resolve) => {
    indexedDB.open('workbox-expiration').addEventListener('success', ({ target }) => {
      const { result } = target as IDBOpenDBRequest;
      const all = result.transaction('cache-entries').objectStore('cache-entries').getAll();
      all.addEventListener('success', () => resolve(all.result));
    });
  });
  expect(rows).toEqual([]);
});

test('what was shared and cannot be read is lost, and what is empty is nothing', async () => {
  const posted = (form: () => Promise<FormData>) =>
    keepPosted(Object.assign(new Request('https://gida.test/'), { formData: form }), 'somebody');
  const unreadable = new File(['a chat'], 'chat.txt', { type: 'text/plain' });
  unreadable.slice = () => {
    throw new DOMException('Gone', 'NotReadableError');
  };
  const form = new FormData();
  form.append('photos', unreadable);
  vi.spyOn(form, 'getAll').mockReturnValue([unreadable]);
  const lost = { outcome: 'lost', id: null };
  expect(await posted(async () => form)).toEqual(lost);
  expect(await posted(() => Promise.reject(new TypeError('cut off')))).toEqual(lost);
  expect(await posted(async () => new FormData())).toEqual({ outcome: 'nothing', id: null });
});

test('[SHARE-1] [LOGIN-1] what is shared is no agent’s whose login was for a visit that is over', async () => {
  const user = {
    id: 'ada',
    email: 'ada@gida.example',
    name: 'Ada',
    phone: null,
    companyName: null,
    userType: 'agent',
  } as const;
  await storeSession({ token: 'a token', user }, true);
  expect(await agentNow()).toBe('ada');
  await storeSession({ token: 'a token', user }, false);
  expect(await agentNow()).toBeNull();
  windows = [client('hidden', 'hidden')];
  expect(await agentNow()).toBe('ada');
  await storeSession({ token: 'a token', user: { ...user, userType: 'seeker' } }, true);
  expect(await agentNow()).toBeNull();
});

test('a file of a new version finds room where seen pictures go, and what is no want of room is none', async () => {
  const kept = madeCaches(1);
  vi.stubGlobal('caches', kept);
  await (await kept.open('gida-seen-photos')).put('/photos/seen.webp', new Response('a photo'));
  await withSeenLetGo(async () =>
    (await kept.open('precache')).put('/assets/app.js', new Response('code')),
  );
  expect([kept.paths('gida-seen-photos'), kept.paths('precache')]).toEqual([
    [],
    ['/assets/app.js'],
  ]);
  let tries = 0;
  const lost = async () => {
    tries += 1;
    throw new TypeError('Failed to fetch');
  };
  await expect(withSeenLetGo(lost)).rejects.toThrow('Failed to fetch');
  expect(tries).toBe(1);
});

test('tiles of an address that cannot be read are not kept, and the worker starts all the same', () => {
  expect(tilesBelow('https://tiles.test/{z}/{x}/{y}.png')).toBe('https://tiles.test/');
  expect(tilesBelow('/tiles/{z}/{x}/{y}.png')).toBe('https://gida.test/tiles/');
  expect(tilesBelow('/tiles/map.pmtiles')).toBeNull();
  expect(tilesBelow('https://{s}.tiles.test/{z}/{x}/{y}.png')).toBeNull();
});

test('a broken release lets go of every cache but photos that are kept, of itself, and loads open pages anew', async () => {
  vi.stubGlobal('caches', {
    keys: async () => ['gida-seen-photos', 'gida-saved-photos', 'workbox-precache'],
    delete: async (name: string) => done.push(`delete ${name}`),
  });
  Object.assign(self, { registration: { unregister: async () => done.push('unregister') } });
  windows = [Object.assign(client('seen', 'visible'), { url: 'https://gida.test/saved' })];
  // Loaded here, as it registers itself with the scope at once.
  const { standDown } = await import('../../sw/kill-switch');
  await standDown();
  expect(done).toEqual([
    'delete gida-seen-photos',
    'delete workbox-precache',
    'unregister',
    'navigate seen https://gida.test/saved',
  ]);
});
