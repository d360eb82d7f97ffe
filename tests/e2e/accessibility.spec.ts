import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { Origin } from '../support/origin';
import { AGENT, APPROVER, logIn, SEEKER } from './helpers';

let origin: Origin;
test.describe.configure({ mode: 'parallel' });
test.beforeAll(async () => {
  origin = await Origin.create();
  await origin.start();
});
test.afterAll(() => origin.dispose());

const SEARCH = '/search-results?listingType=rent&location=Lagos';
const PUBLIC = [
  '/',
  SEARCH,
  `${SEARCH}&view=map`,
  `${SEARCH}&text=zzzz`,
  '/login',
  '/signup',
  '/buyer-signup',
  '/forgot-password',
  '/reset-password?token=x',
  '/pricing',
  '/blog',
  '/blog-post-1',
  '/faq',
  '/rent-vs-buy-calculator',
  '/service-charge-estimator',
  '/scam-detector',
  '/privacy-policy',
  '/terms',
  '/data',
  '/no-such-page',
];
const SEEKERS = [
  '/customer-dashboard',
  '/customer-dashboard?tab=inspections',
  '/customer-dashboard?tab=messages',
  '/customer-dashboard?tab=notifications',
  '/customer-dashboard?tab=settings',
  '/outbox',
];
const AGENTS = [
  '/dashboard',
  '/dashboard/inspections',
  '/dashboard/saved',
  '/dashboard/boosts',
  '/dashboard/messages',
  '/dashboard/analytics',
  '/dashboard/account',
  '/dashboard/property-map',
  '/add-property',
  '/import-listings',
];

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
      // No frames of other origins here: the older mode spares a new page for every run.
      const axe = new AxeBuilder({ page }).setLegacyMode().options({
        resultTypes: ['violations'],
        ...(rules ? { runOnly: { type: 'rule', values: [...rules] } } : {}),
      });
      const { violations } = await axe.analyze();
      const told = violations.map(
        ({ id, nodes }) =>
          `${where} on a ${device} in ${colorScheme}: ${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(' | ')}`,
      );
      expect.soft(told).toEqual([]);
    }
  }
  await page.setViewportSize(DEVICES.phone);
}

const visit = (browser: Browser) =>
  browser.newContext({
    baseURL: origin.url,
    viewport: DEVICES.phone,
    reducedMotion: 'reduce',
  });

test('no public screen has an accessibility violation, on a phone or a desktop, in light or dark', async ({
  browser,
}) => {
  const context = await visit(browser);
  const page = await context.newPage();
  for (const path of PUBLIC) {
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
}) => {
  const people: [{ email: string; password: string }, string[]][] = [
    [SEEKER, SEEKERS],
    [AGENT, AGENTS],
    [APPROVER, ['/approvals']],
  ];
  for (const [who, paths] of people) {
    const context = await visit(browser);
    const page = await context.newPage();
    await logIn(page, who);
    for (const path of paths) {
      await page.goto(path);
      await expectAccessible(page, path);
    }
    await context.close();
  }
});
