import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { PAGE_IDS, PAGES } from '../../src/contract/pages';
import { AGENT, APPROVER, logIn, openApp } from './helpers';
import { cached } from './cached-addresses';
import { alone as test } from './shared-origin';
import { smallJpeg } from './small-jpeg';
import { patience } from '../support/patience';

test('[PWA-2] [TOOL-4] [NAV-1] every route opens with the server down after one visit to any page', async ({
  device: page,
  origin,
}) => {
  await openApp(page, '/blog');
  await origin.stop('SIGKILL');
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  for (const id of PAGE_IDS) {
    const path = PAGES[id].path
      .replace(':propertyId', 'f3b0c442-98fc-4c14-9afb-f4c8996fb924')
      .replace(':articleId', '3');
    await page.goto(path);
    await expect(
      page
        .getByRole('heading', { level: 1 })
        .or(page.getByRole('heading', { level: 2 }))
        .first(),
      path,
    ).toBeVisible();
    await expect(page.getByText('This page is not on your device yet'), path).toHaveCount(0);
    await expect(page.getByText('Something went wrong.'), path).toHaveCount(0);
  }
  expect(failures).toEqual([]);
});

test('[PWA-2] an approver’s screen, which no other phone fetches, opens with the server down where it never was open', {
  tag: '@long',
}, async ({ device: page, origin }) => {
  await logIn(page, APPROVER);
  await page.goto('/blog');
  const isKept = (path: string) => path.startsWith('/assets/late-approvals-');
  await expect.poll(async () => (await cached(page)).filter(isKept).length).toBe(2);
  await origin.stop('SIGKILL');
  await page.goto('/approvals');
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
});

test('[FORM-5] a browser killed while a draft is unsaved gives it back, photos too', {
  tag: '@long',
}, async ({ playwright, launchOptions, origin }) => {
  const profile = mkdtempSync(join(tmpdir(), 'gida-profile-'));
  const launch = () =>
    playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      baseURL: origin.url,
      viewport: { width: 360, height: 740 },
    });
  const context = await launch();
  const page = await context.newPage();
  await logIn(page, AGENT);
  await origin.stop();
  await page.goto('/add-property');
  await page.getByLabel('Address *').fill('Plot 5, Sangotedo, Lagos');
  await page.keyboard.press('Escape');
  await page.getByLabel('Price *').fill('42000000');
  await page.getByLabel('Add photos').setInputFiles([await smallJpeg('plot.jpg')]);
  await expect(page.getByText('1 of 10')).toBeVisible({ timeout: patience(30_000) });
  await page.getByLabel('Description').fill('Dry land, fenced');
  // The last pause is what is promised: wait for it as the device itself shows it.
  await expect.poll(() => draftText(page)).toContain('Dry land, fenced');
  // No unload handlers run: all is gone at once, as when the phone kills the browser.
  const gone = context.waitForEvent('close');
  killBrowserOf(profile);
  await gone;

  const second = await launch();
  const again = await second.newPage();
  await again.goto('/add-property');
  await expect(again.getByText('We kept what you typed last time.')).toBeVisible();
  await expect(again.getByLabel('Address *')).toHaveValue('Plot 5, Sangotedo, Lagos');
  await expect(again.getByLabel('Price *')).toHaveValue('42,000,000');
  await expect(again.getByLabel('Description')).toHaveValue('Dry land, fenced');
  await expect(again.getByText('1 of 10')).toBeVisible();
  await second.close();
  rmSync(profile, { recursive: true, force: true });
});

/** Kills every process of the browser that was started on this profile, without a warning. */
function killBrowserOf(profile: string): void {
  for (const line of execFileSync('ps', ['-axo', 'pid=,args='], { encoding: 'utf8' }).split('\n')) {
    if (!line.includes(`--user-data-dir=${profile}`)) continue;
    try {
      process.kill(Number.parseInt(line, 10), 'SIGKILL');
    } catch {
      // It went with its parent.
    }
  }
}

function draftText(page: import('@playwright/test').Page): Promise<string> {
  return page.evaluate(async () => {
    const name = (await indexedDB.databases())
      .map((database) => database.name ?? '')
      .find((known) => /^gida-[0-9a-f]{8}-/.test(known));
    return new Promise<string>((resolve) => {
      const open = indexedDB.open(name ?? '');
      open.addEventListener('success', () => {
        const all = open.result.transaction('drafts').objectStore('drafts').getAll();
        all.addEventListener('success', () => {
          open.result.close();
          resolve(JSON.stringify(all.result));
        });
      });
    });
  });
}
