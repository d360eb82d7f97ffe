import { EventEmitter, once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { AGENT_CODE, LATE_CODE } from '../../src/contract/late-code';
import { nextRelease } from '../support/next-release';
import { AGENT, logIn, openApp, outboxOf, SEEKER } from './helpers';
import { alone as test } from './shared-origin';
import { whenQuiet } from './when-quiet';
import { BUILT, laterBuild, lossyBuild } from './later-build';
import { cached } from './cached-addresses';

const SEARCH = '/search-results?listingType=sale&location=Lagos';

/** What comes with its first use, and the worker's own code, which the browser keeps with the worker. */
const NOT_KEPT = [...LATE_CODE, 'worker-'];

const deltasIn = (dataDir: string): string[] => {
  const folder = join(dataDir, 'releases', 'deltas');
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.dcz')) : [];
};

test('[PWA-2] the worker precaches exactly the shell, every route and the drawings', async ({
  device: page,
}) => {
  await openApp(page, '/terms');
  const assets = readdirSync(join(BUILT, 'assets'))
    .filter((name) => /\.(js|css)$/.test(name) && !NOT_KEPT.some((other) => name.startsWith(other)))
    .map((name) => `/assets/${name}`);
  const drawings = readdirSync(join(BUILT, 'illustrations'))
    .filter((name) => name.endsWith('.svg'))
    .map((name) => `/illustrations/${name}`);
  const precached = await page.evaluate(async () => {
    const name = (await caches.keys()).find((known) => known.includes('-precache-')) ?? '';
    const requests = await (await caches.open(name)).keys();
    return requests.map((request) => new URL(request.url).pathname);
  });
  const rest = precached.filter((path) => !assets.includes(path) && !drawings.includes(path));
  expect(precached).toEqual(expect.arrayContaining([...assets, ...drawings]));
  expect(new Set(rest)).toEqual(
    new Set([
      '/index.html',
      '/manifest.webmanifest',
      ...rest.filter((path) => path.startsWith('/icons/')),
    ]),
  );
});

test('a link with a slash too many leads to its page, also where the worker answers', async ({
  device: page,
  origin,
}) => {
  await openApp(page, '/terms');
  await page.goto(`${origin.url}//faq?a=//b`);
  await expect(page).toHaveURL(`${origin.url}/faq?a=//b`);
  await expect(page.getByLabel('Search the questions')).toBeVisible();
});

test('[PWA-2] a page that was still loading when the worker came has it all the same', {
  tag: '@long',
}, async ({ device: page, origin }) => {
  const context = page.context();
  const late = await context.newPage();
  const release = new EventEmitter();
  await late.route('**/faq', async (route) => {
    await once(release, 'now');
    await route.continue();
  });
  const opening = late.goto('/faq');
  await openApp(page);
  release.emit('now');
  await opening;
  await late.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await origin.stop();
  await late.getByRole('contentinfo').getByRole('link', { name: 'Rental Scam Detector' }).click();
  await expect(late.getByRole('heading', { level: 1, name: 'Rental Scam Detector' })).toBeVisible();
});

test('[PWA-2] a first worker that lost a file comes again while the page stays', async ({
  device: page,
  origin,
}) => {
  const { folder, hide, show } = lossyBuild();
  hide();
  origin.env.CLIENT_DIR = folder;
  await origin.stop();
  await origin.start();
  await page.clock.install();
  const lost = page.context().waitForEvent('response', (answer) => answer.status() === 404);
  await page.goto('/terms');
  await lost;
  const hasWorker = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
  await expect.poll(hasWorker).toBe(false);
  show();
  await page.clock.fastForward(16_000);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await origin.stop();
  await page.goto('/faq');
  await expect(page.getByLabel('Search the questions')).toBeVisible();
  rmSync(folder, { recursive: true, force: true });
});

test('[PWA-2] an agent’s phone keeps their screens from the log-in on, and has those of a new version before it is installed', async ({
  device: page,
  origin,
}) => {
  const kept = () =>
    page.evaluate(async () => {
      const files = await (await caches.open('gida-late-code')).keys();
      return files.map(({ url }) => new URL(url).pathname).toSorted();
    });
  await openApp(page, '/terms');
  expect(await kept()).toEqual([]);
  await logIn(page, AGENT);
  const agents = (folder: string) =>
    readdirSync(join(folder, 'assets'))
      .filter((name) => name.startsWith(AGENT_CODE) && /\.(js|css)$/.test(name))
      .map((name) => `/assets/${name}`);
  await expect.poll(kept).toEqual(agents(BUILT).toSorted());
  const folder = nextRelease([
    { stem: 'late-agent-listings', words: '"Add New Property"', other: '"Add another one"' },
  ]);
  origin.env.CLIENT_DIR = folder;
  await origin.stop();
  await origin.start();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(page.getByText('A new version is ready')).toBeVisible();
  expect(await kept()).toEqual(expect.arrayContaining(agents(folder)));
  await whenQuiet(page);
  await origin.stop();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update now' }).click();
  await loaded;
  await page.goto('/add-property');
  await expect(page.getByRole('heading', { level: 1, name: 'Add another one' })).toBeVisible();
  rmSync(folder, { recursive: true, force: true });
});

test('nothing of the API is cached, and a poisoned cache is not believed', async ({
  device: page,
}) => {
  await logIn(page, SEEKER);
  await page.goto(SEARCH);
  await page.getByRole('article').first().getByRole('button', { name: 'Save' }).click();
  await page.goto('/messages');
  await page.evaluate(async () => {
    const poison = await caches.open('poison');
    const lie = JSON.stringify({ properties: [], total: 0, nextCursor: null });
    await poison.put('/api/properties?listingType=sale&location=Lagos', new Response(lie));
    await poison.put('/search-results', new Response('<h1>poison</h1>'));
    await poison.put('/', new Response('<h1>poison</h1>'));
  });
  await page.goto(SEARCH);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('poison')).toHaveCount(0);
  await page.evaluate(() => caches.delete('poison'));
  expect((await cached(page)).filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('[PWA-3] a new version waits for a form, reloads once, and leaves old tabs their files', async ({
  device: page,
  origin,
}) => {
  test.setTimeout(120_000);
  const context = page.context();
  await logIn(page, AGENT);
  const oldTab = await context.newPage();
  await oldTab.goto('/terms');
  await page.goto('/add-property');
  await page.getByLabel('Address *').fill('3 Allen Avenue, Ikeja, Lagos');
  await page.keyboard.press('Escape');

  const { folder, gone } = laterBuild();
  origin.env.CLIENT_DIR = folder;
  await origin.stop();
  await origin.start();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const bar = page.getByText('A new version is ready for when you have finished.');
  await expect(bar).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update now' })).toBeDisabled();
  await expect(page.getByLabel('Address *')).toHaveValue('3 Allen Avenue, Ikeja, Lagos');

  await page.getByLabel('Price *').fill('90000000');
  await page.getByRole('button', { name: 'Save Property' }).click();
  await expect(page).toHaveURL(/dashboard$/);
  await expect.poll(() => outboxOf(page)).toEqual([]);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await whenQuiet(page);
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByRole('article', { name: /in 3 Allen Avenue/ })).toBeVisible();
  await expect(page.getByText('A new version is ready')).toHaveCount(0);
  expect(loads).toBe(1);

  // The old tab asks for a chunk that is on no server any more.
  expect((await fetch(origin.url + gone)).status).toBe(404);
  await oldTab.evaluate(() => {
    history.pushState({}, '', '/faq');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(oldTab.getByRole('heading', { level: 1, name: /Questions/ })).toBeVisible();
  // The other tab took it: here a tap has nothing to wait for.
  const loaded = oldTab.waitForEvent('load');
  await oldTab.getByRole('button', { name: 'Update now' }).click();
  await loaded;
  rmSync(folder, { recursive: true, force: true });
});

test('[PWA-4] a new version fetches what changed alone, as differences', { tag: '@long' }, async ({
  device: page,
  origin,
}) => {
  const context = page.context();
  origin.env.LOG_LEVEL = 'info';
  await openApp(page, '/terms');
  const folder = nextRelease([
    { stem: 'results-page', words: 'Up to date', other: 'Fresh, looked at' },
    { stem: 'worker', words: 'gida-late-code', other: 'gida-later-code' },
  ]);
  origin.env.CLIENT_DIR = folder;
  await origin.stop();
  await origin.start();
  await expect.poll(() => deltasIn(origin.dataDir)).toHaveLength(2);

  const encodings: Record<string, string | undefined> = {};
  context.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (answer.request().serviceWorker() !== null)
      encodings[pathname.replace(/-[\w-]{8}\./, '-*.')] = answer.headers()['content-encoding'];
  });
  /** Requests that reached the server: not those that the browser answered from its own cache. */
  const asked = () => origin.output.split('"method":"GET","route":"/*"').length - 1;
  const before = asked();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
  await expect(page.getByText('A new version is ready')).toBeVisible();
  expect(encodings).toMatchObject({
    '/assets/results-page-*.js': 'dcz',
    '/assets/worker-*.js': 'dcz',
  });
  // The two, the list of files, and the shell with its new names.
  expect(asked() - before).toBe(4);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update now' }).click();
  await loaded;
  await page.goto(SEARCH);
  await expect(page.getByText('Fresh, looked at')).toBeVisible();
  rmSync(folder, { recursive: true, force: true });
});

test('[START-1] a failing start says so, with a way on', async ({ device: page }) => {
  await page.addInitScript(() => {
    window.matchMedia = () => {
      throw new Error('Broken on purpose');
    };
  });
  await page.goto('/');
  await expect(page.getByText('Something went wrong.')).toBeVisible();
  await expect(
    page.getByText("The application couldn't start properly. Please try refreshing the page."),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
});
