import { type Browser, expect, type Page } from '@playwright/test';
import type { Origin } from '../support/origin';
import { addressesFor } from '../support/page-visits';
import { axeViolations } from './axe-violations';
import { AGENT, APPROVER, logInVisitor, openActions, SEEKER } from './helpers';
import { test } from './shared-origin';

test.describe.configure({ mode: 'parallel' });

const SEARCH = '/search-results?listingType=rent&location=Lagos';
/** The words of a screen that is still waiting for something. */
const WAITING = /Loading|Opening|Searching …|Reading from this phone|Looking at/;

const DEVICES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

/** Looks at a screen as it is: on a phone and on a desktop, in light and dark. */
async function expectAccessible(page: Page, where: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.locator('main')).not.toHaveText(WAITING);
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
  await page.setViewportSize(DEVICES.phone);
}

const visit = (browser: Browser, origin: Origin) =>
  browser.newContext({
    baseURL: origin.url,
    viewport: DEVICES.phone,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });

test('no public screen has an accessibility violation, on a phone or a desktop, in light or dark', async ({
  browser,
  origin,
}) => {
  const context = await visit(browser, origin);
  const page = await context.newPage();
  for (const path of addressesFor('visitor')) {
    await page.goto(path);
    await expectAccessible(page, path);
  }
  await page.goto(SEARCH);
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.getByText('View larger map').scrollIntoViewIfNeeded();
  await page.locator('.leaflet-container').waitFor();
  await expectAccessible(page, 'property');
  await context.close();
});

test('no screen of an account has an accessibility violation, on a phone or a desktop, in light or dark', async ({
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
      await expectAccessible(page, path);
    }
    if (who === AGENT) {
      await page.goto('/dashboard');
      const actions = await openActions(page.getByRole('article').first());
      await actions.getByRole('link', { name: 'Edit' }).click();
      await page.getByLabel('Address *').waitFor();
      await expectAccessible(page, 'edit a property');
    }
    await context.close();
  }
});
