import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { madeCaches } from '../support/made-caches';

vi.hoisted(() => {
  // Workbox looks for a worker's scope when it is loaded.
  Object.assign(globalThis, { self: globalThis, __WB_DISABLE_DEV_LOGS: true });
});

const NEW = ['/assets/new-1.js', '/assets/new-2.js', '/assets/new-3.js'];
const OLD = ['/assets/old-1.js', '/assets/old-2.js', '/assets/old-3.js'];
const BEFORE_OLD = '/assets/before-old.js';
const PREVIOUS = 'gida-previous-version';
const SEEN = 'gida-seen-photos';

class InstallEvent extends Event {
  readonly work: Promise<unknown>[] = [];
  waitUntil(one: Promise<unknown>): void {
    this.work.push(one);
  }
}

let listeners: ((event: Event) => void)[] = [];
let answers: ((event: object) => void)[] = [];
beforeEach(() => {
  vi.resetModules();
  listeners = [];
  answers = [];
  vi.stubGlobal('self', {
    location: { origin: 'https://gida.test', href: 'https://gida.test/sw.js' },
    __WB_DISABLE_DEV_LOGS: true,
    __WB_MANIFEST: NEW.map((path) => ({ url: `https://gida.test${path}`, revision: null })),
    addEventListener: (name: string, listener: (event: object) => void) => {
      if (name === 'install') listeners.push(listener);
      if (name === 'fetch') answers.push(listener);
    },
  });
  vi.stubGlobal('location', new URL('https://gida.test/sw.js'));
  vi.stubGlobal('fetch', async () => new Response('code'));
  vi.stubGlobal('FetchEvent', class extends Event {});
  vi.stubGlobal('ExtendableEvent', InstallEvent);
});
afterEach(() => vi.resetModules());

/** Installs the version of `NEW` where that of `OLD` runs. */
async function install(fits: number) {
  const kept = madeCaches(fits);
  vi.stubGlobal('caches', kept);
  Object.assign(self, { caches: kept });
  const { cacheNames } = await import('workbox-core');
  const { precacheShell } = await import('../../sw/precache');
  const fill = async (name: string, paths: string[]) => {
    const cache = await kept.open(name);
    for (const path of paths) await cache.put(path, new Response('kept'));
  };
  await fill(cacheNames.precache, OLD);
  await fill(PREVIOUS, [BEFORE_OLD]);
  await fill(SEEN, ['/photos/1.webp', '/photos/2.webp']);
  const { keepRunningChunks } = await import('../../sw/previous-chunks');
  precacheShell(keepRunningChunks);
  const event = new InstallEvent('install');
  for (const listener of listeners) listener(event);
  for (let done = 0; done < event.work.length; done += 1) await event.work[done];
  return {
    code: kept.paths(cacheNames.precache).sort(),
    previous: kept.paths(PREVIOUS),
    seen: kept.paths(SEEN).length,
  };
}

test('a new version keeps the files of the one before for tabs that run it, and no older ones', async () => {
  expect(await install(100)).toEqual({ code: [...NEW, ...OLD].sort(), previous: OLD, seen: 2 });
});

test('a phone that has room for the new version alone gets it, without those copies', async () => {
  expect(await install(6)).toEqual({ code: [...NEW, ...OLD].sort(), previous: [], seen: 0 });
});

test('what is looked at makes room for the new version, and not for copies of the old one', async () => {
  // 3 of the running version, 1 of the one before it, 2 pictures, 3 of the new one: nothing more.
  expect(await install(9)).toEqual({
    code: [...NEW, ...OLD].sort(),
    previous: [OLD[0]],
    seen: 2,
  });
});

test('a link with a slash too many leads to the page that was meant, also where the worker answers', async () => {
  vi.stubGlobal('caches', madeCaches());
  // A browser knows where the worker is from.
  vi.spyOn(Response, 'redirect').mockImplementation(
    (to, status) => new Response(null, { status, headers: { location: String(to) } }),
  );
  const { precacheShell } = await import('../../sw/precache');
  precacheShell(async () => undefined);
  const visit = async (path: string, mode = 'navigate') => {
    const sent: (Response | Promise<Response>)[] = [];
    const request = Object.assign(new Request(`https://gida.test${path}`), {});
    Object.defineProperty(request, 'mode', { value: mode });
    const respondWith = (one: Response | Promise<Response>) => sent.push(one);
    for (const answer of answers) answer({ request, respondWith });
    const answer = await sent[0];
    return answer && [answer.status, answer.headers.get('location')];
  };
  expect(await visit('//property-detail//x?next=//y')).toEqual([
    308,
    '/property-detail/x?next=//y',
  ]);
  expect(await visit('///elsewhere.example')).toEqual([308, '/elsewhere.example']);
  expect(await visit('/faq?next=//y')).toBeUndefined();
  expect(await visit('//photos/x.webp', 'no-cors')).toBeUndefined();
});
