import { type Browser, expect, type Page } from '@playwright/test';
import type { Origin } from '../support/origin';
import { addressesFor } from '../support/page-visits';
import { cutRings } from './cut-rings';
import { AGENT, APPROVER, logInVisitor, openActions, openLive, SEEKER } from './helpers';
import { lostTexts } from './lost-texts';
import { test } from './shared-origin';

test.describe.configure({ mode: 'parallel' });

const SEARCH = '/search-results?listingType=rent&location=Lagos';
/** The words of a screen that is still waiting for something. */
const WAITING = /Loading|Opening|Searching …|Reading from this phone|Looking at/;

/** Text twice as large on the usual phone, and the usual text on the narrowest one. */
const READINGS = [
  { width: 360, text: 32 },
  { width: 320, text: 16 },
];

async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.locator('main')).not.toHaveText(WAITING);
}

/** Looks at a screen as it is, in each of the readings. */
async function expectWhole(page: Page, where: string): Promise<void> {
  await settled(page);
  for (const { width, text } of READINGS) {
    await page.setViewportSize({ width, height: 740 });
    // What is drawn to the measure of its box is drawn anew in the frame that follows.
    await page.evaluate(async (size) => {
      document.documentElement.style.fontSize = `${size}px`;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, text);
    const told = (await lostTexts(page)).map(
      (line) => `${where} at ${width} px, text of ${text} px: ${line}`,
    );
    expect.soft(told).toEqual([]);
  }
}

const visit = (browser: Browser, origin: Origin) =>
  browser.newContext({ baseURL: origin.url, reducedMotion: 'reduce', serviceWorkers: 'block' });

test('every public screen can be read whole with text of 200 %, and at 320 pixels', async ({
  browser,
  origin,
}) => {
  const context = await visit(browser, origin);
  const page = await context.newPage();
  for (const path of addressesFor('visitor')) {
    await page.goto(path);
    await expectWhole(page, path);
  }
  await page.goto(SEARCH);
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.getByText('View larger map').scrollIntoViewIfNeeded();
  await page.locator('.leaflet-container').waitFor();
  await expectWhole(page, 'property');
  await page.locator('a[href^="/agents/"]').first().click();
  await expectWhole(page, 'agent');
  await context.close();
});

test('every screen of an account can be read whole with text of 200 %, and at 320 pixels', async ({
  browser,
  origin,
}) => {
  const people: [{ email: string; password: string }, string[]][] = [
    [SEEKER, addressesFor('seeker')],
    [AGENT, addressesFor('agent')],
    [APPROVER, addressesFor('approver')],
  ];
  for (const [who, paths] of people) {
    const context = await visit(browser, origin);
    const page = await context.newPage();
    await logInVisitor(page, who);
    for (const path of paths) {
      await page.goto(path);
      await expectWhole(page, path);
    }
    if (who === AGENT) {
      await page.goto('/dashboard');
      await page.getByRole('article').first().waitFor();
      await expectWhole(page, 'own listings');
      const actions = await openActions(page.getByRole('article').first());
      await actions.getByRole('link', { name: 'Edit' }).click();
      await page.getByLabel('Address *').waitFor();
      await expectWhole(page, 'edit a property');
    }
    await context.close();
  }
});

test('no ring of what has the focus is cut, in rows that scroll and in lists', async ({
  browser,
  origin,
}) => {
  const people: [{ email: string; password: string } | null, string[]][] = [
    [null, [SEARCH, `${SEARCH}&view=map`, '/pricing', '/faq']],
    [SEEKER, ['/customer-dashboard', '/saved-properties', '/messages']],
    [
      AGENT,
      [
        '/dashboard',
        '/dashboard/inspections',
        '/dashboard/messages',
        '/dashboard/analytics',
        '/add-property',
      ],
    ],
  ];
  for (const [who, paths] of people) {
    const context = await visit(browser, origin);
    const page = await context.newPage();
    if (who) await logInVisitor(page, who);
    for (const path of paths) {
      // What scrolls to the focus comes with the scripts.
      await openLive(page, path);
      await settled(page);
      expect.soft(await cutRings(page), path).toEqual([]);
    }
    await context.close();
  }
});
