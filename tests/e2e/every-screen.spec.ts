import { type Browser, expect, type Page } from '@playwright/test';
import type { Origin } from '../support/origin';
import { addressesFor } from '../support/page-visits';
import { axeViolations } from './axe-violations';
import { cutRings } from './cut-rings';
import { expectWhole, PHONE } from './expect-whole';
import { AGENT, APPROVER, logInVisitor, openActions, openLive, SEEKER } from './helpers';
import { test } from './shared-origin';

test.describe.configure({ mode: 'parallel' });

const SEARCH = '/search-results?listingType=rent&location=Lagos';
/** The words of a screen that is still waiting for something; a 'Loading bay' is none. */
const WAITING =
  /(?:Loading|Opening|Looking at)[^.…]{0,40}(?:…|\.{3})|Searching …|Reading from this phone/;

const DEVICES = { phone: PHONE, desktop: { width: 1280, height: 800 } };

async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.locator('main')).not.toHaveText(WAITING);
}

/** On a phone and on a desktop, in light and dark: nothing against the rules of access. */
async function expectAccessible(page: Page, where: string): Promise<void> {
  for (const [device, viewport] of Object.entries(DEVICES)) {
    await page.setViewportSize(viewport);
    // Colours are all that the dark theme changes.
    for (const [colorScheme, rules] of [
      ['light', undefined],
      ['dark', ['color-contrast', 'link-in-text-block']],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      const told = (await axeViolations(page, rules)).map(
        (violation) => `${where} on a ${device} in ${colorScheme}: ${violation}`,
      );
      expect.soft(told).toEqual([]);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Looks at a screen as it is, in every way that people see it: it is opened once for all of them. */
async function look(page: Page, where: string): Promise<void> {
  await settled(page);
  await expectAccessible(page, where);
  await expectWhole(page, where);
}

const visit = (browser: Browser, origin: Origin) =>
  browser.newContext({
    baseURL: origin.url,
    viewport: DEVICES.phone,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });

test('every public screen is accessible and whole, on a phone, a narrow one and a desktop, in light, dark and large text', async ({
  browser,
  origin,
}) => {
  const context = await visit(browser, origin);
  const page = await context.newPage();
  for (const path of addressesFor('visitor')) {
    await page.goto(path);
    await look(page, path);
  }
  await page.goto(SEARCH);
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.getByText('View larger map').scrollIntoViewIfNeeded();
  await page.locator('.leaflet-container').waitFor();
  await look(page, 'property');
  const home = page.getByRole('heading', { level: 1 });
  const title = (await home.textContent()) ?? '';
  await page.locator('a[href^="/agents/"]').first().click();
  // The home stands until the agent's page has come.
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor({
    state: 'detached',
  });
  await look(page, 'agent');
  await context.close();
});

for (const [name, who, account] of [
  ['seeker', SEEKER, 'seeker'],
  ['agent', AGENT, 'agent'],
  ['approver', APPROVER, 'approver'],
] as const)
  test(`every screen of ${name === 'seeker' ? 'a' : 'an'} ${name} is accessible and whole, on a phone, a narrow one and a desktop, in light, dark and large text`, async ({
    browser,
    origin,
  }) => {
    const context = await visit(browser, origin);
    const page = await context.newPage();
    await logInVisitor(page, who);
    // A log-in elsewhere is news: a badge stands in menus and bars.
    const elsewhere = await visit(browser, origin);
    await logInVisitor(await elsewhere.newPage(), who);
    await elsewhere.close();
    for (const path of addressesFor(account)) {
      await page.goto(path);
      await look(page, path);
    }
    if (who === AGENT) {
      await page.goto('/dashboard');
      await page.getByRole('article').first().waitFor();
      await look(page, 'own listings');
      const actions = await openActions(page.getByRole('article').first());
      await actions.getByRole('link', { name: 'Edit' }).click();
      await page.getByLabel('Address *').waitFor();
      await look(page, 'edit a property');
    }
    await context.close();
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
