import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { newVisitor } from '../e2e/helpers';
import { Origin } from '../support/origin';

/** Inside the project, whose packages its server imports. */
const FOLDER = join('.cache', 'development');

/** What React in production passes over: it takes over a page as it stands, and leaves what differs. */
test('[FIRST-1] every written page is taken over as it was written, says React itself', async ({
  browser,
}) => {
  // It builds the app first.
  test.slow();
  const built = spawnSync(process.execPath, ['scripts/build.mjs'], {
    env: { ...process.env, NODE_ENV: 'development', BUILD_DIR: join(FOLDER, 'dist') },
    encoding: 'utf8',
  });
  expect(built.status, built.stderr).toBe(0);
  const origin = await Origin.create({}, FOLDER);
  await origin.start();
  const answer = await fetch(`${origin.url}/api/properties?listingType=sale&limit=1`);
  const { properties } = (await answer.json()) as {
    properties: { id: string; agent: { id: string } }[];
  };
  const [home] = properties;
  if (home === undefined) throw new Error('The demo has no home for sale');
  const { page } = await newVisitor(browser, origin);
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => said.push(`${page.url()}: ${message}`));
  for (const path of [
    '/',
    '/search-results?listingType=rent&location=Lagos',
    '/search-results?location=2 bed flat in Yaba under 3m',
    `/property-detail/${home.id}`,
    `/agents/${home.agent.id}`,
    '/pricing',
    '/blog',
    '/blog-post-1',
    '/faq',
    '/terms',
  ]) {
    await page.goto(path);
    await expect(page.locator('[data-prerendered]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
  }
  await page.context().close();
  await origin.dispose();
  expect(said).toEqual([]);
});
