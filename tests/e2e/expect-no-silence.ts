import { type Browser, expect, type Page } from '@playwright/test';
import type { Origin } from '../support/origin';
import { newVisitor } from './helpers';
import { patience } from '../support/patience';

export const TITLE = 'Something went wrong.';
/** As long as a page may take until it speaks, in milliseconds of its own clock. */
const SPEAKS_WITHIN_MS = patience(12_000);
const TOGETHER = 4;
/** What a browser itself says of a file that did not come. */
const OF_THE_FILE = /dynamically imported module|Unable to preload CSS|Failed to fetch/;

type Failure = 'abort' | '404';

const assetOf = (url: string) => /\/assets\/([^?]+\.(?:js|css))$/.exec(url)?.[1];

/** The scripts and styles that a page asks for by itself. */
async function assetsOf(browser: Browser, origin: Origin, path: string): Promise<string[]> {
  const { context, page } = await newVisitor(browser, origin);
  const asked = new Set<string>();
  page.on('request', (request) => {
    const asset = assetOf(request.url());
    if (asset !== undefined) asked.add(asset);
  });
  await page.goto(path);
  await expect.poll(() => stateOf(page), { timeout: patience(20_000) }).toBe('works');
  await page.waitForLoadState('networkidle');
  await context.close();
  return [...asked];
}

/** What a person has before them: the app at work, words with a way on, or neither. */
function stateOf(page: Page): Promise<string> {
  return page.evaluate((title) => {
    const text = document.body.innerText;
    const buttons = [...document.querySelectorAll('button')].map((button) => button.innerText);
    const way = buttons.find((name) => name === 'Refresh' || name === 'Try again');
    if (way !== undefined && (text.includes(title) || text.includes('could not be fetched')))
      return 'says so';
    const content = [...document.querySelectorAll('main *')].at(-1);
    const isLive = Object.keys(content ?? {}).some((key) => key.startsWith('__reactFiber'));
    const opening = /Opening|Searching/.test(text);
    if (isLive && !opening && document.querySelector('main h1') !== null) return 'works';
    return text.trim() === '' ? 'white' : `waits: ${text.slice(0, 200)}`;
  }, TITLE);
}

/** Opens a page that lacks one file and tells what came of it. */
async function without(
  browser: Browser,
  origin: Origin,
  path: string,
  asset: string,
  failure: Failure,
): Promise<string> {
  const { context, page } = await newVisitor(browser, origin);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (!OF_THE_FILE.test(message)) errors.push(message);
  });
  await page.clock.install();
  await page.route(`**/assets/${asset}`, (route) =>
    failure === 'abort' ? route.abort() : route.fulfill({ status: 404, body: 'Not here' }),
  );
  await page.goto(path);
  let state = await stateOf(page);
  for (let ms = 0; ms < SPEAKS_WITHIN_MS && !/^(works|says so)$/.test(state); ms += 1000) {
    await page.clock.fastForward(1000);
    // What the page asked for in that second comes in no time of its clock.
    await page.waitForLoadState('networkidle');
    state = await stateOf(page);
  }
  await context.close();
  return errors.length === 0 ? state : `${state}, with ${errors.join('; ')}`;
}

const WITHOUT_NEWS = /^(works|says so)$/;

/** Opens a page without each of its files in turn: it says so, or does without it. */
export async function expectNoSilence(
  browser: Browser,
  origin: Origin,
  path: string,
): Promise<void> {
  const assets = await assetsOf(browser, origin, path);
  expect(assets.length).toBeGreaterThan(4);
  const cases: [string, Failure][] = assets.map((asset) => [asset, 'abort']);
  // A file that the server has no more is a failure like any other: once will do.
  const late = assets.findLast((asset) => asset.endsWith('.js'));
  if (late !== undefined) cases.push([late, '404']);
  const found: Record<string, string> = {};
  const left = cases.values();
  const work = async () => {
    for (const [asset, failure] of left)
      found[`${asset} ${failure}`] = await without(browser, origin, path, asset, failure);
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
  const silent = Object.entries(found).filter(([, state]) => !WITHOUT_NEWS.test(state));
  expect(silent).toEqual([]);
  // Without the files that the app begins with nothing works: those must have been missed.
  for (const [key, state] of Object.entries(found))
    if (/^(rolldown-runtime|vendor|shell).*\.js /.test(key))
      expect([key, state]).toEqual([key, 'says so']);
}
